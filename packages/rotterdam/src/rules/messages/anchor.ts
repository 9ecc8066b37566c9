import { capital, seat } from '@portolan/core/words';
import type { Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `anchor`, by reason. */
export const anchorRefusals = {
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

/** What happens by the clauses of `anchor`. */
export const anchorEvents = {
  anchorsCounted: ({ due }, say) => {
    const all = due.flatMap((n, at) => (n > 0 ? [{ n, who: seat(at) }] : []));
    const french = all.map(({ n, who }) => `${say.count(n, 'carte')} pour ${who}`).join(', ');
    const english = all.map(({ n, who }) => `${say.count(n, 'card')} for ${who}`).join(', ');
    return say(
      `On regarde les ancres : ${french || 'aucune carte'}.`,
      `The anchors are looked at: ${english || 'no card'}.`,
    );
  },
  navigationReshuffled: (facts, say) =>
    say(
      `La pioche Navigation est refaite : ${say.count(facts.count, 'carte')}.`,
      `The Navigation pile is made anew: ${say.count(facts.count, 'card')}.`,
    ),
  navigationDrawn: (facts, say) =>
    say(
      `${seat(facts.seat)} pioche une carte Navigation : ${say.card(facts.card)}.`,
      `${seat(facts.seat)} draws a Navigation card: ${say.card(facts.card)}.`,
    ),
  navigationForfeited: (facts, say) =>
    say(
      `${seat(facts.seat)} perd ${say.count(facts.count, 'carte')} Navigation : ${
        facts.cause === 'no-card-left' ? 'il n’y en a plus' : 'la main est pleine'
      }.`,
      `${seat(facts.seat)} loses ${say.count(facts.count, 'Navigation card')}: ${
        facts.cause === 'no-card-left' ? 'there are none left' : 'the hand is full'
      }.`,
    ),
  pointsLaid: (facts, say) =>
    say(
      `${seat(facts.seat)} pose une carte à points (${say.card(facts.card)}) : ${say.count(facts.points, 'point')}.`,
      `${seat(facts.seat)} lays a point card (${say.card(facts.card)}): ${say.count(facts.points, 'point')}.`,
    ),
} satisfies Happenings;
