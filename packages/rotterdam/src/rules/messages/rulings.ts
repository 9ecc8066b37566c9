import { capital, seat } from '@portolan/core/words';
import type { Happenings, Refusals } from './types.ts';

/** Actions refused under a reading of an open point, by reason. */
export const rulingsRefusals = {
  'call-in-progress': (_, say) =>
    say(
      'Des navires avancent encore : à cette table, les cartes Navigation attendent qu’ils aient fini.',
      'Ships are still moving: at this table, Navigation cards wait until they are done.',
    ),
  'ruling.cards-in-trading/no-own-turn': (_, say) =>
    say(
      'À cette table, personne n’a de tour en phase 5 : aucune carte Navigation ne s’y joue.',
      'At this table, nobody has a turn in phase 5: no Navigation card is played in it.',
    ),
  'ruling.cards-around-call/no-own-turn': (_, say) =>
    say(
      'À cette table, le tour est fini une fois les navires déplacés : plus de carte Navigation.',
      'At this table, the turn is over once the ships have moved: no more Navigation cards.',
    ),
  'ruling.trading-order/already-passed': (_, say) =>
    say(
      'Ce joueur a renoncé à échanger : à cette table, il ne revient qu’après un échange conclu.',
      'This player is done with trading: at this table, only a trade that is made brings them back.',
    ),
  'no-shortage': (_, say) =>
    say(
      'Aucune matière première n’est épuisée : ce navire ne part pas à vide.',
      'No raw material is out: this ship is not launched empty.',
    ),
  'already-held': (_, say) =>
    say('Ce navire a perdu son coup pour cette annonce.', 'This ship has lost its move in this call.'),
  'may-still-move': (_, say) =>
    say(
      'Ce navire ne perd pas son coup : il pourra encore avancer si la voie se libère.',
      'This ship does not lose its move: it may still go if the way is cleared.',
    ),
  'no-discard': (_, say) =>
    say(
      'On n’écarte une carte Navigation que pour revenir à trois, aux tables qui le prévoient.',
      'A Navigation card is put away only to get back to three, at tables that say so.',
    ),
  'fewer-than-three': (facts, say) =>
    say(
      `À cette table, il faut trois cartes en main pour en poser une ; il y en a ${facts.hand}.`,
      `At this table, it takes three cards in hand to lay one; there ${facts.hand === 1 ? 'is' : 'are'} ${facts.hand}.`,
    ),
  'ruling.swap-empty/ship-empty': (facts, say) =>
    say(
      `${capital(say.ship(facts.ship))} est vide : il n’a rien à échanger.`,
      `${say.ship(facts.ship)} is empty: it has nothing to exchange.`,
    ),
  'hold-full': (facts, say) =>
    say(
      `${capital(say.ship(facts.ship))} est déjà chargé : le butin n’y tient pas.`,
      `${say.ship(facts.ship)} is loaded already: there is no room for the loot.`,
    ),
  'can-go-further': (facts, say) =>
    say(
      `Le navire peut reculer de ${say.count(facts.possible, 'canal', 'canaux')} : ${facts.given}, c’est trop peu.`,
      `The ship can go back ${say.count(facts.possible, 'channel')}: ${facts.given} is too few.`,
    ),
  'offer-open': (facts, say) =>
    say(
      `Une offre attend la réponse de ${seat(facts.to)} : à cette table, elle passe avant le reste.`,
      `An offer waits for ${seat(facts.to)}’s answer: at this table, that comes first.`,
    ),
  'one-sided': (facts, say) =>
    say(
      facts.side === 'give'
        ? 'Celui qui propose ne donne rien : il faut une carte au moins de chaque côté.'
        : 'Celui qui propose ne demande rien : il faut une carte au moins de chaque côté.',
      facts.side === 'give'
        ? 'The one who offers gives nothing: it takes one card at least from each side.'
        : 'The one who offers asks for nothing: it takes one card at least from each side.',
    ),
  'too-many-jokers': (facts, say) =>
    say(
      `À cette table, un seul Joker par Mission, et non ${facts.used}.`,
      `At this table, one Joker for a Mission, not ${facts.used}.`,
    ),
} satisfies Refusals;

/** What happens by the clauses of `rulings`. */
export const rulingsEvents = {
  navigationDiscarded: (facts, say) =>
    say(
      `${seat(facts.seat)} écarte une carte Navigation : ${say.card(facts.card)}.`,
      `${seat(facts.seat)} puts a Navigation card away: ${say.card(facts.card)}.`,
    ),
} satisfies Happenings;
