import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import type { Json } from '../stores/table.ts';

/**
 * A place of a board that can be touched, by a name of the game's own: `C2`, `3,-1`, `hand.0`. Where several things lie
 * on one place, each can be chosen by what follows a `#`: `3,-1#sailor`.
 */
export type Spot = string;

/** The place itself, whichever of the things on it is meant. */
export const placeOf = (spot: Spot): Spot => spot.split('#')[0] ?? spot;

/** Something that lies in the tray and can be put on the board. */
export interface Item {
  /** What `put` gets: `ship 0a`, `tile coast`, `card clove`. */
  readonly id: string;
  /** What it is called, in a word or two; it stands under the picture. */
  readonly name: string;
  /** What a reader hears, where the picture says more than the name. */
  readonly label?: string;
  readonly picture?: ComponentChildren;
  /** How many are left in the box; at zero it cannot be taken. Left out where there is no limit. */
  readonly left?: number;
  /** The letter that takes it in hand. */
  readonly key?: string;
  /**
   * It goes into what is chosen, or to the place named, if that takes it: goods into a ship, cards into a hand, a card to
   * the next free place; else it is taken in hand.
   */
  readonly into?: true | Spot | ((chosen: Spot | undefined) => Spot | undefined);
  /** One of the groups of its tray, or several. */
  readonly group?: string | readonly string[];
}

/** Items of a tray that belong together: they can be looked at alone. */
export interface ItemGroup {
  readonly id: string;
  readonly name: string;
  readonly picture?: ComponentChildren;
}

/** Items of one kind, in a row of the tray. */
export interface Tray {
  readonly title: string;
  /** Where they go: "on a square". */
  readonly hint?: string;
  readonly items: readonly Item[];
  /** Where there are too many items to look through: what they are told apart by. */
  readonly groups?: readonly ItemGroup[];
  /** It stands where `OwnTray` is drawn, near its places below, not under the picture. */
  readonly beside?: true;
  /** A table of so many columns, not a row. */
  readonly columns?: number;
  /** The drawings say what the items are: their words are for those who cannot see them. Several pieces are a set. */
  readonly drawn?: 'is-pieces' | 'is-sets';
  /** A class of its own. */
  readonly look?: string;
}

/** Something that can be done with what is chosen, without leaving its place. */
export interface Handle<Value> {
  readonly id: string;
  readonly name: string;
  /** What the button shows; its name where that is left out. */
  readonly picture?: ComponentChildren;
  /** A letter, or `Delete`. */
  readonly key?: string;
  readonly pressed?: boolean;
  /** What is entered after it. */
  readonly to?: Value;
  /** The fact that it tells, even where that stood there already. */
  readonly tells?: string;
  /** The move that it makes, where one plays. */
  readonly propose?: Json;
  /** What is chosen after it: another thing that lies on the same place. */
  readonly choose?: Spot;
}

/** Handles of one kind, beside what they are about. */
export interface HandleRow<Value> {
  readonly title: string;
  /** `line`: title and handles side by side, a line of a table. `scale`: numbers, one touch each; keys type them instead. */
  readonly look?: 'line' | 'scale';
  readonly handles: readonly Handle<Value>[];
}

/** What stands on a place, as the bar below the board tells it. */
export interface Piece<Value> {
  /** "Pirate of B". */
  readonly name: string;
  /** "heading east". */
  readonly detail?: string;
  readonly picture?: ComponentChildren;
  readonly handles: readonly Handle<Value>[];
  /** More handles, in rows: a keypad, the cards of a hand. */
  readonly rows?: readonly HandleRow<Value>[];
  /** Handles that keys alone reach. */
  readonly keys?: readonly Handle<Value>[];
  /** It stays where it is: it cannot be dragged. */
  readonly fixed?: true;
  /** The facts, by their paths, that are told by a touch on it: it is as it stands there. */
  readonly tells?: readonly string[] | undefined;
  /** It is told where `OwnTray` is drawn, near its place below, not under the picture. */
  readonly beside?: true;
}

/** What came of putting something somewhere: the table after it, or why it cannot be, in a sentence. */
export type Put<Value> =
  | {
      readonly value: Value;
      /** The facts, by their paths, that are told by it, even where it lay there already. */
      readonly tells?: readonly string[] | undefined;
      /** What is in hand after it; left out, it is more of what was put, as long as there is any. */
      readonly next?: string | undefined;
      /** What is chosen after it, where one thing leads on to another; left out, the place where it was put. */
      readonly choose?: Spot | undefined;
    }
  | { readonly refused: string };

/** A move that can be shown on the board: by the place where it ends, after the one where it begins, if it has one. */
export interface ShownMove {
  readonly from?: Spot;
  readonly to: Spot;
  readonly action: Json;
}

/** What an entry is told besides what is entered. */
export interface Around<About> {
  readonly lang: Lang;
  readonly about: About;
  /** The place chosen now: a tray may hold only what can go there. */
  readonly chosen?: Spot | undefined;
}

/**
 * How something is entered on the picture of a board: pure functions of what is entered. The picture gives its places
 * by `useSpots`; taps, drags, keys and what is in hand are the same for all boards.
 */
export interface BoardEntry<Value, About = unknown> {
  /** What can be put, in rows. */
  readonly tray: (value: Value, around: Around<About>) => readonly Tray[];
  /** What is in hand, where it lies in no tray: what is left of several things that were taken at once. */
  readonly inHand?: (value: Value, item: string, around: Around<About>) => Item | undefined;
  /** What stands on a place; undefined where there is nothing to choose. */
  readonly at: (value: Value, spot: Spot, around: Around<About>) => Piece<Value> | undefined;
  /** Undefined: that kind of thing never lies there, and who touches the place means what stands on it. */
  readonly put: (value: Value, item: string, spot: Spot, around: Around<About>) => Put<Value> | undefined;
  /** The move of somebody who puts something somewhere, on a table that is played on. */
  readonly play?: (item: string, spot: Spot, around: Around<About>) => Json | undefined;
  /** What a touch enters with nothing in hand where nothing can be chosen: a square is aimed at, a step is taken. */
  readonly touch?: (value: Value, spot: Spot, around: Around<About>) => Value | undefined;
  /** Carries what stands on one place to another; left out where nothing is carried. */
  readonly carry?: (value: Value, from: Spot, to: Spot, around: Around<About>) => Put<Value>;
}

/** How a move is proposed on the picture of a board. */
export interface BoardMoves {
  /** Legal moves that the board can show; what is put begins in the tray, by its id. */
  readonly shown: readonly ShownMove[];
  /** More of them, of what stands on a place: looked for when it is chosen. */
  readonly shownFrom?: (from: Spot) => readonly ShownMove[];
  /** What somebody means who goes from a place to another where no legal move goes: it is judged, and refused. */
  readonly meant?: (from: Spot, to: Spot) => Json | undefined;
  /** The same where nothing is chosen. */
  readonly meantAt?: (to: Spot) => Json | undefined;
  /** The table on which a move goes from a place to another, if something comes before it: a card is played, then used. */
  readonly before?: (from: Spot, to: Spot) => Json | undefined;
  /** `from`: what was chosen, or in hand. */
  readonly propose: (action: Json, from?: Spot) => void;
  /** Goes on with a table on which a piece was only put, and the move that was taken for meant is not judged any more. */
  readonly settle?: (value: Json) => void;
  /** The move proposed now. */
  readonly action?: Json | undefined;
}

/** What is in hand, what is chosen, what was said last. */
export interface Mind {
  /** `stayed`: it is in hand after something was put, not because it was taken: who takes it now keeps it. */
  readonly hand?: { readonly item: string; readonly stayed?: true } | { readonly from: Spot };
  readonly chosen?: Spot;
  /** Where the move goes that was proposed last. */
  readonly to?: Spot;
  readonly said?: string;
  /** What is chosen was not touched: what came before leads on to it. */
  readonly led?: true;
}

/** What a touch comes to. */
export interface Touched<Value> {
  readonly mind: Mind;
  readonly value?: Value;
  /** The facts that are told by it, even where nothing changes. */
  readonly told?: readonly string[];
  readonly propose?: Json;
}

/** The moves that go from a place, or that begin nowhere. */
export const movesFrom = (moves: BoardMoves | undefined, from: Spot | undefined): readonly ShownMove[] => [
  ...(moves?.shown ?? []).filter((move) => move.from === from),
  ...((from === undefined ? undefined : moves?.shownFrom?.(from)) ?? []),
];

const movesTo = (moves: BoardMoves | undefined, from: Spot | undefined, to: Spot): readonly Json[] =>
  movesFrom(moves, from).flatMap((move) => (move.to === to ? [move.action] : []));

/** Of several moves that end here, the one after that which is proposed now. */
const nextOf = (actions: readonly Json[], now: Json | undefined): Json | undefined => {
  const at = actions.findIndex((one) => JSON.stringify(one) === JSON.stringify(now));
  return actions[(at + 1) % actions.length];
};

/** What was put, and what is told by it. */
const entered = <Value>({ value, tells }: Extract<Put<Value>, { readonly value: Value }>) => ({
  value,
  ...(tells === undefined ? {} : { told: tells }),
});

const settled = <Value>(mind: Mind, put: Put<Value>, after: Mind): Touched<Value> =>
  'value' in put ? { mind: after, ...entered(put) } : { mind: { ...mind, said: put.refused } };

/** Carries what stands on a place to another. */
export const carried = <Value, About>(
  entry: BoardEntry<Value, About>,
  value: Value,
  from: Spot,
  to: Spot,
  around: Around<About>,
): Touched<Value> => {
  const mind: Mind = { chosen: from };
  if (from === to || !entry.carry) return { mind };
  return settled(mind, entry.carry(value, from, to, around), { chosen: to });
};

/** What is chosen after something was put. */
const chosenAfter = ({ choose }: { readonly choose?: Spot | undefined }, place: Spot | undefined): Mind =>
  choose !== undefined ? { chosen: choose, led: true } : place === undefined ? {} : { chosen: place };

/** Puts something of the tray on a place, which is chosen then; it stays in hand as long as there is more of it. */
export const laid = <Value, About>(
  entry: BoardEntry<Value, About>,
  value: Value,
  item: string,
  spot: Spot,
  around: Around<About>,
): Touched<Value> => {
  const hand: Mind = { hand: { item } };
  const played = entry.play?.(item, spot, around);
  if (played) return { mind: { to: spot }, propose: played };
  const put = entry.put(value, item, spot, around);
  if (!put) return { mind: entry.at(value, spot, around) ? { chosen: spot } : hand };
  if (!('value' in put)) return settled(hand, put, hand);
  const isLeft = ({ id, left }: Item): boolean => id === item && left !== 0;
  const more = () => (entry.tray(put.value, around).some(({ items }) => items.some(isLeft)) ? item : undefined);
  const next = put.next ?? more();
  const kept: Mind = next === undefined ? {} : { hand: { item: next, stayed: true } };
  return { mind: { ...kept, ...chosenAfter(put, spot) }, ...entered(put) };
};

/** Takes something of the tray in hand, or lets it go; what goes into what is chosen is put there at once. */
export const taken = <Value, About>(
  entry: BoardEntry<Value, About>,
  value: Value,
  mind: Mind,
  { id, into }: Item,
  around: Around<About>,
): Touched<Value> => {
  const { hand, chosen } = mind;
  const held = hand && 'item' in hand && hand.item === id;
  if (held) return { mind: hand.stayed ? { ...mind, hand: { item: id } } : {} };
  const named = typeof into === 'function' ? into(chosen) : into;
  const place = named === true ? chosen : named;
  const put = place === undefined ? undefined : entry.put(value, id, place, around);
  if (put && 'value' in put) return settled(mind, put, { ...(hand ? { hand } : {}), ...chosenAfter(put, place) });
  return { mind: { hand: { item: id } } };
};

/** What is chosen after a handle: the same, or what it leads on to. */
export const worked = <Value>({ chosen }: Mind, { choose }: Handle<Value>): Mind => chosenAfter({ choose }, chosen);

/** What a touch on a place does, in the order of what one means: put down, move, choose, let go. */
export const touched = <Value, About>(
  entry: BoardEntry<Value, About>,
  moves: BoardMoves | undefined,
  value: Value,
  mind: Mind,
  spot: Spot,
  around: Around<About>,
): Touched<Value> => {
  const { hand, chosen } = mind;
  if (hand && 'item' in hand) return laid(entry, value, hand.item, spot, around);
  if (hand) return carried(entry, value, hand.from, spot, around);
  const legal = nextOf(chosen === undefined ? [] : movesTo(moves, chosen, spot), moves?.action);
  const before = chosen === undefined ? undefined : moves?.before?.(chosen, spot);
  const proposing = (propose: Json): Touched<Value> => ({
    mind: { ...(chosen === undefined ? {} : { chosen }), to: spot },
    // Moves are proposed on whole tables alone, which are entered as JSON.
    ...(before === undefined ? {} : { value: before as Value }),
    propose,
  });
  const here = chosen !== undefined && placeOf(chosen) === spot;
  if (legal) return proposing(legal);
  if (!here && entry.at(value, spot, around)) return { mind: { chosen: spot } };
  const alone = nextOf(movesTo(moves, undefined, spot), moves?.action);
  if (alone) return { mind: { to: spot }, propose: alone };
  if (here) return { mind: {} };
  const meant = chosen === undefined ? moves?.meantAt?.(spot) : moves?.meant?.(chosen, spot);
  if (meant) return proposing(meant);
  const aimed = entry.touch?.(value, spot, around);
  return aimed === undefined ? { mind: {} } : { mind: { to: spot }, value: aimed };
};
