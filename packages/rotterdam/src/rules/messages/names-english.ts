import { amount, items, listed, named, nameIn, seat, tally, word } from '@portolan/core/words';
import { calledIn, isBack } from './called.ts';
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

/** A number with its noun: singular for 1 only. */
export const count = (value: unknown, one: string, many = `${one}s`): string =>
  `${amount(value)} ${Math.abs(amount(value)) === 1 ? one : many}`;

/** `there is 1 card`, `there are 2 cards`. */
export const thereAre = (value: unknown, one: string, many = `${one}s`): string =>
  `there ${Math.abs(amount(value)) === 1 ? 'is' : 'are'} ${count(value, one, many)}`;

/** `red`. */
export const color = (value: unknown): string => named(value).toLowerCase();

/** `crude oil`. */
export const material = (value: unknown): string => calledIn(value) ?? named(value).toLowerCase();

/** A cargo in brackets, ` (grain)`, or `, empty`. */
export const load = (value: unknown): string => (value == null ? ', empty' : ` (${material(value)})`);

/** `Vulcaanhaven`. */
export const harbor = (value: unknown): string => calledIn(value) ?? named(value);

/** `of Botlek`. */
export const ofHarbor = (value: unknown): string => `of ${harbor(value)}`;

/** `bread`; a card of which only the back is seen, `a card of Botlek`. */
export const product = (value: unknown): string => {
  if (isBack(value)) return `a card ${ofHarbor(value)}`;
  const own = calledIn(value);
  if (own !== undefined) return own;
  const face = word(value);
  if (face === '?') return 'a hidden card';
  return face.startsWith('?') ? `a card ${ofHarbor(face.slice(1))}` : nameIn(productNames, value).toLowerCase();
};

/** Products with their numbers: `bread and 2 × petrol`; `nothing` for none. */
export const products = (value: unknown): string =>
  listed(
    tally(value).map(([one, n]) => (n > 1 ? `${n}\u00a0×\u00a0${product(one)}` : product(one))),
    'en',
  ) || 'nothing';

/** `Heavy storm`; an unknown one, `a hidden card`. */
export const card = (value: unknown): string => (value === '?' ? 'a hidden card' : nameIn(cardNames, value));

/** `Mission 13`; an unknown one, `a hidden Mission`. */
export const mission = (value: unknown): string => {
  if (value === '?') return 'a hidden Mission';
  const number = /^m0*(\d+)$/.exec(word(value))?.[1];
  return `Mission\u00a0${number ?? named(value)}`;
};

/** `A’s ship 1`. */
export const ship = (value: unknown): string => {
  const [owner, number] = letterNumber(value);
  return `${owner}’s ship\u00a0${number}`;
};

/** `ship 1` for its owner, `B’s ship 1` for anybody else. */
export const own = (value: unknown, who: unknown): string => {
  const [owner, number] = letterNumber(value);
  return owner === seat(who) ? `ship\u00a0${number}` : ship(value);
};

/** Ships, listed. */
export const ships = (value: unknown): string => listed(items(value).map(ship), 'en');

/** A phase, with an article where it needs one. */
export const phase = (value: unknown): string => nameIn(phaseNames, value);

/** What nature draws. */
export const draw = (value: unknown): string => nameIn(drawNames, value);

/** Seats as letters: `A and B`. */
export const seats = (value: unknown): string => listed(items(value).map(seat), 'en');

/** Positions of a way back: `B1, then A2`. */
export const path = (value: unknown): string => items(value).map(word).join(', then ');
