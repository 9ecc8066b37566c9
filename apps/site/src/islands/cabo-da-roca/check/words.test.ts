import { rules } from '@portolan/cabo-da-roca/rules';
import { expect, it } from 'vitest';
import { testDisputes } from '../../check/dispute-laws.ts';
import { asked } from './asked.ts';
import { disputes } from './disputes.ts';
import sailing from './sailing.tsx';

/** What every checker must have said at some time, by a word of the answer. */
const kinds: Readonly<Record<string, readonly RegExp[]>> = {
  tile: [/tile fits/, /corner: (land|sea) is needed/, /in no rotation/, /does not touch|two ports/i],
  places: [/\d/],
  purchase: [/must leave/i, /coins/, /consent|agree/i],
  departure: [/must leave/i, /may/i, /stay/i],
  sailing: [/allowed|sails|advances|moves/i, /sink/i, /toll|coins/i, /shark/i],
  lighthouse: [/toll|coins/i, /bonus/i],
  voyage: [/length|squares/i, /zone/i, /not sold|no sale|sells nothing/i],
  shot: [/fire/i, /coins/i],
  count: [/has the most: \d+/, /share the win/],
};

testDisputes({
  title: 'Cabo da Roca',
  asked,
  disputes,
  rules,
  kinds,
  least: (id) => (id === 'places' ? 5 : 8),
  bothWays: (id) => !['places', 'count', 'voyage', 'lighthouse', 'departure'].includes(id),
});

it('a move that is illegal at sea tells what it costs if it was played and noticed, with both clauses', () => {
  const input = {
    move: 'advance',
    ship: 'trade',
    heading: 'E',
    left: 2,
    from: { tile: 'sea' },
    to: { tile: 'lighthouse' },
  };
  const parsed = sailing.checker.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const answer = sailing.checker.judge(parsed.value);
  expect(answer).toMatchObject({
    verdict: { legal: false, violations: [{ clause: 'ships.sea-only' }] },
    penalty: true,
  });
  const { clauses, choices, state } = sailing.explain(answer, parsed.value, 'en');
  expect(state).toBe('illegal');
  expect(clauses).toEqual(['ships.sea-only', 'ships.illegal-move']);
  expect(choices?.items.map(({ text }) => text)).toContain(
    'Played all the same, and noticed by an opponent: the ship sinks',
  );
});
