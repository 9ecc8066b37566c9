import type { Result } from '@portolan/core';
import { type Context, type InputProblem, isSet, optionValue, refuse, refuseAll } from '../command.ts';
import { newGame } from '../commands/setup.ts';
import type { GameEntry } from '../entry.ts';
import { insideTable, readInteger, together } from '../read.ts';
import { MOST_ACTIONS, MOST_BUDGET, type Plan, policyNamed, policyNames } from './plan.ts';

type Read<Value> = Result<Value, readonly InputProblem[]>;

/** The most actions that a game may be given. */
const LONGEST = 10_000_000;

/** The plan that the options of the line name. */
export const readPlan = (context: Context, entry: GameEntry): Read<Plan> => {
  const start = newGame(context, entry);
  const read = together({
    seed: readInteger(context, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER, standard: 1 }),
    longest: readInteger(context, 'max-actions', { min: 1, max: LONGEST, standard: MOST_ACTIONS }),
    players: readPlayers(context, entry, start.ok ? start.value.settings.seats : undefined),
    start,
  });
  if (!read.ok) return read;
  const { seed, longest, players } = read.value;
  const { state, settings } = read.value.start;
  const unplayable = entry.unplayable?.(state) ?? [];
  if (unplayable.length > 0) return refuseAll(insideTable(context, undefined, unplayable));
  const { id, rulesVersion } = entry.game;
  const plan = { game: id, rulesVersion, settings, seed, players };
  const cut = longest === MOST_ACTIONS ? {} : { maxActions: longest };
  return { ok: true, value: { ...plan, rotated: isSet(context, 'rotate'), ...cut } };
};

/** Who plays: one name for all seats, or one for each. */
const readPlayers = (context: Context, entry: GameEntry, seats: number | undefined): Read<readonly string[]> => {
  const names = (optionValue(context, 'policy') ?? 'random').split(',').map((name) => name.trim());
  const unknown = names.filter((name) => policyNamed(entry, name) === undefined);
  const known = policyNames(entry);
  if (unknown.length > 0) {
    return refuseAll(
      unknown.map((found) =>
        entry.searched && /^search(:|$)/.test(found)
          ? { path: '--policy', code: 'no-budget', facts: { found, min: 1, max: MOST_BUDGET } }
          : { path: '--policy', code: 'unknown-policy', facts: { found, known } },
      ),
    );
  }
  if (seats === undefined) return { ok: true, value: names };
  if (names.length === 1) return { ok: true, value: Array.from({ length: seats }, () => names[0]!) };
  if (names.length === seats) return { ok: true, value: names };
  return refuse({ path: '--policy', code: 'one-or-all', facts: { found: names.length, expected: seats } });
};
