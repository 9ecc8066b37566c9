import type { Result } from '@portolan/core';
import { type Box, boxOf } from './box.ts';
import {
  either,
  faceUp,
  id,
  isObject,
  known,
  list,
  navigation,
  nullable,
  object,
  only,
  orUnknown,
  parseWith,
  placeName,
  type Reader,
  readersFor,
  seatOf,
  tagged,
  text,
  withSchema,
} from './parse.ts';
import { productBackOf, shipId } from './position/fields.ts';
import type { State } from './state.ts';
import type { Action, ActionKind, ActionOf, NavigationId, ShipId } from './types.ts';

/** The most things that one action can name. */
const MOST_NAMED = 200;

const kind = <Kind extends ActionKind>(name: Kind): Reader<Kind> => only(name, 'unknown-kind');

type Readers = { readonly [Kind in ActionKind]: Reader<Action> };

/** Readers of things that actions name: those of a game, or of any. */
interface Names {
  readonly seat: Reader<number>;
  readonly ship: Reader<string>;
  readonly place: Reader<string>;
  readonly material: Reader<string>;
  readonly product: Reader<string>;
  /** A product or its back. */
  readonly back: Reader<string>;
  readonly mission: Reader<string>;
}

const anyProduct = faceUp(text(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'unknown-product'));
const backShape = /^\??[a-z0-9]+(-[a-z0-9]+)*$/;
const anyBack: Reader<string> = withSchema({ type: 'string', pattern: backShape.source }, (json, path, problems) =>
  text(backShape, json === '?' ? 'harbor-needed' : 'unknown-product')(json, path, problems),
);

const anyNames: Names = {
  seat: seatOf(4),
  ship: text(/^[0-3][a-i]$/, 'unknown-ship'),
  place: placeName,
  material: id,
  product: anyProduct,
  back: anyBack,
  mission: id,
};

const namesOf = (box: Box, seats: number): Names => ({
  seat: seatOf(seats, 4),
  ship: shipId(box, seats),
  place: known(box.positions.at, 'unknown-position'),
  material: known(box.materials.at, 'unknown-material'),
  product: faceUp(known(box.products.at, 'unknown-product')),
  back: productBackOf(box),
  mission: known(box.missions.at, 'unknown-mission'),
});

/** The reader of each kind of card that is played; a thief has two forms. */
const cardReaders = ({ seat, ship, place, material }: Names) => {
  const base = <Card extends NavigationId>(card: Card) => ({
    kind: kind('playCard'),
    seat,
    card: only(card, 'unknown-card'),
  });
  const back = list(place, MOST_NAMED);
  const pair = list(ship, 2, 2) as Reader<readonly [ShipId, ShipId]>;
  const bare = (card: 'joker' | 'advantage' | 'extra-advantage') => object(base(card), {}) as Reader<Action>;
  const sent = (card: 'setback' | 'heavy-storm') => object({ ...base(card), ship, path: back }, {}) as Reader<Action>;
  const to = object({ ...base('cargo-thief'), from: ship, to: ship }, {}) as Reader<Action>;
  const away = object({ ...base('cargo-thief'), from: ship, start: place }, {}) as Reader<Action>;
  const thief: Reader<Action> = either((json) => isObject(json) && json.start !== undefined, away, to);
  return {
    'turn-of-luck': object({ ...base('turn-of-luck'), ships: pair }, {}) as Reader<Action>,
    'extra-cargo': object({ ...base('extra-cargo'), start: place, cargo: nullable(material) }, {}) as Reader<Action>,
    setback: sent('setback'),
    'heavy-storm': sent('heavy-storm'),
    joker: bare('joker'),
    advantage: bare('advantage'),
    'extra-advantage': bare('extra-advantage'),
    'cargo-thief': thief,
    'port-police': object({ ...base('port-police'), ship }, {}) as Reader<Action>,
  } satisfies Readonly<Record<NavigationId, Reader<Action>>>;
};

/** A card that is played: its name tells which fields it needs. */
const playReader = (names: Names): Reader<Action> => tagged('card', cardReaders(names), 'unknown-card');

/** A reader for each kind of action. */
const readersOf = (names: Names): Readers => {
  const { seat, ship, place, material, product, back, mission } = names;
  const own = <Kind extends ActionKind>(name: Kind) => ({ kind: kind(name), seat });
  const cards = list(back, MOST_NAMED);
  const products = list(product, MOST_NAMED);
  return {
    launch: object<ActionOf<'launch'>>({ ...own('launch'), start: place, cargo: nullable(material) }, {}),
    callColor: object<ActionOf<'callColor'>>({ ...own('callColor'), color: id }, {}),
    sail: object<ActionOf<'sail'>>({ ...own('sail'), ship, to: place }, {}),
    hold: object<ActionOf<'hold'>>({ ...own('hold'), ship }, {}),
    takeNavigation: object(own('takeNavigation'), {}),
    discardNavigation: object<ActionOf<'discardNavigation'>>({ ...own('discardNavigation'), card: navigation }, {}),
    layPoints: object<ActionOf<'layPoints'>>({ ...own('layPoints'), card: navigation }, {}),
    playCard: playReader(names),
    unload: object<ActionOf<'unload'>>({ ...own('unload'), ship }, {}),
    offerTrade: object<ActionOf<'offerTrade'>>({ ...own('offerTrade'), to: seat, give: cards, get: cards }, {}),
    acceptTrade: object(own('acceptTrade'), {}),
    declineTrade: object(own('declineTrade'), {}),
    fulfill: object<ActionOf<'fulfill'>>({ ...own('fulfill'), mission, products, jokers: products }, {}),
    endTurn: object(own('endTurn'), {}),
    drawMission: object<ActionOf<'drawMission'>>({ kind: kind('drawMission'), mission: orUnknown(mission) }, {}),
    drawNavigation: object<ActionOf<'drawNavigation'>>(
      { kind: kind('drawNavigation'), card: orUnknown(navigation) },
      {},
    ),
    drawProduct: object<ActionOf<'drawProduct'>>({ kind: kind('drawProduct'), product: back }, {}),
    revealProduct: object<ActionOf<'revealProduct'>>({ kind: kind('revealProduct'), product }, {}),
  };
};

const readerOf = (names: Names): Reader<Action> => tagged('kind', readersOf(names), 'unknown-kind');

/** Actions of any game. */
export const anyAction: Reader<Action> = readerOf(anyNames);

const readerIn = readersFor((count: number, box: Box) => readerOf(namesOf(box, count)));

/** Reads an action of unknown shape. With a state, ids and seats are those of its game; illegal actions are read all the same. */
export const parseAction = (json: unknown, state?: State): Result<Action> =>
  parseWith(state ? readerIn(state.seats, boxOf(state.edition)) : anyAction, json);
