import type { ActionOf, Edition, State } from '@portolan/borneo';
import { bonusOf, cardFlags, countFight, defenseLimit, FACES, flagsOf, parseFace } from '@portolan/borneo/pieces';
import { deckOf } from './table.ts';

/** Cards of a deck by what they count in a defense, 0 to 4; where no deck is known, every face once. */
const classesOf = (edition: Edition, company: number, all: boolean): readonly number[] => {
  const classes = [0, 0, 0, 0, 0];
  for (const face of deckOf(edition) ?? Array(FACES).keys()) {
    classes[flagsOf[face * 4 + company]! > 0 ? cardFlags(face, company, all) : 0]!++;
  }
  return classes;
};

/** As a floating number: rules of thumb need no fractions. */
const ways = (n: number, k: number): number => {
  let all = 1;
  for (let i = 0; i < k; i++) all = (all * (n - i)) / (i + 1);
  return all;
};

/** The chance that the best `limit` of so many cards count at most 0, 1, 2… */
const chancesAtMost = (classes: readonly number[], hand: number, limit: number): readonly number[] => {
  const sums = Array<number>(4 * limit + 1).fill(0);
  const draw = (flags: number, left: number, spare: number, sum: number, product: number): void => {
    if (flags === 0) {
      sums[sum]! += product * ways(classes[0]!, left);
      return;
    }
    for (let n = 0; n <= Math.min(left, classes[flags]!); n++) {
      const counted = Math.min(n, spare);
      draw(flags - 1, left - n, spare - counted, sum + flags * counted, product * ways(classes[flags]!, n));
    }
  };
  draw(4, hand, limit, 0, 1);
  let below = 0;
  const atMost = sums.map((some) => {
    below += some;
    return below;
  });
  return atMost.map((some) => some / below);
};

const tables = new WeakMap<Edition, Map<number, readonly number[]>>();

/** The same for a company, worked out once for each box. */
const tableFor = ({ edition, rulings }: State, company: number, hand: number, limit: number): readonly number[] => {
  const all = rulings['fight-flags'] === 'all';
  const made = tables.get(edition) ?? new Map<number, readonly number[]>();
  tables.set(edition, made);
  const key = ((hand * 64 + limit) * 4 + company) * 2 + (all ? 1 : 0);
  const known = made.get(key);
  if (known) return known;
  const table = chancesAtMost(classesOf(edition, company, all), hand, limit);
  made.set(key, table);
  return table;
};

/** The chance that an attack succeeds, the defender holding whenever he can; his cards may be any of the deck. */
export const attackOdds = (state: State, company: number, action: ActionOf<'attack'>): number => {
  const { attacker, defender, cards } = action;
  const column = state.columns[company]!;
  const { rulings, hands } = state;
  const faces = cards.map((card) => parseFace(card)!);
  const flags = countFight(faces, company, rulings['fight-flags'] === 'all');
  const lead = flags - bonusOf(column, attacker, defender, rulings['fight-bonus'] === 'third-party');
  if (lead < 0) return 0;
  const held = hands[column[defender - 1]!]!.length;
  const table = tableFor(state, company, held, defenseLimit(held, cards.length));
  return table[Math.min(lead, table.length - 1)]!;
};
