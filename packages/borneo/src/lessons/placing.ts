import { A, B, D, table } from '../examples/position.ts';
import { type BorneoLesson, happened } from './kit.ts';

/** Placing the merchants before the first turn. */
export const placing: BorneoLesson = {
  id: 'placing',
  title: { fr: 'Placer ses marchands', en: 'Placing merchants' },
  about: {
    fr: 'Avant le premier tour, chacun pose trois marchands dans les compagnies.',
    en: 'Before the first turn, everybody places three merchants in the companies.',
  },
  teaches: ['setup.placement', 'setup.placement-space', 'setup.placement-order'],
  steps: [
    {
      title: { fr: 'le meilleur rang', en: 'the best rank' },
      text: {
        fr: 'Un marchand prend la place libre la plus proche du navire. Plus il est haut, plus tôt il sera servi.',
        en: 'A merchant takes the free space nearest to the ship. The higher the rank, the sooner it is served.',
      },
      task: {
        fr: 'Vous êtes A : posez un marchand au rang 1.',
        en: 'You are A: place a merchant at rank 1.',
      },
      position: table({ phase: 'place', first: 'C', companies: { red: 'C', yellow: 'D' } }),
      seat: A,
      goal: happened('placed', { seat: A, rank: 1 }),
      solutions: [[{ kind: 'place', seat: A, company: 'blue' }], [{ kind: 'place', seat: A, company: 'green' }]],
      tempting: [[{ kind: 'place', seat: A, company: 'red' }], [{ kind: 'pass', seat: A }]],
      done: { fr: 'Premier sous le navire', en: 'First below the ship' },
      missed: {
        fr: 'Quelqu’un se tient déjà au rang 1 de cette compagnie : vous voilà au rang 2.',
        en: 'Somebody stands at rank 1 of this company already: you are at rank 2.',
      },
    },
    {
      title: { fr: 'le retour', en: 'coming back' },
      text: {
        fr: 'Le deuxième tour de pose revient en sens inverse. Le dernier à poser rejoue donc aussitôt.',
        en: 'The second round of placing comes back the other way. Whoever placed last is next at once.',
      },
      task: {
        fr: 'A, B, C et D ont posé chacun un marchand. Posez le suivant, pour celui dont c’est le tour.',
        en: 'A, B, C and D have placed one merchant each. Place the next one, for the player whose turn it is.',
      },
      position: table({ phase: 'place', companies: { red: 'A', blue: 'B', green: 'C', yellow: 'D' } }),
      seat: D,
      goal: happened('placed', { seat: D }),
      solutions: [[{ kind: 'place', seat: D, company: 'red' }]],
      tempting: [[{ kind: 'place', seat: A, company: 'blue' }], [{ kind: 'place', seat: B, company: 'red' }]],
      done: { fr: 'D pose deux fois de suite', en: 'D places twice in a row' },
    },
  ],
};
