import {
  type Edition,
  type PieceKind,
  type PortData,
  portIds,
  reconstructed,
  type TileData,
  type TradeCard,
  type TreasureCard,
  treasureTypes,
} from '@portolan/cabo-da-roca';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import { same } from '../../../stores/same.ts';
import type { Json } from '../../../stores/table.ts';

/** What can be typed in of a box, as it stands on the form; it may be wrong. */
export interface Draft
  extends Pick<Edition, 'tiles' | 'ports' | 'goods' | 'tradeCards' | 'treasureCards' | 'costs' | 'dues' | 'awards'> {
  readonly start: { readonly coins: number };
  /** What the form does not show: the box's name and where its tables come from. */
  readonly others: Json;
}

/** The parts of a draft that a box has under the same names. */
type Part = Exclude<keyof Draft, 'others'>;

const parts = ['tiles', 'ports', 'goods', 'tradeCards', 'treasureCards', 'costs', 'dues', 'awards', 'start'] as const;

const numberIn = (json: unknown, key: string, or: number): number => {
  const found = isObject(json) ? json[key] : undefined;
  return typeof found === 'number' ? found : or;
};

const textIn = (json: unknown, key: string, or: string): string => {
  const found = isObject(json) ? json[key] : undefined;
  return typeof found === 'string' ? found : or;
};

/** A table of numbers, those that are no numbers left as the default box has them. */
const numbersIn = <Key extends string>(json: Json, standard: Readonly<Record<Key, number>>): Record<Key, number> =>
  Object.fromEntries(Object.entries<number>(standard).map(([key, or]) => [key, numberIn(json, key, or)])) as Record<
    Key,
    number
  >;

const tileIn = (tiles: Json, standard: TileData): TileData => {
  const given = objectIn(tiles, standard.kind);
  const corners = listIn(given, 'corners');
  return {
    kind: standard.kind,
    count: numberIn(given, 'count', standard.count),
    corners:
      corners.length === 4
        ? (corners.map((corner) => (corner === 1 ? 1 : 0)) as unknown as TileData['corners'])
        : standard.corners,
  };
};

const tradeCardIn = (given: unknown, standard: TradeCard): TradeCard => {
  const prices = listIn(given, 'prices');
  const struck = isObject(given) && Array.isArray(given.struck) ? given.struck : standard.struck;
  return {
    id: textIn(given, 'id', standard.id),
    good: textIn(given, 'good', standard.good),
    prices: standard.prices.map((or, zone) =>
      typeof prices[zone] === 'number' ? prices[zone] : or,
    ) as unknown as TradeCard['prices'],
    struck: portIds.filter((port) => struck.includes(port)),
  };
};

const treasureCardIn = (given: unknown, standard: TreasureCard): TreasureCard => ({
  id: textIn(given, 'id', standard.id),
  type: treasureTypes.find((type) => type === textIn(given, 'type', standard.type)) ?? standard.type,
  value: numberIn(given, 'value', standard.value),
});

/** Cards given whole as a list, or changes by id. */
const cardsIn = <Card extends { readonly id: string }>(
  json: unknown,
  standard: readonly Card[],
  read: (given: unknown, card: Card) => Card,
): readonly Card[] =>
  Array.isArray(json)
    ? json.map((given, i) => read(given, standard[i % standard.length] as Card))
    : standard.map((card) => ({ ...read(objectIn({ cards: json }, 'cards')[card.id], card), id: card.id }));

const portIn = (ports: readonly unknown[], standard: PortData, i: number): PortData => {
  const name = textIn(ports[i], 'name', '');
  return name === '' ? { id: standard.id } : { id: standard.id, name };
};

const othersIn = (json: Json): Json => {
  // What was only typed in, or is as in the default box, needs no note of it.
  const usual: Json = reconstructed.provenance;
  const told = Object.entries(objectIn(json, 'provenance')).filter(
    ([part, from]) => from !== 'given' && from !== usual[part],
  );
  const named = ['id', 'title'].flatMap((key) => (json[key] === undefined ? [] : [[key, json[key]]]));
  const from = told.length > 0 ? [['provenance', Object.fromEntries(told)]] : [];
  return Object.fromEntries([...named, ...from]);
};

/** A box as it was kept, sent or typed, as a draft: what cannot be understood stands as in the default box. */
export const draftOf = (edition: unknown): Draft => {
  const json: Json = isObject(edition) ? edition : {};
  const { costs, dues, awards } = reconstructed;
  const goods = listIn(json, 'goods').filter(isObject);
  return {
    tiles: reconstructed.tiles.map((tile) => tileIn(objectIn(json, 'tiles'), tile)),
    ports: reconstructed.ports.map((port, i) => portIn(listIn(json, 'ports'), port, i)),
    goods:
      goods.length === 0
        ? reconstructed.goods
        : goods.map((good) => ({ id: textIn(good, 'id', ''), fr: textIn(good, 'fr', ''), en: textIn(good, 'en', '') })),
    tradeCards: cardsIn(json.tradeCards, reconstructed.tradeCards, tradeCardIn),
    treasureCards: cardsIn(json.treasureCards, reconstructed.treasureCards, treasureCardIn),
    costs: Object.fromEntries(
      Object.entries(costs).map(([piece, cost]) => [piece, numbersIn(objectIn(objectIn(json, 'costs'), piece), cost)]),
    ) as unknown as Record<PieceKind, Edition['costs']['trade']>,
    dues: numbersIn(objectIn(json, 'dues'), dues),
    awards: awardsIn(objectIn(json, 'awards'), awards),
    start: { coins: numberIn(objectIn(json, 'start'), 'coins', reconstructed.start.coins) },
    others: othersIn(json),
  };
};

const awardsIn = (json: Json, { fleetPoints, ...awards }: Edition['awards']): Edition['awards'] => ({
  ...numbersIn(json, awards),
  fleetPoints: numbersIn(objectIn(json, 'fleetPoints'), fleetPoints),
});

const standard = draftOf({});

const changedTiles = ({ tiles }: Draft): Json =>
  Object.fromEntries(
    tiles.flatMap(({ kind, ...tile }, i) => (same(tiles[i], standard.tiles[i]) ? [] : [[kind, tile]])),
  );

const changedCosts = ({ costs }: Draft): Json =>
  Object.fromEntries(
    (Object.keys(costs) as PieceKind[]).flatMap((piece) =>
      same(costs[piece], standard.costs[piece]) ? [] : [[piece, costs[piece]]],
    ),
  );

/** What differs from the default box, as files, links and positions hold it; empty if nothing does. */
export const patchOf = (draft: Draft): Json => {
  const differing = parts.filter((part) => !same(draft[part], standard[part]));
  if (differing.length === 0 && draft.others.title === undefined) return {};
  const partly: Partial<Record<Part, Json>> = { tiles: changedTiles(draft), costs: changedCosts(draft) };
  return { ...draft.others, ...Object.fromEntries(differing.map((part) => [part, partly[part] ?? draft[part]])) };
};
