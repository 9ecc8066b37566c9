import { seat } from '@portolan/core/words';
import type { Cause } from '../../types.ts';
import { counter } from '../names.ts';
import { doing, happening, refusing } from './types.ts';

/** Ships that cannot sail or are full, and what they pay. */
export const sailingRefusals = refusing({
  'not-full': ({ quay }, say) =>
    say(`Il n’y a pas de navire plein au quai ${quay}.`, `There is no full ship at quay ${quay}.`),
  locked: ({ quay }, say) =>
    say(
      `Le navire du quai ${quay} est plein : rien n’y bouge plus avant son départ.`,
      `The ship at quay ${quay} is full: nothing moves on it before it sails.`,
    ),
  'no-room': ({ quay, places, placing }, say) => {
    const left = say.count(places, ['place', 'places'], ['place', 'places']);
    return say(
      `Au quai ${quay}, il reste ${left} pour ${say.porters(placing)}.`,
      `At quay ${quay} there ${places === 1 ? 'is' : 'are'} ${left} for ${say.porters(placing)}.`,
    );
  },
  'nothing-due': (_, say, clause) =>
    clause === 'sailing.commission'
      ? say('Aucune commission n’est due : il n’y a rien à payer.', 'No commission is due: there is nothing to pay.')
      : say(
          'Aucune commission n’est due : l’ardoise ne se laisse pas.',
          'No commission is due: the slate cannot be left.',
        ),
  'known-tile': ({ next, goods }, say) =>
    say(
      `La prochaine marchandise est connue : ${say.goods(next)}, et non ${say.goods(goods)}.`,
      `The next goods tile is known: ${say.goods(next)}, not ${say.goods(goods)}.`,
    ),
  overloaded: ({ quay, aboard, ship }, say) =>
    say(
      `Au quai ${quay}, il y a ${say.porters(aboard)} à bord d’un navire de valeur ${ship}.`,
      `At quay ${quay} there ${aboard === 1 ? 'is' : 'are'} ${say.porters(aboard)} aboard a ship of value ${ship}.`,
    ),
  'full-at-quay': ({ quay }, say) =>
    say(
      `Le navire du quai ${quay} est plein : il serait déjà parti.`,
      `The ship at quay ${quay} is full: it would have sailed already.`,
    ),
  'goods-total': ({ goods, found, count }, say) => {
    const name = say.goods(goods);
    const tiles = say.count(found, [`tuile ${name}`, `tuiles ${name}`], [`${name} tile`, `${name} tiles`]);
    return say(
      `On compte ${tiles} en tout ; il en faut ${count}.`,
      `There ${found === 1 ? 'is' : 'are'} ${tiles} in all; there must be ${count}.`,
    );
  },
  'below-zero': (facts, say) =>
    say(
      `Le compteur de ${seat(facts.seat)} est à ${counter(facts.premiums)} ; il ne descend pas sous 0.`,
      `${seat(facts.seat)}’s counter shows ${counter(facts.premiums)}; it does not go below 0.`,
    ),
});

/** Why a ship sails. */
const why: Readonly<Record<Cause, readonly [fr: string, en: string]>> = {
  full: ['il est plein', 'it is full'],
  shortage: ['la Pénurie le fait partir', 'the Shortage makes it sail'],
  storm: ['la Tempête l’emporte', 'the Storm takes it'],
};

/** Departures: what they pay and cost, what becomes of ship, goods and porters. */
export const sailingEvents = happening({
  shipSailed: ({ ship, quay, cause }, say) =>
    say(
      `Le navire de valeur ${ship} quitte le quai ${quay} : ${why[cause][0]}.`,
      `The ship of value ${ship} leaves quay ${quay}: ${why[cause][1]}.`,
    ),
  rateChanged: ({ quay, change }, say) =>
    change < 0
      ? say(
          `La Mauvaise Qualité du quai ${quay} ôte 1 à la prime de chaque porteur.`,
          `Poor Quality at quay ${quay} takes 1 off the premium of each porter.`,
        )
      : say(
          `La Top Qualité du quai ${quay} ajoute 1 à la prime de chaque porteur.`,
          `Top Quality at quay ${quay} adds 1 to the premium of each porter.`,
        ),
  premiumPaid: ({ amount, porters, rate, ...event }, say) =>
    say(
      `${seat(event.seat)} touche ${say.premiums(amount)} : ${say.porters(porters)} à ${rate}.`,
      `${seat(event.seat)} earns ${say.premiums(amount)}: ${say.porters(porters)} at ${rate}.`,
    ),
  noPremium: ({ quay }, say) =>
    say(
      `Au quai ${quay}, la tempête prend tout : personne n’est payé.`,
      `At quay ${quay} the storm takes it all: nobody is paid.`,
    ),
  commissionPaid: ({ due, paid, ...event }, say) =>
    paid < due
      ? say(
          `${seat(event.seat)} doit une commission de ${due} et ne peut en payer que ${paid}.`,
          `${seat(event.seat)} owes a commission of ${due} and can pay only ${paid}.`,
        )
      : say(`${seat(event.seat)} paie la commission de ${due}.`, `${seat(event.seat)} pays the commission of ${due}.`),
  shipDiscarded: ({ ship, quay }, say) =>
    say(
      `Le navire de valeur ${ship} du quai ${quay} est défaussé.`,
      `The ship of value ${ship} from quay ${quay} is discarded.`,
    ),
  goodsReturned: ({ goods }, say) =>
    say(`Sa tuile ${say.goods(goods)} passe sous la pile.`, `Its ${say.goods(goods)} tile goes under the pile.`),
  portersReturned: (event, say) =>
    say(
      `${seat(event.seat)} reprend ${say.porters(event.n)}.`,
      `${seat(event.seat)} takes back ${say.porters(event.n)}.`,
    ),
});

/** What is done at a departure. */
export const sailingActions = doing({
  depart: (action, say) =>
    say(
      `${seat(action.seat)} fait d’abord partir le navire du quai ${action.quay}`,
      `${seat(action.seat)} lets the ship at quay ${action.quay} sail first`,
    ),
  payCommission: (action, say) =>
    say(`${seat(action.seat)} paie la commission`, `${seat(action.seat)} pays the commission`),
});
