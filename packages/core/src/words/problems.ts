import type { Lang } from '../text.ts';
import { seat } from './facts.ts';
import { type Facts, plain, type Sentence, tell } from './sentences.ts';
import type { Typesetter } from './typography.ts';

/** What the shared readers say of an input, by code. */
export const readerProblems: Readonly<Record<string, Sentence>> = {
  'not-json': plain('ce n’est pas du JSON', 'this is not JSON'),
  'not-an-object': plain('il faut un objet, entre accolades', 'an object in braces is needed'),
  'not-an-integer': plain('il faut un nombre entier', 'a whole number is needed'),
  'unknown-field': plain('ce champ n’existe pas', 'there is no such field'),
  'missing-field': plain('ce champ manque', 'this field is missing'),
  'wrong-type': plain('ce n’est pas la bonne sorte de valeur', 'this is the wrong kind of value'),
  'out-of-range': plain('ce nombre est hors limites', 'this number is out of range'),
  'too-long': plain('c’est trop long', 'this is too long'),
  'wrong-length': plain('le nombre d’éléments n’est pas le bon', 'the number of entries is wrong'),
  'unknown-seat': plain('ce joueur n’est pas à la table', 'no such player is at the table'),
  'unknown-ruling': plain('le livret ne laisse pas ce choix', 'the rulebook leaves no such choice'),
  'wrong-version': plain('cette version n’est pas connue', 'this version is not known'),
  'wrong-game': plain('c’est un autre jeu', 'this is another game'),
  'not-as-start': plain('la position de départ dit autre chose', 'the position at the start says otherwise'),
  'unknown-reading': plain(
    'ce choix n’est pas de ceux que le livret laisse',
    'this is not one of the choices that the rulebook leaves',
  ),
};

/** What is said of a question that nobody at the table can be asked, by code; a game may say it in its own words. */
const questionProblems: Readonly<Record<string, Sentence>> = {
  finished: plain('la partie est finie, plus rien ne se joue', 'the game is over, nothing more is played'),
  drawing: plain(
    'on tire d’abord une carte ou une tuile : personne ne joue avant',
    'a card or a tile is drawn first: nobody plays before',
  ),
  'nothing-listed': plain('on ne sait rien de ce que ce joueur peut faire', 'nothing is known that this player can do'),
};

type FactNames = readonly (readonly [fact: string, fr: string, en: string])[];

/** Names of the facts a problem may carry. */
const factNames: FactNames = [
  ['found', 'trouvé', 'found'],
  ['expected', 'attendu', 'expected'],
  ['min', 'au moins', 'at least'],
  ['max', 'au plus', 'at most'],
  ['within', 'dans', 'in'],
  ['form', 'forme', 'form'],
];

/** What the sorts of values are called. */
const sorts: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  number: { fr: 'un nombre', en: 'a number' },
  string: { fr: 'un texte', en: 'a text' },
  boolean: { fr: 'true ou false', en: 'true or false' },
  array: { fr: 'une liste', en: 'a list' },
};

/** The sort of value that was expected, as people call it. */
const withSort = (facts: Facts, lang: Lang): Facts => ({
  ...facts,
  expected: sorts[String(facts.expected)]?.[lang] ?? facts.expected,
});

/** Mistakes whose facts are seats: these have letters. */
const seatsIn: ReadonlySet<string> = new Set(['not-to-act']);

const lettered = (fact: unknown): unknown =>
  Array.isArray(fact) ? fact.map(lettered) : typeof fact === 'number' ? seat(fact) : fact;

const lettersFor = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, lettered(fact)]));

const written = (value: unknown): string =>
  Array.isArray(value) ? value.map(written).join(', ') : typeof value === 'string' ? value : JSON.stringify(value);

const details = (names: FactNames, facts: Facts, lang: Lang): string => {
  const [colon, semicolon] = lang === 'fr' ? [' : ', ' ; '] : [': ', '; '];
  const parts = names.flatMap(([fact, fr, en]) =>
    facts[fact] === undefined ? [] : [`${lang === 'fr' ? fr : en}${colon}${written(facts[fact])}`],
  );
  return parts.length ? ` (${parts.join(semicolon)})` : '';
};

/** What a game says in the brackets behind a mistake besides. */
export interface ProblemDetails {
  /** Facts of its own, told first. */
  readonly names?: FactNames;
  /** The facts as they are told: a thing by its name, without those that the sentence itself tells. */
  readonly shown?: (problem: { readonly code: string; readonly facts: Facts }, lang: Lang) => Facts;
}

/** What is said of facts; nothing if it could not be said without one that is missing. */
const withoutHoles = <Sentences>(facts: Facts, say: (facts: Facts) => Sentences): Sentences | undefined => {
  let missing = false;
  const watched = new Proxy(facts, {
    get: (all, name) => {
      missing ||= all[name as string] === undefined;
      return all[name as string];
    },
  });
  try {
    const told = say(watched);
    return missing && /\bundefined\b|\bNaN\b/.test(JSON.stringify(told)) ? undefined : told;
  } catch (error) {
    if (missing) return undefined;
    throw error;
  }
};

/**
 * Tells what is wrong with an input: the place, the mistake, what was found and what is possible.
 * The sentences stand by code, without a capital and without a period. A problem that lacks facts is told by its code.
 */
export const problemTeller =
  (
    sentences: Readonly<Record<string, Sentence>>,
    { french, english }: Typesetter,
    { names = [], shown = ({ facts }) => facts }: ProblemDetails = {},
  ) =>
  (found: { readonly path: string; readonly code: string; readonly facts?: Facts }, lang: Lang): string => {
    const place = found.path || (lang === 'fr' ? 'L’ensemble' : 'The whole input');
    const facts = seatsIn.has(found.code) ? lettersFor(found.facts ?? {}) : (found.facts ?? {});
    const known = Object.hasOwn(questionProblems, found.code) ? questionProblems[found.code] : undefined;
    const unknown = known ?? plain(`problème ${found.code}`, `problem ${found.code}`);
    const mistake =
      withoutHoles(facts, (all) => tell(sentences, [found.code], unknown, all, lang)) ??
      tell({}, [found.code], unknown, facts, lang);
    const told = withoutHoles(facts, (all) => ({ ...shown({ code: found.code, facts: all }, lang) })) ?? facts;
    const said = found.code === 'wrong-type' ? withSort(told, lang) : told;
    const text = `${mistake}${details([...names, ...factNames], said, lang)}.`;
    return lang === 'fr' ? french(`${place} : ${text}`) : english(`${place}: ${text}`);
  };
