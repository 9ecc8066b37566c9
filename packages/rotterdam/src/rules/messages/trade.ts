import { seat } from '@portolan/core/words';
import type { Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `trade`, by reason. */
export const tradeRefusals = {
  'trade.ends/already-passed': (_, say) =>
    say(
      'Ce joueur a déjà dit qu’il ne veut plus échanger.',
      'This player has already said that they are done with trading.',
    ),
  'no-offer': (_, say) => say('Il n’y a pas d’offre.', 'There is no offer.'),
  'not-your-offer': (facts, say) =>
    say(`Cette offre est faite à ${seat(facts.to)}.`, `This offer is made to ${seat(facts.to)}.`),
  'own-seat': (_, say) => say('On n’échange pas avec soi-même.', 'Nobody trades with themselves.'),
  'nothing-exchanged': (_, say) =>
    say('Rien ne change de main dans cette offre.', 'Nothing changes hands in this offer.'),
  'card-not-in-hand': (facts, say) =>
    say(
      `Il manque dans la main : ${say.products(facts.products)}.`,
      `Missing from the hand: ${say.products(facts.products)}.`,
    ),
} satisfies Refusals;

/** What happens by the clauses of `trade`. */
export const tradeEvents = {
  tradeOffered: (facts, say) =>
    say(
      `${seat(facts.from)} propose un échange à ${seat(facts.to)} : ${say.products(facts.give)} contre ${say.products(facts.get)}.`,
      `${seat(facts.from)} offers ${seat(facts.to)} a trade: ${say.products(facts.give)} for ${say.products(facts.get)}.`,
    ),
  tradeMade: (facts, say) =>
    say(
      `${seat(facts.from)} et ${seat(facts.to)} échangent : ${say.products(facts.give)} contre ${say.products(facts.get)}.`,
      `${seat(facts.from)} and ${seat(facts.to)} trade: ${say.products(facts.give)} for ${say.products(facts.get)}.`,
    ),
  tradeDeclined: (facts, say) =>
    say(
      `${seat(facts.to)} refuse l’échange que proposait ${seat(facts.from)}.`,
      `${seat(facts.to)} declines the trade that ${seat(facts.from)} offered.`,
    ),
} satisfies Happenings;
