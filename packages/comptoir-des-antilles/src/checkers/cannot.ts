import { applying } from '@portolan/core/checkers';
import { boxOf } from '../box.ts';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import { waysOf } from '../listing/contact.ts';
import type { Readings } from '../readings.ts';
import type { State } from '../state.ts';
import { whyNot } from './attempts.ts';
import { defineChecker } from './define.ts';
import { porterTotals } from './fields.ts';
import { boxWith, cited, editionOf, layShip, putInPlay, smallTable, tryOut } from './small-table.ts';
import { readCannot } from './types/effect.ts';
import type { CannotAnswer, CannotInput } from './types.ts';

/** The port with the card in play; another effect follows, to see what becomes of the rest. */
const tableOf = (input: CannotInput, readings: Readings): State => {
  const { quays, effect, seats: count = 4, seat = 0, reserve } = input;
  const box = editionOf(input);
  const aboard = porterTotals(quays, boxOf(box), count)[seat]!;
  const effects = [effect, { do: 'place', groups: [1], may: true }] as const;
  const porters = reserve === undefined ? box.porters : aboard + reserve;
  const edition = { ...boxWith(box, 1, effects), porters };
  const state = smallTable({ seats: count, rulings: readings, active: seat, edition });
  for (const [quay, text] of quays.entries()) layShip(state, quay, text);
  putInPlay(state, effects);
  return state;
};

/** The clauses that say why, and what follows. */
const clausesOf = ({ verdict, ships, possible }: Omit<CannotAnswer, 'clauses'>): readonly Clause[] =>
  applying(
    ...cited(verdict),
    ...ships.flatMap(({ violations }) => violations.map(({ clause }) => clause)),
    !possible && 'contact.impossible-effect',
    'contact.effects',
  );

const answer = (input: CannotInput, readings: Readings): CannotAnswer => {
  const state = tableOf(input, readings);
  const { seat = 0 } = input;
  const skip = { kind: 'skip', seat } as const;
  const ways = waysOf(state, input.effect);
  const verdict = check(state, skip);
  const after = tryOut(state, skip).after;
  const found: Omit<CannotAnswer, 'clauses'> = {
    verdict,
    possible: ways.length > 0,
    example: ways[0] ?? null,
    ways: ways.length,
    ships: whyNot(state, input.effect),
    declined: verdict.legal && ways.length > 0,
    rest: !verdict.legal ? null : after.effects.length > 0 ? 'goes-on' : 'lost',
  };
  return { ...found, clauses: clausesOf(found) };
};

/** "I cannot play that effect." */
export const cannot = defineChecker<CannotInput, CannotAnswer>({
  id: 'cannot',
  rulings: ['partial-effect', 'impossible-effect', 'declined-effect', 'exclusive-scope', 'sailing-time'],
  example: {
    quays: ['4 madras A2B1', '5 rum A2B1 exclusive/B', '3 spices C2', '-'],
    effect: { do: 'place', groups: [2] },
  },
  input: readCannot,
  answer,
  decision: ({ possible, verdict, rest }) => [possible, verdict.legal, rest],
});
