import type { Lang, Text } from '@portolan/core';
import type { InputProblem } from './command.ts';
import type { GameEntry } from './entry.ts';
import { nearest } from './nearest.ts';
import { decimals } from './numbers.ts';
import { fr } from './typeset.ts';

/** What a problem is called before its facts are added. */
const sentences: Readonly<Record<string, Text>> = {
  'unknown-command': { fr: 'cette commande n’existe pas', en: 'there is no such command' },
  'unknown-option': { fr: 'cette option n’existe pas', en: 'there is no such option' },
  'unknown-game': { fr: 'ce jeu n’existe pas', en: 'there is no such game' },
  'unknown-clause': {
    fr: 'cette règle n’existe pas, --search en cherche par des mots',
    en: 'there is no such clause, --search looks for them by words',
  },
  'unknown-dispute': { fr: 'ce litige n’existe pas', en: 'there is no such dispute' },
  'unknown-question': { fr: 'cette question n’existe pas', en: 'there is no such question' },
  'unknown-schema': { fr: 'ce schéma n’existe pas', en: 'there is no such schema' },
  'unknown-policy': { fr: 'cette façon de jouer n’existe pas', en: 'there is no such way to play' },
  'no-budget': {
    fr: 'pour chercher il faut des millisecondes par coup (search:200ms) ou des parties par coup (search:64)',
    en: 'a search needs milliseconds for each move (search:200ms), or games for each move (search:64)',
  },
  'one-or-all': {
    fr: 'il faut une façon de jouer pour tous, ou une pour chaque joueur',
    en: 'one way to play is needed for all, or one for each player',
  },
  'not-together': { fr: 'ces deux options ne vont pas ensemble', en: 'these two options do not go together' },
  'not-with-search': {
    fr: 'une règle nommée et --search ne vont pas ensemble',
    en: 'a clause that is named and --search do not go together',
  },
  'other-simulation': {
    fr: 'ce dossier garde une autre simulation, nommez-en un autre',
    en: 'this folder keeps another simulation, name another',
  },
  'lost-plan': {
    fr: fr`ce dossier garde des parties, mais pas le fichier qui dit lesquelles : nommez-en un autre`,
    en: 'this folder keeps games, but not the file that says which: name another',
  },
  'needs-option': {
    fr: 'cette option ne sert qu’avec une autre',
    en: 'this option is of use with another one only',
  },
  'wrong-game': { fr: 'c’est une position d’un autre jeu', en: 'this is a position of another game' },
  'ruling-twice': {
    fr: 'ce point ouvert est lu de deux façons, gardez-en une',
    en: 'this open point is read in two ways, keep one of them',
  },
  'seat-unasked': {
    fr: 'cette question ne demande pas de joueur',
    en: 'this question asks for no player',
  },
  'seat-twice': {
    fr: '--seat et l’entrée ne nomment pas le même joueur, n’en gardez qu’un',
    en: '--seat and the input do not name the same player, keep one of them',
  },
  'not-a-queue': {
    fr: 'ce n’est pas l’adresse d’une base PostgreSQL',
    en: 'this is not the address of a PostgreSQL database',
  },
  'unknown-host': {
    fr: 'aucune machine de ce nom ne se trouve, vérifiez l’adresse',
    en: 'no machine of that name can be found, check the address',
  },
  'no-queue-library': {
    fr: 'la file de travaux demande le paquet pg-boss et Node 22.12 ou plus récent',
    en: 'the queue needs the package pg-boss and Node 22.12 or newer',
  },
  'not-timed': {
    fr: fr`cette question ne compte pas le temps : --iterations dit combien de parties y sont jouées, --seconds quand s’arrêter`,
    en: 'this question does not go by time: --iterations says how many games are played, --seconds when to stop',
  },
  'no-server': {
    fr: 'aucune base PostgreSQL ne répond là, lancez-en une, par exemple avec « docker run -e POSTGRES_PASSWORD=… -p 5432:5432 postgres »',
    en: 'no PostgreSQL database answers there, start one, for example with “docker run -e POSTGRES_PASSWORD=… -p 5432:5432 postgres”',
  },
  'no-entry': {
    fr: 'cette base PostgreSQL refuse ce nom ou ce mot de passe',
    en: 'this PostgreSQL database refuses this name or password',
  },
  'no-password': {
    fr: 'cette base PostgreSQL demande un mot de passe, donnez-le dans PGPASSWORD',
    en: 'this PostgreSQL database asks for a password, give it in PGPASSWORD',
  },
  'no-encryption': {
    fr: 'cette base PostgreSQL ne chiffre pas, comme l’adresse le demande (sslmode)',
    en: 'this PostgreSQL database does not encrypt, as the address asks for (sslmode)',
  },
  'no-right': {
    fr: 'cette base PostgreSQL ne permet pas à ce nom d’y créer un schéma',
    en: 'this PostgreSQL database does not allow this name to create a schema',
  },
  'no-database': {
    fr: 'ce serveur PostgreSQL n’a pas de base de ce nom, créez-la avec « createdb »',
    en: 'this PostgreSQL server has no database of that name, create it with “createdb”',
  },
  'other-version': {
    fr: 'ces parties ont été jouées par une autre version, elles ne se comptent pas ensemble',
    en: 'these games were played by another version, they do not count together',
  },
  'unknown-run': { fr: 'cette simulation n’est pas dans la file', en: 'this simulation is not in the queue' },
  'no-drawing': { fr: 'ce jeu ne se dessine pas', en: 'this game is not drawn' },
  'unknown-theme': { fr: 'ce thème n’existe pas', en: 'there is no such theme' },
  'unknown-format': { fr: 'cette forme n’existe pas', en: 'there is no such format' },
  'unknown-lang': { fr: 'cette langue n’existe pas', en: 'there is no such language' },
  'missing-word': { fr: 'ce mot manque', en: 'this word is missing' },
  'needless-word': { fr: 'ce mot est de trop', en: 'this word is one too many' },
  'missing-option': { fr: 'cette option manque', en: 'this option is missing' },
  'missing-value': { fr: 'cette option demande une valeur', en: 'this option needs a value' },
  'needless-value': { fr: 'cette option ne prend pas de valeur', en: 'this option takes no value' },
  'option-twice': { fr: 'cette option est donnée deux fois', en: 'this option is given twice' },
  'missing-file': {
    fr: 'ce n’est ni un fichier qui existe, ni du JSON',
    en: 'this is neither a file that exists nor JSON',
  },
  'missing-notation': {
    fr: 'ce n’est ni un fichier qui existe, ni une partie notée',
    en: 'this is neither a file that exists nor a game in notation',
  },
  'no-notation': { fr: 'ce jeu n’a pas de notation', en: 'this game has no notation' },
  'log-twice': { fr: 'la partie est donnée deux fois', en: 'the game is given twice' },
  'unreadable-file': { fr: 'ce fichier ne se laisse pas lire', en: 'this file cannot be read' },
  'file-exists': {
    fr: 'ce dossier contient déjà une partie de ce nom, nommez-en un autre',
    en: 'this folder already has a game of that name, name another',
  },
  'unwritable-folder': { fr: 'on ne peut pas écrire dans ce dossier', en: 'this folder cannot be written to' },
  'stdin-twice': {
    fr: 'l’entrée standard (-) ne peut servir qu’une fois',
    en: 'the standard input (-) can serve once only',
  },
  'empty-input': { fr: 'il n’y a rien à lire', en: 'there is nothing to read' },
  'not-json': { fr: 'ce n’est pas du JSON', en: 'this is not JSON' },
  'cut-json': {
    fr: 'ce n’est pas du JSON complet, la fin manque',
    en: 'this is not complete JSON, the end is missing',
  },
  'too-deep': { fr: 'les listes y sont trop profondes', en: 'its lists are too deep' },
  'not-a-pair': { fr: 'il faut nom=lecture', en: 'name=reading is needed' },
  'one-action': { fr: 'il faut un seul coup', en: 'exactly one action is needed' },
  'no-action': { fr: 'il faut au moins un coup', en: 'at least one action is needed' },
};

/** Codes that games use too; theirs are told by them. */
const sharedSentences: Readonly<Record<string, Text>> = {
  'not-an-integer': { fr: 'il faut un nombre entier', en: 'a whole number is needed' },
  'out-of-range': { fr: 'ce nombre est hors limites', en: 'this number is out of range' },
  'unknown-seat': { fr: 'ce joueur n’est pas à la table', en: 'no such player is at the table' },
  'missing-field': { fr: 'ce champ manque', en: 'this field is missing' },
  'not-an-object': { fr: 'il faut un objet, entre accolades', en: 'an object in braces is needed' },
  'wrong-type': { fr: 'ce n’est pas la bonne sorte de valeur', en: 'this is the wrong kind of value' },
};

/** Names of the facts that help. */
const factNames: Readonly<Record<string, Text>> = {
  differs: { fr: 'ce qui diffère', en: 'what differs' },
  line: { fr: 'ligne', en: 'line' },
  column: { fr: 'colonne', en: 'column' },
  found: { fr: 'trouvé', en: 'found' },
  expected: { fr: 'attendu', en: 'expected' },
  reason: { fr: 'cause', en: 'cause' },
  known: { fr: 'possible', en: 'possible' },
  min: { fr: 'au moins', en: 'at least' },
  max: { fr: 'au plus', en: 'at most' },
};

/** The question whether a known name was meant, behind a sentence. */
const guessOf = (problem: InputProblem, lang: Lang): string => {
  const near = nearTo(problem);
  if (near === undefined) return '';
  return lang === 'fr' ? fr` Vouliez-vous dire ${near} ?` : ` Did you mean ${near}?`;
};

/** A sentence with the facts that help. */
const told = (sentence: Text, problem: InputProblem, lang: Lang): string => {
  const { path, facts = {} } = problem;
  const details = Object.entries(factNames)
    .filter(([name]) => facts[name] !== undefined && !isEmpty(facts[name]))
    .map(([name, words]) => `${words[lang]} ${shown(facts[name], lang)}`);
  const text = `${sentence[lang]}${details.length ? ` (${details.join(', ')})` : ''}.${guessOf(problem, lang)}`;
  if (path === '') return text.charAt(0).toUpperCase() + text.slice(1);
  return lang === 'fr' ? fr`${path} : ${text}` : `${path}: ${text}`;
};

/** What was typed and is not known: of an option or a field its name. */
const typed = ({ path, code }: InputProblem): string | undefined =>
  code === 'unknown-option' ? path : code === 'unknown-field' ? /[^.]*$/.exec(path)![0] : undefined;

/** The known name that was perhaps meant. */
const nearTo = (problem: InputProblem): string | undefined => {
  const { near, facts = {} } = problem;
  if (near !== undefined) return near;
  const { known, expected, found = typed(problem) } = facts;
  const among = known ?? expected;
  const names = Array.isArray(among) ? among.filter((one) => typeof one === 'string') : [];
  return typeof found === 'string' ? nearest(found, names) : undefined;
};

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const shown = (value: unknown, lang: Lang): string => {
  if (Array.isArray(value)) return value.map((one) => shown(one, lang)).join(', ');
  if (typeof value === 'number') return decimals(value, lang);
  const text = typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** One sentence for a problem: the game's own for what stands in a position or an action, ours for the rest. */
const messageOf = (problem: InputProblem, lang: Lang, entry: GameEntry | undefined): string => {
  if (problem.message !== undefined) return `${problem.message()}${guessOf(problem, lang)}`;
  const inGame = problem.input !== undefined && entry !== undefined;
  const sentence = own(sentences, problem.code) ?? (inGame ? undefined : own(sharedSentences, problem.code));
  if (sentence) return told(sentence, problem, lang);
  const said = entry?.rules.problem(problem, lang);
  return said === undefined ? `${problem.path}: ${problem.code}` : `${said}${guessOf(problem, lang)}`;
};

const own = (table: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** A problem as the machine reads it. */
export interface PrintedProblem {
  /** Where in the input; for the line itself the option or the word. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
  /** The option that holds the input. */
  readonly input?: string;
  /** The clause that makes a position impossible. */
  readonly clause?: string;
}

/** Problems with their sentences. */
export const printed = (
  problems: readonly InputProblem[],
  lang: Lang,
  entry: GameEntry | undefined,
): readonly PrintedProblem[] =>
  problems.map((problem) => ({
    path: problem.path,
    code: problem.code,
    message: messageOf(problem, lang, entry),
    ...(problem.input === undefined ? {} : { input: problem.input }),
    ...(problem.clause === undefined ? {} : { clause: problem.clause }),
  }));

/** Problems as people read them, each on a line, and whether there are more. */
export const problemLines = (problems: readonly PrintedProblem[], more: boolean, lang: Lang): readonly string[] => [
  lang === 'fr' ? fr`Entrée incorrecte :` : 'Bad input:',
  ...problems.map(({ input, path, message, clause }) => {
    // The sentence of a clause tells what is wrong; only the path tells where it was typed.
    const where = [input, clause === undefined ? '' : path].filter(Boolean).join(', ');
    const place = where === '' ? '' : lang === 'fr' ? fr`dans ${where} : ` : `in ${where}: `;
    return `- ${place}${message}${clause === undefined ? '' : ` [${clause}]`}`;
  }),
  ...(more ? [lang === 'fr' ? '… et d’autres encore.' : '… and more.'] : []),
];
