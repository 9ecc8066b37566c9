import type { Edition } from './edition.ts';
import { reconstructed } from './editions/reconstructed.ts';
import { type NavigationId, navigationIds } from './types.ts';

/** Nothing, nobody, nowhere: no seat, no cargo, no harbor, no position. */
export const NONE = -1;

/** The Navigation hand limit (`navigation.hand-limit`). */
export const HAND_LIMIT = 3;

/** Missions in hand (`setup.mission-hand`). */
export const MISSION_HAND = 3;

/** Mission points that end the game (`end.twelve-mission-points`). */
export const TARGET = 12;

/** A channel ahead of a position: where it leads, and its color. */
export interface Ahead {
  readonly to: number;
  readonly color: number;
}

/** Ids and the place of each in its table. */
export interface Names {
  readonly ids: readonly string[];
  readonly at: Readonly<Record<string, number>>;
}

/** An edition in numbers, as the engine reads it: everything is a place in its table. */
export interface Box {
  readonly edition: Edition;
  readonly colors: Names;
  readonly materials: Names;
  readonly positions: Names;
  readonly harbors: Names;
  readonly products: Names;
  readonly missions: Names;
  /** Units of each material. */
  readonly units: readonly number[];
  /** Channels ahead of each position, in the order of the edition. */
  readonly ahead: readonly (readonly Ahead[])[];
  /** Where the channels of a color lead, by color and position. */
  readonly byColor: readonly (readonly (readonly number[])[])[];
  /** The positions behind each, in the order of the edition. */
  readonly behind: readonly (readonly number[])[];
  readonly starts: readonly number[];
  readonly isStart: readonly boolean[];
  readonly isAnchor: readonly boolean[];
  /** The harbor of each position or `NONE`. */
  readonly harborOf: readonly number[];
  /** The material that each harbor processes. */
  readonly processes: readonly number[];
  /** The harbor, the value and the copies of each product. */
  readonly makerOf: readonly number[];
  readonly values: readonly number[];
  readonly copies: readonly number[];
  /** The products of each harbor. */
  readonly productsOf: readonly (readonly number[])[];
  /** The products that each Mission asks for, harbor by harbor, and its points. */
  readonly recipes: readonly (readonly number[])[];
  readonly points: readonly number[];
  /** How many Navigation cards there are of each kind, by its place in `navigationIds`. */
  readonly navigation: readonly number[];
}

/** The place of a kind of Navigation card in `navigationIds`. */
export const cardAt: Readonly<Record<NavigationId, number>> = Object.fromEntries(
  navigationIds.map((id, at) => [id, at]),
) as Record<NavigationId, number>;

/** What a Navigation card counts at the end, by its place in `navigationIds` (`card.advantage`, `card.extra-advantage`). */
export const cardPoints: readonly number[] = navigationIds.map((id) =>
  id === 'advantage' ? 1 : id === 'extra-advantage' ? 2 : 0,
);

const names = (items: readonly { readonly id: string }[]): Names => {
  const at: Record<string, number> = Object.create(null);
  const ids = items.map(({ id }) => id);
  for (const [place, id] of ids.entries()) at[id] = place;
  return { ids, at };
};

const compileGraph = ({ positions, channels, colors }: Edition, place: Names, color: Names) => {
  const links = channels.map((one) => ({
    from: place.at[one.from]!,
    to: place.at[one.to]!,
    color: color.at[one.color]!,
  }));
  const each = positions.map((_, at) => at);
  const ahead = each.map((at) =>
    links.filter(({ from }) => from === at).map(({ to, color: one }) => ({ to, color: one })),
  );
  return {
    ahead,
    byColor: colors.map((_, one) => ahead.map((all) => all.filter((link) => link.color === one).map(({ to }) => to))),
    behind: each.map((at) => links.filter(({ to }) => to === at).map(({ from }) => from)),
    starts: each.filter((at) => positions[at]!.start),
    isStart: positions.map(({ start }) => start === true),
    isAnchor: positions.map(({ anchor }) => anchor === true),
  };
};

const compile = (edition: Edition): Box => {
  const { colors, materials, positions, harbors, products, missions, navigation } = edition;
  const [color, material, place] = [names(colors.map((id) => ({ id }))), names(materials), names(positions)];
  const [harbor, product] = [names(harbors), names(products)];
  const makerOf = products.map((one) => harbor.at[one.harbor]!);
  return {
    edition,
    colors: color,
    materials: material,
    positions: place,
    harbors: harbor,
    products: product,
    missions: names(missions),
    units: materials.map(({ units }) => units),
    ...compileGraph(edition, place, color),
    harborOf: positions.map((one) => (one.harbor === undefined ? NONE : harbor.at[one.harbor]!)),
    processes: harbors.map((one) => material.at[one.material]!),
    makerOf,
    values: products.map(({ value }) => value),
    copies: products.map(({ copies }) => copies),
    productsOf: harbors.map((_, at) => makerOf.flatMap((maker, one) => (maker === at ? [one] : []))),
    recipes: missions.map((one) =>
      one.products.map((id) => product.at[id]!).sort((a, b) => makerOf[a]! - makerOf[b]! || a - b),
    ),
    points: missions.map(({ points }) => points),
    navigation: navigationIds.map((kind) => navigation.find(({ id }) => id === kind)?.copies ?? 0),
  };
};

const boxes = new WeakMap<Edition, Box>();
const standard = compile(reconstructed);

/** The box of an edition, made once. */
export const boxOf = (edition: Edition): Box => {
  if (edition === reconstructed) return standard;
  const known = boxes.get(edition);
  if (known) return known;
  const box = compile(edition);
  boxes.set(edition, box);
  return box;
};
