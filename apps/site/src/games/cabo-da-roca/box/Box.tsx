import { BoxForm, type BoxGame } from '../../../box/BoxForm.tsx';
import type { PartProps } from '../../../check/module.ts';
import { caboPage } from '../page.ts';
import { BoxFields } from './BoxFields.tsx';
import { type Draft, draftOf, patchOf } from './draft.ts';
import { words } from './words.ts';

const game: BoxGame<Draft> = {
  page: caboPage,
  lead: words.lead,
  shown: draftOf,
  typed: (_, __, next) => patchOf(next),
  Fields: ({ lang, view, change }) => (
    <BoxFields lang={lang} draft={view} change={(part) => change({ ...view, ...part })} />
  ),
};

/** The owner's own cards, tiles, prices and names: typed in once, kept in the browser, carried by links. */
const Box = (props: PartProps) => <BoxForm {...props} game={game} />;

export default Box;
