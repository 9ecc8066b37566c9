import { A, B, table } from '../examples/position.ts';
import type { RotterdamLesson } from './kit.ts';

/** The first round against two players who play sensibly. */
export const firstTurn: RotterdamLesson = {
  id: 'first-turn',
  title: { fr: 'Le premier tour', en: 'The first turn' },
  about: {
    fr: 'Vous contre deux joueurs sensés : partir, puis annoncer.',
    en: 'You against two sensible players: set out, then call.',
  },
  teaches: ['launch.one-ship', 'sail.must-call', 'sail.all-ships-move'],
  steps: [
    {
      title: { fr: 'trois navires', en: 'three ships' },
      text: {
        fr: 'Vous êtes Capitaine du Port et commencez. B et C partent après vous.',
        en: 'You are the Harbor Master and begin. B and C set out after you.',
      },
      task: {
        fr: 'Mettez un navire à l’eau, jusqu’à ce que la phase 2 commence.',
        en: 'Launch a ship, until phase 2 begins.',
      },
      position: table({ round: 1, hands: { A: { missions: ['m09', 'm01', 'm29'] } } }),
      seat: A,
      others: true,
      goal: ({ state, events }) =>
        state.phase === 'sail' && events.some((event) => event.kind === 'launched' && event.seat === A),
      solutions: [
        [{ kind: 'launch', seat: A, start: 'A2', cargo: 'grain' }],
        [{ kind: 'launch', seat: A, start: 'A3', cargo: 'chemicals' }],
      ],
      tempting: [
        [{ kind: 'callColor', seat: A, color: 'red' }],
        [{ kind: 'launch', seat: A, start: 'C1', cargo: 'grain' }],
        [{ kind: 'endTurn', seat: A }],
      ],
      done: { fr: 'Tout le monde est sur l’eau', en: 'Everybody is on the water' },
      missed: {
        fr: 'C’est permis, mais aucun de vos navires ne flotte.',
        en: 'This is allowed, but you have no ship afloat.',
      },
    },
    {
      title: { fr: 'votre annonce', en: 'your call' },
      text: {
        fr: 'Une annonce sert tous ceux qui ont cette couleur devant eux. Après la vôtre, B annonce à son tour.',
        en: 'A call serves everybody with that color ahead. After yours, it is B’s turn to call.',
      },
      task: {
        fr: 'Annoncez une couleur qui vous fait avancer, jusqu’à l’annonce de B.',
        en: 'Call a color that moves you, until B calls.',
      },
      position: table({
        round: 1,
        phase: 'sail',
        ships: ['0a@A2:grain', '1a@A4:chemicals', '2a@A1:fruit'],
        hands: { A: { missions: ['m09', 'm01', 'm29'] } },
      }),
      seat: A,
      others: true,
      moves: 4,
      goal: ({ events }) =>
        events.some((event) => event.kind === 'sailed' && event.ship === '0a') &&
        events.some((event) => event.kind === 'colorCalled' && event.seat === B),
      solutions: [
        [
          { kind: 'callColor', seat: A, color: 'green' },
          { kind: 'sail', seat: A, ship: '0a', to: 'B3' },
        ],
        [
          { kind: 'callColor', seat: A, color: 'red' },
          { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
        ],
      ],
      tempting: [
        [{ kind: 'endTurn', seat: A }],
        [
          { kind: 'callColor', seat: A, color: 'green' },
          { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
        ],
      ],
      done: { fr: 'Vous savez naviguer', en: 'You can sail' },
      missed: {
        fr: 'C’est permis, mais votre navire n’a pas bougé par votre annonce.',
        en: 'This is allowed, but your call has not moved your ship.',
      },
    },
  ],
};
