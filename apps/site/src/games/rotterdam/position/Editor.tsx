import { readTable, type Table } from '@portolan/boards/rotterdam';
import { actionSchema, positionSchema, type State } from '@portolan/rotterdam';
import type { PartProps } from '../../../check/module.ts';
import { Editor } from '../../../position/Editor.tsx';
import type { EditorGame } from '../../../position/editor-game.ts';
import { rotterdamKit } from '../example/kit.tsx';
import { unnamed } from '../score/unnamed.ts';
import { Beside } from './Beside.tsx';
import { boxIn, changed, emptied, phaseOf, seatsOf, started } from './draft.ts';
import { entry } from './entry.tsx';
import type { Form } from './form.ts';
import { freshIn, freshPosition } from './fresh.ts';
import { moveWords, positionWords } from './labels.ts';
import { moves } from './moves.tsx';
import { movesOn } from './moves-on.ts';
import { Picture } from './Picture.tsx';
import { partly } from './partly.ts';
import { firstMove, moveOfKind } from './proposal.ts';
import { fields } from './table-fields.tsx';
import { words } from './words.ts';

export const game: EditorGame<State, Table, Form> = {
  kit: rotterdamKit,
  title: words.title,
  lead: words.lead,
  fresh: freshPosition,
  freshIn,
  empty: emptied,
  start: started,
  read: readTable,
  unnamed,
  sheet: async () => (await import('./sheet.ts')).render,
  partly,
  changed,
  formOf: (base, table) => ({
    ...base,
    seats: seatsOf(base.position),
    phase: phaseOf(base.position),
    box: boxIn(base.position),
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

/** The whole table of Rotterdam to enter, and the verdict on any move. */
const RotterdamEditor = (props: PartProps) => <Editor game={game} {...props} />;

export default RotterdamEditor;
