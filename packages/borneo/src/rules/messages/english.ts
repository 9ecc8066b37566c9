import { amount, items, listed, seat } from '@portolan/core/words';
import { faceParts, named, pairs } from './facts.ts';

const spiceNames: Readonly<Record<string, string>> = {
  p: 'pepper',
  c: 'cinnamon',
  v: 'clove',
  n: 'nutmeg',
  x: 'crate',
};
const spiceIds = new Set(Object.values(spiceNames));
const phaseNames: Readonly<Record<string, string>> = {
  deal: 'the deal',
  reveal: 'the opening of the ports',
  first: 'the drawing of the first player',
  place: 'the placing of merchants',
  mission: 'phase 1, Mission',
  company: 'phase 2, company',
  defend: 'the defense',
  yield: 'the beaten merchant’s leave',
  reward: 'the defender’s reward',
  shipment: 'phase 3, Shipment card',
  distribute: 'the distribution of spices',
  refill: 'the arrival of a Harbor card',
  draw: 'phase 4, draw',
  discard: 'the discarding of the excess',
  final: 'the round of final Missions',
  over: 'the end of the game',
};
const deedNames: Readonly<Record<string, string>> = {
  draw: 'drawing',
  reveal: 'turning up a Harbor card',
  chooseFirst: 'drawing the first player',
  place: 'placing a merchant',
  completeMission: 'completing a Mission',
  transfer: 'transferring a merchant',
  attack: 'attacking',
  defend: 'defending',
  yield: 'moving a beaten merchant',
  reward: 'choosing a reward',
  playShipment: 'playing a Shipment card',
  take: 'taking a spice',
  discard: 'discarding',
  pass: 'passing',
};

/** `the Red Company`. */
export const company = (value: unknown): string => `the ${named(value)} Company`;

/** Companies by color alone: `red, blue and green`. */
export const companies = (value: unknown): string => listed(items(value).map(String), 'en');

/** Flags by company: `red 4, blue 3`. */
export const tally = (value: unknown): string =>
  pairs(value)
    .map(([id, flagCount]) => `${id} ${flagCount}`)
    .join(', ');

/** `clove`. */
export const spice = (value: unknown): string => spiceNames[String(value)] ?? String(value ?? '?');

/** Units by spice: `2 pepper + 1 clove`. */
export const demand = (value: unknown): string =>
  pairs(value)
    .map(([id, units]) => `${units} ${spice(id)}`)
    .join(' + ');

/** A card in words: `RRB/G clove ×2`, `Kuching`, `a face-down card`. */
export const card = (value: unknown): string => {
  if (value === '?') return 'a face-down card';
  const face = faceParts(value);
  if (!face) return spiceIds.has(String(value)) ? String(value) : named(value);
  const drawn = face.spice ? ` ${spice(face.spice)}${face.doubled ? ' ×2' : ''}` : '';
  return `${face.upper}/${face.lower}${drawn}`;
};

/** Cards in words, in order. */
export const cards = (value: unknown): string => listed(items(value).map(card), 'en');

/** Seats as letters: `A and B`; nature is chance. */
export const seats = (value: unknown, last: 'and' | 'or' = 'and'): string =>
  listed(
    items(value).map((who) => (who === 'nature' ? 'chance' : seat(who))),
    'en',
    last,
  );

/** A phase, with an article where it needs one. */
export const phase = (value: unknown): string => phaseNames[String(value)] ?? named(value);

/** What an action does, as a gerund. */
export const deed = (value: unknown): string => deedNames[String(value)] ?? named(value);

/** A number with its noun: singular for 1 only. */
export const count = (value: unknown, one: string, many = `${one}s`): string =>
  `${amount(value)} ${Math.abs(amount(value)) === 1 ? one : many}`;
