import { A, table } from '../examples/positions.ts';
import { type CaboLesson, happened } from './kit.ts';

const farWreck = `qNE A.N qNW ..
                  ~   ~   ~   W`;

/** Treasures and the final phase. */
export const ending: CaboLesson = {
  id: 'ending',
  title: { fr: 'Trésors et phase finale', en: 'Treasures and the final phase' },
  about: {
    fr: 'Tenir une île ou une épave, et ce qui change quand la mer est achevée.',
    en: 'Holding an island or a wreck, and what changes once the sea is complete.',
  },
  teaches: ['island.stays', 'wreck.leave', 'end.no-new-trade', 'end.may-buy'],
  steps: [
    {
      title: { fr: 'île et épave', en: 'island and wreck' },
      text: {
        fr: 'Le marin d’une île y reste. Le bateau d’une épave, lui, reprend la mer quand il veut.',
        en: 'A sailor on an island stays there. A ship on a wreck puts to sea again when it likes.',
      },
      task: {
        fr: 'Vous tenez une île et une épave. Bougez ce qui peut bouger.',
        en: 'You hold an island and a wreck. Move what can be moved.',
      },
      position: table(
        `~   W   ~
         ~   I   ~
         qSE cS  qSW`,
        { ships: { '0t1': { at: [1, 0], heading: 'E' } }, sailors: [{ owner: A, at: [1, 1] }] },
      ),
      seat: A,
      goal: happened('shipAdvanced'),
      solutions: [[{ kind: 'advance', seat: A, ship: '0t1' }]],
      tempting: [[{ kind: 'walk', seat: A, at: [1, 1], dir: 'S' }]],
      done: { fr: 'L’épave est libre de nouveau', en: 'The wreck is free again' },
      missed: {
        fr: 'Un coup permis, mais le bateau tient toujours l’épave.',
        en: 'An allowed move, but the ship still holds the wreck.',
      },
    },
    {
      title: { fr: 'plus de cartes', en: 'no more cards' },
      text: {
        fr: 'Après la dernière tuile, on ne charge plus. On court aux trésors que personne ne tient.',
        en: 'After the last tile nothing more is loaded. One races for the treasures that nobody holds.',
      },
      task: {
        fr: 'Une épave est libre, et votre bateau est à quai, vide. Mettez-le en route.',
        en: 'A wreck is free, and your ship lies at the quay, empty. Get it under way.',
      },
      position: table(farWreck, {
        stage: 'depart',
        final: true,
        shown: { wreck: 100 },
        ships: { '0t1': { at: [1, 0] } },
      }),
      seat: A,
      goal: happened('shipDeparted'),
      solutions: [
        [{ kind: 'depart', seat: A, ship: '0t1', dir: 'SE' }],
        [{ kind: 'depart', seat: A, ship: '0t1', dir: 'E' }],
      ],
      tempting: [[{ kind: 'load', seat: A, ship: '0t1' }]],
      done: { fr: 'La course commence', en: 'The race begins' },
    },
    {
      title: { fr: 'acheter encore', en: 'still buying' },
      text: {
        fr: 'La phase finale ferme la pioche, pas le marché : qui a les pièces achète toujours.',
        en: 'The final phase closes the stack, not the market: whoever has the coins still buys.',
      },
      task: {
        fr: 'Vous avez 70 pièces et pas de bateau. Achetez de quoi courir.',
        en: 'You have 70 coins and no ship. Buy what it takes to race.',
      },
      position: table(farWreck, {
        stage: 'buy',
        final: true,
        coins: [70, 100],
        shown: { wreck: 100 },
        sailors: [{ owner: A, at: [1, 0] }],
      }),
      seat: A,
      goal: happened('shipBought'),
      solutions: [[{ kind: 'buyShip', seat: A, piece: 'fishing', at: [1, 0] }]],
      tempting: [[{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }], [{ kind: 'drawTile', seat: A }]],
      done: { fr: 'Un bateau de pêche pour la course', en: 'A fishing ship for the race' },
    },
  ],
};
