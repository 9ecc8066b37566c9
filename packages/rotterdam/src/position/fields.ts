import type { Seat } from '@portolan/core';
import { within } from '@portolan/core';
import type { Box } from '../box.ts';
import { shipIdsOf } from '../counts.ts';
import { editionReader } from '../edition-reader.ts';
import { productCard } from '../faces.ts';
import {
  asIs,
  boolean,
  bySeatOf,
  faceUp,
  integer,
  known,
  list,
  navigation,
  nullable,
  object,
  only,
  orUnknown,
  type Reader,
  record,
  recordBy,
  rulings,
  seatOf,
  shape,
  tagged,
  text,
  withSchema,
  word,
} from '../parse.ts';
import { parseShip } from '../ship-text.ts';
import {
  type CallPosition,
  type Counts,
  type Draw,
  type Hand,
  navigationIds,
  type Position,
  type ProductPile,
  phases,
  type SeatScore,
  steps,
  type Trade,
  variantNames,
} from '../types.ts';
import { productFaceOf } from './product-face.ts';

/** The most cards of a kind that are read, the most points of a seat, and the most rounds. */
const MOST_CARDS = 2000;
const MOST_POINTS = 9999;
const MOST_ROUNDS = 1_000_000;

/** The number of seats. */
export const seats = integer(2, 4) as Reader<Position['seats']>;

/** The id of a ship of the game. */
export const shipId = (box: Box, count: number): Reader<string> => {
  const fleet = box.edition.shipsPerPlayer[count as 2 | 3 | 4];
  const ids = new Set(shipIdsOf(fleet).slice(0, fleet * count));
  return text((found) => ids.has(found), 'unknown-ship', { pattern: '^[0-3][a-i]$' });
};

const isNavigation = (found: string): boolean => (navigationIds as readonly string[]).includes(found);

/** Why a text names no card that can change hands: its harbor is not told, or it is no Product card, of which the rulebook says nothing (section `silent`). */
const notTraded = ({ missions, materials }: Box, found: string): string => {
  if (found === '?') return 'harbor-needed';
  if (found.startsWith('?')) return 'unknown-harbor';
  if (isNavigation(found)) return 'navigation-in-trade';
  const other = found in missions.at || found in materials.at || /^[0-3][a-i]$/.test(found);
  return other ? 'goods-in-trade' : 'unknown-product';
};

/** A product that is drawn or changes hands: its face, or at least its harbor. */
export const productBackOf = (box: Box): Reader<string> =>
  withSchema({ type: 'string', pattern: '^[?]?[a-z0-9]+(-[a-z0-9]+)*$' }, (json, path, problems) => {
    const code = typeof json === 'string' ? notTraded(box, json) : 'unknown-product';
    return text((found) => found !== '?' && productCard(box, found) !== undefined, code)(json, path, problems);
  });

const shipSchema = {
  type: 'string',
  pattern: '^[0-3][a-i]@[A-Za-z0-9]{1,12}(:[a-z0-9]+(-[a-z0-9]+)*)?$',
  description: 'A ship afloat: 0a@C2:grain; without a colon it is empty.',
};

/** A ship afloat in notation; its text is kept. */
export const shipAfloat = (box: Box, count: number): Reader<string> =>
  withSchema(shipSchema, (json, path, problems) => {
    if (typeof json !== 'string') {
      problems.push({ path, code: 'wrong-type', facts: { expected: 'string' } });
      return undefined;
    }
    const read = parseShip(json, box, count);
    if (read.ok) return json;
    problems.push(...within(path, read.problems));
    return undefined;
  });

const version = only(1, 'wrong-version');

/** A draw that nature owes: a seat's, or one of a harbor, or both. */
const draw = (seat: Reader<Seat>, harbor: Reader<string>): Reader<Draw> => {
  const kind = <Kind extends Draw['draw']>(name: Kind) => ({ draw: only(name, 'unknown-draw') });
  const forms = {
    mission: shape({ ...kind('mission'), seat }),
    navigation: shape({ ...kind('navigation'), seat }),
    product: shape({ ...kind('product'), seat, harbor }),
    reveal: shape({ ...kind('reveal'), harbor }),
  };
  return tagged('draw', forms, 'unknown-draw');
};

const score = integer(0, MOST_POINTS);
const scoreForm = object<SeatScore>({ missions: score, navigation: score, products: score, total: score }, {});

const handForm = (box: Box): Reader<Hand> =>
  object<Hand>(
    {},
    {
      products: list(productFaceOf(box), MOST_CARDS),
      navigation: list(orUnknown(navigation), MOST_CARDS),
      missions: list(orUnknown(known(box.missions.at, 'unknown-mission')), MOST_CARDS),
      shown: list(known(box.missions.at, 'unknown-mission'), MOST_CARDS),
      laid: list(navigation, MOST_CARDS),
    },
  );

const callForm = (box: Box, seat: Reader<Seat>, count: number): Reader<CallPosition> => {
  const ships = list(shipId(box, count), 4 * 9);
  return object<CallPosition>(
    { color: known(box.colors.at, 'unknown-color') },
    { mover: seat, waiting: ships, moved: ships, held: ships },
  );
};

const eachSeat = bySeatOf({ min: 2, max: 4 });

/** The readers of a position's fields, for so many seats and this box. */
export const positionReader = (count: number, box: Box): Reader<Position> => {
  const seat = seatOf(count, 4);
  const size = integer(0, MOST_CARDS);
  const harbor = known(box.harbors.at, 'unknown-harbor');
  const products = list(faceUp(known(box.products.at, 'unknown-product')), MOST_CARDS);
  const pile = object<ProductPile>({}, { top: products, size, bottom: products });
  const faces = list(productBackOf(box), MOST_CARDS);
  const bySeat = <Item>(item: Reader<Item>): Reader<readonly Item[]> => eachSeat(count, item);
  return object<Position>(
    { seats },
    {
      game: word(['rotterdam'], 'wrong-game'),
      version,
      edition: asIs(editionReader.schema),
      rulings: rulings as Reader<Readonly<Record<string, string>>>,
      variants: record(variantNames, boolean, 'unknown-variant'),
      round: integer(1, MOST_ROUNDS),
      master: seat,
      phase: word(phases, 'unknown-phase'),
      seat: nullable(seat),
      step: nullable(word(steps, 'unknown-step')),
      called: list(known(box.colors.at, 'unknown-color'), 4),
      call: nullable(callForm(box, seat, count)),
      due: bySeat(integer(0, 99)),
      passed: list(seat, count),
      offer: nullable(object<Trade>({ from: seat, to: seat, give: faces, get: faces }, {})),
      pending: list(draw(seat, harbor), 99),
      ships: list(shipAfloat(box, count), 4 * 9),
      stock: recordBy(known(box.materials.at, 'unknown-material'), integer(-99, 99)) as Reader<Counts>,
      hands: bySeat(handForm(box)),
      piles: recordBy(harbor, pile) as Reader<Readonly<Record<string, ProductPile>>>,
      navPile: size,
      used: list(navigation, MOST_CARDS),
      missionPile: size,
      result: nullable(object({ scores: bySeat(scoreForm), winners: list(seat, count, 1) }, {})),
    },
  );
};
