import { plain, type Sentence, seat } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** What is refused by the clauses of `trade`, by reason. */
export const trade: Readonly<Record<string, Sentence>> = {
  'trade.ends/already-passed': plain(
    'Ce joueur a déjà dit qu’il ne veut plus échanger.',
    'This player has already said that they are done with trading.',
  ),
  'no-offer': plain('Il n’y a pas d’offre.', 'There is no offer.'),
  'not-your-offer': {
    fr: (facts) => `Cette offre est faite à ${seat(facts.to)}.`,
    en: (facts) => `This offer is made to ${seat(facts.to)}.`,
  },
  'own-seat': plain('On n’échange pas avec soi-même.', 'Nobody trades with themselves.'),
  'nothing-exchanged': plain('Rien ne change de main dans cette offre.', 'Nothing changes hands in this offer.'),
  'card-not-in-hand': {
    fr: (facts) => `Il manque dans la main : ${fr.products(facts.products)}.`,
    en: (facts) => `Missing from the hand: ${en.products(facts.products)}.`,
  },
};
