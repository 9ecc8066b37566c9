import { amount, capital, plain, type Sentence, seat } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** Actions refused under a reading of an open point, by reason. */
export const rulings: Readonly<Record<string, Sentence>> = {
  'call-in-progress': plain(
    'Des navires avancent encore : dans la lecture choisie, les cartes Navigation attendent qu’ils aient fini.',
    'Ships are still moving: under the reading chosen, Navigation cards wait until they are done.',
  ),
  'ruling.cards-in-trading/no-own-turn': plain(
    'Dans la lecture choisie, personne n’a de tour en phase 5 : aucune carte Navigation ne s’y joue.',
    'Under the reading chosen, nobody has a turn in phase 5: no Navigation card is played in it.',
  ),
  'ruling.cards-around-call/no-own-turn': plain(
    'Dans la lecture choisie, le tour est fini une fois les navires déplacés : plus de carte Navigation.',
    'Under the reading chosen, the turn is over once the ships have moved: no more Navigation cards.',
  ),
  'ruling.trading-order/already-passed': plain(
    'Ce joueur a renoncé à échanger : dans la lecture choisie, il ne revient qu’après un échange conclu.',
    'This player is done with trading: under the reading chosen, only a trade that is made brings them back.',
  ),
  'no-shortage': plain(
    'Aucune matière première n’est épuisée : ce navire ne part pas à vide.',
    'No raw material is out: this ship is not launched empty.',
  ),
  'already-held': plain('Ce navire a perdu son coup pour cette annonce.', 'This ship has lost its move in this call.'),
  'may-still-move': plain(
    'Ce navire ne perd pas son coup : il pourra encore avancer si la voie se libère.',
    'This ship does not lose its move: it may still go if the way is cleared.',
  ),
  'no-discard': plain(
    'On n’écarte une carte Navigation que pour revenir à trois, dans la lecture qui le prévoit.',
    'A Navigation card is put away only to get back to three, under the reading that says so.',
  ),
  'fewer-than-three': {
    fr: (facts) =>
      `Dans la lecture choisie, il faut trois cartes en main pour en poser une ; il y en a ${amount(facts.hand)}.`,
    en: (facts) =>
      `Under the reading chosen, it takes three cards in hand to lay one; there ${amount(facts.hand) === 1 ? 'is' : 'are'} ${amount(facts.hand)}.`,
  },
  'ruling.swap-empty/ship-empty': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est vide : il n’a rien à échanger.`,
    en: (facts) => `${en.ship(facts.ship)} is empty: it has nothing to exchange.`,
  },
  'hold-full': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est déjà chargé : le butin n’y tient pas.`,
    en: (facts) => `${en.ship(facts.ship)} is loaded already: there is no room for the loot.`,
  },
  'can-go-further': {
    fr: (facts) =>
      `Le navire peut reculer de ${fr.count(facts.possible, 'canal', 'canaux')} : ${amount(facts.given)}, c’est trop peu.`,
    en: (facts) => `The ship can go back ${en.count(facts.possible, 'channel')}: ${amount(facts.given)} is too few.`,
  },
  'offer-open': {
    fr: (facts) =>
      `Une offre attend la réponse de ${seat(facts.to)} : dans la lecture choisie, elle passe avant le reste.`,
    en: (facts) => `An offer waits for ${seat(facts.to)}’s answer: under the reading chosen, that comes first.`,
  },
  'one-sided': {
    fr: (facts) =>
      facts.side === 'give'
        ? 'Celui qui propose ne donne rien : il faut une carte au moins de chaque côté.'
        : 'Celui qui propose ne demande rien : il faut une carte au moins de chaque côté.',
    en: (facts) =>
      facts.side === 'give'
        ? 'The one who offers gives nothing: it takes one card at least from each side.'
        : 'The one who offers asks for nothing: it takes one card at least from each side.',
  },
  'too-many-jokers': {
    fr: (facts) => `Dans la lecture choisie, un seul Joker par Mission, et non ${amount(facts.used)}.`,
    en: (facts) => `Under the reading chosen, one Joker for a Mission, not ${amount(facts.used)}.`,
  },
};
