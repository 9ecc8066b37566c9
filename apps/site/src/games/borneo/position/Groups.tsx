import { rulingNames } from '@portolan/borneo';
import type { Rulings } from '@portolan/core';
import { TableReadings } from '../../../kit/TableReadings.tsx';
import { Fold, Whole } from '../../../position/Fold.tsx';
import { objectIn } from '../../../position/json.ts';
import type { Form } from './form.ts';
import { hasPhaseFields, PhaseFields } from './PhaseFields.tsx';
import { PileFields, PlayerFields } from './PlayerFields.tsx';
import { PortFields } from './PortFields.tsx';
import { CompanyFields, TableFields } from './TableFields.tsx';
import { words } from './words.ts';

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
          <Whole paths={['fight', 'distribution', 'distribution.picks', 'final', 'dealTo']} />
          <PhaseFields form={form} />
        </Fold>
      )}
      <Fold title={words.companies[lang]} wrong={hasProblem('companies')} open>
        <Whole paths={['supply']} />
        <CompanyFields form={form} />
      </Fold>
      <Fold title={words.ports[lang]} wrong={hasProblem('ports')}>
        <Whole paths={['ports']} />
        <PortFields form={form} />
      </Fold>
      <Fold title={words.players[lang]} wrong={hasProblem('hands') || hasProblem('warehouses')}>
        <Whole paths={['hands', 'warehouses']} />
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
