import {
  borneo,
  type Card,
  type CardList,
  type CompanyId,
  companyIds,
  type Edition,
  type HarborCard,
  type MissionId,
  type MissionTile,
  type PortNumber,
  parseEdition,
  type State,
  spiceIds,
} from '@portolan/borneo';
import {
  type Column,
  CRATE,
  type FlagReadings,
  kindOf,
  parseCard,
  spiceOf,
  UNKNOWN,
  unitsOf,
} from '@portolan/borneo/pieces';

/** A position as the solvers read it: faces and owners as small integers, everything filled in. */
export interface Table {
  readonly edition: Edition;
  readonly seats: number;
  readonly rulings: Readonly<Record<string, string>>;
  readonly active: number | null;
  readonly phase: string;
  /** By company, in edition order. */
  readonly columns: readonly Column[];
  readonly hands: readonly (readonly number[])[];
  readonly warehouses: readonly {
    readonly shipments: readonly number[];
    readonly harbors: readonly HarborCard[];
    readonly missions: readonly MissionTile[];
  }[];
  readonly ports: readonly { readonly harbor: HarborCard | undefined; readonly tower: readonly number[] }[];
  readonly harborPile: readonly HarborCard[];
  readonly missions: readonly MissionTile[];
  readonly pirateShip: 'cove' | number | null;
  readonly final: readonly number[];
  /** Faces nobody has seen, with repetition; undefined in a box whose deck is not known. */
  readonly unseen: readonly number[] | undefined;
}

const cards = (list: CardList = []): number[] =>
  list.flatMap((card) => (typeof card === 'number' ? Array<number>(card).fill(UNKNOWN) : [parseCard(card) ?? UNKNOWN]));

const unseenOf = (edition: Edition, seen: readonly number[]): number[] | undefined => {
  if (edition.shipments === 'free') return undefined;
  const left = edition.shipments.flatMap(({ face, copies }) => Array<number>(copies).fill(parseCard(face) ?? UNKNOWN));
  for (const face of seen) {
    const at = face === UNKNOWN ? -1 : left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

/** Reads a state as a table. */
export const tableOf = (state: State): Table => {
  const position = borneo.makePosition(state);
  const parsed = parseEdition(position.edition ?? 'reconstructed');
  // A state was parsed with its edition, so this cannot fail.
  if (!parsed.ok) throw new Error('a state with an edition that cannot be read');
  const edition = parsed.value;
  const harbor = (id: string): HarborCard => edition.harbors.find((card) => card.id === id)!;
  const mission = (id: MissionId): MissionTile => edition.missions.find((tile) => tile.id === id)!;
  const hands = (position.hands ?? []).map(cards);
  const warehouses = Array.from({ length: position.seats }, (_, seat) => {
    const own = position.warehouses?.[seat] ?? {};
    return {
      shipments: cards(own.shipments),
      harbors: (own.harbors ?? []).map(harbor),
      missions: (own.missions ?? []).map(mission),
    };
  });
  const ports = [0, 1, 2].map((at) => {
    const port = position.ports?.[at];
    return { harbor: port?.harbor ? harbor(port.harbor) : undefined, tower: cards(port?.tower) };
  });
  const seen = [
    ...hands.flat(),
    ...warehouses.flatMap((own) => own.shipments),
    ...ports.flatMap((port) => port.tower),
    ...cards(position.discard),
    ...cards(position.fight?.attack),
    ...cards(position.fight?.defense),
  ];
  return {
    edition,
    seats: position.seats,
    rulings: position.rulings ?? {},
    active: position.active ?? null,
    phase: position.phase ?? 'mission',
    columns: companyIds.map((company) => (position.companies?.[company] ?? []).map((owner) => owner ?? -1)),
    hands,
    warehouses,
    ports,
    harborPile: (position.harborPile ?? []).map(harbor),
    missions: (position.missions ?? []).map(mission),
    pirateShip: position.pirateShip ?? null,
    final: position.final ?? [],
    unseen: unseenOf(edition, seen),
  };
};

/** How the position reads flags. */
export const flagReadings = ({ rulings, edition }: Table): FlagReadings => ({
  all: rulings['port-flags'] === 'all',
  columns: rulings['flag-scan'] === 'columns',
  fromLast: rulings['shared-tie'] === 'from-last',
  mostFlags: rulings['monopoly-tie'] === 'most-flags',
  lowerColumn: edition.lowerFlagColumn,
});

/** The number of a company in edition order. */
export const companyOf = (id: CompanyId): number => companyIds.indexOf(id);

/** Edition order of Shipment faces: as in the deck, after them faces that it lacks, by number. */
export const editionOrder = ({ edition }: Table): ((face: number) => number) => {
  if (edition.shipments === 'free') return (face) => face;
  const places = new Map(edition.shipments.map(({ face }, place) => [parseCard(face)!, place]));
  return (face) => places.get(face) ?? places.size + face;
};

/** The known cards of a hand, equal faces once, in edition order. */
export const knownFaces = (table: Table, hand: readonly number[]): number[] => {
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
export const stockOf = (table: Table, seat: number, text: (face: number) => string): PayCard[] => {
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

/** Whether a face is a crate, and whether it is doubled. */
export const isCrate = (face: number): boolean => spiceOf[face] === CRATE;
export const isDoubled = (face: number): boolean => unitsOf[face] === 2;

/** Ports as people number them. */
export const portNumbers: readonly PortNumber[] = [1, 2, 3];

/** A card in words of the edition. */
export type { Card };
