import { A, B, table } from '../examples/position.ts';
import { happened, type RotterdamLesson } from './kit.ts';

/** Launching ships. */
export const launching: RotterdamLesson = {
  id: 'launching',
  title: { fr: 'Mettre un navire à l’eau', en: 'Launching a ship' },
  about: {
    fr: 'Phase 1 : un navire, un départ, une cargaison, ou rien du tout.',
    en: 'Phase 1: a ship, a start, a cargo, or nothing at all.',
  },
  teaches: [
    'round.seat-order',
    'launch.one-ship',
    'launch.start-choice',
    'launch.cargo-choice',
    'launch.optional',
    'launch.start-free',
    'launch.cargo-in-stock',
    'launch.ship-in-reserve',
  ],
  steps: [
    {
      title: { fr: 'départ et cargaison', en: 'start and cargo' },
      text: {
        fr: 'Le Capitaine du Port commence, puis c’est à son voisin de gauche. Chacun peut mettre un navire à l’eau, au départ et avec la cargaison qui lui plaisent.',
        en: 'The Harbor Master begins, then the neighbor to the left. Everybody may launch a ship, at the start and with the cargo they like.',
      },
      task: {
        fr: 'Vous êtes A. Mettez à l’eau un navire chargé de fruits.',
        en: 'You are A. Launch a ship with fruit aboard.',
      },
      position: table({ ships: ['1a@A2:grain'] }),
      seat: A,
      goal: happened('launched', { seat: A, cargo: 'fruit' }),
      solutions: [
        [{ kind: 'launch', seat: A, start: 'A1', cargo: 'fruit' }],
        [{ kind: 'launch', seat: A, start: 'A3', cargo: 'fruit' }],
        [{ kind: 'launch', seat: A, start: 'A4', cargo: 'fruit' }],
      ],
      tempting: [
        [{ kind: 'launch', seat: A, start: 'A2', cargo: 'fruit' }],
        [{ kind: 'launch', seat: A, start: 'B1', cargo: 'fruit' }],
        [{ kind: 'launch', seat: B, start: 'A1', cargo: 'fruit' }],
        [{ kind: 'launch', seat: A, start: 'A1', cargo: 'grain' }],
        [{ kind: 'endTurn', seat: A }],
      ],
      done: { fr: 'Des fruits sur le fleuve', en: 'Fruit on the river' },
      missed: {
        fr: 'C’est permis, mais aucun fruit ne navigue pour vous.',
        en: 'This is allowed, but no fruit sails for you.',
      },
    },
    {
      title: { fr: 'une matière épuisée', en: 'a material that is out' },
      text: {
        fr: 'Une matière dont toutes les unités naviguent ne se charge plus. On en prend une autre.',
        en: 'A material whose units are all sailing cannot be loaded any more. One takes another.',
      },
      task: {
        fr: 'Les cinq unités de fruits sont sur l’eau. Partez tout de même, chargé.',
        en: 'All five units of fruit are on the water. Set out all the same, with a cargo.',
      },
      position: table({ ships: ['0a@B1:fruit', '1a@B2:fruit', '1b@B3:fruit', '2a@B4:fruit', '2b@C1:fruit'] }),
      seat: A,
      goal: ({ events }) => events.some((event) => event.kind === 'launched' && event.cargo !== null),
      solutions: [
        [{ kind: 'launch', seat: A, start: 'A1', cargo: 'grain' }],
        [{ kind: 'launch', seat: A, start: 'A4', cargo: 'chemicals' }],
      ],
      tempting: [
        [{ kind: 'launch', seat: A, start: 'A1', cargo: 'fruit' }],
        [{ kind: 'launch', seat: A, start: 'A1', cargo: null }],
      ],
      done: { fr: 'Parti avec autre chose', en: 'Out with something else' },
      missed: {
        fr: 'Partir à vide est permis ici, mais vous deviez charger.',
        en: 'Setting out empty is allowed here, but you were to load.',
      },
    },
    {
      title: { fr: 'un seul', en: 'only one' },
      text: {
        fr: 'Un navire par tour. Il en faut un en réserve ; et l’on peut toujours s’abstenir.',
        en: 'One ship a turn. There must be one in reserve, and doing without is always allowed.',
      },
      task: {
        fr: 'Votre navire est à l’eau. Terminez votre tour.',
        en: 'Your ship is afloat. End your turn.',
      },
      position: table({ step: 'launched', ships: ['0a@A2:grain'], hands: { A: { navigation: ['setback'] } } }),
      seat: A,
      goal: happened('turnEnded', { seat: A }),
      solutions: [[{ kind: 'endTurn', seat: A }]],
      tempting: [[{ kind: 'launch', seat: A, start: 'A1', cargo: 'fruit' }]],
      done: { fr: 'C’est au voisin de gauche', en: 'Now the neighbor to the left' },
    },
    {
      title: { fr: 'la flotte dehors', en: 'the fleet at sea' },
      text: {
        fr: 'Quatre navires chacun, pas un de plus. Quand tous naviguent, la phase 1 se passe.',
        en: 'Four ships each, not one more. When all are sailing, phase 1 goes by.',
      },
      task: {
        fr: 'Vos quatre navires sont sur l’eau. Que reste-t-il à faire ?',
        en: 'Your four ships are on the water. What is left to do?',
      },
      position: table({
        ships: ['0a@B1:grain', '0b@C1:grain', '0c@D1:grain', '0d@E1:grain'],
        hands: { A: { navigation: ['joker'] } },
      }),
      seat: A,
      goal: happened('turnEnded', { seat: A }),
      solutions: [[{ kind: 'endTurn', seat: A }]],
      tempting: [[{ kind: 'launch', seat: A, start: 'A2', cargo: 'fruit' }]],
      done: { fr: 'Rien cette fois', en: 'Nothing this time' },
    },
  ],
};
