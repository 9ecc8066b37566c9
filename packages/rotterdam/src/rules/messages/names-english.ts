import type { Seat } from '@portolan/core';
import { listed, named, nameIn, seat, tally } from '@portolan/core/words';
import type { Owed } from '../../state.ts';
import type {
  ColorId,
  HarborId,
  MaterialId,
  MissionFace,
  NavigationFace,
  Phase,
  PositionId,
  ProductFace,
  ShipId,
} from '../../types.ts';
import { type Called, calledIn, isBack } from './called.ts';
import { letterNumber } from './ships.ts';

/** Names of the box in English; what an owner typed in is called by the name given, else by its id. */

const productNames: Readonly<Record<string, string>> = { 'orange-juice': 'orange juice' };

const cardNames: Readonly<Record<string, string>> = {
  'turn-of-luck': 'Turn of luck',
  'extra-cargo': 'Extra cargo',
  setback: 'Setback',
  'heavy-storm': 'Heavy storm',
  joker: 'Joker',
  advantage: 'Advantage',
  'extra-advantage': 'Extra advantage',
  'cargo-thief': 'Cargo thief',
  'port-police': 'Port police',
};

const phaseNames: Readonly<Record<string, string>> = {
  setup: 'the set-up',
  launch: 'phase\u00a01, launching',
  sail: 'phase\u00a02, sailing',
  anchor: 'phase\u00a03, anchors',
  unload: 'phase\u00a04, unloading',
  trade: 'phase\u00a05, trading',
  mission: 'phase\u00a06, Missions',
  over: 'the end of the game',
};

const drawNames: Readonly<Record<string, string>> = {
  mission: 'a Mission',
  navigation: 'a Navigation card',
  product: 'a Product card',
  reveal: 'a Product card to turn up',
};

/** `red`. */
export const color = (value: ColorId): string => named(value).toLowerCase();

/** `crude oil`. */
export const material = (value: MaterialId | Called): string => calledIn(value) ?? named(value).toLowerCase();

/** Said of a ship without a cargo. */
export const empty = ', empty';

/** `Vulcaanhaven`. */
export const harbor = (value: HarborId | Called): string => calledIn(value) ?? named(value);

/** `of Botlek`. */
export const ofHarbor = (value: HarborId | Called): string => `of ${harbor(value)}`;

/** `bread`; a card of which only the back is seen, `a card of Botlek`. */
export const product = (value: ProductFace | Called): string => {
  if (isBack(value)) return `a card ${ofHarbor(value)}`;
  const own = calledIn(value);
  if (own !== undefined) return own;
  const face = String(value);
  if (face === '?') return 'a hidden card';
  return face.startsWith('?') ? `a card ${ofHarbor(face.slice(1))}` : nameIn(productNames, value).toLowerCase();
};

/** Products with their numbers: `bread and 2 × petrol`; `nothing` for none. */
export const products = (value: readonly (ProductFace | Called)[]): string =>
  listed(
    tally(value).map(([one, n]) =>
      n > 1 ? `${n}\u00a0×\u00a0${product(one as ProductFace | Called)}` : product(one as ProductFace | Called),
    ),
    'en',
  ) || 'nothing';

/** `Heavy storm`; an unknown one, `a hidden card`. */
export const card = (value: NavigationFace): string => (value === '?' ? 'a hidden card' : nameIn(cardNames, value));

/** `Mission 13`; an unknown one, `a hidden Mission`. */
export const mission = (value: MissionFace): string => {
  if (value === '?') return 'a hidden Mission';
  const number = /^m0*(\d+)$/.exec(value)?.[1];
  return `Mission\u00a0${number ?? named(value)}`;
};

/** `A’s ship 1`. */
export const ship = (value: ShipId): string => {
  const [owner, number] = letterNumber(value);
  return `${owner}’s ship\u00a0${number}`;
};

/** The same: English has no article before an owner. */
export const hull = (value: ShipId): string => ship(value);

/** `ship 1` for its owner, `B’s ship 1` for anybody else. */
export const own = (value: ShipId, who: Seat): string => {
  const [owner, number] = letterNumber(value);
  return owner === seat(who) ? `ship\u00a0${number}` : ship(value);
};

/** A phase, with an article where it needs one. */
export const phase = (value: Phase): string => nameIn(phaseNames, value);

/** What nature draws. */
export const draw = (value: Owed['draw']): string => nameIn(drawNames, value);

/** Positions of a way back: `B1, then A2`. */
export const path = (positions: readonly PositionId[]): string => positions.join(', then ');
