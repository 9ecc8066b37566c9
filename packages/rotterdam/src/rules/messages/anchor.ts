import { amount, capital, plain, type Sentence } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** What is refused by the clauses of `anchor`, by reason. */
export const anchor: Readonly<Record<string, Sentence>> = {
  'no-card-due': plain(
    'Aucune carte n’est due : pas de navire sur une ancre au début de la phase, ou tout est déjà pioché.',
    'No card is due: no ship was on an anchor as the phase began, or all has been drawn.',
  ),
  'no-card-left': plain(
    'Il n’y a plus de carte Navigation, ni dans la pioche ni parmi les cartes utilisées.',
    'No Navigation card is left, neither in the pile nor among the used ones.',
  ),
  'card-not-taken': {
    fr: (facts) => `Il reste ${fr.count(facts.due, 'carte')} à piocher.`,
    en: (facts) => `${capital(en.thereAre(facts.due, 'card'))} still to draw.`,
  },
  'hand-full': {
    fr: (facts) => `La main est pleine : ${fr.count(facts.limit, 'carte')} Navigation au plus.`,
    en: (facts) => `The hand is full: ${amount(facts.limit)} Navigation cards at most.`,
  },
  'over-limit': {
    fr: (facts) =>
      `Le tour ne finit pas avec ${fr.count(facts.hand, 'carte')} Navigation en main : ${amount(facts.limit)} au plus.`,
    en: (facts) =>
      `The turn does not end with ${amount(facts.hand)} Navigation cards in hand: ${amount(facts.limit)} at most.`,
  },
  'not-a-point-card': {
    fr: (facts) => `Cette carte ne vaut pas de points, elle ne se pose pas : ${fr.card(facts.card)}.`,
    en: (facts) => `This card is worth no points, it is not laid: ${en.card(facts.card)}.`,
  },
  'lay-instead': {
    fr: (facts) => `Cette carte ne se joue pas, elle se pose : ${fr.card(facts.card)}.`,
    en: (facts) => `This card is not played, it is laid: ${en.card(facts.card)}.`,
  },
};
