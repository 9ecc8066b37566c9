import { below, type Policy, type Rng, type Seat } from '@portolan/core';
import { type Action, type Box, boxOf, NONE, navigationIds, rotterdam, type State } from '@portolan/rotterdam';

// A shipping company of common sense. Cargo brought home is what wins, so all is weighed in the points that
// ships afloat promise; a color is called for the river right after it, and as the callers after it will leave it.

const steer = 0.72; // how often, of two colors ahead, the better one comes
const pace = 0.95; // what a promise keeps for each channel still to sail,
const hurry = 0.88; // and when the end is near
const home = 0.3; // a ship in reserve
const extra = 0.8; // what a Product is worth to others beyond its points
const hurt = 0.25; // what a point of another seat costs me,
const lead = 0.15; // and of the one with the most points besides
const spite = 0.1; // how much the callers after me mind the points of others
const anchor = 0.9; // a Navigation card to come
const trust = 0.5; // how far the colors foreseen count, against the river right after the call
const twin = 0.75; // what is left of a cargo for each ship of mine that carries the same
const tempo = 0.4; // a Mission done, beyond its points
const part = 0.35; // what is left of it for each Product that it lacks
const joker = 1.3;
const play = 0.75; // what a Navigation card must bring to be played,
const playFull = 0.2; // and when there is no room for the next one
const target = 12;

/** By position: the hope to reach each harbor, and to come home at all. */
interface Chart {
  readonly reach: readonly (readonly number[])[];
  readonly exit: readonly number[];
}

const charts = new WeakMap<Box, Map<number, Chart>>();

/** The hope of each position: the better channel ahead counts more, and all of it shrinks with the way. */
const hopes = ({ ahead }: Box, keep: number, quay: (position: number) => number): number[] => {
  const hope: number[] = [];
  const at = (position: number): number => {
    const ways = ahead[position] ?? [];
    const [one, two] = ways.map(({ to }) => hope[to] ?? at(to)).sort((a, b) => b - a);
    const share = ways[0]?.color === ways[1]?.color ? 0.95 : steer; // of one color: the owner chooses
    if (one === undefined) hope[position] = quay(position);
    else hope[position] = keep * (two === undefined ? one : share * one + (1 - share) * two);
    return hope[position] ?? 0;
  };
  for (let position = 0; position < ahead.length; position++) at(position);
  return hope;
};

/** Charts depend on the box alone: made once for each. */
const chartOf = (box: Box, keep: number): Chart => {
  const known = charts.get(box) ?? new Map<number, Chart>();
  const chart = known.get(keep) ?? {
    reach: box.harbors.ids.map((_, harbor) => hopes(box, keep, (quay) => Number(box.harborOf[quay] === harbor))),
    exit: hopes(box, keep, () => home),
  };
  charts.set(box, known.set(keep, chart));
  return chart;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const without = (hand: readonly number[], cards: readonly number[]): number[] => {
  const left = [...hand];
  for (const card of cards) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
};

/** The best action by its worth, and that worth; none if nothing is worth anything. */
const best = (actions: readonly Action[], worth: (action: Action) => number): readonly [Action | undefined, number] => {
  let found: Action | undefined;
  let most = -Infinity;
  for (const action of actions) {
    const points = worth(action);
    if (points > most) [most, found] = [points, action];
  }
  return [found, most];
};

/** What cards in hand are worth: their points, and what these Missions would add, the best first. */
const handWorth = (box: Box, products: readonly number[], jokers: number, missions: readonly number[]): number => {
  const pointsOf = (cards: readonly number[]) => sum(cards.map((card) => box.values[card] ?? 1));
  const gains = missions.map((mission) => {
    const recipe = box.recipes[mission] ?? [];
    const lacking = without(recipe, products);
    const used = Math.min(lacking.length, jokers);
    const points = (box.points[mission] ?? 0) + tempo;
    if (used === lacking.length) return Math.max(points - pointsOf(recipe) + pointsOf(lacking) - used * joker, 0);
    return (points - pointsOf(recipe)) * part ** (lacking.length - used);
  });
  gains.sort((a, b) => b - a);
  return gains.reduce((all, gain, i) => all + gain * 0.6 ** i, pointsOf(products) + jokers * joker);
};

/** The table as one seat weighs it. */
const look = (view: State, seat: Seat) => {
  const { seats } = view;
  const box = boxOf(view.edition);
  const fleet = view.at.length / seats;
  const hand = view.products[seat] ?? [];
  const missions = view.missions[seat] ?? [];
  const cards = view.navigation.map((all) => all.length);
  const jokers = (view.navigation[seat] ?? []).filter((card) => navigationIds[card] === 'joker').length;
  const shown = view.shown.map((all) => sum(all.map((mission) => box.points[mission] ?? 0)));
  const points = rotterdam.scores(view).map(({ total }, i) => total + (i === seat ? 0 : 0.4 * (cards[i] ?? 0)));
  const rival = Math.max(...without(points, [points[seat] ?? 0]));
  const weights = points.map((one, i) => (i === seat ? 1 : -hurt - (one >= rival ? lead : 0)));
  const chart = chartOf(box, Math.max(...shown) >= target - 4 ? hurry : pace);
  const worth = (products: readonly number[], wild = jokers, left: readonly number[] = missions) =>
    handWorth(box, products, wild, left);
  const now = worth(hand);

  // What the next Product of a harbor brings me, and others: spent ones lie on top for all to see.
  const next = (harbor: number, value: (product: number) => number): number => {
    const top = view.tops[harbor]?.[0];
    if (top !== undefined) return value(top);
    const made = box.productsOf[harbor] ?? [];
    const counts = made.map((product) => (view.productBag[product] ?? 0) + 0.01); // never none in all
    return sum(made.map((product, i) => (counts[i] ?? 0) * value(product))) / sum(counts);
  };
  const mine = box.productsOf.map((_, harbor) => next(harbor, (product) => worth([...hand, product]) - now));
  const theirs = box.productsOf.map((_, harbor) => next(harbor, (product) => (box.values[product] ?? 1) + extra));

  const owner = (ship: number): Seat => Math.floor(ship / fleet);
  const shipOf = (id: string): number => (id.charCodeAt(0) - 48) * fleet + id.charCodeAt(1) - 97;
  const placeOf = (id: string): number => box.positions.at[id] ?? NONE;

  /** What a ship promises its owner at a place. */
  const promise = (of: Seat, cargo: number, place: number): number => {
    if (place === NONE) return home;
    const harbor = cargo === NONE ? NONE : box.processes.indexOf(cargo);
    const prize = (of === seat ? mine : theirs)[harbor] ?? 0;
    return prize * (chart.reach[harbor]?.[place] ?? 0) + (chart.exit[place] ?? 0);
  };

  /** What the river promises each seat; `anchors`: who lies there now has a card to come. */
  const promises = (at: readonly number[], cargo: readonly number[], anchors = false): number[] => {
    const all = points.map(() => 0);
    at.forEach((place, ship) => {
      const of = owner(ship);
      const card = anchors && box.isAnchor[place] && (cards[of] ?? 0) < 3 ? anchor : 0;
      all[of] = (all[of] ?? 0) + promise(of, cargo[ship] ?? NONE, place) + card;
    });
    return all;
  };

  /** The river as I see it: my promises, less what those of others cost me. */
  const river = (at: readonly number[], cargo: readonly number[] = view.cargo, anchors = false): number =>
    promises(at, cargo, anchors).reduce((all, one, i) => all + one * (weights[i] ?? 0), 0);

  const free = (at: readonly number[], to: number): boolean =>
    !at.includes(to) || (box.harborOf[to] !== NONE && view.rulings['harbor-occupancy'] === 'unlimited');

  /** The rest of a call, in place: each owner in turn makes the move that promises most. */
  const sail = (at: number[], color: number, first: Seat, waiting: readonly number[]): number[] => {
    for (let i = 0; i < seats; i++) {
      const of = (first + i) % seats;
      const ships = waiting.filter((ship) => owner(ship) === of);
      for (;;) {
        let most = -Infinity;
        let move: readonly [ship: number, to: number] | undefined;
        for (const ship of ships) {
          const from = at[ship] ?? NONE;
          const cargo = view.cargo[ship] ?? NONE;
          for (const to of box.byColor[color]?.[from] ?? []) {
            const gain = promise(of, cargo, to) - promise(of, cargo, from);
            if (gain > most && free(at, to)) [most, move] = [gain, [ship, to]];
          }
        }
        if (!move) break;
        at[move[0]] = move[1];
        ships.splice(ships.indexOf(move[0]), 1);
      }
    }
    return at;
  };

  /** The river after a call. */
  const called = (at: readonly number[], color: number, caller: Seat): number[] => {
    const waiting = [...at.keys()].filter((ship) => box.byColor[color]?.[at[ship] ?? NONE]?.length);
    return sail([...at], color, caller, waiting);
  };

  /** A color for me: by the river right after it, and by the river when each caller after me took his best at once. */
  const call = (color: number): number => {
    const soon = called(view.at, color, seat);
    let late = soon;
    for (let i = 1; i < seats - view.called.length; i++) {
      const [caller, before] = [(seat + i) % seats, late];
      let most = -Infinity;
      for (let other = 0; other < box.colors.ids.length; other++) {
        const then = called(before, other, caller);
        const all = promises(then, view.cargo);
        const gain = (1 + spite) * (all[caller] ?? 0) - spite * sum(all);
        if (gain > most) [most, late] = [gain, then];
      }
    }
    // A long game tires of colors that move nobody: else two could call them for ever.
    const idle = soon.every((place, ship) => place === view.at[ship]) ? Math.max(view.round - 30, 0) * 0.05 : 0;
    return trust * river(late, view.cargo, true) + (1 - trust) * river(soon, view.cargo, true) - idle;
  };

  const launch = (start: string, material: string | null): number => {
    const cargo = material === null ? NONE : (box.materials.at[material] ?? NONE);
    const twins = view.cargo.filter((one, ship) => one === cargo && cargo !== NONE && owner(ship) === seat).length;
    return promise(seat, cargo, placeOf(start)) * twin ** twins - home;
  };

  /** What a Navigation card does to the river. */
  const card = (action: Action): number => {
    if (action.kind !== 'playCard') return -Infinity;
    if (action.card === 'extra-cargo') return launch(action.start, action.cargo);
    const [at, cargo] = [[...view.at], [...view.cargo]];
    if (action.card === 'turn-of-luck') {
      const [a, b] = [shipOf(action.ships[0]), shipOf(action.ships[1])];
      [cargo[a], cargo[b]] = [cargo[b] ?? NONE, cargo[a] ?? NONE];
    } else if (action.card === 'setback' || action.card === 'heavy-storm') {
      at[shipOf(action.ship)] = placeOf(action.path.at(-1) ?? '');
    } else if (action.card === 'port-police') cargo[shipOf(action.ship)] = NONE;
    else if (action.card === 'cargo-thief') {
      const from = shipOf(action.from);
      const to = 'to' in action ? shipOf(action.to) : seat * fleet; // only with no ship afloat: any of mine will do
      if ('start' in action) at[to] = placeOf(action.start);
      [cargo[to], cargo[from]] = [cargo[from] ?? NONE, NONE];
    }
    return river(at, cargo) - river(view.at);
  };

  const trade = (actions: readonly Action[], random: Rng): Action | undefined => {
    const gain = (give: readonly number[], get: readonly number[]) => worth([...without(hand, give), ...get]) - now;
    if (view.offer) {
      const answer = gain(view.offer.get, view.offer.give) > 0.4 ? 'acceptTrade' : 'declineTrade';
      return actions.find(({ kind }) => kind === answer);
    }
    const faces = (ids: readonly string[]) => ids.map((id) => box.products.at[id] ?? NONE);
    const [offer, hope] = best(actions, (action) => {
      if (action.kind !== 'offerTrade') return -Infinity;
      const [give, get] = [faces(action.give), faces(action.get)];
      const asked = sum(get.map((one) => box.values[one] ?? 0)) - sum(give.map((one) => box.values[one] ?? 0));
      return (gain(give, get) - 0.3) * (asked > 0 ? 0.2 : asked === 0 ? 0.6 : 1); // asked for more, few accept
    });
    return hope > 0 && below(random, 3) > 0 ? offer : undefined; // by chance, so that a phase with refusals ends
  };

  const fulfill = (action: Action): number => {
    if (action.kind !== 'fulfill') return -Infinity;
    const mission = box.missions.at[action.mission] ?? NONE;
    const gets = box.points[mission] ?? 0;
    const spent = action.products.map((id) => box.products.at[id] ?? NONE);
    const added = gets - sum(spent.map((product) => box.values[product] ?? 0));
    const last = Math.max(...shown) >= target;
    // In the last round only points count, and nobody ends a game that another wins.
    if (last) return added;
    if ((shown[seat] ?? 0) + gets >= target) return (points[seat] ?? 0) + added < rival ? -Infinity : 100 + added;
    return gets + worth(without(hand, spent), jokers - action.jokers.length, without(missions, [mission]));
  };

  const calling = (action: Action): number =>
    action.kind === 'callColor' ? call(box.colors.at[action.color] ?? NONE) : -Infinity;

  const launching = (action: Action): number =>
    action.kind === 'launch' ? launch(action.start, action.cargo) : -Infinity;

  const sailing = (action: Action): number => {
    if (action.kind !== 'sail' || !view.call) return -Infinity;
    const [ship, at] = [shipOf(action.ship), [...view.at]];
    at[ship] = placeOf(action.to);
    return river(sail(at, view.call.color, seat, without(view.call.waiting, [ship])));
  };

  return { calling, card, fulfill, launching, sailing, trade };
};

export const policy: Policy<State, Action> = (view, actions, seat, random) => {
  const [only] = actions;
  if (only && actions.length === 1) return only;
  const find = (kind: Action['kind']) => actions.find((action) => action.kind === kind);
  const due = find('layPoints') ?? find('takeNavigation'); // points laid make room, and cost nothing
  if (due) return due;
  const table = look(view, seat);
  const [card, brings] = best(actions, table.card);
  if (card && brings > ((view.navigation[seat]?.length ?? 0) < 3 ? play : playFull)) return card;
  const choose = (): Action | undefined => {
    if (view.phase === 'launch') {
      const [launch, worth] = best(actions, table.launching);
      return worth > 0 ? launch : undefined;
    }
    if (view.call) return best(actions, table.sailing)[0];
    if (view.step === 'choose') return best(actions, table.calling)[0];
    if (view.phase === 'trade') return table.trade(actions, random);
    if (view.phase === 'mission') return best(actions, table.fulfill)[0];
    return find('unload');
  };
  return choose() ?? find('endTurn') ?? (only as Action);
};
