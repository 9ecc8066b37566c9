import { seat } from '@portolan/core/words';
import { doing, happening, refusing } from './types.ts';

/** A slate that cannot be left. */
export const slateRefusals = refusing({
  'already-left': (_, say) =>
    say(
      'L’ardoise a déjà été laissée dans ce tour : une seule fois par tour.',
      'The slate has already been left in this turn: only once in a turn.',
    ),
  'not-holder': (facts, say) =>
    say(
      `L’ardoise est à ${seat(facts.holder)} : ${seat(facts.seat)} ne peut pas la laisser.`,
      `The slate is with ${seat(facts.holder)}: ${seat(facts.seat)} cannot leave it with anybody.`,
    ),
  'not-another-player': (_, say) =>
    say('On laisse l’ardoise à un autre, pas à soi-même.', 'The slate is left with another player, not with oneself.'),
  'no-porter-aboard': ({ to, quay }, say) =>
    say(
      `${seat(to)} n’a aucun porteur à bord au quai ${quay} : l’ardoise n’est pas pour lui.`,
      `${seat(to)} has no porter aboard at quay ${quay}: the slate cannot be left there.`,
    ),
  'slate-left': ({ left, active }, say) =>
    left
      ? say(
          `L’ardoise vient d’être laissée : ${seat(active)} ne peut plus la tenir.`,
          `The slate has just been left: ${seat(active)} cannot hold it any more.`,
        )
      : say(
          'L’ardoise a été laissée dans ce tour, donc aussi dans ce tour de table.',
          'The slate was left in this turn, so in this round as well.',
        ),
});

/** Where the slate goes. */
export const slateEvents = happening({
  slateMoved: ({ from, to }, say) =>
    say(`L’ardoise passe de ${seat(from)} à ${seat(to)}.`, `The slate goes from ${seat(from)} to ${seat(to)}.`),
});

/** What is done with the slate. */
export const slateActions = doing({
  leaveSlate: ({ to, ...action }, say) =>
    say(
      `${seat(action.seat)} laisse l’ardoise à ${seat(to)}`,
      `${seat(action.seat)} leaves the slate with ${seat(to)}`,
    ),
});
