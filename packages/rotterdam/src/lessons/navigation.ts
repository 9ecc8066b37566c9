import { A, B, table } from '../examples/position.ts';
import { happened, type RotterdamLesson } from './kit.ts';

/** Navigation cards. */
export const navigation: RotterdamLesson = {
  id: 'navigation',
  title: { fr: 'Les cartes Navigation', en: 'Navigation cards' },
  about: {
    fr: 'Quand on les joue, combien on en garde, et ce qu’on en pose.',
    en: 'When they are played, how many are kept, and which are laid.',
  },
  teaches: [
    'navigation.any-phase',
    'navigation.own-turn',
    'navigation.hand-limit',
    'navigation.lay-points',
    'board.one-ship',
    'card.extra-cargo-start',
    'card.thief-launch',
  ],
  steps: [
    {
      title: { fr: 'faire reculer', en: 'sending back' },
      text: {
        fr: 'Une carte Navigation se joue dans son propre tour, en n’importe quelle phase. Une position ne reçoit qu’un navire.',
        en: 'A Navigation card is played in one’s own turn, in any phase. A position takes only one ship.',
      },
      task: {
        fr: 'Avec votre Revers, faites reculer le navire de B d’un canal.',
        en: 'With your Setback, send B’s ship back by one channel.',
      },
      position: table({
        phase: 'sail',
        ships: ['0a@C1:grain', '1a@D1:grain'],
        hands: { A: { navigation: ['setback'] }, B: { navigation: ['setback'] } },
      }),
      seat: A,
      goal: happened('movedBack', { ship: '1a' }),
      solutions: [[{ kind: 'playCard', seat: A, card: 'setback', ship: '1a', path: ['C2'] }]],
      tempting: [
        [{ kind: 'playCard', seat: A, card: 'setback', ship: '1a', path: ['C1'] }],
        [{ kind: 'playCard', seat: A, card: 'setback', ship: '1a', path: ['C2', 'B3'] }],
        [{ kind: 'playCard', seat: B, card: 'setback', ship: '0a', path: ['B1'] }],
      ],
      done: { fr: 'B repart de C2', en: 'B sets out again from C2' },
    },
    {
      title: { fr: 'la main pleine', en: 'a full hand' },
      text: {
        fr: 'Trois cartes en main, pas davantage. Une carte qui vaut des points se pose sur la table : elle n’est plus en main.',
        en: 'Three cards in hand and no more. A card worth points is laid on the table: it is in hand no longer.',
      },
      task: {
        fr: 'Votre navire est à l’ancre. Faites de la place, puis prenez la carte.',
        en: 'Your ship lies at an anchor. Make room, then take the card.',
      },
      position: table({
        phase: 'anchor',
        ships: ['0a@C1:grain'],
        hands: { A: { navigation: ['advantage', 'setback', 'port-police'] } },
      }),
      seat: A,
      others: true,
      goal: happened('navigationDrawn', { seat: A }),
      solutions: [
        [
          { kind: 'layPoints', seat: A, card: 'advantage' },
          { kind: 'takeNavigation', seat: A },
        ],
      ],
      tempting: [[{ kind: 'takeNavigation', seat: A }], [{ kind: 'layPoints', seat: A, card: 'setback' }]],
      done: { fr: 'Un point sur la table, une carte en main', en: 'A point on the table, a card in hand' },
    },
    {
      title: { fr: 'aucun départ', en: 'no start' },
      text: {
        fr: 'La Cargaison supplémentaire met un navire de plus à l’eau, s’il y a un départ libre.',
        en: 'Extra cargo launches one more ship, if there is a free start.',
      },
      task: {
        fr: 'Les quatre départs sont pris. Faites ce que vous devez dans cette phase.',
        en: 'All four starts are taken. Do what you must in this phase.',
      },
      position: table({
        seats: 4,
        phase: 'sail',
        ships: ['0a@A1:grain', '1a@A2:fruit', '2a@A3:grain', '3a@A4:chemicals'],
        hands: { A: { navigation: ['extra-cargo'] } },
      }),
      seat: A,
      goal: happened('colorCalled', { seat: A }),
      solutions: [[{ kind: 'callColor', seat: A, color: 'red' }], [{ kind: 'callColor', seat: A, color: 'yellow' }]],
      tempting: [[{ kind: 'playCard', seat: A, card: 'extra-cargo', start: 'A1', cargo: 'grain' }]],
      done: { fr: 'La carte attendra', en: 'The card will wait' },
    },
    {
      title: { fr: 'le voleur', en: 'the thief' },
      text: {
        fr: 'Qui n’a rien à l’eau peut poser un navire à un départ pour recevoir ce que vole sa carte.',
        en: 'A player with nothing afloat may put a ship at a start to take what the card steals.',
      },
      task: {
        fr: 'Volez le pétrole de B.',
        en: 'Steal B’s crude oil.',
      },
      position: table({
        phase: 'sail',
        ships: ['1a@D3:crude-oil', '2a@C4:grain'],
        hands: { A: { navigation: ['cargo-thief'] } },
      }),
      seat: A,
      goal: happened('cargoStolen', { from: '1a' }),
      solutions: [
        [{ kind: 'playCard', seat: A, card: 'cargo-thief', from: '1a', start: 'A3' }],
        [{ kind: 'playCard', seat: A, card: 'cargo-thief', from: '1a', start: 'A1' }],
      ],
      tempting: [
        [{ kind: 'playCard', seat: A, card: 'cargo-thief', from: '1a', to: '2a' }],
        [{ kind: 'playCard', seat: A, card: 'cargo-thief', from: '2a', start: 'A3' }],
      ],
      done: { fr: 'Le pétrole change de bord', en: 'The oil changes ships' },
      missed: {
        fr: 'C’est un vol permis, mais ce n’est pas du pétrole.',
        en: 'That theft is allowed, but it is no oil.',
      },
    },
  ],
};
