import type { Unlisted } from '../game.ts';
import type { Lang } from '../text.ts';
import { seat } from './facts.ts';
import { plain, type Sentence, tell } from './sentences.ts';
import { wide } from './typography.ts';

const whyUnlisted: Readonly<Record<string, Sentence>> = {
  'face-down': plain('des cartes sont face cachée', 'some cards are face down'),
};

/**
 * Tells why the list of a seat's actions is not whole. The sentences stand by reason, without a capital and without a
 * period; `face-down` is known.
 */
export const unlistedTeller =
  (sentences: Readonly<Record<string, Sentence>> = {}) =>
  (entry: Unlisted, lang: Lang): string => {
    const why = tell({ ...whyUnlisted, ...sentences }, [entry.reason], plain('', ''), { ...entry }, lang);
    const who = seat(entry.seat);
    const text =
      lang === 'fr'
        ? `La liste des actions de ${who} n’est pas complète`
        : `The list of ${who}’s actions is not complete`;
    return why === '' ? `${text}.` : `${text}${lang === 'fr' ? `${wide}:` : ':'} ${why}.`;
  };
