import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.nowhere;

/** What people ask and the rulebook does not say: no ruling is made up. */
export const silent = rulebook({
  'silent.looking': {
    kind: 'silent',
    source,
    fr: 'Que peut-on regarder ? Sont face cachée les deux piles, les cartes distribuées et une Mission réalisée, devant son joueur. Sur la défausse, sur un entrepôt, et sur le droit de revoir une Mission gagnée, le livret ne dit rien. Ici tous les connaissent, car chaque carte y est venue à la vue de tous ; aucune réponse n’en dépend.',
    en: 'What may be looked at? Face down are the two piles, the cards dealt and a completed Mission in front of its owner. Of the discard, of a warehouse, and of whether a Mission won may be looked at again, the rulebook says nothing. Here everybody knows them, since every card came there in the open; no answer depends on it.',
    see: ['setup.warehouse', 'mission.take-tile'],
    terms: ['discard', 'warehouse', 'mission'],
  },
  'silent.take-back': {
    kind: 'silent',
    source,
    fr: 'Peut-on reprendre ou annuler un coup, et jusqu’à quand ? Le livret n’en dit rien.',
    en: 'May a move be taken back or undone, and until when? The rulebook says nothing about it.',
  },
});
