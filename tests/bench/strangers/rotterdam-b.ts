// A player of Rotterdam who plans as a person at the table does: goals for the Missions, a harbor for every ship, and
// rules of thumb that serve them. Nothing is remembered between two decisions: the plan is made anew from the table.
import { below, type Policy, pick } from '@portolan/core';
import {
  type Action,
  type ActionOf,
  type Box,
  boxOf,
  NONE,
  navigationIds,
  rotterdam,
  type State,
} from '@portolan/rotterdam';

/** What experience says, in points where nothing else is said. */
const GRIP = 0.6; // how often our own call helps a given ship
const SLOT = 0.3; // a ship in reserve
const ANCHOR = 0.9; // a ship on an anchor when the calls are over
const STAY = 0.6; // the chance that it stays there through a call
const RIVAL = 0.25; // how much a gain of another seat harms us
const KEENNESS = 6; // how surely the next caller names the color that is best for him
const PUSH = 1; // a Mission fulfilled, besides its points: a new one comes, and twelve points come nearer
const PLAIN = 0.6; // what a Product is worth to others, besides its value
const JOKER_PRICE = 1.5; // what a Joker is worth when it is kept
const CARD_PRICE = 0.8; // what a Navigation card may bring later
const LONG = 50; // rounds after which a game must come to its end, won or not
const READY = [1, 0.5, 0.22, 0.1]; // the promise of a Mission, by the number of Products missing

type List = readonly number[];
const JOKER = navigationIds.indexOf('joker');
const sum = (numbers: List): number => numbers.reduce((a, b) => a + b, 0);
const without = (cards: List, taken: List): number[] => {
  const rest = [...cards];
  for (const card of taken) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1);
  return rest;
};
const kindOf = <K extends Action['kind']>(actions: readonly Action[], kind: K): ActionOf<K>[] =>
  actions.filter((action): action is ActionOf<K> => action.kind === kind);
const bestOf = <A>(actions: readonly A[], measure: (action: A) => number): readonly [A | undefined, number] => {
  const values = actions.map(measure);
  const most = Math.max(...values);
  return [actions[values.indexOf(most)], most];
};

/** How likely and how soon a ship is where we want it, by position: a call is ours and helps it, or names any color. */
const chances = (box: Box, seats: number, haste: number, atQuay: (harbor: number) => number): number[] => {
  const grip = GRIP / seats;
  const table: number[] = [];
  const at = (position: number): number => {
    const harbor = box.harborOf[position] ?? NONE;
    let value = table[position] ?? (harbor === NONE ? 0 : atQuay(harbor));
    if (table[position] === undefined && harbor === NONE) {
      const ways = box.byColor.map((from) => (from[position] ?? []).map(at));
      const calls = ways.filter((to) => to.length > 0).map((to) => Math.max(...to));
      const [best, waits] = [Math.max(...calls), ways.length - calls.length];
      // The value of waiting hangs on itself: it settles soon.
      for (let i = 0; i < 40; i++) {
        value = haste * (grip * Math.max(value, best) + ((1 - grip) * (sum(calls) + waits * value)) / ways.length);
      }
    }
    table[position] = value;
    return value;
  };
  for (let position = 0; position < box.harborOf.length; position++) at(position);
  return table;
};
/** The river as experience knows it, made once a box: chances to come home by material, last to come to any quay. */
type Chart = readonly List[];
const charts = new WeakMap<Box, Record<string, Chart>>();
const chartOf = (box: Box, seats: number, haste: number): Chart => {
  const kept = charts.get(box) ?? {};
  charts.set(box, kept);
  const home = (load: number) => chances(box, seats, haste, (harbor) => Number(box.processes[harbor] === load));
  const made = () => [...box.units.map((_, load) => home(load)), chances(box, seats, haste, () => 1)];
  const name = `${seats} ${haste}`;
  const chart = kept[name] ?? made();
  kept[name] = chart;
  return chart;
};

const shownPoints = (view: State, seat: number): number =>
  sum((view.shown[seat] ?? []).map((mission) => boxOf(view.edition).points[mission] ?? 0));
/** A Product by its face, or by its harbor when only the back (-2 - harbor) is seen. */
const pointsOf = (box: Box, card: number): number =>
  box.values[card >= 0 ? card : (box.productsOf[-2 - card]?.[0] ?? 0)] ?? 0;
const valueIn = (box: Box, cards: List): number => sum(cards.map((card) => pointsOf(box, card)));
/** What everybody can count of a seat. */
const standing = (view: State, seat: number): number =>
  shownPoints(view, seat) +
  sum((view.laid[seat] ?? []).map((card) => (navigationIds[card] === 'advantage' ? 1 : 2))) +
  valueIn(boxOf(view.edition), view.products[seat] ?? []);

/** A Mission as a goal: what is missing when its cards are put aside, and what it brings above the cards. */
type Goal = { readonly mission: number; readonly missing: List; readonly bonus: number };
/** The Missions of a hand as goals, the most promising first; each puts its cards aside before the next one looks. */
const goalsOf = (box: Box, products: List, missions: List, jokers: number): Goal[] => {
  let [hand, left, wild] = [products, missions.filter((mission) => mission >= 0), jokers];
  const goals: Goal[] = [];
  while (left.length > 0) {
    const options = left.map((mission): Goal => {
      const recipe = box.recipes[mission] ?? [];
      const bonus = (box.points[mission] ?? 0) - valueIn(box, recipe) + PUSH;
      return { mission, missing: without(recipe, hand), bonus };
    });
    const promise = ({ bonus, missing }: Goal) => bonus * (READY[Math.max(0, missing.length - wild)] ?? 0);
    const [goal] = bestOf(options, promise);
    if (!goal) break;
    hand = without(hand, box.recipes[goal.mission] ?? []);
    left = left.filter((mission) => mission !== goal.mission);
    // A Joker stands for the dearest Product that is missing.
    const missing = [...goal.missing].sort((a, b) => pointsOf(box, b) - pointsOf(box, a)).slice(wild);
    wild = Math.max(0, wild - goal.missing.length);
    goals.push({ ...goal, missing });
  }
  return goals;
};
/** What Products, Missions and Jokers promise together. */
const handWorth = (box: Box, products: List, missions: List, jokers: number): number =>
  valueIn(box, products) +
  sum(goalsOf(box, products, missions, jokers).map(({ bonus, missing }) => bonus * (READY[missing.length] ?? 0)));

/** All that a decision rests on. */
const planOf = (view: State, seat: number) => {
  const { edition, seats, productBag, phase } = view;
  const box = boxOf(edition);
  const all = view.products.map((_, other) => other);
  const lead = Math.max(...all.map((other) => shownPoints(view, other)));
  const jokers = (view.navigation[seat] ?? []).filter((card) => card === JOKER).length;
  const [hand, missions] = [view.products[seat] ?? [], view.missions[seat] ?? []];
  const goals = goalsOf(box, hand, missions, jokers);
  const serves = (product: number) =>
    Math.max(0, ...goals.map(({ bonus, missing }) => (missing.includes(product) ? bonus / missing.length : 0)));
  const harbors = box.units.map((_, load) => box.processes.indexOf(load));
  // What deliveries of a material are worth to us, the first, the second, …, and what each is to others.
  const worth = harbors.map((harbor) => {
    const made = box.productsOf[harbor] ?? [];
    const unseen = Math.max(1, sum(made.map((product) => productBag[product] ?? 0)));
    // Spent Products lie open on their pile: the next ones are known.
    const chance = (product: number, nth: number) => {
      const top = view.tops[harbor]?.[nth];
      return top === undefined ? (productBag[product] ?? 0) / unseen : Number(top === product);
    };
    return [0, 1, 2, 3, 4].map((nth) =>
      sum(made.map((product) => chance(product, nth) * (pointsOf(box, product) + serves(product) * 0.5 ** nth))),
    );
  });
  const plain = harbors.map((harbor) => pointsOf(box, -2 - harbor) + PLAIN);
  const totals = all.map((other) => standing(view, other));
  const top = Math.max(...totals.filter((_, other) => other !== seat));
  // How much a gain of each seat counts for us.
  const weight = totals.map((total, other) => (other === seat ? 1 : total === top ? -1.5 * RIVAL : -RIVAL));
  const chart = chartOf(box, seats, lead >= 8 ? 0.94 : lead >= 5 ? 0.97 : 0.98);
  // Calls that are still to come in this round.
  const calls = phase === 'launch' ? seats : phase === 'sail' ? seats - view.called.length : 0;
  const [fleet, late] = [view.at.length / seats, lead >= 8];
  return { view, box, seat, fleet, hand, missions, jokers, chart, worth, plain, weight, calls, late };
};
type Plan = ReturnType<typeof planOf>;

/** What the ships of a seat promise it. */
const fleetWorth = (plan: Plan, at: List, cargo: List, seat: number, calls: number): number => {
  const { box, chart, fleet } = plan;
  const homes: number[][] = box.units.map(() => []);
  let total = 0;
  for (let ship = seat * fleet; ship < (seat + 1) * fleet; ship++) {
    const [place, load] = [at[ship] ?? NONE, cargo[ship] ?? NONE];
    total += SLOT * (place === NONE ? 1 : (chart.at(-1)?.[place] ?? 0));
    if (box.isAnchor[place]) total += ANCHOR * STAY ** calls;
    if (place !== NONE && load !== NONE) homes[load]?.push(chart[load]?.[place] ?? 0);
  }
  for (const [load, list] of homes.entries()) {
    if (list.length > 1) list.sort((a, b) => b - a);
    for (const [nth, home] of list.entries()) {
      total += home * ((seat === plan.seat ? plan.worth[load]?.[nth] : plan.plain[load]) ?? 0);
    }
  }
  return total;
};
const tableWorth = (plan: Plan, at: List, cargo: List, calls: number): number =>
  sum(plan.weight.map((weight, seat) => weight * fleetWorth(plan, at, cargo, seat, calls)));
/** The same when an action has been tried on a copy. */
const triedWorth = (plan: Plan, action: Action): number => {
  const table = rotterdam.clone(plan.view);
  rotterdam.apply(table, action);
  return tableWorth(plan, table.at, table.cargo, plan.calls);
};

/** Carries a call on to its end, in place: every owner moves what stands ahead first, each ship the way home. */
const finishCall = (plan: Plan, at: number[], color: number, mover: number, waiting: Set<number>): number[] => {
  const { box, fleet, view, chart } = plan;
  const taken = new Set(at);
  for (let turns = 0; turns < view.seats; turns++) {
    const seat = (mover + turns) % view.seats;
    for (;;) {
      let [first, goal] = [NONE, NONE];
      for (let ship = seat * fleet; ship < (seat + 1) * fleet; ship++) {
        if (!waiting.has(ship) || (first !== NONE && (at[ship] ?? 0) < (at[first] ?? 0))) continue;
        // An empty ship (-1) wants to any quay, the last of the chart.
        const home = chart.at(view.cargo[ship] ?? NONE);
        let best = NONE;
        for (const way of box.byColor[color]?.[at[ship] ?? NONE] ?? []) {
          if (!taken.has(way) && (best === NONE || (home?.[way] ?? 0) > (home?.[best] ?? 0))) best = way;
        }
        if (best !== NONE) [first, goal] = [ship, best];
      }
      if (first === NONE) break;
      taken.delete(at[first] ?? NONE);
      taken.add(goal);
      at[first] = goal;
      waiting.delete(first);
    }
  }
  return at;
};
const afterCall = (plan: Plan, from: List, color: number, caller: number): number[] => {
  const waiting = new Set<number>();
  for (const [ship, place] of from.entries()) if (plan.box.byColor[color]?.[place]?.length) waiting.add(ship);
  return finishCall(plan, [...from], color, caller, waiting);
};
/** A color is worth the table that it leaves, seen after the next call: that caller helps himself, as we guess. */
const callWorth = (plan: Plan, color: number): number => {
  const { view, seat, box, calls } = plan;
  const at = afterCall(plan, view.at, color, seat);
  if (calls === 1) return tableWorth(plan, at, view.cargo, 0);
  const next = (seat + 1) % view.seats;
  const tables = box.colors.ids.map((_, other) => afterCall(plan, at, other, next));
  const guess = tables.map((table) => Math.exp(KEENNESS * fleetWorth(plan, table, view.cargo, next, calls - 2)));
  return sum(tables.map((table, i) => (guess[i] ?? 0) * tableWorth(plan, table, view.cargo, calls - 2))) / sum(guess);
};
const moveWorth = (plan: Plan, { ship: id, to }: ActionOf<'sail'>): number => {
  const { view, box, seat, fleet } = plan;
  const ship = seat * fleet + id.charCodeAt(1) - 97;
  const at = view.at.map((place, other) => (other === ship ? (box.positions.at[to] ?? NONE) : place));
  const waiting = new Set(view.call?.waiting.filter((other) => other !== ship));
  return tableWorth(plan, finishCall(plan, at, view.call?.color ?? 0, seat, waiting), view.cargo, plan.calls);
};

/** Which Mission: what hand and points come to afterwards; the twelfth point only if it wins. */
const missionWorth = (plan: Plan, { mission: id, products, jokers }: ActionOf<'fulfill'>): number => {
  const { view, box, seat, hand, missions, late } = plan;
  const mission = box.missions.at[id] ?? 0;
  const paid = products.map((product) => box.products.at[product] ?? 0);
  const points = box.points[mission] ?? 0;
  const gain = points - valueIn(box, paid);
  const others = view.products.map((_, other) => other).filter((other) => other !== seat);
  if (others.some((other) => shownPoints(view, other) >= 12)) return gain;
  if (shownPoints(view, seat) + points >= 12) {
    const wins = others.every((other) => standing(view, other) < standing(view, seat) + gain);
    return wins || view.round > LONG ? 100 + gain : -1;
  }
  const after = handWorth(box, without(hand, paid), without(missions, [mission]), plan.jokers - jokers.length);
  const fee = jokers.length * (late ? 0.2 : JOKER_PRICE);
  return points + PUSH + 0.4 + after - handWorth(box, hand, missions, plan.jokers) - fee;
};
const swapWorth = ({ box, hand, missions, jokers }: Plan, give: List, get: List): number =>
  handWorth(box, [...without(hand, give), ...get], missions, jokers) - handWorth(box, hand, missions, jokers);
/** An offer is worth what it brings, if the other one has the card and likes the exchange. */
const offerWorth = (plan: Plan, action: ActionOf<'offerTrade'>): number => {
  const { view, box } = plan;
  const [give, get] = [action.give, action.get].map((faces) => faces.map((id) => box.products.at[id] ?? 0));
  if (!give || !get) return 0;
  const gain = swapWorth(plan, give, get);
  const back = -2 - (box.makerOf[get[0] ?? 0] ?? 0);
  const backs = (view.products[action.to] ?? []).filter((card) => card === back).length;
  return gain < 0.25 ? 0 : gain * (valueIn(box, give) >= valueIn(box, get) ? 1 : 0.3) * (1 - 0.5 ** backs);
};

export const policy: Policy<State, Action> = (view, actions, seat, random) => {
  const last = actions.at(-1);
  if (!last) throw new Error('no action');
  if (actions.length === 1) return last;
  // A point card counts the same before us, and makes room in the hand.
  const laying = kindOf(actions, 'layPoints')[0];
  if (laying) return laying;
  const plan = planOf(view, seat);
  const { at, cargo, phase, offer } = view;

  if (phase === 'trade') {
    const yes = kindOf(actions, 'acceptTrade')[0];
    if (offer?.to === seat) return yes && swapWorth(plan, offer.get, offer.give) > 0.15 ? yes : last;
    // Three offers a phase on the average; a third is passed over each time, so that none is pressed for ever.
    if (below(random, 4) === 0) return last;
    const open = kindOf(actions, 'offerTrade').filter(() => below(random, 3) > 0);
    const [best, promise] = bestOf(open, (action) => offerWorth(plan, action));
    return best && promise > 0.05 ? best : last;
  }
  const [move] = bestOf(kindOf(actions, 'sail'), (action) => moveWorth(plan, action));
  if (move) return move;

  const now = tableWorth(plan, at, cargo, plan.calls);
  const [launch, launched] = bestOf(kindOf(actions, 'launch'), (action) => triedWorth(plan, action));
  // The last ship waits for a good start and cargo.
  const reserve = at.slice(seat * plan.fleet, (seat + 1) * plan.fleet).filter((place) => place === NONE).length;
  if (launch && launched - now > (reserve === 1 ? 0.1 : -0.2)) return launch;

  // A Navigation card must bring more than it may bring later; before ships unload much may still change.
  const [card, played] = bestOf(kindOf(actions, 'playCard'), (action) => triedWorth(plan, action));
  const settled = phase === 'unload' || card?.card === 'extra-cargo';
  const crowded = plan.late || view.navigation[seat]?.length === 3;
  if (card && played - now > (crowded ? 0.3 : CARD_PRICE) + (settled ? 0 : 0.5)) return card;

  const calls = kindOf(actions, 'callColor');
  // Two who wait for each other would wait for ever.
  if (calls.length > 0 && view.round > LONG && below(random, 2) === 0) return pick(random, calls);
  const [call] = bestOf(calls, ({ color }) => callWorth(plan, plan.box.colors.at[color] ?? 0));
  const [mission, gained] = bestOf(kindOf(actions, 'fulfill'), (action) => missionWorth(plan, action));
  const due = kindOf(actions, 'takeNavigation')[0] ?? kindOf(actions, 'unload')[0];
  return call ?? due ?? (mission && gained > 0 ? mission : last);
};
