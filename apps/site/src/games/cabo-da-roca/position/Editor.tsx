import { readTable, type Table } from '@portolan/boards/cabo-da-roca';
import { actionSchema, positionSchema, reconstructed, type State } from '@portolan/cabo-da-roca';
import type { PartProps } from '../../../check/module.ts';
import { Editor } from '../../../position/Editor.tsx';
import type { EditorGame } from '../../../position/editor-game.ts';
import { caboKit } from '../example/kit.tsx';
import { changed, freshPosition, seatsOf } from './draft.ts';
import type { Form } from './form.ts';
import { inBox } from './in-box.ts';
import { moveWords, positionWords } from './labels.ts';
import { moves } from './moves.tsx';
import { Picture } from './Picture.tsx';
import { partly } from './partly.ts';
import { firstMove, moveOfKind } from './proposal.ts';
import { fields } from './table-fields.tsx';
import { words } from './words.ts';

const game: EditorGame<State, Table, Form> = {
  kit: caboKit,
  title: words.title,
  lead: words.lead,
  fresh: freshPosition,
  freshFor: (edition) => inBox(freshPosition, edition),
  read: readTable,
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
  firstMove,
  moveOfKind,
};

/** The whole table of Cabo da Roca to enter, and the verdict on any move. */
const CaboEditor = (props: PartProps) => <Editor game={game} {...props} />;

export default CaboEditor;
