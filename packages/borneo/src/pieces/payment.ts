/**
 * Paying a Mission. A card is its kind, `spice * 2 + (units - 1)`: 0 to 7 the four spices single and doubled, 8 and 9
 * crates (a doubled crate is two crates). A Harbor card is a single card of its spice.
 */

/** One card that stands for another spice (pirates.trade): its place among the cards paid, and the spice it becomes. */
export interface Trade {
  readonly index: number;
  readonly as: number;
}

/** What a payment comes to. */
export interface Payment {
  /** Units paid of each spice, crates not among them. */
  readonly units: readonly number[];
  /** Units missing of each spice before crates. */
  readonly lacks: readonly number[];
  /** Crate units paid. */
  readonly crates: number;
  /** Units that crates do not cover either. */
  readonly short: number;
  readonly enough: boolean;
  /** Units paid beyond the demand, which are lost (mission.no-change); 0 if the payment falls short. */
  readonly surplus: number;
}

/** The spice of a kind: 0 to 3, or 4 for a crate. */
export const kindSpice = (kind: number): number => kind >> 1;

/** The units of a kind: 1 or 2. */
export const kindUnits = (kind: number): number => (kind & 1) + 1;

const noTrades: readonly Trade[] = [];

/** Units paid of each spice, crates at 4. With `byUnit` a trade changes one unit of its card only (ruling.pirate-swap). */
const unitsPaid = (kinds: readonly number[], trades: readonly Trade[], byUnit: boolean): number[] => {
  const units = [0, 0, 0, 0, 0];
  for (let i = 0; i < kinds.length; i++) units[kindSpice(kinds[i]!)]! += kindUnits(kinds[i]!);
  for (const { index, as } of trades) {
    const moved = byUnit ? 1 : kindUnits(kinds[index]!);
    units[kindSpice(kinds[index]!)]! -= moved;
    units[as]! += moved;
  }
  return units;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Units paid beyond the demand (mission.no-change): a trade changes no number of units. Negative if they fall short. */
export const surplusOf = (need: readonly number[], kinds: readonly number[]): number =>
  sum(kinds.map(kindUnits)) - sum(need);

/**
 * Judges cards against a demand by spice (mission.combination): enough if the crates cover all that lacks.
 * Who owns the cards is not asked here; the trades are taken as made.
 */
export const judgePayment = (
  need: readonly number[],
  kinds: readonly number[],
  trades: readonly Trade[] = noTrades,
  byUnit = false,
): Payment => {
  const units = unitsPaid(kinds, trades, byUnit);
  const lacks = [0, 0, 0, 0];
  let lack = 0;
  for (let spice = 0; spice < 4; spice++) {
    const missing = Math.max(0, need[spice]! - units[spice]!);
    lacks[spice] = missing;
    lack += missing;
  }
  const crates = units[4]!;
  const short = Math.max(0, lack - crates);
  const enough = short === 0;
  return { units: units.slice(0, 4), lacks, crates, short, enough, surplus: enough ? surplusOf(need, kinds) : 0 };
};

/** Whether the payment as listed suffices without one of its trades, the others kept; then that trade replaces nothing. */
export const needlessTrade = (
  need: readonly number[],
  kinds: readonly number[],
  trades: readonly Trade[],
  which: number,
  byUnit: boolean,
): boolean =>
  judgePayment(
    need,
    kinds,
    trades.filter((_, i) => i !== which),
    byUnit,
  ).enough;

/** Units that a set of cards, as counts of the ten kinds, leaves uncovered. */
const shortOf = (need: readonly number[], counts: ArrayLike<number>): number => {
  let lack = 0;
  for (let spice = 0; spice < 4; spice++) {
    lack += Math.max(0, need[spice]! - counts[spice * 2]! - 2 * counts[spice * 2 + 1]!);
  }
  return Math.max(0, lack - counts[8]! - 2 * counts[9]!);
};

/** Whether cards, as counts of the ten kinds, can pay a demand at all. */
export const canPay = (need: readonly number[], counts: ArrayLike<number>): boolean => shortOf(need, counts) === 0;

/** Whether a payment suffices and no card of it can be left out. */
export const isFrugal = (need: readonly number[], counts: number[]): boolean => {
  if (shortOf(need, counts) > 0) return false;
  for (let kind = 0; kind < 10; kind++) {
    if (counts[kind] === 0) continue;
    counts[kind]!--;
    const enough = shortOf(need, counts) === 0;
    counts[kind]!++;
    if (enough) return false;
  }
  return true;
};

/**
 * Ways to take cards of one spice for `need` units, [singles, doubled], so that none of them is superfluous by itself;
 * most singles first, then most doubled.
 */
export const spiceChoices = (need: number, singles: number, doubled: number): (readonly [number, number])[] => {
  const choices: (readonly [number, number])[] = [];
  for (let one = Math.min(singles, need); one >= 0; one--) {
    for (let two = Math.min(doubled, Math.ceil(need / 2)); two >= 0; two--) {
      const units = one + 2 * two;
      const superfluous = (one > 0 && units > need) || (two > 0 && units - 2 >= need);
      if (!superfluous) choices.push([one, two]);
    }
  }
  return choices;
};

/**
 * All frugal payments by kind: every way to take from `available` (counts of the ten kinds) so that the demand is met
 * and no card can be left out. In lexical order of the counts, most of the first kinds first.
 */
export const frugalKinds = (need: readonly number[], available: readonly number[]): number[][] => {
  const found: number[][] = [];
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const crateUnits = available[8]! + 2 * available[9]!;
  const takeCrates = (lack: number): void => {
    // Crates fill what lacks as spices of their own do.
    for (const [one, two] of spiceChoices(lack, available[8]!, available[9]!)) {
      counts[8] = one;
      counts[9] = two;
      if (isFrugal(need, counts)) found.push(counts.slice());
    }
    counts[8] = 0;
    counts[9] = 0;
  };
  const take = (spice: number, lack: number): void => {
    if (spice === 4) takeCrates(lack);
    else takeSpice(spice, lack);
  };
  const takeSpice = (spice: number, lack: number): void => {
    for (const [one, two] of spiceChoices(need[spice]!, available[spice * 2]!, available[spice * 2 + 1]!)) {
      const left = lack + Math.max(0, need[spice]! - one - 2 * two);
      if (left > crateUnits) continue;
      counts[spice * 2] = one;
      counts[spice * 2 + 1] = two;
      take(spice + 1, left);
    }
    counts[spice * 2] = 0;
    counts[spice * 2 + 1] = 0;
  };
  take(0, 0);
  return found;
};

/** One group of equal cards that can be paid: any id, its kind, how many there are. */
export interface Stock<Id = number> {
  readonly id: Id;
  readonly kind: number;
  readonly count: number;
}

const countKinds = (stock: readonly Stock<unknown>[]): number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { kind, count } of stock) counts[kind]! += count;
  return counts;
};

const cardsOf = (counts: readonly number[]): number => {
  let cards = 0;
  for (let kind = 0; kind < 10; kind++) cards += counts[kind]!;
  return cards;
};

/** For each group, how many cards of its kind the groups after it hold. */
const heldAfter = (stock: readonly Stock<unknown>[]): number[] => {
  const held = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const after: number[] = new Array(stock.length);
  for (let i = stock.length - 1; i >= 0; i--) {
    const { kind, count } = stock[i]!;
    after[i] = held[kind]!;
    held[kind]! += count;
  }
  return after;
};

/** The sets of so many cards from groups of equal cards. */
const setsOf = (counts: readonly number[], cards: number): number => {
  let sets = [1, ...Array<number>(cards).fill(0)];
  for (const count of counts) {
    sets = sets.map((_, n) => sets.slice(Math.max(0, n - count), n + 1).reduce((total, one) => total + one, 0));
  }
  return sets[cards]!;
};

/** How many frugal payments there are card by card, without listing them. */
export const countPayments = (need: readonly number[], stock: readonly Stock<unknown>[]): number => {
  const groups = Array.from({ length: 10 }, (_, kind) =>
    stock.flatMap((group) => (group.kind === kind ? [group.count] : [])),
  );
  return frugalKinds(need, countKinds(stock)).reduce(
    (total, counts) => total + counts.reduce((product, cards, kind) => product * setsOf(groups[kind]!, cards), 1),
    0,
  );
};

/**
 * All frugal payments card by card, or the first `most`: lists of ids, equal cards counted once, inside each list in the
 * order of `stock`.
 */
export const frugalPayments = <Id>(
  need: readonly number[],
  stock: readonly Stock<Id>[],
  most = Number.POSITIVE_INFINITY,
): Id[][] => {
  const payments: Id[][] = [];
  const after = heldAfter(stock);
  const take = (paid: Id[], counts: number[], from: number, done: number): void => {
    if (done === paid.length) {
      payments.push(paid.slice());
      return;
    }
    let at = from;
    while (counts[stock[at]!.kind] === 0) at++;
    const { id, kind, count } = stock[at]!;
    const due = counts[kind]!;
    const least = Math.max(0, due - after[at]!);
    const greatest = Math.min(count, due);
    for (let n = 0; n < greatest; n++) paid[done + n] = id;
    // What comes after fewer of this card is written over the others.
    for (let n = greatest; n >= least && payments.length < most; n--) {
      counts[kind] = due - n;
      take(paid, counts, at + 1, done + n);
    }
    counts[kind] = due;
  };
  for (const counts of frugalKinds(need, countKinds(stock))) {
    if (payments.length < most) take(new Array<Id>(cardsOf(counts)), counts, 0, 0);
  }
  return payments;
};
