// A player of Rotterdam that values, in points for each seat, the table an action leaves.
import { below, type Policy, play, type Rng } from '@portolan/core';
import { type Action, type Box, boxOf, NONE, rotterdam, type State } from '@portolan/rotterdam';

/** What a Navigation card promises, by kind; a Joker counts with the Missions. */
const cardWorth = [0.6, 0.6, 0.5, 0.7, 0, 1, 2, 0.5, 0.8];
const JOKER = 4;
const DRAW = 0.9;
/** Beyond the next calls: the chance that a fork goes as its owner wants, and the discount of a channel. */
const [LUCK, PATIENCE] = [0.6, 0.8];
/** How far callers stray from their best color; what others' points count to them, and to me. */
const [TEMPER, SPITE, RIVALRY] = [0.6, 0.25, 1];
/** What a Product promises others beyond its value. */
const BONUS = 0.55;
/** How much of a Mission counts, by the number of Products it lacks. */
const near = [0.95, 0.5, 0.25, 0.1];

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

/** What a cargo promises at each position, and where each color leads it. */
interface Course {
  readonly worth: readonly number[];
  readonly moves: readonly (readonly { color: number; to: number; gain: number }[])[];
}

/** By position: where its colors lead; what it reaches, harbors first. By material: chances of delivery. */
interface River {
  readonly exits: readonly (readonly { color: number; ways: readonly number[] }[])[];
  readonly within: readonly (readonly number[])[];
  readonly chances: readonly (readonly number[])[];
}

const riverOf = (box: Box): River => {
  const exits = box.ahead.map((ahead, at) =>
    [...new Set(ahead.map(({ color }) => color))].map((color) => ({ color, ways: box.byColor[color]![at]! })),
  );
  const downward: number[] = [];
  const visit = (at: number): void => {
    if (downward.includes(at)) return;
    for (const { to } of box.ahead[at]!) visit(to);
    downward.push(at);
  };
  for (let at = 0; at < exits.length; at++) visit(at);
  const within = exits.map((_, from) => {
    const reached = new Set([from]);
    // The set grows while it is read.
    for (const at of reached) for (const { to } of box.ahead[at]!) reached.add(to);
    return downward.filter((at) => reached.has(at));
  });
  const chances = box.units.map((_, material) => {
    const chance: number[] = box.harborOf.map((harbor) => (box.processes[harbor] === material ? 1 : 0));
    for (const at of downward) {
      // Of two channels of one color the owner chooses.
      const goals = exits[at]!.map(({ ways }) => Math.max(...ways.map((to) => chance[to]!)));
      if (goals.length > 0) chance[at] = PATIENCE * (LUCK * Math.max(...goals) + (1 - LUCK) * Math.min(...goals));
    }
    return chance;
  });
  return { exits, within, chances };
};

const rivers = new WeakMap<Box, River>();
const riverFor = (box: Box): River => rivers.get(box) ?? rivers.set(box, riverOf(box)).get(box) ?? riverOf(box);

/** What one seat thinks of the table, for one decision. */
interface Mind {
  readonly state: State;
  readonly box: Box;
  readonly me: number;
  /** What a point of each seat counts. */
  readonly rate: readonly number[];
  readonly courseOf: (ship: number, cargo: number) => Course;
  /** Room for the chances of ships to be at positions. */
  readonly where: Float64Array;
}

const shownBy = ({ box, state }: Mind, seat: number): number =>
  total(state.shown[seat]!.map((one) => box.points[one]!));

/** Points as they stand; both Products of a harbor are worth the same, so hidden ones count too. */
const standing = (mind: Mind, seat: number): number => {
  const { state, box } = mind;
  const cards = [...state.laid[seat]!, ...state.navigation[seat]!].map((card) => (card < 0 ? 0.7 : cardWorth[card]!));
  const faceOf = (card: number): number => (card >= 0 ? card : (box.productsOf[-2 - card]?.[0] ?? 0));
  const products = state.products[seat]!.map((card) => box.values[faceOf(card)]!);
  return shownBy(mind, seat) + total(cards) + total(products);
};

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The values of my hand, and what my Missions add, served in the best order. */
const handWorth = (
  { box, state, me }: Mind,
  hand: readonly number[] = state.products[me]!,
  missions: readonly number[] = state.missions[me]!,
  jokers = state.navigation[me]!.filter((card) => card === JOKER).length,
  future = 1,
): number => {
  const have = box.values.map((_, product) => hand.filter((card) => card === product).length);
  const gains = orders.map((order) => {
    const left = have.slice();
    let [wild, gain] = [jokers, 0];
    for (const mission of order.map((at) => missions[at] ?? NONE)) {
      if (mission < 0) continue;
      let [lacks, plus] = [0, box.points[mission]!];
      for (const product of box.recipes[mission]!) {
        plus -= box.values[product]!;
        if (left[product]! > 0) left[product]!--;
        else if (wild > 0) wild--;
        else lacks++;
      }
      gain += plus * near[lacks]!;
    }
    return gain;
  });
  return total(hand.map((card) => box.values[card] ?? 0)) + future * (1.2 * jokers + Math.max(...gains));
};

const mindOf = (state: State, me: number): Mind => {
  const box = boxOf(state.edition);
  const { exits, chances } = riverFor(box);
  const fleet = state.at.length / state.seats;
  const where = new Float64Array(state.at.length * exits.length);
  const courses = new Map<number, Course>();
  /** What a delivery brings; to me by my hand, Missions, and the next card of the pile, if known. */
  const prize = (seat: number, material: number): number => {
    const harbor = box.processes.indexOf(material);
    const made = box.productsOf[harbor]!;
    if (state.tops[harbor]!.length + state.sizes[harbor]! + state.bottoms[harbor]!.length === 0) return 0;
    if (seat !== me) return box.values[made[0]!]! + BONUS;
    const gains = made.map((product) => handWorth(mind, [...state.products[me]!, product]) - handWorth(mind));
    const unseen = made.map((product) => state.productBag[product]!);
    const mean = total(gains.map((gain, i) => gain * unseen[i]!)) / (total(unseen) || 1);
    const top = made.indexOf(state.tops[harbor]![0] ?? NONE);
    return top < 0 ? mean : (mean + gains[top]!) / 2;
  };
  const courseOf = (ship: number, cargo: number): Course => {
    const seat = Math.floor(ship / fleet);
    const key = (seat === me ? 0 : 100) + cargo;
    const known = courses.get(key);
    if (known) return known;
    const points = cargo === NONE ? 0 : prize(seat, cargo);
    const worth = exits.map((_, place) => (points === 0 ? 0 : points * chances[cargo]![place]!));
    const moves = exits.map((colors, place) =>
      colors.map(({ color, ways }) => {
        const [one, other = one] = ways as readonly [number, number?];
        const to = worth[one]! >= worth[other]! ? one : other;
        return { color, to, gain: worth[to]! - worth[place]! };
      }),
    );
    courses.set(key, { worth, moves });
    return { worth, moves };
  };
  const rate = state.shown.map(() => 1);
  const mind: Mind = { state, box, me, rate, courseOf, where };
  // A point of the leader weighs more than one of the last.
  const weights = rate.map((_, seat) => (seat === me ? 0 : Math.exp(standing(mind, seat) / 4)));
  for (const [seat, weight] of weights.entries()) if (seat !== me) rate[seat] = (-RIVALRY * weight) / total(weights);
  return mind;
};

/** Carries a call out: each owner in turn moves what he can, the best gain first. */
const finish = ({ box, courseOf }: Mind, { at, cargo, seats, call }: State): void => {
  if (!call) return;
  const waiting = new Set(call.waiting);
  for (let turn = 0, seat = call.mover; turn === 0 || seat !== call.caller; ) {
    let [best, chosen, goal] = [-Infinity, NONE, NONE];
    for (const ship of waiting) {
      if (Math.floor((ship * seats) / at.length) !== seat) continue;
      const { worth } = courseOf(ship, cargo[ship]!);
      for (const to of box.byColor[call.color]![at[ship]!]!) {
        const gain = worth[to]! - worth[at[ship]!]!;
        if (gain > best && !at.includes(to)) [best, chosen, goal] = [gain, ship, to];
      }
    }
    waiting.delete(chosen);
    if (chosen !== NONE) at[chosen] = goal;
    else [turn, seat] = [turn + 1, (seat + 1) % seats];
  }
};

/**
 * What a table promises me. Each next caller leans to the colors that help him and harm others; ships drift on by these
 * chances, and count by the promise of where they stand, and on an anchor for a card.
 */
const worthOf = ({ box, me, rate, courseOf, where }: Mind, table: State): number => {
  const { at, cargo, navigation, seats, master, phase, step } = table;
  const { exits, within } = riverFor(box);
  const inSail = ((table.seat - master + seats) % seats) + (step === 'choose' ? 0 : 1);
  const called = phase === 'launch' ? 0 : phase === 'sail' ? inSail : seats;
  const anchors = phase === 'launch' || phase === 'sail' ? seats - called : NONE;
  let sum = total(navigation[me]!.map((card) => cardWorth[card] ?? 0));
  if (phase === 'anchor') sum += total(table.due.map((due, owner) => DRAW * rate[owner]! * due));
  where.fill(0);
  const ships = [...at.keys()]
    .filter((ship) => at[ship] !== NONE)
    .map((ship) => {
      const first = ship * exits.length;
      where[first + at[ship]!] = 1;
      const owner = Math.floor((ship * seats) / at.length);
      return { first, owner, course: courseOf(ship, cargo[ship]!), places: within[at[ship]!]! };
    });
  for (let turn = 0; turn <= seats; turn++) {
    if (turn === anchors) {
      for (const { owner, first, places } of ships) {
        const draw = navigation[owner]!.length < 3 ? DRAW * rate[owner]! : 0;
        for (const place of places) if (box.isAnchor[place]) sum += draw * where[first + place]!;
      }
    }
    if (turn === seats) break;
    const caller = (master + called + turn + (called + turn >= seats ? 1 : 0)) % seats;
    const lure = box.colors.ids.map(() => 0);
    for (const { owner, course, first, places } of ships) {
      const side = owner === caller ? 1 : -SPITE / (seats - 1);
      for (const place of places) {
        const chance = where[first + place]!;
        if (chance > 0) for (const { color, gain } of course.moves[place]!) lure[color]! += chance * gain * side;
      }
    }
    const top = Math.max(...lure);
    const lean = lure.map((one) => Math.exp((one - top) / TEMPER));
    const all = total(lean);
    for (const { course, first, places } of ships) {
      // Harbors first, so that nothing drifts twice.
      for (const place of places) {
        const chance = where[first + place]!;
        if (chance === 0) continue;
        for (const { color, to } of course.moves[place]!) {
          const goes = (chance * lean[color]!) / all;
          where[first + to]! += goes;
          where[first + place]! -= goes;
        }
      }
    }
  }
  for (const { owner, course, first, places } of ships) {
    for (const place of places) sum += rate[owner]! * where[first + place]! * course.worth[place]!;
  }
  return sum;
};

/** The action that leaves the most. */
const best = (actions: readonly Action[], worth: (action: Action) => number): Action => {
  const worths = actions.map(worth);
  return actions[worths.indexOf(Math.max(...worths))]!;
};

const swapped = (hand: readonly number[], give: readonly number[], get: readonly number[]): number[] => {
  const left = [...hand];
  for (const card of give) left.splice(left.indexOf(card), 1);
  return [...left, ...get];
};

const trade = (mind: Mind, actions: readonly Action[], random: Rng): Action => {
  const { box, state, me } = mind;
  const end = actions[actions.length - 1]!;
  const now = handWorth(mind);
  const gainOf = (give: readonly number[], get: readonly number[]): number =>
    handWorth(mind, swapped(state.products[me]!, give, get)) - now;
  if (state.offer) {
    const kind = gainOf(state.offer.get, state.offer.give) > 0.15 ? 'acceptTrade' : 'declineTrade';
    return actions.find((action) => action.kind === kind) ?? end;
  }
  const good = actions.filter((action) => {
    if (action.kind !== 'offerTrade') return false;
    const [give, get] = [box.products.at[action.give[0]!]!, box.products.at[action.get[0]!]!];
    // Nobody gives a card that is worth more.
    return box.values[get]! <= box.values[give]! && state.productBag[get]! > 0 && gainOf([give], [get]) > 0.1;
  });
  return good.length === 0 ? end : good[below(random, good.length)]!;
};

/** Shows a Mission when it gains, unless that ends a game I do not win. */
const mission = (mind: Mind, actions: readonly Action[]): Action => {
  const { box, state, me } = mind;
  const over = state.shown.some((_, seat) => shownBy(mind, seat) >= 12);
  const others = Math.max(...state.shown.map((_, seat) => (seat === me ? 0 : standing(mind, seat))));
  return best(actions, (action) => {
    if (action.kind === 'endTurn') return handWorth(mind, undefined, undefined, undefined, over ? 0 : 1);
    if (action.kind !== 'fulfill') return -Infinity;
    const at = box.missions.at[action.mission]!;
    const paid = action.products.map((id) => box.products.at[id]!);
    const ends = shownBy(mind, me) + box.points[at]! >= 12;
    const final = standing(mind, me) + box.points[at]! - total(paid.map((one) => box.values[one]!));
    // A long game may end as it will.
    if (ends && !over && state.round < 40) return final > others + 0.3 ? Infinity : -Infinity;
    const jokers = state.navigation[me]!.filter((card) => card === JOKER).length - action.jokers.length;
    const rest = state.missions[me]!.filter((one) => one !== at);
    return box.points[at]! + 0.3 + handWorth(mind, swapped(state.products[me]!, paid, []), rest, jokers, over ? 0 : 1);
  });
};

export const policy: Policy<State, Action> = (view, actions, seat, random) => {
  // Nothing to weigh.
  const plain = actions.find(({ kind }) => kind === 'layPoints' || kind === 'takeNavigation');
  if (plain || actions.length === 1) return plain ?? actions[0]!;
  // Ships that are not in each other's way move in any order.
  const goals = actions.flatMap((action) => (action.kind === 'sail' ? [action.ship, action.to] : []));
  if (goals.length === 2 * actions.length && new Set(goals).size === goals.length) return actions[0]!;
  // Trade has no end of its own.
  const end = actions[actions.length - 1]!;
  if (view.phase === 'trade' && !view.offer && below(random, 2) === 0) return end;
  const mind = mindOf(view, seat);
  if (view.phase === 'trade') return trade(mind, actions, random);
  if (view.phase === 'mission') return mission(mind, actions);
  return best(actions, (action) => {
    if (action.kind === 'endTurn' || action.kind === 'unload') return worthOf(mind, view);
    const played = play(rotterdam, view, action);
    if (!played.ok) return -Infinity;
    finish(mind, played.state);
    const stuck = action.kind === 'callColor' && played.state.at.every((at, ship) => at === view.at[ship]);
    // Where all wait, somebody has to move the game on.
    return worthOf(mind, played.state) - (stuck && view.round > 30 ? 1000 : 0);
  });
};
