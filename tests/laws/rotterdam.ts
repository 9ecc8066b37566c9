import { bagOf, below, countOf, must, type Rng, type Seat, type SetupOptions, shuffle, UNKNOWN } from '@portolan/core';
import type { Hooks } from '@portolan/core/testing';
import { boxOf, type Edition, parseEdition, reconstructed, rotterdam, type State } from '@portolan/rotterdam';

type RotterdamAction = ReturnType<typeof rotterdam.actions>[number];

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** How often each card lies in the open or in a known hand, and how many are seen nowhere. */
const faces = (zones: readonly (readonly number[])[], bag: readonly number[]): number[] => {
  const lying = bagOf(zones.flat());
  return bag.map((count, card) => count + countOf(lying, card));
};

const unknown = (hands: readonly (readonly number[])[]): number => hands.flat().filter((card) => card < 0).length;

/** All pieces by kind, wherever they lie: ships, units, Product cards, Navigation cards, Missions. */
const pieces = (state: State): unknown => ({
  ships: state.at.length,
  units: state.stock.map((units, material) => units + state.cargo.filter((cargo) => cargo === material).length),
  products: faces([...state.products, ...state.tops, ...state.bottoms], state.productBag),
  navigation: faces([...state.navigation, ...state.laid], state.navBag).map((count, kind) => count + state.used[kind]!),
  missions: faces([...state.missions, ...state.shown], state.missionBag),
  // What is seen nowhere lies in a pile or face down in a hand.
  hidden: [
    sum(state.productBag) - sum(state.sizes) - unknown(state.products),
    sum(state.navBag) - state.navSize - unknown(state.navigation),
    sum(state.missionBag) - state.missionSize - unknown(state.missions),
  ],
});

/** Cards of other hands and of the bag, dealt anew: a hand gets as many of a group as it had of it. */
const deal = (
  hands: readonly (readonly number[])[],
  bag: readonly number[],
  seat: Seat | null,
  groupOf: (card: number) => number,
  random: Rng,
): { hands: number[][]; bag: number[] } => {
  const pool = [
    ...bag.flatMap((count, card) => Array<number>(count).fill(card)),
    ...hands.flatMap((hand, owner) => (owner === seat ? [] : hand.filter((card) => card >= 0))),
  ];
  const groups = new Map(
    [...Map.groupBy(pool, groupOf)].map(([group, cards]) => [group, shuffle(random, cards)] as const),
  );
  const dealt = hands.map((hand, owner) =>
    owner === seat ? [...hand] : bagOf(hand.map((card) => (card < 0 ? card : groups.get(groupOf(card))!.pop()!))),
  );
  const rest = bagOf([...groups.values()].flat());
  return { hands: dealt, bag: bag.map((_, card) => countOf(rest, card)) };
};

const either = <Item>(random: Rng, items: readonly Item[]): Item => items[below(random, items.length)]!;

/** An offer of two others with other cards of the same harbors; one's own stays. */
const otherOffer = ({ offer, edition }: State, seat: Seat | null, random: Rng): State['offer'] => {
  if (!offer || offer.from === seat || offer.to === seat) return offer;
  const { makerOf, productsOf } = boxOf(edition);
  const other = (card: number): number => (card < 0 ? card : either(random, productsOf[makerOf[card]!]!));
  return { ...offer, give: offer.give.map(other), get: offer.get.map(other) };
};

/** Another state that a seat cannot tell from this one. */
const reshuffle = (state: State, seat: Seat | null, random: Rng): State => {
  const { makerOf } = boxOf(state.edition);
  const products = deal(state.products, state.productBag, seat, (card) => makerOf[card]!, random);
  const navigation = deal(state.navigation, state.navBag, seat, () => 0, random);
  const missions = deal(state.missions, state.missionBag, seat, () => 0, random);
  return {
    ...state,
    offer: otherOffer(state, seat, random),
    products: products.hands,
    productBag: products.bag,
    navigation: navigation.hands,
    navBag: navigation.bag,
    missions: missions.hands,
    missionBag: missions.bag,
  };
};

const ascending = (items: readonly number[]): boolean => items.every((item, i) => i === 0 || items[i - 1]! <= item);

/** Whether an action is written as it is listed: what differs in nothing is listed once, and trades one card for one. */
const listedInFull = (action: RotterdamAction, state: State): boolean => {
  const { products, makerOf } = boxOf(state.edition);
  switch (action.kind) {
    case 'playCard':
      return action.card !== 'turn-of-luck' || action.ships[0] < action.ships[1];
    case 'fulfill': {
      const [paid, jokers] = [action.products, action.jokers].map((ids) => ids.map((id) => products.at[id]!));
      const byHarbor = ascending(paid!.map((product) => makerOf[product]!));
      const anyOrder = state.rulings['spent-products'] !== 'shuffled' || ascending(paid!);
      return byHarbor && anyOrder && ascending(jokers!.map((product) => makerOf[product]! * 1000 + product));
    }
    case 'offerTrade': {
      const { give, get, to } = action;
      if (give.length !== 1 || get.length !== 1 || give[0] === get[0]) return false;
      const held = state.products[to]!.map((card) => (card >= 0 ? makerOf[card] : -2 - card));
      return held.includes(makerOf[products.at[get[0]!] ?? UNKNOWN]);
    }
    case 'drawMission':
      return action.mission !== '?';
    case 'drawNavigation':
      return action.card !== '?';
    case 'drawProduct':
      return !action.product.startsWith('?');
    default:
      return true;
  }
};

/** The final counting turns all cards up: a view that is played on cannot know what the hands are worth. */
const turnsUp = (action: RotterdamAction, state: State): boolean => {
  const next = rotterdam.clone(state);
  rotterdam.apply(next, action);
  return next.phase === 'over';
};

/** What the laws must know of Rotterdam. */
export const hooks: Hooks<State, RotterdamAction> = {
  pieces,
  reshuffle,
  listedInFull,
  turnsUp,
};

/** A box in which everything runs out: few ships, units and cards, and other colors on the channels. */
export const smallBox = (random: Rng): Edition => {
  const { colors, channels, materials, products, missions, navigation } = reconstructed;
  const repainted = channels.map((channel, i) => ({ ...channel, color: i < 4 ? colors[i]! : either(random, colors) }));
  return must(
    parseEdition({
      id: 'small',
      channels: repainted,
      materials: materials.map((one) => ({ ...one, units: 1 + below(random, 3) })),
      products: products.map((one) => ({ ...one, copies: 1 + below(random, 2) })),
      missions: missions.slice(0, 12 + below(random, 8)),
      navigation: navigation.map((one) => ({ ...one, copies: below(random, 3) })),
      shipsPerPlayer: { 2: 1 + below(random, 3), 3: 2, 4: 1 + below(random, 2) },
    }),
  );
};

/** The seats and the optional rules. */
export const tables: readonly SetupOptions[] = [2, 3, 4].flatMap((seats) => [
  { seats },
  { seats, variants: { safeHaven: true, openProducts: true } },
]);
