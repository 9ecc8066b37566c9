import type { Lang } from '@portolan/core';
import { wordsOf } from '../fold.ts';
import type { Document } from './documents.ts';
import { termOf } from './terms.ts';

/** What one can wish for besides a rule: that a case is judged, a move found, points counted, a table made ready. */
type Wish = 'check' | 'solve' | 'score' | 'setup';

/** Words by which it is wished for. Whoever says “this” and “these” asks about a case, not about a rule. */
const wishWords: Readonly<Record<Lang, Readonly<Record<Wish, string>>>> = {
  fr: {
    check:
      'vérifier vérification contrôler contrôle calculer permis autorisé légal droit correct juste cet cette ces ici',
    solve: 'meilleur conseil conseiller optimal maintenant',
    score: 'calculer calculatrice calcul additionner feuille total décompte',
    setup: 'installer installation préparer préparation',
  },
  en: {
    check: 'check checker checking verify calculator legal correct right computed this these here',
    solve: 'best optimal advice advise should now',
    score: 'calculator calculate add tally total sheet',
    setup: 'setup setting prepare',
  },
};

/** What a wish adds to whatever fulfills it. */
const wishShare = 2.5;

/** Who asks which one to take, wants advice. */
const choices: Readonly<Record<Lang, RegExp>> = {
  fr: /\b(quel(le)?s?|quoi)\b.*\b(faire|jouer|choisir|prendre|annoncer)\b/i,
  en: /\b(which|what)\b.*\b(should|pick|choose)\b/i,
};

/** “This turn” is no case: it is when. */
const times: ReadonlySet<string> = new Set('turn round game phase year tour manche partie phase'.split(' '));

/** By language: each term by which something is wished for, with the wish. Made when it is asked for: stems take time. */
const wishTerms: Partial<Record<Lang, readonly (readonly [term: string, wish: string])[]>> = {};

const wishTermsIn = (lang: Lang): readonly (readonly [term: string, wish: string])[] => {
  wishTerms[lang] ??= Object.entries(wishWords[lang]).flatMap(([wish, text]) =>
    wordsOf(text).map(({ word }) => [termOf(word, lang), wish] as const),
  );
  return wishTerms[lang];
};

const wishesIn = (query: string, lang: Lang): ReadonlySet<string> => {
  const words = wordsOf(query).map(({ word }) => word);
  const typed = new Set(words.filter((_, at) => !times.has(words[at + 1] ?? '')).map((word) => termOf(word, lang)));
  const wished = wishTermsIn(lang).filter(([term]) => typed.has(term));
  return new Set([...wished.map(([, wish]) => wish), ...(choices[lang].test(query) ? ['solve'] : [])]);
};

/** How much more something counts for a query that wishes for what it is. */
export const wishedIn = (query: string, lang: Lang): ((document: Document) => number) => {
  const wishes = wishesIn(query, lang);
  return ({ kind, id }) => (wishes.has(kind === 'page' ? id : kind) ? wishShare : 1);
};
