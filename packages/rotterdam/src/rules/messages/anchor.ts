import { capital } from '@portolan/core/words';
import type { Refusals } from './types.ts';

/** What is refused by the clauses of `anchor`, by reason. */
export const anchor = {
  'no-card-due': (_, say) =>
    say(
      'Aucune carte n’est due : pas de navire sur une ancre au début de la phase, ou tout est déjà pioché.',
      'No card is due: no ship was on an anchor as the phase began, or all has been drawn.',
    ),
  'no-card-left': (_, say) =>
    say(
      'Il n’y a plus de carte Navigation, ni dans la pioche ni parmi les cartes utilisées.',
      'No Navigation card is left, neither in the pile nor among the used ones.',
    ),
  'card-not-taken': (facts, say) =>
    say(
      `Il reste ${say.count(facts.due, 'carte')} à piocher.`,
      `${capital(say.thereAre(facts.due, 'card'))} still to draw.`,
    ),
  'hand-full': (facts, say) =>
    say(
      `La main est pleine : ${say.count(facts.limit, 'carte')} Navigation au plus.`,
      `The hand is full: ${facts.limit} Navigation cards at most.`,
    ),
  'over-limit': (facts, say) =>
    say(
      `Le tour ne finit pas avec ${say.count(facts.hand, 'carte')} Navigation en main : ${facts.limit} au plus.`,
      `The turn does not end with ${facts.hand} Navigation cards in hand: ${facts.limit} at most.`,
    ),
  'not-a-point-card': (facts, say) =>
    say(
      `Cette carte ne vaut pas de points, elle ne se pose pas : ${say.card(facts.card)}.`,
      `This card is worth no points, it is not laid: ${say.card(facts.card)}.`,
    ),
  'lay-instead': (facts, say) =>
    say(
      `Cette carte ne se joue pas, elle se pose : ${say.card(facts.card)}.`,
      `This card is not played, it is laid: ${say.card(facts.card)}.`,
    ),
} satisfies Refusals;
