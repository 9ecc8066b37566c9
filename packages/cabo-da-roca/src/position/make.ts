import { boxOf } from '../box.ts';
import { makeEdition } from '../edition-reader.ts';
import { FACES, faceText, portText } from '../faces.ts';
import { pieceText, shipId, shipKindText } from '../ids.ts';
import { type Chart, tileOn } from '../pieces/chart.ts';
import { directionText, squareAt, squareText, xOf, yOf } from '../pieces/squares.ts';
import { namedReadings } from '../readings.ts';
import { HIDDEN, NONE, type Sale, type Ship, type State } from '../state.ts';
import {
  type Action,
  type Board,
  type Face,
  type Offer,
  type Piece,
  type PlacedShip,
  type PortId,
  type Position,
  type ShipId,
  type ShipKind,
  type Square,
  shipKinds,
  tileKinds,
} from '../types.ts';
import { drawRows, tokenOf } from './drawing.ts';

/** The version of the form; readers refuse others. */
const POSITION_VERSION = 1;

/** Fields with a value that is not the usual one. */
const unusual = <Fields extends object>(fields: Fields, usual: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => {
      const other = (usual as Readonly<Record<string, unknown>>)[name];
      return JSON.stringify(value) !== JSON.stringify(other);
    }),
  ) as Partial<Fields>;

/** The drawing of a map without its empty margin. */
const makeBoard = (chart: Chart): Board => {
  const squares = chart.tiles.flatMap((tile, cell) => (tile < 0 ? [] : [cell]));
  if (squares.length === 0) return { rows: [] };
  const x0 = xOf(chart.origin) + 2;
  const y0 = yOf(chart.origin) + 2;
  const rows = drawRows(chart.width - 4, chart.height - 4, (x, y) => {
    const tile = tileOn(chart, squareAt(x0 + x, y0 + y));
    return tile < 0 ? undefined : tokenOf(tile >> 2, tile & 3);
  });
  return { origin: [x0, y0], rows };
};

const bits = <Item>(mask: number, item: (place: number) => Item): Item[] =>
  Array.from({ length: 31 }, (_, place) => place)
    .filter((place) => (mask >> place) & 1)
    .map(item);

const shipOr = (slot: number): ShipId | null => (slot === NONE ? null : shipId(slot));
const portOr = (port: number): PortId | null => (port === NONE ? null : portText(port));

const usualShip: Partial<PlacedShip> = {
  cargo: null,
  from: null,
  kept: 0,
  fresh: 0,
  credited: [],
  passed: [],
  advanced: 0,
  rotated: 0,
  arrived: false,
  bought: false,
  stay: false,
  spared: [],
  justLeft: false,
  leftPort: null,
};

const makeShip = ({ chart, edition }: State, ship: Ship): PlacedShip => {
  const { cards } = boxOf(edition);
  const light = (place: number): Square => squareText(chart.lights[place]!);
  const { at, heading, cargo, from, kept, fresh, advanced, rotated, arrived, bought, stay, justLeft } = ship;
  const placed: PlacedShip = {
    at: squareText(at),
    heading: heading === NONE ? null : directionText(heading),
    cargo: cargo === NONE ? null : cargo === HIDDEN ? '?' : cards[cargo]!,
    from: portOr(from),
    kept,
    fresh,
    credited: bits(ship.credited, light),
    passed: bits(ship.passed, light),
    advanced,
    rotated,
    arrived,
    bought,
    stay,
    spared: bits(ship.spared, shipId),
    justLeft,
    leftPort: portOr(ship.leftPort),
  };
  return unusual(placed, usualShip) as PlacedShip;
};

const makePieces = (state: State): Partial<Position> => ({
  ships: Object.fromEntries(state.ships.flatMap((ship, slot) => (ship ? [[shipId(slot), makeShip(state, ship)]] : []))),
  sailors: state.sailors.flatMap((squares, owner) =>
    squares.map((at) => ({
      owner,
      at: squareText(at),
      ...(state.walked.includes(at) ? { moved: true } : {}),
    })),
  ),
});

const makeStack = ({ stack }: State): Partial<Record<Face, number>> =>
  Object.fromEntries(
    Array.from({ length: FACES }, (_, face) => [faceText(face), stack[face]!]).filter(([, count]) => count !== 0),
  );

const makeCards = (state: State): Partial<Position> => {
  const { cards, values } = boxOf(state.edition);
  const ids = (list: readonly number[]) => list.map((card) => cards[card]!);
  const [island, wreck] = state.shown.map((card) => (card === NONE ? null : values[card]!));
  return {
    pile: ids(state.pile),
    discard: ids(state.discard),
    aside: ids(state.aside),
    shown: { island: island ?? null, wreck: wreck ?? null },
  };
};

const makePiece = (sale: Sale): Piece => ('ship' in sale ? shipId(sale.ship) : squareText(sale.sailor));

const makeOffer = ({ offer }: State): Offer | null => {
  if (!offer) return null;
  const at = squareText(offer.at);
  if (offer.kind === 'ransom') return { ...offer, at, ship: shipId(offer.ship) };
  const sell = offer.sell.length > 0 ? { sell: offer.sell.map(makePiece) } : {};
  return { kind: 'guest', from: offer.from, to: offer.to, piece: pieceText(offer.piece) as ShipKind, at, ...sell };
};

/** The action behind an offer; undefined if nothing is offered. */
export const offerAction = (state: State): Action | undefined => {
  const offer = makeOffer(state);
  if (!offer) return undefined;
  const { from: seat, at } = offer;
  if (offer.kind === 'ransom') return { kind: 'bargain', seat, ship: offer.ship, at, sum: offer.sum };
  const { piece, sell } = offer;
  return { kind: 'buyShip', seat, piece, at, ...(sell ? { sell } : {}) };
};

const makeGone = (state: State): Partial<Record<ShipKind, number>>[] =>
  state.coins.map((_, seat) =>
    Object.fromEntries(
      shipKinds.map((_, kind) => [shipKindText(kind), state.gone[seat * 3 + kind]!]).filter(([, count]) => count !== 0),
    ),
  );

const usualMoment: Partial<Position> = {
  final: false,
  idle: 0,
  quiet: 0,
  acted: false,
  progress: false,
  returned: [],
  delivered: [],
  drawing: null,
  departing: null,
  crossing: null,
  stepping: null,
  debts: [],
  offer: null,
  ending: null,
  winners: [],
  totals: null,
};

/** Fields that hold only in some phases, or only if something was done. */
const makeMoment = (state: State): Partial<Position> => ({
  final: state.final,
  idle: state.idle,
  quiet: state.quiet,
  acted: state.acted,
  progress: state.progress,
  returned: bits(state.returned, (kind) => tileKinds[kind]!),
  delivered: bits(state.delivered, portText),
  drawing: shipOr(state.drawing),
  departing: shipOr(state.departing),
  crossing: shipOr(state.crossing),
  stepping: shipOr(state.stepping),
  debts: state.debts.map((debt) => ({ ...debt, lighthouse: squareText(debt.lighthouse) })),
  offer: makeOffer(state),
  ending: state.ending,
  winners: state.winners,
  totals: state.totals,
});

/** The readable form of a state; `parsePosition` gives the state back. Edition and rulings only as far as they differ from the default. */
export const makePosition = (state: State): Position => {
  const edition = makeEdition(state.edition);
  const rulings = namedReadings(state.rulings);
  return {
    game: 'cabo-da-roca',
    version: POSITION_VERSION,
    ...(edition === 'reconstructed' ? {} : { edition }),
    seats: state.seats as Position['seats'],
    ...(Object.keys(rulings).length > 0 ? { rulings: rulings as Record<string, string> } : {}),
    round: state.round,
    active: state.active,
    phase: state.phase,
    stage: state.stage,
    allowance: state.allowance,
    used: state.used,
    ...unusual(makeMoment(state), usualMoment),
    ...(state.final || state.most > 0 ? { most: state.most } : {}),
    board: makeBoard(state.chart),
    ...(state.tile === NONE ? {} : { tile: faceText(state.tile) }),
    coins: state.coins.slice(),
    home: state.home.map(portOr),
    homeLaid: state.homeLaid.slice(),
    ...(state.out.includes(true) ? { out: state.out.slice() } : {}),
    ...(state.gone.some((count) => count > 0) ? { gone: makeGone(state) } : {}),
    ...(state.owed.some((count) => count > 0) ? { owed: state.owed.slice() } : {}),
    ...makePieces(state),
    stack: makeStack(state),
    ...makeCards(state),
  };
};
