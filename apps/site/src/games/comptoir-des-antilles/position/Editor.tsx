import { readTable, type Table } from '@portolan/boards/comptoir-des-antilles';
import { actionSchema, positionSchema, type State } from '@portolan/comptoir-des-antilles';
import type { PartProps } from '../../../check/module.ts';
import { Editor } from '../../../position/Editor.tsx';
import type { EditorGame } from '../../../position/editor-game.ts';
import { entry } from '../board/entry.tsx';
import { movesOn } from '../board/moves-on.ts';
import { emptyTable, startOfGame } from '../board/starts.ts';
import { comptoirKit } from '../example/kit.tsx';
import { ownTable } from '../parts/own-table.ts';
import { unnamed } from '../score/unnamed.ts';
import { Beside } from './Beside.tsx';
import { changed, freshPosition } from './draft.ts';
import { seatsOf } from './fields-of.ts';
import { type Form, withCures } from './form.ts';
import { moveWords, positionWords } from './labels.ts';
import { moves } from './moves.tsx';
import { Picture } from './Picture.tsx';
import { partly } from './partly.ts';
import { firstMove, moveOfKind } from './proposal.ts';
import { fields } from './table-fields.tsx';
import { words } from './words.ts';

export const game: EditorGame<State, Table, Form> = {
  kit: comptoirKit,
  title: words.title,
  lead: words.lead,
  fresh: freshPosition,
  freshFor: (edition) => ownTable(freshPosition, edition),
  empty: emptyTable,
  start: startOfGame,
  read: readTable,
  unnamed,
  sheet: async () => (await import('./sheet.ts')).render,
  partly,
  changed,
  formOf: (base, table) =>
    withCures({
      ...base,
      seats: seatsOf(base.position),
      phase: typeof base.position.phase === 'string' ? base.position.phase : (table.position.phase ?? 'act'),
      box: table.box,
      table,
    }),
  shapes: { position: positionSchema, action: actionSchema },
  words: { position: positionWords, action: moveWords },
  fields,
  moves,
  Picture,
  Beside,
  entry,
  movesOn,
  firstMove,
  moveOfKind,
  play: () => import('../play/game.ts'),
};

/** The whole table of Comptoir des Antilles to enter, and the verdict on any move. */
const ComptoirEditor = (props: PartProps) => <Editor game={game} {...props} />;

export default ComptoirEditor;
