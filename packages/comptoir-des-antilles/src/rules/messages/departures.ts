import { plain, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import { quay } from './facts.ts';
import * as fr from './french.ts';

/** Departures, the slate and new ships handled wrongly. */
export const departureRefusals: Readonly<Record<string, Sentence>> = {
  'not-full': {
    fr: (facts) => `Il n’y a pas de navire plein au quai ${quay(facts.quay)}.`,
    en: (facts) => `There is no full ship at quay ${quay(facts.quay)}.`,
  },
  'not-holder': {
    fr: (facts) => `L’ardoise est à ${seat(facts.holder)} : ${seat(facts.seat)} ne peut pas la laisser.`,
    en: (facts) => `The slate is with ${seat(facts.holder)}: ${seat(facts.seat)} cannot leave it with anybody.`,
  },
  'not-another-player': plain(
    'On laisse l’ardoise à un autre, pas à soi-même.',
    'The slate is left with another player, not with oneself.',
  ),
  'no-porter-aboard': {
    fr: (facts) =>
      `${seat(facts.to)} n’a aucun porteur à bord au quai ${quay(facts.quay)} : l’ardoise n’est pas pour lui.`,
    en: (facts) =>
      `${seat(facts.to)} has no porter aboard at quay ${quay(facts.quay)}: the slate cannot be left there.`,
  },
  'ships.assign-goods/not-in-hand': {
    fr: (facts) => `La main ne peut pas donner ${fr.goods(facts.goods)}, ou pas autant.`,
    en: (facts) => `The hand cannot give ${en.goods(facts.goods)}, or not as many.`,
  },
  'not-new-ship': {
    fr: (facts) => `Il n’y a pas de nouveau navire au quai ${quay(facts.quay)}.`,
    en: (facts) => `There is no new ship at quay ${quay(facts.quay)}.`,
  },
  'ship-without-tile': {
    fr: (facts) => `Le nouveau navire du quai ${quay(facts.quay)} n’a pas reçu de marchandise.`,
    en: (facts) => `The new ship at quay ${quay(facts.quay)} has not been given any goods.`,
  },
};
