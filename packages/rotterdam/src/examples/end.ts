import { A, C, type RotterdamExample, table } from './position.ts';

/** Examples of the end and of the count. */
export const end: readonly RotterdamExample[] = [
  {
    id: 'the-others-still-play',
    shows: ['end.finish-phase', 'mission.redraw'],
    title: { fr: 'Douze points, et la suite', en: 'Twelve points, and on' },
    caption: {
      fr: 'A atteint 12 points. B a encore son tour dans cette phase.',
      en: 'A reaches 12 points. B still has a turn in this phase.',
    },
    position: table({
      phase: 'mission',
      hands: {
        A: { products: ['orange-juice', 'petrol'], missions: ['m13', '?', '?'], shown: ['m29'] },
        B: { products: ['bread'] },
      },
    }),
    actions: [
      { kind: 'fulfill', seat: A, mission: 'm13', products: ['orange-juice', 'petrol'], jokers: [] },
      { kind: 'drawMission', mission: 'm16' },
    ],
    legal: true,
  },
  {
    id: 'game-over',
    shows: [
      'end.twelve-mission-points',
      'score.total',
      'score.missions',
      'score.navigation',
      'score.products',
      'score.winner',
      'score.trigger-not-win',
    ],
    title: { fr: 'Douze points ne suffisent pas', en: 'Twelve points are not enough' },
    caption: {
      fr: 'A a 12 points de Mission et rien d’autre. B en a 7, plus 2 pour sa carte et 6 pour trois Produits : 15, et la victoire.',
      en: 'A has 12 Mission points and nothing else. B has 7, plus 2 for the card and 6 for three Products: 15, and the win.',
    },
    position: table({
      phase: 'mission',
      seat: C,
      hands: {
        A: { shown: ['m29', 'm13'] },
        B: { products: ['jam', 'plastic', 'petrol'], shown: ['m30'], laid: ['extra-advantage'] },
        C: { navigation: ['joker'] },
      },
    }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
  {
    id: 'tie-by-missions',
    shows: ['score.tie-missions'],
    title: { fr: 'À égalité, les Missions', en: 'A tie goes to Missions' },
    caption: {
      fr: 'A et B ont 12 points chacun. A les doit à ses Missions et gagne.',
      en: 'A and B have 12 points each. A has them from Missions and wins.',
    },
    position: table({
      phase: 'mission',
      seat: C,
      hands: {
        A: { shown: ['m29', 'm13'] },
        B: { products: ['jam', 'plastic'], shown: ['m30'], laid: ['advantage'] },
        C: { navigation: ['joker'] },
      },
    }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
  {
    id: 'tie-by-products',
    shows: ['score.tie-products'],
    title: { fr: 'Puis le nombre de Produits', en: 'Then the number of Products' },
    caption: {
      fr: 'A et B ont 14 points, dont 12 de Mission. B a deux cartes Produit contre une et gagne.',
      en: 'A and B have 14 points, 12 of them from Missions. B has two Product cards against one and wins.',
    },
    position: table({
      phase: 'mission',
      seat: C,
      hands: {
        A: { products: ['jam'], shown: ['m29', 'm13'] },
        B: { products: ['bread', 'paint'], shown: ['m31', 'm16'] },
        C: { navigation: ['joker'] },
      },
    }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
];
