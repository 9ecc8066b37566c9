import * as borneo from '@portolan/borneo';
import * as caboDaRoca from '@portolan/cabo-da-roca';
import * as comptoir from '@portolan/comptoir-des-antilles';
import * as rotterdam from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { type Fields, goldenCases } from './cases.ts';
import { claimsOf } from './runner.ts';

type Table = Readonly<Record<string, readonly string[]>>;

/** `clause/name` of every entry of a table. */
const entriesOf = (table: Table): string[] =>
  Object.entries(table).flatMap(([name, clauses]) => clauses.map((clause) => `${clause}/${name}`));

/** What the cases show, by the same text. */
const shownBy = (found: readonly Fields[], name: 'reason' | 'kind'): Set<string> =>
  new Set(found.map((one) => `${String(one.clause)}/${String(one[name])}`));

/** What a game lists of its reasons and events. */
interface Lists {
  readonly refusals: Table;
  readonly impossibilities: Table;
  readonly eventClauses: Table;
  /** Refusals that no text can cause: an action that is read names no other port and no stranger. */
  readonly notInText: readonly string[];
}

const games: Readonly<Record<string, Lists>> = {
  borneo: {
    ...borneo,
    notInText: ['setup.first-player/no-such-seat'],
  },
  'cabo-da-roca': { ...caboDaRoca, notInText: [] },
  'comptoir-des-antilles': { ...comptoir, notInText: [] },
  rotterdam: {
    ...rotterdam,
    notInText: rotterdam.refusals['not-in-game'].map((clause) => `${clause}/not-in-game`),
  },
};

const tablesOf = (game: string, { refusals, impossibilities, eventClauses, notInText }: Lists) => {
  const claims = goldenCases(game).flatMap(claimsOf);
  return [
    {
      what: `${game}: a refusal`,
      entries: entriesOf(refusals).filter((entry) => !notInText.includes(entry)),
      shown: shownBy(
        claims.flatMap(({ violations = [] }) => violations),
        'reason',
      ),
    },
    {
      what: `${game}: an impossible position`,
      entries: entriesOf(impossibilities),
      shown: shownBy(
        claims.flatMap(({ problems = [] }) => problems),
        'reason',
      ),
    },
    {
      what: `${game}: an event`,
      entries: entriesOf(eventClauses),
      shown: shownBy(
        claims.flatMap(({ events = [], eventsInclude = [] }) => [...events, ...eventsInclude]),
        'kind',
      ),
    },
  ];
};

const tables = Object.entries(games).flatMap(([game, lists]) => tablesOf(game, lists));

describe.each(tables)('the golden cases of $what', ({ entries, shown }) => {
  it.each(entries)('%s is shown by a case', (entry) => expect([...shown]).toContain(entry));

  it('is never one that the engine does not know', () =>
    expect([...shown].filter((entry) => !entries.includes(entry))).toEqual([]));
});
