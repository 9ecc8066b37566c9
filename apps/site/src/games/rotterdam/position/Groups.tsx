import type { Rulings } from '@portolan/core';
import { rulingNames } from '@portolan/rotterdam';
import { TableReadings } from '../../../kit/TableReadings.tsx';
import { Fold, Whole } from '../../../position/Fold.tsx';
import { objectIn } from '../../../position/json.ts';
import { BoxFold } from './BoxFold.tsx';
import { ofPhases } from './draft.ts';
import type { Form } from './form.ts';
import { Heaps } from './Heaps.tsx';
import { Moment } from './Moment.tsx';
import { Player } from './Player.tsx';
import { Ships } from './Ships.tsx';
import { words } from './words.ts';

const ofMoment = ['seats', 'phase', 'round', 'master', 'called', 'variants', ...ofPhases];
const ofHeaps = ['piles', 'stock', 'navPile', 'missionPile', 'used'];

/** Everything that can be entered about a table. */
export const Groups = ({
  form,
  hasProblem,
}: {
  readonly form: Form;
  readonly hasProblem: (path: string) => boolean;
}) => {
  const { lang, position, seats } = form;
  const rulings = objectIn(position, 'rulings') as Rulings;
  return (
    <>
      <Fold title={words.table[lang]} wrong={ofMoment.some(hasProblem)} open>
        <Moment form={form} />
      </Fold>
      <Fold title={words.ships[lang]} wrong={hasProblem('ships')} open>
        <Whole paths={['ships']} />
        <Ships form={form} />
      </Fold>
      <Fold title={words.players[lang]} wrong={hasProblem('hands')} open>
        <Whole paths={['hands']} />
        {Array.from({ length: seats }, (_, seat) => (
          <Player key={`player ${seat}`} form={form} seat={seat} />
        ))}
      </Fold>
      <Fold title={words.heaps[lang]} wrong={ofHeaps.some(hasProblem)}>
        <Heaps form={form} />
      </Fold>
      <BoxFold form={form} wrong={hasProblem('edition')} />
      <TableReadings
        lang={lang}
        names={rulingNames}
        value={rulings}
        onChange={(next) => form.set('rulings', Object.keys(next).length > 0 ? next : undefined)}
      />
    </>
  );
};
