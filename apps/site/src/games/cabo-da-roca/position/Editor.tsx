import { readTable, type Table } from '@portolan/boards/cabo-da-roca';
import {
  actionSchema,
  caboDaRoca,
  makePosition,
  positionSchema,
  reconstructed,
  type Setup,
  type State,
} from '@portolan/cabo-da-roca';
import type { PartProps } from '../../../check/module.ts';
import { Editor } from '../../../position/Editor.tsx';
import type { EditorGame } from '../../../position/editor-game.ts';
import type { Json } from '../../../stores/table.ts';
import { caboKit } from '../example/kit.tsx';
import { unnamed } from '../score/unnamed.ts';
import { Beside } from './Beside.tsx';
import { changed, freshPosition, seatsOf, withCross } from './draft.ts';
import { entry } from './entry.tsx';
import type { Form } from './form.ts';
import { inBox } from './in-box.ts';
import { moveWords, positionWords } from './labels.ts';
import { moves } from './moves.tsx';
import { Picture } from './Picture.tsx';
import { partly } from './partly.ts';
import { firstMove, moveOfKind } from './proposal.ts';
import { movesOn } from './shown.ts';
import { fields } from './table-fields.tsx';
import { words } from './words.ts';

export const game: EditorGame<State, Table, Form> = {
  kit: caboKit,
  title: words.title,
  lead: words.lead,
  fresh: freshPosition,
  freshFor: (edition) => inBox(freshPosition, edition),
  empty: withCross,
  start: ({ seats, edition, rulings }) => {
    const begun = caboDaRoca.setup({ seats, edition, rulings } as Setup);
    return begun.ok ? (makePosition(begun.value) as unknown as Json) : freshPosition;
  },
  read: readTable,
  unnamed,
  sheet: async () => (await import('./sheet.ts')).render,
  partly,
  changed,
  formOf: (base, table) => ({
    ...base,
    seats: seatsOf(base.position),
    phase: typeof base.position.phase === 'string' ? base.position.phase : 'act',
    box: table.box ?? reconstructed,
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

/** The whole table of Cabo da Roca to enter, and the verdict on any move. */
const CaboEditor = (props: PartProps) => <Editor game={game} {...props} />;

export default CaboEditor;
