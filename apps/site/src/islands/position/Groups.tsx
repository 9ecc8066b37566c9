import { borneo, rulingNames } from '@portolan/borneo';
import type { Lang, Rulings } from '@portolan/core';
import { Sign } from '../../kit/marks.tsx';
import { borneoBook, violationText } from '../../kit/rulebook.ts';
import { TableReadings } from '../../kit/TableReadings.tsx';
import { ClauseLink } from '../example/ClauseLink.tsx';
import { objectIn } from './draft.ts';
import type { Form } from './form.ts';
import { hasPhaseFields, PhaseFields } from './PhaseFields.tsx';
import { PileFields, PlayerFields } from './PlayerFields.tsx';
import { PortFields } from './PortFields.tsx';
import { CompanyFields, TableFields } from './TableFields.tsx';
import { words } from './words.ts';

/** A group of fields under its heading. */
export const Fold = ({
  title,
  open,
  wrong,
  children,
}: {
  title: string;
  open?: boolean;
  wrong?: boolean;
  children: preact.ComponentChildren;
}) => (
  <details class={wrong ? 'fold is-bad' : 'fold'} open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);

/** Why a position cannot occur, each reason with its clause. */
export const Impossible = ({ state, lang }: { state: Parameters<typeof borneo.validate>[0]; lang: Lang }) => {
  const violations = borneo.validate(state);
  if (violations.length === 0) return null;
  return (
    <section class="impossible" aria-live="polite">
      <Sign state="illegal" />
      <div>
        <b>{words.impossible[lang]}</b>
        <ul>
          {violations.map((violation) => (
            <li key={JSON.stringify(violation)}>
              {violationText(violation, lang)} <ClauseLink id={violation.clause} book={borneoBook} lang={lang} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

/** What is wrong with a group as a whole. */
const Whole = ({ form, paths }: { form: Form; paths: readonly string[] }) => {
  const found = paths.flatMap((path) => form.wrongAll(path) ?? [])[0];
  return found ? <p class="err">{found}</p> : null;
};

/** Everything that can be entered about a table. */
export const Groups = ({ form, hasProblem }: { form: Form; hasProblem: (path: string) => boolean }) => {
  const { lang, seats } = form;
  const rulings = objectIn(form.position, 'rulings') as Rulings;
  return (
    <>
      <Fold title={words.table[lang]} open>
        <TableFields form={form} />
      </Fold>
      {hasPhaseFields(form.phase) && (
        <Fold title={words.now[lang]} open>
          <Whole form={form} paths={['fight', 'distribution', 'distribution.picks', 'final', 'dealTo']} />
          <PhaseFields form={form} />
        </Fold>
      )}
      <Fold title={words.companies[lang]} wrong={hasProblem('companies')} open>
        <Whole form={form} paths={['supply']} />
        <CompanyFields form={form} />
      </Fold>
      <Fold title={words.ports[lang]} wrong={hasProblem('ports')}>
        <Whole form={form} paths={['ports']} />
        <PortFields form={form} />
      </Fold>
      <Fold title={words.players[lang]} wrong={hasProblem('hands') || hasProblem('warehouses')}>
        <Whole form={form} paths={['hands', 'warehouses']} />
        {Array.from({ length: seats }, (_, seat) => (
          <PlayerFields key={seat} form={form} seat={seat} />
        ))}
      </Fold>
      <Fold title={words.piles[lang]} wrong={hasProblem('missions') || hasProblem('pile') || hasProblem('discard')}>
        <PileFields form={form} />
      </Fold>
      <TableReadings
        lang={lang}
        names={rulingNames}
        value={rulings}
        onChange={(next) => form.set('rulings', Object.keys(next).length > 0 ? next : undefined)}
      />
    </>
  );
};
