import { counter } from '../names.ts';
import { happening, refusing } from './types.ts';

/** After the end. */
export const endRefusals = refusing({
  'game-over': (_, say) =>
    say('La partie est finie : plus rien ne se joue.', 'The game is over: nothing more is played.'),
});

/** The end and who has won. */
export const endEvents = happening({
  lastRound: (_, say) =>
    say(
      'La pile des navires est vide : c’est le dernier tour de table.',
      'The ship pile is empty: this is the last round.',
    ),
  gameEnded: ({ clause }, say) =>
    clause === 'end.hundred'
      ? say('La partie s’arrête : un compteur a atteint le but.', 'The game ends: a counter has reached the goal.')
      : say('La partie s’arrête : le dernier tour de table est fini.', 'The game ends: the last round is over.'),
  winners: ({ seats, premiums }, say) => {
    const all = [...new Set(seats.map((seat) => premiums[seat] ?? 0))];
    const totals = [...all.slice(0, -1).map(counter), say.premiums(all.at(-1) ?? 0)].join(', ');
    return seats.length < 2
      ? say(`${say.seats(seats)} gagne la partie avec ${totals}.`, `${say.seats(seats)} wins the game with ${totals}.`)
      : say(
          `${say.seats(seats)} se partagent la victoire avec ${totals}.`,
          `${say.seats(seats)} share the victory with ${totals}.`,
        );
  },
});
