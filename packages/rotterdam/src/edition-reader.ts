import { join, ok, type Problem, type Result, within } from '@portolan/core';
import { MISSION_HAND } from './box.ts';
import type {
  Channel,
  Edition,
  EditionPatch,
  Harbor,
  Material,
  MissionCard,
  NavigationCard,
  Place,
  ProductCard,
  Provenance,
  ShipsPerPlayer,
} from './edition.ts';
import { reconstructed } from './editions/reconstructed.ts';
import { graphCodes, graphProblems } from './graph-reader.ts';
import {
  also,
  described,
  distinct,
  either,
  id,
  integer,
  list,
  mapped,
  navigation,
  object,
  only,
  ownName,
  parseWith,
  placeName,
  type Reader,
  record,
  word,
} from './parse.ts';

/** The most positions, Missions and colors that a box can have. */
const MOST_POSITIONS = 100;
const MOST_MISSIONS = 200;
const MOST_COLORS = 8;

/** Products of each harbor. */
const PRODUCTS_OF_HARBOR = 2;

const provenances: readonly Provenance[] = ['rulebook', 'public', 'reconstructed', 'owner'];

const once = <Item extends { readonly id: string }>(reader: Reader<readonly Item[]>): Reader<readonly Item[]> =>
  also(
    reader,
    distinct(({ id: one }: Item) => one, 'id'),
    'duplicate',
  );

const yes = only(true, 'not-true');

const copies = integer(1, 99);
const coordinate = integer(0, 9999);

const colors = also(
  list(id, MOST_COLORS, 2),
  distinct((one) => one),
  'duplicate',
);
const materials = once(list(object<Material>({ id, units: copies, tone: id }, { name: ownName }), MOST_COLORS, 1));
const place = object<Place>({ id: placeName, x: coordinate, y: coordinate }, { start: yes, anchor: yes, harbor: id });
const positions = once(list(place, MOST_POSITIONS, 2));
const channel = object<Channel>({ from: placeName, to: placeName, color: id }, {});
const harbors = once(list(object<Harbor>({ id, material: id }, { name: ownName }), MOST_COLORS, 1));
const products = once(
  list(
    object<ProductCard>({ id, harbor: id, value: integer(0, 5), copies }, { name: ownName }),
    PRODUCTS_OF_HARBOR * MOST_COLORS,
    1,
  ),
);
const mission = object<MissionCard>({ id, products: list(id, 3, 2), points: integer(1, 12) }, {});
const missions = once(list(mission, MOST_MISSIONS, MISSION_HAND * 4));
const deck = once(list(object<NavigationCard>({ id: navigation, copies: integer(0, 99) }, {}), 9));
const fleet = integer(1, 9);
const ships = object<ShipsPerPlayer>({ 2: fleet, 3: fleet, 4: fleet }, {});

const provenance = record(
  Object.keys(reconstructed.provenance),
  word(provenances, 'unknown-provenance'),
  'unknown-field',
) as Reader<Partial<Edition['provenance']>>;

type Changes = Exclude<EditionPatch, string>;

const changes = object<Changes>(
  {},
  {
    id,
    colors,
    materials,
    positions,
    channels: list(channel, 2 * MOST_POSITIONS),
    harbors,
    products,
    missions,
    navigation: deck,
    shipsPerPlayer: ships,
    seatColors: list(id, 4, 4),
    provenance,
  },
);

/** What people typed in is the owner's, unless they say where it is from. */
const provenanceOf = (read: Changes): Edition['provenance'] => {
  const parts = Object.keys(reconstructed.provenance) as (keyof Edition['provenance'])[];
  const typed = parts.flatMap((part) => (read[part] === undefined ? [] : [[part, 'owner']]));
  return { ...reconstructed.provenance, ...Object.fromEntries(typed), ...read.provenance };
};

/** One harbor for each material, and the reverse (`board.harbor`). */
const harborProblems = ({ harbors: all, materials: goods }: Edition): Problem[] => [
  ...all.flatMap(({ material }, i): Problem[] => {
    const path = join(join('harbors', i), 'material');
    if (!goods.some((one) => one.id === material))
      return [{ path, code: 'unknown-material', facts: { found: material } }];
    const first = all.findIndex((one) => one.material === material);
    return first < i ? [{ path, code: 'duplicate', facts: { found: material } }] : [];
  }),
  ...goods.flatMap(({ id: material }, i) =>
    all.some((one) => one.material === material)
      ? []
      : [{ path: join('materials', i), code: 'no-harbor', facts: { id: material } }],
  ),
];

/** Two products to a harbor, each made by one that exists (`unload.product-card`). */
const productProblems = ({ products: all, harbors: makers }: Edition): Problem[] => [
  ...all.flatMap(({ harbor }, i) =>
    makers.some((one) => one.id === harbor)
      ? []
      : [{ path: join(join('products', i), 'harbor'), code: 'unknown-harbor', facts: { found: harbor } }],
  ),
  ...makers.flatMap(({ id: harbor }, i) => {
    const found = all.filter((one) => one.harbor === harbor).length;
    const facts = { id: harbor, found, expected: PRODUCTS_OF_HARBOR };
    return found === PRODUCTS_OF_HARBOR ? [] : [{ path: join('harbors', i), code: 'wrong-products', facts }];
  }),
];

/** Missions ask for products that some harbor makes (`mission.exact-products`). */
const missionProblems = ({ missions: all, products: made }: Edition): Problem[] =>
  all.flatMap(({ products: asked }, i) =>
    asked.flatMap((product, j) =>
      made.some((one) => one.id === product)
        ? []
        : [{ path: `missions[${i}].products[${j}]`, code: 'unknown-product', facts: { found: product } }],
    ),
  );

/** What no schema can say of a box, by the codes of what is found. */
const boxCodes = [
  'unknown-material',
  'unknown-harbor',
  'unknown-product',
  'no-harbor',
  'wrong-products',
  ...graphCodes,
];

const own = also(
  mapped(
    described('What differs from the default box, part by part.', changes),
    (read): Edition => ({ ...reconstructed, id: 'custom', ...read, provenance: provenanceOf(read) }),
  ),
  (edition, path, problems) => {
    const found = [
      ...harborProblems(edition),
      ...productProblems(edition),
      ...missionProblems(edition),
      ...graphProblems(edition),
    ];
    problems.push(...within(path, found.slice(0, 100)));
  },
  ...boxCodes,
);

/** A box: the id of the default one, or what differs from it. Every problem names the line that is wrong. */
export const editionReader: Reader<Edition> = either(
  (json) => typeof json === 'string',
  mapped(described('The default box.', only(reconstructed.id, 'unknown-edition')), () => reconstructed),
  own,
);

/** Reads a box: the id of the default one, or what differs from it. Every problem names the line that is wrong. */
export const parseEdition = (json: unknown): Result<Edition> =>
  json === undefined || json === reconstructed ? ok(reconstructed) : parseWith(editionReader, json);

/** What differs from the default box; `parseEdition` gives the box back. */
export const makeEdition = (edition: Edition): EditionPatch => {
  if (edition === reconstructed) return reconstructed.id;
  const parts = Object.keys(edition) as (keyof Edition)[];
  const changed = parts.filter((part) => JSON.stringify(edition[part]) !== JSON.stringify(reconstructed[part]));
  if (changed.length === 0) return reconstructed.id;
  const { id: one, provenance: origins } = edition;
  return { id: one, provenance: origins, ...Object.fromEntries(changed.map((part) => [part, edition[part]])) };
};
