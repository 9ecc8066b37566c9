import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** What the rulebook does not say. */
export const clauses = rulebook({
  'silent.cards-in-trade': {
    kind: 'silent',
    source: headings.trade,
    fr: 'Peut-on échanger ou donner un Joker, ou une autre carte Navigation ? Le livret n’en dit rien : il ne parle que des cartes Produit. Ici, aucune carte Navigation ne change de main.',
    en: 'May a Joker, or another Navigation card, be traded or given away? The rulebook does not say: it speaks of Product cards only. Here, no Navigation card changes hands.',
    see: ['trade.products', 'card.joker'],
    terms: ['joker', 'navigation-card', 'trade'],
  },
  'silent.other-goods': {
    kind: 'silent',
    source: headings.trade,
    fr: 'Peut-on échanger des Missions, des navires ou des unités de matière première ? Le livret n’en dit rien. Ici, rien de tel ne change de main.',
    en: 'May Missions, ships or units of raw material be traded? The rulebook does not say. Here, nothing of the kind changes hands.',
    see: ['trade.products'],
    terms: ['mission', 'ship', 'raw-material', 'trade'],
  },
  'silent.promises': {
    kind: 'silent',
    source: headings.trade,
    fr: 'Une promesse, celle d’une couleur à annoncer ou d’une carte à donner plus tard, peut-elle entrer dans un échange, et engage-t-elle ? Le livret n’en dit rien. Ici, la parole est libre et rien n’engage.',
    en: 'May a promise, of a color to call or of a card to give later, be part of a trade, and does it bind? The rulebook does not say. Here, talk is free and nothing binds.',
    see: ['trade.products', 'sail.must-call'],
    terms: ['call', 'trade'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'silent',
  title: { fr: 'Le livret n’en dit rien', en: 'The rulebook is silent' },
  lead: {
    fr: 'Ni permis ni défendu : sur ces questions, la table s’entend avant de jouer.',
    en: 'Neither allowed nor forbidden: on these questions a table agrees before it plays.',
  },
  parts: [{ clauses: ['silent.cards-in-trade', 'silent.other-goods', 'silent.promises'] }],
};
