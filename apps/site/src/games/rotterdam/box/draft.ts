import {
  type Channel,
  type Edition,
  type Harbor,
  type Material,
  type MissionCard,
  type NavigationCard,
  type NavigationId,
  type OwnName,
  type Place,
  type ProductCard,
  reconstructed,
} from '@portolan/rotterdam';
import { isObject, objectIn, withField } from '../../../position/json.ts';
import { same } from '../../../stores/same.ts';
import type { Json } from '../../../stores/table.ts';

/** The parts of a box that the form shows. */
const parts = [
  'colors',
  'materials',
  'positions',
  'channels',
  'harbors',
  'products',
  'missions',
  'navigation',
  'shipsPerPlayer',
] as const;

/** The name of a part of the form. */
export type Part = (typeof parts)[number];

/** What the form shows of a box; it may be wrong. Entries stand in the same places as in what was typed. */
export type Draft = Pick<Edition, Part>;

const text = (json: unknown, key: string): string => {
  const found = isObject(json) ? json[key] : undefined;
  return typeof found === 'string' ? found : '';
};

const number = (json: unknown, key: string, or: number): number => {
  const found = isObject(json) ? json[key] : undefined;
  return typeof found === 'number' ? found : or;
};

/** A name as it was typed, also one that is wrong: the form shows it and what is wrong with it. */
const nameOf = (json: unknown): { readonly name?: OwnName } =>
  isObject(json) && isObject(json.name) ? { name: json.name as OwnName } : {};

const placeIn = (json: unknown): Place => ({
  id: text(json, 'id'),
  x: number(json, 'x', 0),
  y: number(json, 'y', 0),
  ...(isObject(json) && json.start === true ? { start: true } : {}),
  ...(isObject(json) && json.anchor === true ? { anchor: true } : {}),
  ...(isObject(json) && typeof json.harbor === 'string' ? { harbor: json.harbor } : {}),
});

const channelIn = (json: unknown): Channel => ({
  from: text(json, 'from'),
  to: text(json, 'to'),
  color: text(json, 'color'),
});

const materialIn = (json: unknown): Material => ({
  id: text(json, 'id'),
  units: number(json, 'units', 1),
  tone: text(json, 'tone'),
  ...nameOf(json),
});

const harborIn = (json: unknown): Harbor => ({
  id: text(json, 'id'),
  material: text(json, 'material'),
  ...nameOf(json),
});

const productIn = (json: unknown): ProductCard => ({
  id: text(json, 'id'),
  harbor: text(json, 'harbor'),
  value: number(json, 'value', 0),
  copies: number(json, 'copies', 1),
  ...nameOf(json),
});

const missionIn = (json: unknown): MissionCard => ({
  id: text(json, 'id'),
  products:
    isObject(json) && Array.isArray(json.products)
      ? json.products.map((one: unknown) => (typeof one === 'string' ? one : ''))
      : [],
  points: number(json, 'points', 1),
});

const navigationIn = (json: unknown): NavigationCard => ({
  id: text(json, 'id') as NavigationId,
  copies: number(json, 'copies', 0),
});

const listIn = <Item>(json: Json, part: Part, standard: readonly Item[], read: (one: unknown) => Item) => {
  const given = json[part];
  return Array.isArray(given) ? given.map(read) : standard;
};

/** A box as it was kept, sent or typed, as the form shows it: what cannot be understood stands as in the default box. */
export const draftOf = (json: Json): Draft => {
  const ships = objectIn(json, 'shipsPerPlayer');
  const { shipsPerPlayer: fleet } = reconstructed;
  return {
    colors: listIn(json, 'colors', reconstructed.colors, (one) => (typeof one === 'string' ? one : '')),
    materials: listIn(json, 'materials', reconstructed.materials, materialIn),
    positions: listIn(json, 'positions', reconstructed.positions, placeIn),
    channels: listIn(json, 'channels', reconstructed.channels, channelIn),
    harbors: listIn(json, 'harbors', reconstructed.harbors, harborIn),
    products: listIn(json, 'products', reconstructed.products, productIn),
    missions: listIn(json, 'missions', reconstructed.missions, missionIn),
    navigation: listIn(json, 'navigation', reconstructed.navigation, navigationIn),
    shipsPerPlayer: {
      2: number(ships, '2', fleet[2]),
      3: number(ships, '3', fleet[3]),
      4: number(ships, '4', fleet[4]),
    },
  };
};

/** An entry that was not touched stays as it was typed, even where the form cannot show it whole. */
const asTyped = (raw: unknown, shown: unknown, next: unknown): unknown => {
  if (!Array.isArray(raw) || !Array.isArray(shown) || !Array.isArray(next)) return next;
  return next.map((item) => {
    const at = shown.indexOf(item);
    return at < 0 ? item : raw[at];
  });
};

/** What was typed in is the owner's: a note of another provenance goes, and with the last one the notes. */
const withoutNote = (json: Json, part: Part): Json => {
  if (!isObject(json.provenance)) return json;
  const left = withField(json.provenance, part, undefined);
  return withField(json, 'provenance', Object.keys(left).length > 0 ? left : undefined);
};

/** A box with parts changed on the form; a part that is again as in the default box goes, and with the last one all. */
export const withParts = (json: Json, draft: Draft, changes: Partial<Draft>): Json => {
  const changed = parts.reduce((box, part) => {
    const next = changes[part];
    if (next === undefined) return box;
    const value = same(next, reconstructed[part]) ? undefined : asTyped(json[part], draft[part], next);
    return withField(withoutNote(box, part), part, value);
  }, json);
  const own = [...parts, 'seatColors'].some((part) => changed[part] !== undefined);
  return own ? changed : {};
};

/** The parts that a form has changed. */
export const changedParts = (shown: Draft, next: Draft): Partial<Draft> =>
  Object.fromEntries(parts.flatMap((part) => (next[part] === shown[part] ? [] : [[part, next[part]]])));
