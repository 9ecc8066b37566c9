import { A, type RotterdamExample, table } from '../position.ts';

/** Open points of what Navigation cards do. */
export const cardRulings: readonly RotterdamExample[] = [
  {
    id: 'luck-and-an-empty-ship',
    shows: ['ruling.swap-empty'],
    title: { fr: 'La chance d’un navire vide', en: 'The luck of an empty ship' },
    caption: {
      fr: 'Le navire de A est vide : il n’a rien à donner pour les produits chimiques de B.',
      en: 'A’s ship is empty: it has nothing to give for B’s chemicals.',
    },
    position: table({
      phase: 'sail',
      ships: ['0a@E4', '1a@D1:chemicals'],
      hands: { A: { navigation: ['turn-of-luck'] } },
    }),
    actions: [{ kind: 'playCard', seat: A, card: 'turn-of-luck', ships: ['0a', '1a'] }],
    legal: false,
  },
  {
    id: 'too-near-the-sea',
    shows: ['ruling.impossible-retreat'],
    title: { fr: 'Trop près de la mer', en: 'Too near the sea' },
    caption: {
      fr: 'De B1, le navire de B ne peut reculer que d’un canal. La tempête en demande deux.',
      en: 'From B1, B’s ship can go back one channel only. The storm asks for two.',
    },
    position: table({ phase: 'sail', ships: ['1a@B1:grain'], hands: { A: { navigation: ['heavy-storm'] } } }),
    actions: [{ kind: 'playCard', seat: A, card: 'heavy-storm', ship: '1a', path: ['A1'] }],
    legal: false,
  },
  {
    id: 'as-far-as-it-goes',
    shows: ['ruling.impossible-retreat', 'card.heavy-storm'],
    title: { fr: 'Aussi loin que possible', en: 'As far as it goes' },
    caption: {
      fr: 'À d’autres tables, la même tempête le ramène au départ A1, et c’est tout.',
      en: 'At other tables the same storm takes it back to start A1, and that is all.',
    },
    rulings: { 'impossible-retreat': 'as-far-as-possible' },
    position: table({ phase: 'sail', ships: ['1a@B1:grain'], hands: { A: { navigation: ['heavy-storm'] } } }),
    actions: [{ kind: 'playCard', seat: A, card: 'heavy-storm', ship: '1a', path: ['A1'] }],
    legal: true,
  },
  {
    id: 'two-jokers',
    shows: ['ruling.jokers-per-mission', 'card.joker'],
    title: { fr: 'Deux Jokers', en: 'Two Jokers' },
    caption: {
      fr: 'La Mission 30 veut du pain, de la confiture et du plastique. A n’a que le pain, et deux Jokers pour le reste.',
      en: 'Mission 30 wants bread, jam and plastic. A has the bread only, and two Jokers for the rest.',
    },
    position: table({
      phase: 'mission',
      hands: { A: { products: ['bread'], navigation: ['joker', 'joker'], missions: ['m30', '?', '?'] } },
    }),
    actions: [{ kind: 'fulfill', seat: A, mission: 'm30', products: ['bread'], jokers: ['jam', 'plastic'] }],
    legal: true,
  },
  {
    id: 'no-room-for-loot',
    shows: ['ruling.thief-full-hold'],
    title: { fr: 'Pas de place pour le butin', en: 'No room for the loot' },
    caption: {
      fr: 'Le seul navire de A à l’eau porte déjà du grain. Le pétrole de B n’y tient pas.',
      en: 'A’s only ship afloat already carries grain. There is no room for B’s crude oil.',
    },
    position: table({
      phase: 'sail',
      ships: ['0a@C4:grain', '1a@D3:crude-oil'],
      hands: { A: { navigation: ['cargo-thief'] } },
    }),
    actions: [{ kind: 'playCard', seat: A, card: 'cargo-thief', from: '1a', to: '0a' }],
    legal: false,
  },
  {
    id: 'oil-for-grain',
    shows: ['ruling.thief-full-hold', 'card.cargo-thief'],
    title: { fr: 'Du pétrole à la place du grain', en: 'Oil in place of grain' },
    caption: {
      fr: 'À d’autres tables, le grain rejoint la réserve et le pétrole prend sa place.',
      en: 'At other tables the grain goes to the stock and the crude oil takes its place.',
    },
    rulings: { 'thief-full-hold': 'replaces' },
    position: table({
      phase: 'sail',
      ships: ['0a@C4:grain', '1a@D3:crude-oil'],
      hands: { A: { navigation: ['cargo-thief'] } },
    }),
    actions: [{ kind: 'playCard', seat: A, card: 'cargo-thief', from: '1a', to: '0a' }],
    legal: true,
  },
];
