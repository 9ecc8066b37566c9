import { borneo, type Phase } from '@portolan/borneo';
import { isObject, listIn, objectIn, withField } from '../../../../position/json.ts';
import type { Json } from '../../../../stores/table.ts';

/** A table that is being laid: Harbor cards first, then merchants, then the first turn. */
const laying: readonly unknown[] = ['reveal', 'place'] satisfies readonly Phase[];

const portsOf = (value: Json): readonly Json[] => listIn(value, 'ports').filter(isObject);

const reads = (value: Json): boolean => borneo.parsePosition(value).ok;

/** The phase follows what already lies there, as long as the table is being laid. */
export const settled = (value: Json): Json => {
  if (!laying.includes(value.phase)) return value;
  const ports = portsOf(value);
  const open = ports.filter(({ harbor }) => typeof harbor === 'string').length;
  const placed = Object.values(objectIn(value, 'companies')).flat().length;
  const played = ports.some(({ tower }) => Array.isArray(tower) && tower.length > 0);
  const placing = { ...value, phase: 'place' };
  if (open < 3 && placed === 0) return { ...value, phase: 'reveal' };
  if (!played && reads(placing) && !full(placing)) return placing;
  // Whose turn it is has not been said: the first player’s, unless the cards of somebody else are seen.
  return { ...withField(value, 'active', undefined), phase: 'mission', ...handsLater(value) };
};

/** Hands that nobody looked at have a card more once the turns have begun. */
const handsLater = ({ hands }: Json): Json =>
  Array.isArray(hands) ? { hands: hands.map((hand) => (JSON.stringify(hand) === '[3]' ? [4] : hand)) } : {};

/** Whether nobody has a merchant to place any more. */
const full = (value: Json): boolean => {
  const parsed = borneo.parsePosition(value);
  return parsed.ok && parsed.value.supply.every((left) => left <= 0);
};

/** What only follows from the rest is worked out anew: piles that nobody has looked at, merchants not placed. */
export const loosened = (value: Json): Json => {
  const { supply: _, harborPile: _h, pile, ...others } = value;
  const known = Array.isArray(pile) && pile.some((card) => typeof card === 'string' && card !== '?');
  return known ? { ...others, pile } : others;
};
