import { rulingNames } from '@portolan/comptoir-des-antilles';
import type { Rulings } from '@portolan/core';
import { TableReadings } from '../../../kit/TableReadings.tsx';
import { Fold, Whole } from '../../../position/Fold.tsx';
import { objectIn } from '../../../position/json.ts';
import { PortFields } from '../parts/QuayFields.tsx';
import { withQuay } from '../parts/quay-text.ts';
import { BoxFold } from './BoxFold.tsx';
import { quaysIn } from './fields-of.ts';
import type { Form } from './form.ts';
import { Moment } from './Moment.tsx';
import { Piles } from './Piles.tsx';
import { Player } from './Player.tsx';
import { Turn } from './Turn.tsx';
import { words } from './words.ts';

const ofMoment = ['seats', 'phase', 'active', 'first', 'slate', 'left', 'leaving', 'auction', 'outcome'];
const ofPlayers = ['premiums', 'reserves', 'hands', 'tiles', 'discards'];
const ofPiles = ['next', 'ships', 'goods', 'tail', 'goodsOut', 'tilePile'];

interface Props {
  readonly form: Form;
  readonly hasProblem: (path: string) => boolean;
}

/** The four quays: ship, goods, porters, event tile. */
const Port = ({ form }: { readonly form: Form }) => {
  const { lang, position, seats, box, wrong, set } = form;
  return (
    <div class="rows">
      <Whole paths={['quays']} />
      <PortFields
        lang={lang}
        quays={quaysIn(position)}
        seats={seats}
        box={box}
        bare
        errorAt={(quay) => wrong(`quays[${quay - 1}]`)}
        onChange={(quay, text) => set('quays', withQuay(quaysIn(position), quay, text))}
      />
    </div>
  );
};

/** Everything that can be entered about a table. */
export const Groups = ({ form, hasProblem }: Props) => {
  const { lang, position, seats } = form;
  const rulings = objectIn(position, 'rulings') as Rulings;
  return (
    <>
      <Fold title={words.table[lang]} wrong={ofMoment.some(hasProblem)} open>
        <Moment form={form} />
      </Fold>
      <Fold title={words.port[lang]} wrong={hasProblem('quays')} open>
        <Port form={form} />
      </Fold>
      <Fold title={words.turn[lang]} wrong={hasProblem('turn')} open={position.turn !== undefined}>
        <Turn form={form} />
      </Fold>
      <Fold title={words.people[lang]} wrong={ofPlayers.some(hasProblem)} open>
        <Whole paths={ofPlayers} />
        {Array.from({ length: seats }, (_, seat) => (
          <Player key={seat} form={form} seat={seat} />
        ))}
      </Fold>
      <Fold title={words.piles[lang]} wrong={ofPiles.some(hasProblem)}>
        <Piles form={form} />
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
