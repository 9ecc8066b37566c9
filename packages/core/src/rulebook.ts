import type { Rulings, Unlisted } from './game.ts';
import type { Problem } from './result.ts';
import type { Lang, Text } from './text.ts';
import type { Violation } from './verdict.ts';
import type { Noun } from './words/numbers.ts';

/** What a clause does. All kinds but `definition`, `advice` and `silent` (the rulebook does not say) can fire. */
export const clauseKinds = [
  'definition',
  'setup',
  'permission',
  'obligation',
  'prohibition',
  'effect',
  'scoring',
  'end',
  'advice',
  'ruling',
  'silent',
] as const;

export type ClauseKind = (typeof clauseKinds)[number];

/** Where a clause comes from that the rulebook does not print: `ours` is our own addition, `public` is publicly known. */
export type Origin = 'ours' | 'public';

/** One rule, one idea, in both languages. Its key in the record is its id, `section.subject`. */
export interface ClauseText extends Text {
  /** What the clause does. */
  readonly kind: ClauseKind;
  /** The heading of the printed rulebook it stands under. */
  readonly source: string;
  /** Left out: printed in the rulebook. */
  readonly origin?: Origin;
  /** The clause it is an exception of. */
  readonly except?: string;
  /** Clauses worth reading with it. */
  readonly see?: readonly string[];
  /** Ids of glossary terms it uses. */
  readonly terms?: readonly string[];
}

/** A section of the rulebook: its heading, its lead and the ids of its clauses, in reading order. */
export interface Section {
  /** The first part of the ids of its clauses. */
  readonly id: string;
  /** Its heading. */
  readonly title: Text;
  /** A sentence or two under the heading. */
  readonly lead?: Text;
  /** Sub-headings in order, each with the clauses below it. */
  readonly parts: readonly { readonly title?: Text; readonly clauses: readonly string[] }[];
}

/** One way to read an open point. */
export interface Reading {
  /** How it is written in `rulings`. */
  readonly name: string;
  /** It in a few words. */
  readonly title: Text;
  /** Why one may read the rulebook so. */
  readonly why: Text;
  /** It after “at a table”, for an answer that it changes: `where covered flags count`. Left out: the question and the title. */
  readonly table?: Text;
  /** What the clause of the ruling says under this reading; left out: the question and the title. */
  readonly clause?: Text;
}

/** An open point of the rulebook: its readings, the default first. */
export interface Ruling {
  /** The id without `ruling.`; the clause that states it is `ruling.<name>`. */
  readonly name: string;
  /** What is open, as a question. */
  readonly question: Text;
  /** How it may be read, the default first. */
  readonly readings: readonly [Reading, Reading, ...Reading[]];
  /** The clauses it touches. */
  readonly touches: readonly string[];
  /** The table that it is about, where that is not every one: so many players, variants by name. */
  readonly at?: { readonly seats?: number; readonly variants?: readonly string[] };
}

/** A word of the field, one per thing. */
export interface Term {
  /** A name in English, for links. */
  readonly id: string;
  /** The word in each language, in the singular. */
  readonly term: Text;
  /** What it means here, in one sentence. */
  readonly meaning: Text;
}

/** Makes a sentence from the facts of a violation, an event or a problem. */
export type Message = (facts: Readonly<Record<string, unknown>>) => string;

/** What is put into words, perhaps without its facts. */
type MaybeBare<Broken extends { readonly facts: unknown }> = Omit<Broken, 'facts'> & Partial<Pick<Broken, 'facts'>>;

/** Everything a game says in words. Engines never import it. */
export interface Rulebook<Clause extends string = string> {
  /** The id of the game. */
  readonly game: string;
  /** The name of the game, as each language calls it. */
  readonly title: Text;
  /** What the points of the game are counted in: points, where it is left out. */
  readonly unit?: Noun;
  /** What it is called when everybody has had a turn, or all phases have been gone through: a round of the table, where it is left out. */
  readonly round?: Noun;
  /** The sections in reading order. */
  readonly sections: readonly Section[];
  /** All clauses by id. */
  readonly clauses: Readonly<Record<Clause, ClauseText>>;
  /** The open points. */
  readonly rulings: readonly Ruling[];
  /** The words of the field. */
  readonly glossary: readonly Term[];
  /** Sentences for violations, by `clause/reason` or by `reason` alone. */
  violation(violation: MaybeBare<Violation>, lang: Lang): string;
  /** One sentence for an event. */
  event(event: { readonly kind: string }, lang: Lang): string;
  /** One sentence for a problem of bad input: the place and the cure. */
  problem(problem: Problem, lang: Lang): string;
  /**
   * A short description of an action: "A attacks C in the red company with GGG/Y:p". `came`: the events that it led to,
   * where the action has been made: they may say more, as who got a card, or who was asked first.
   */
  action(action: { readonly kind: string }, lang: Lang, came?: readonly { readonly kind: string }[]): string;
  /** Why the list of a seat's actions is not whole: "Some cards are face down: …". */
  unlisted(entry: Unlisted, lang: Lang): string;
}

/** Where a rulebook comes from: what is printed, what is public, what is ours. */
export interface Sources {
  /** One sentence for the head of a page. */
  readonly summary: Text;
  /** What a rulebook prints. */
  readonly printed: Text;
  /** What is publicly known. */
  readonly public: Text;
  /** What is ours. */
  readonly reconstructed: Text;
}

/** One step of the turn, as the rulebook tells it at a glance. */
export interface TurnPhase<Phase extends string = string> {
  /** Its name, where the engine has one the same. */
  readonly phase: Phase;
  /** Whether a player may do something then, or must. */
  readonly duty: 'may' | 'must';
  /** It in a word. */
  readonly title: Text;
  /** What is done, in a sentence. */
  readonly text: Text;
  /** Ids of the sections that tell it, the first being the main one. */
  readonly sections: readonly [string, ...string[]];
}

/** What players say where the rulebook uses other words: a search finds by it, and nothing of it is shown. */
export interface PlayersWords<Clause extends string = string> {
  /** By language: words or short phrases of players, each with the words of the rulebook for the same, `boat: 'ship'`. */
  readonly synonyms: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
  /** By clause: words and questions of players who look for it, where the clause itself does not say them. */
  readonly asked: Readonly<Partial<Record<Clause, Text>>>;
}

/** Types a record of clauses without widening its keys; published types then carry ids, not prose. */
export const rulebook = <Clauses extends Readonly<Record<string, ClauseText>>>(
  clauses: Clauses,
): Readonly<Record<keyof Clauses & string, ClauseText>> => clauses;

/** The kinds that must be shown by an example that makes them fire. */
export const fires = (kind: ClauseKind): boolean => kind !== 'definition' && kind !== 'advice' && kind !== 'silent';

/**
 * What a reader must know of a clause beside its words: not printed, but `ours` or `public` knowledge; `silent`, the
 * rulebook does not say; an open point at its `default` reading, or at an `other` one that this table has chosen.
 */
export type Mark = Origin | 'silent' | 'default' | 'other';

/** A clause as an answer quotes it. */
export interface Quotation {
  /** The clause that is quoted. */
  readonly id: string;
  /** Its words. */
  readonly text: string;
  /** Left out: printed in the rulebook. */
  readonly mark?: Mark;
}

const opening = 'ruling.';

/** The reading of a ruling's clause that a table has chosen instead of the default. */
const chosenReading = ({ rulings }: Rulebook, id: string, chosen: Rulings): readonly [Ruling, Reading] | undefined => {
  const ruling = id.startsWith(opening) && rulings.find(({ name }) => name === id.slice(opening.length));
  if (!ruling || !Object.hasOwn(chosen, ruling.name)) return undefined;
  const reading = ruling.readings.slice(1).find(({ name }) => name === chosen[ruling.name]);
  return reading && [ruling, reading];
};

/** A question and its answer as two sentences: "Several Jokers for one Mission? One." */
const asked = ({ question }: Ruling, { title }: Reading, lang: Lang): string =>
  `${question[lang]} ${title[lang]}${/[.?!]$/.test(title[lang]) ? '' : '.'}`;

const markOf = ({ kind, origin }: ClauseText): Mark | undefined =>
  origin ?? (kind === 'silent' ? 'silent' : kind === 'ruling' ? 'default' : undefined);

/**
 * A clause in words, as a table reads it: the clause of an open point says what the reading in use says, never what
 * another one does. `readings` are those chosen; what is not named stands at its default. Undefined for an id that is none.
 */
export const quoted = (rules: Rulebook, id: string, readings: Rulings, lang: Lang): Quotation | undefined => {
  if (!Object.hasOwn(rules.clauses, id)) return undefined;
  const clause = rules.clauses[id]!;
  const other = chosenReading(rules, id, readings);
  if (other) return { id, text: other[1].clause?.[lang] ?? asked(...other, lang), mark: 'other' };
  const mark = markOf(clause);
  return { id, text: clause[lang], ...(mark ? { mark } : {}) };
};
