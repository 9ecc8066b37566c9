import { readTable, type Table } from '@portolan/boards/borneo';
import { type ActionKind, actionSchema, positionSchema, reconstructed, type State } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import type { From } from '../../../kit/useTerms.ts';
import { Editor } from '../../../position/Editor.tsx';
import type { EditorGame } from '../../../position/editor-game.ts';
import { borneoKit } from '../example/kit.tsx';
import { unnamed } from '../score/unnamed.ts';
import { entry } from './board/entry.ts';
import { movesAt } from './board/moves.ts';
import { Picture } from './board/Picture.tsx';
import { emptyTable, startTable } from './board/tables.ts';
import { changed, seatsOf } from './change.ts';
import { freshPosition } from './draft.ts';
import type { Form } from './form.ts';
import { moveWords, positionWords } from './labels.ts';
import { moves } from './moves.tsx';
import { firstMove, moveOfKind } from './proposal.ts';
import { fields } from './table-fields.tsx';
import { words } from './words.ts';

export const game: EditorGame<State, Table, Form> = {
  kit: borneoKit,
  title: words.title,
  lead: words.lead,
  fresh: freshPosition,
  empty: emptyTable,
  start: startTable,
  read: readTable,
  unnamed,
  sheet: async () => (await import('./sheet.ts')).render,
  changed: (position, key, value, { position: last }) => changed(position, key, value, last),
  formOf: (base, table) => ({
    ...base,
    seats: seatsOf(base.position),
    phase: typeof base.position.phase === 'string' ? base.position.phase : 'mission',
    box: table.box ?? reconstructed,
    table,
  }),
  shapes: { position: positionSchema, action: actionSchema },
  words: { position: positionWords, action: moveWords },
  fields,
  moves,
  Picture,
  entry,
  movesOn: movesAt,
  firstMove: (state, table) => firstMove(state, table.position),
  moveOfKind: (kind, state, table) => moveOfKind(kind as ActionKind, state, table.position),
  play: () => import('../play/game.ts'),
};

/** The whole table of Borneo to enter, and the verdict on any move. */
const PositionEditor = (props: { readonly lang: Lang; readonly base: string; readonly from?: From | undefined }) => (
  <Editor game={game} {...props} />
);

export default PositionEditor;
