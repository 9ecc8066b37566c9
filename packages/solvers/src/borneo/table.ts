import {
  type CompanyId,
  companyIds,
  type Edition,
  type HarborCard,
  type MissionTile,
  type PortNumber,
  flagReadings as readingsOfFlags,
  type State,
  spiceIds,
  unseenFaces,
} from '@portolan/borneo';
import {
  type Column,
  CRATE,
  type FlagReadings,
  kindOf,
  parseFace,
  spiceOf,
  UNKNOWN,
  unitsOf,
} from '@portolan/borneo/pieces';

/** What a seat has collected. */
export interface Warehouse {
  readonly shipments: readonly number[];
  readonly harbors: readonly HarborCard[];
  readonly missions: readonly MissionTile[];
}

/** A position as the solvers read it: faces and owners as small integers, cards of the box as records. */
export interface FactsOfTable {
  readonly edition: Edition;
  readonly seats: number;
  readonly rulings: State['rulings'];
  readonly active: number;
  readonly phase: string;
  /** By company, in edition order. */
  readonly columns: readonly Column[];
  readonly hands: readonly (readonly number[])[];
  readonly warehouses: readonly Warehouse[];
  readonly ports: readonly { readonly harbor: HarborCard | undefined; readonly tower: readonly number[] }[];
  readonly harborPile: readonly HarborCard[];
  readonly missions: readonly MissionTile[];
  /** The seat with the pirate ship, or a negative number. */
  readonly ship: number;
  readonly final: readonly number[];
  /** Faces nobody has seen, with repetition; undefined in a box whose deck is not known. */
  readonly unseen: readonly number[] | undefined;
}

/** The deck of a box in edition order, one entry a copy; undefined where it is not known. */
export const deckOf = ({ shipments }: Edition): number[] | undefined =>
  shipments === 'free'
    ? undefined
    : shipments.flatMap(({ face, copies }) => Array<number>(copies).fill(parseFace(face)!));

/** The faces nobody has seen; undefined in a box whose deck is not known. */
export const unseenOf = (state: State): number[] | undefined =>
  state.edition.shipments === 'free' ? undefined : unseenFaces(state);

/** Reads a state as a table. */
export const tableOf = (state: State): FactsOfTable => {
  const { edition } = state;
  const harbors = (places: readonly number[]) => places.map((place) => edition.harbors[place]!);
  const missions = (places: readonly number[]) => places.map((place) => edition.missions[place]!);
  return {
    edition,
    seats: state.seats,
    rulings: state.rulings,
    active: state.active,
    phase: state.phase,
    columns: state.columns,
    hands: state.hands,
    warehouses: state.shipments.map((shipments, seat) => ({
      shipments,
      harbors: harbors(state.harbors[seat]!),
      missions: missions(state.won[seat]!),
    })),
    ports: state.ports.map((harbor, port) => ({ harbor: edition.harbors[harbor], tower: state.towers[port]! })),
    harborPile: harbors(state.harborPile),
    missions: missions(state.missions),
    ship: state.ship,
    final: state.final,
    unseen: unseenOf(state),
  };
};

/** What the reading of flags depends on. */
export type Box = Pick<State, 'rulings' | 'edition'>;

/** How a position reads flags. */
export const flagReadings = ({ rulings, edition }: Box): FlagReadings =>
  readingsOfFlags(rulings, edition.lowerFlagColumn);

/** The number of a company in edition order. */
export const companyOf = (id: CompanyId): number => companyIds.indexOf(id);

/** Edition order of Shipment faces: as in the deck, after them faces that it lacks, by number. */
export const editionOrder = ({ edition }: Pick<FactsOfTable, 'edition'>): ((face: number) => number) => {
  const places = new Map((deckOf(edition) ?? []).map((face, place) => [face, place]));
  return (face) => places.get(face) ?? places.size + face;
};

/** The known cards of a hand, equal faces once, in edition order. */
export const knownFaces = (table: FactsOfTable, hand: readonly number[]): number[] => {
  const order = editionOrder(table);
  return [...new Set(hand.filter((face) => face !== UNKNOWN))].sort((a, b) => order(a) - order(b));
};

/** A demand as units by spice. */
export const needOf = (tile: MissionTile): number[] => spiceIds.map((spice) => tile.need[spice] ?? 0);

/** A card of a warehouse that can pay: Shipment faces by code, Harbor cards by id, in edition order, equal faces once. */
export interface PayCard {
  readonly id: string;
  readonly kind: number;
  readonly count: number;
}

/** What a seat can pay with; unknown cards pay nothing. */
export const stockOf = (table: FactsOfTable, seat: number, text: (face: number) => string): PayCard[] => {
  const own = table.warehouses[seat]!;
  const faces = knownFaces(table, own.shipments).map((face) => ({
    id: text(face),
    kind: kindOf(face),
    count: own.shipments.filter((other) => other === face).length,
  }));
  const order = (card: HarborCard) => table.edition.harbors.indexOf(card);
  const harbors = [...own.harbors]
    .sort((a, b) => order(a) - order(b))
    .map((card) => ({ id: card.id, kind: spiceIds.indexOf(card.spice) * 2, count: 1 }));
  return [...faces, ...harbors];
};

/** Whether a face is a crate. */
export const isCrate = (face: number): boolean => spiceOf[face] === CRATE;

/** Whether a face is doubled. */
export const isDoubled = (face: number): boolean => unitsOf[face] === 2;

/** Ports as people number them. */
export const portNumbers: readonly PortNumber[] = [1, 2, 3];
