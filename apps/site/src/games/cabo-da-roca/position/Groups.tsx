import { useStore } from '@nanostores/preact';
import { rulingNames } from '@portolan/cabo-da-roca';
import type { Rulings } from '@portolan/core';
import { TableReadings } from '../../../kit/TableReadings.tsx';
import { Fold, Whole } from '../../../position/Fold.tsx';
import { objectIn } from '../../../position/json.ts';
import { editionOf } from '../../../stores/table.ts';
import { caboPage } from '../page.ts';
import { BoxFold } from './BoxFold.tsx';
import type { Form } from './form.ts';
import { Heaps } from './Heaps.tsx';
import { Moment } from './Moment.tsx';
import { Player } from './Player.tsx';
import { Sailors } from './Sailors.tsx';
import { SeaFields } from './SeaFields.tsx';
import { Ships } from './Ships.tsx';
import { words } from './words.ts';

const ofMoment = ['phase', 'stage', 'active', 'tile', 'returned', 'drawing', 'departing', 'crossing', 'stepping'];
const ofEnd = ['debts', 'offer', 'ending', 'winners', 'totals', 'final', 'allowance', 'delivered', 'round', 'used'];
const ofPlayers = ['coins', 'home', 'homeLaid', 'out', 'gone', 'owed'];
const ofHeaps = ['shown', 'pile', 'discard', 'aside', 'stack'];

/** A table keeps the box it was entered with; a box entered since is offered. */
const OtherBox = ({ form: { lang, position, set } }: { readonly form: Form }) => {
  const kept = useStore(editionOf(caboPage.id));
  if (!kept || JSON.stringify(kept) === JSON.stringify(position.edition)) return null;
  return (
    <p class="small" data-box="other">
      {words.otherBox[lang]}{' '}
      <button type="button" class="btn btn-q" onClick={() => set('edition', kept)}>
        {words.myBox[lang]}
      </button>
    </p>
  );
};

/** Everything that can be entered about a table; tiles are laid on its picture. */
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
      <OtherBox form={form} />
      <Fold title={words.table[lang]} wrong={[...ofMoment, ...ofEnd].some(hasProblem)} open>
        <Moment form={form} />
      </Fold>
      <Fold title={words.sea[lang]} wrong={hasProblem('board')} open>
        <SeaFields form={form} />
      </Fold>
      <Fold title={words.ships[lang]} wrong={hasProblem('ships')} open>
        <Whole paths={['ships']} />
        <Ships form={form} />
      </Fold>
      <Fold title={words.sailors[lang]} wrong={hasProblem('sailors')}>
        <Whole paths={['sailors']} />
        <Sailors form={form} />
      </Fold>
      <Fold title={words.players[lang]} wrong={ofPlayers.some(hasProblem)} open>
        <Whole paths={ofPlayers} />
        {Array.from({ length: seats }, (_, seat) => (
          <Player key={seat} form={form} seat={seat} />
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
