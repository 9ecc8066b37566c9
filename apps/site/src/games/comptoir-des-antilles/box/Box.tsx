import { editionWarnings, parseEdition } from '@portolan/comptoir-des-antilles';
import { BoxForm, type BoxGame } from '../../../box/BoxForm.tsx';
import type { PartProps } from '../../../check/module.ts';
import { comptoirPage } from '../page.ts';
import { BoxFields } from './BoxFields.tsx';
import { type Draft, patchOf } from './draft.ts';
import { mistake } from './errors.ts';
import { words } from './words.ts';

const game: BoxGame<Draft> = {
  page: comptoirPage,
  lead: words.lead,
  shown: (json) => json,
  typed: (_, __, next) => (parseEdition(next).ok ? patchOf(next) : next),
  Fields: ({ lang, view, change }) => <BoxFields lang={lang} draft={view} change={change} />,
  fault: (problem, _, lang) => ({ says: mistake(problem, lang), place: problem.path }),
  warnings: (json) => {
    const read = parseEdition(json);
    return read.ok ? editionWarnings(read.value) : [];
  },
};

/** The owner's own contacts, tiles, ships and goods: typed in once, kept in the browser, carried by links. */
const Box = (props: PartProps) => <BoxForm {...props} game={game} />;

export default Box;
