import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { ComptoirSection } from './section.ts';

/** What players ask and no sentence of the rulebook answers: neither forbidden nor allowed, with no verdict and no ruling. */
export const silent = rulebook({
  'silent.ship-pile': {
    kind: 'silent',
    source: headings.setup,
    fr: 'Peut-on regarder dans la pile des navires, sous celui du dessus ? Le livret n’en dit rien. Ici, seul le navire du dessus est tenu pour connu.',
    en: 'May one look into the ship pile, below its top ship? The rulebook does not say. Here only the top ship is taken as known.',
    see: ['setup.ship-pile'],
    terms: ['ship-pile'],
  },
  'silent.open-tiles': {
    kind: 'silent',
    source: headings.tiles,
    fr: 'Les tuiles événement achetées restent-elles à la vue de tous ? Le livret n’en dit rien. Ici, chacun les connaît : elles ont été retournées avant les mises.',
    en: 'Do event tiles that one has bought lie open before all? The rulebook does not say. Here everybody knows them: they were turned up before the bids.',
    see: ['tile.owned', 'auction.reveal'],
    terms: ['event-tile'],
  },
  'silent.trading': {
    kind: 'silent',
    source: headings.tiles,
    fr: 'Peut-on échanger, vendre ou donner des tuiles, événement ou marchandise ? Le livret n’en dit rien. Ici, aucune action ne le fait.',
    en: 'May one trade, sell or give away tiles, event tiles or goods? The rulebook does not say. Here there is no action for it.',
    see: ['tile.owned', 'setup.secret-goods'],
    terms: ['event-tile', 'goods'],
  },
  'silent.showing-goods': {
    kind: 'silent',
    source: headings.setup,
    fr: 'Peut-on montrer sa marchandise cachée, ou dire laquelle c’est ? Le livret la veut secrète, et n’en dit pas plus. Ici, elle reste cachée, et les paroles ne sont pas notées.',
    en: 'May one show one’s hidden goods tile, or say what it is? The rulebook wants it secret, and says no more. Here it stays hidden, and talk is not recorded.',
    see: ['setup.secret-goods'],
    terms: ['goods', 'hand'],
  },
  'silent.late-payment': {
    kind: 'silent',
    source: headings.sailing,
    fr: 'Une commission ou des primes ont été oubliées dans un tour passé : les rattrape-t-on ? Le livret n’en dit rien. Ici, rien ne s’oublie ; une position corrigée peut être saisie.',
    en: 'A commission or premiums were forgotten in an earlier turn: is that made good? The rulebook does not say. Here nothing is forgotten; a corrected position can be entered.',
    see: ['sailing.premiums', 'sailing.commission'],
    terms: ['commission', 'premium'],
  },
});

/** The last section of the rulebook. */
export const silentSection: ComptoirSection = {
  id: 'silent',
  title: { fr: 'Le livret n’en dit rien', en: 'The rulebook is silent' },
  lead: {
    fr: 'Des questions que l’on se pose à table et auxquelles aucune phrase ne répond. Rien n’y est ni permis ni défendu : à la table de s’entendre.',
    en: 'Questions that come up at the table and that no sentence answers. None of it is allowed or forbidden: the table agrees on it.',
  },
  parts: [{ clauses: Object.keys(silent) as (keyof typeof silent)[] }],
};
