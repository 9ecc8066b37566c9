import { A, type RotterdamExample, table } from './table.ts';

/** Examples of the cards that send ships back, and of the Joker. */
export const retreats: readonly RotterdamExample[] = [
  {
    id: 'one-channel-back',
    shows: ['card.setback'],
    title: { fr: 'Un canal en arrière', en: 'One channel back' },
    caption: {
      fr: 'Le navire de B recule de D1 en C2. C1 est pris, mais A choisit l’autre canal.',
      en: 'B’s ship goes back from D1 to C2. C1 is taken, but A picks the other channel.',
    },
    position: table({
      phase: 'sail',
      ships: ['0a@C1:grain', '1a@D1:grain'],
      hands: { A: { navigation: ['setback'] } },
    }),
    actions: [{ kind: 'playCard', seat: A, card: 'setback', ship: '1a', path: ['C2'] }],
    legal: true,
  },
  {
    id: 'setback-is-one',
    shows: ['card.setback'],
    title: { fr: 'Un seul canal', en: 'One channel only' },
    caption: {
      fr: 'Deux canaux, c’est l’affaire de la Forte tempête.',
      en: 'Two channels are a matter for the Heavy storm.',
    },
    position: table({ phase: 'sail', ships: ['1a@D1:grain'], hands: { A: { navigation: ['setback'] } } }),
    actions: [{ kind: 'playCard', seat: A, card: 'setback', ship: '1a', path: ['C1', 'B1'] }],
    legal: false,
  },
  {
    id: 'two-channels-back',
    shows: ['card.heavy-storm'],
    title: { fr: 'Deux canaux en arrière', en: 'Two channels back' },
    caption: {
      fr: 'Le navire de B touchait au but en E4. La tempête le ramène en C3, par D3.',
      en: 'B’s ship was nearly home on E4. The storm takes it back to C3, by way of D3.',
    },
    position: table({ phase: 'sail', ships: ['1a@E4:chemicals'], hands: { A: { navigation: ['heavy-storm'] } } }),
    actions: [{ kind: 'playCard', seat: A, card: 'heavy-storm', ship: '1a', path: ['D3', 'C3'] }],
    legal: true,
  },
  {
    id: 'not-through-a-ship',
    shows: ['board.one-ship'],
    title: { fr: 'Pas à travers un autre', en: 'Not through another ship' },
    caption: {
      fr: 'La tempête passerait par D1, où se trouve un navire.',
      en: 'The storm would go by way of D1, where a ship lies.',
    },
    position: table({
      phase: 'sail',
      ships: ['0a@D1:fruit', '1a@E1:grain'],
      hands: { A: { navigation: ['heavy-storm'] } },
    }),
    actions: [{ kind: 'playCard', seat: A, card: 'heavy-storm', ship: '1a', path: ['D1', 'C1'] }],
    legal: false,
  },
  {
    id: 'joker-for-juice',
    shows: ['card.joker', 'mission.fulfill'],
    title: { fr: 'Un Joker pour du jus', en: 'A Joker for juice' },
    caption: {
      fr: 'La Mission 1 veut du pain et du jus d’orange. A donne un pain et un Joker.',
      en: 'Mission 1 wants bread and orange juice. A gives a bread and a Joker.',
    },
    position: table({
      phase: 'mission',
      hands: { A: { products: ['bread'], navigation: ['joker'], missions: ['m01', '?', '?'] } },
    }),
    actions: [{ kind: 'fulfill', seat: A, mission: 'm01', products: ['bread'], jokers: ['orange-juice'] }],
    legal: true,
  },
  {
    id: 'joker-alone',
    shows: ['card.joker'],
    title: { fr: 'Un Joker seul', en: 'A Joker alone' },
    caption: {
      fr: 'En dehors d’une Mission, un Joker ne fait rien.',
      en: 'Outside a Mission a Joker does nothing.',
    },
    position: table({ hands: { A: { navigation: ['joker'] } } }),
    actions: [{ kind: 'playCard', seat: A, card: 'joker' }],
    legal: false,
  },
];
