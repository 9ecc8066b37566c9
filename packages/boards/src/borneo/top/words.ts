import type { Lang, Text } from '@portolan/core';
import { counting } from '@portolan/core/words';

/** What the parts of a table are called on it. */
export const topWords = {
  free: { fr: 'place libre', en: 'free space' },
  hand: { fr: 'Main', en: 'Hand' },
  store: { fr: 'Entrepôt', en: 'Warehouse' },
  missions: { fr: 'Missions offertes', en: 'Missions on offer' },
  cove: { fr: 'Bateau pirate, dans son repaire', en: 'Pirate ship, in its cove' },
  toMove: { fr: 'à son tour', en: 'to move' },
  first: { fr: '1er', en: '1st' },
  ports: { fr: 'Les trois ports', en: 'The three ports' },
  companies: { fr: 'Les compagnies', en: 'The companies' },
  players: { fr: 'Les joueurs', en: 'The players' },
} as const satisfies Record<string, Text>;

/** "Rang 3, B". */
export const rankWords = (rank: number, owner: string, lang: Lang): string =>
  lang === 'fr' ? `rang ${rank}, ${owner}` : `rank ${rank}, ${owner}`;

/** "Port 1, encore sans carte Port". */
export const noHarbor = (port: number, lang: Lang): string =>
  lang === 'fr' ? `Port ${port}, encore sans carte Port` : `Port ${port}, no Harbor card yet`;

/** "Port 1, la carte suivante". */
export const nextCard = (port: number, lang: Lang): string =>
  lang === 'fr' ? `Port ${port}, la carte suivante` : `Port ${port}, the next card`;

/** "Main de A, une carte de plus". */
export const oneMore = (kind: 'hand' | 'store', who: string, lang: Lang): string => {
  if (kind === 'hand') return lang === 'fr' ? `Main de ${who}, une carte de plus` : `Hand of ${who}, one more card`;
  return lang === 'fr' ? `Entrepôt de ${who}, une carte de plus` : `Warehouse of ${who}, one more card`;
};

/** "3 cartes cachées". */
export const hiddenCount = counting({
  fr: ['carte cachée', 'cartes cachées'],
  en: ['card face down', 'cards face down'],
});
