import { ok, type Problem, type Result, type Text, within } from '@portolan/core';
import { MOST_PORTERS } from './box.ts';
import type { Contact, Edition, EditionPatch, GoodsKind, Provenance, ShipKind, TileKind } from './edition.ts';
import { reconstructed } from './editions/reconstructed.ts';
import { effect } from './effect-reader.ts';
import {
  also,
  described,
  distinct,
  fixed,
  id,
  integer,
  isObject,
  list,
  object,
  parseWith,
  type Reader,
  record,
  report,
  textOf,
  tile,
  withSchema,
  word,
} from './parse.ts';

const name = textOf(1, 40, 'wrong-name');
const provenances: readonly Provenance[] = ['rulebook', 'public', 'reconstructed', 'owner'];

const ship = object<ShipKind>({ value: integer(1, MOST_PORTERS), count: integer(0, 20) }, {});

/** Four ships for the quays, and one to be seen on the pile (setup.first-ships). */
const LEAST_SHIPS = 5;

const enoughShips = (ships: readonly ShipKind[], path: string, problems: Problem[]): void => {
  const found = ships.reduce((sum, { count }) => sum + count, 0);
  if (found < LEAST_SHIPS) problems.push({ path, code: 'too-few', facts: { found, min: LEAST_SHIPS } });
};

const ships = also(
  also(
    list(ship, MOST_PORTERS, 1),
    distinct(({ value }) => value, 'value'),
    'duplicate',
  ),
  enoughShips,
  'too-few',
);

const goodsKind = object<GoodsKind>({ id, fr: name, en: name, premium: integer(1, 9), count: integer(1, 20) }, {});

const goods = also(
  list(goodsKind, 12, 1),
  distinct(({ id: one }) => one, 'id'),
  'duplicate',
);

/** Problems of an effect name the card and the number of the effect, from 1, for who copies cards. */
const effects: Reader<Contact['effects']> = list(
  withSchema(effect.schema, (json, path, problems) => {
    const before = problems.length;
    const read = effect(json, path, problems);
    const number = Number(/\[(\d+)\]$/.exec(path)?.[1] ?? 0) + 1;
    for (let i = before; i < problems.length; i++) {
      problems[i] = { ...problems[i]!, facts: { ...problems[i]!.facts, effect: number } };
    }
    return read;
  }),
  6,
  1,
);

const contactFields = object<Contact>({ id, fr: name, en: name, commission: integer(1, 9), effects }, {});

/** What a card is called, if that much of it can be read. */
const calledIn = ({ fr, en }: Readonly<Record<string, unknown>>): { readonly called?: Text } => {
  const called = { fr: name(fr, '', []), en: name(en, '', []) };
  return called.fr && called.en ? { called: called as Text } : {};
};

const contact: Reader<Contact> = withSchema(contactFields.schema, (json, path, problems) => {
  const before = problems.length;
  const read = contactFields(json, path, problems);
  if (!isObject(json) || typeof json.id !== 'string') return read;
  const card = { contact: json.id.slice(0, 40), ...calledIn(json) };
  for (let i = before; i < problems.length; i++) {
    problems[i] = { ...problems[i]!, facts: { ...problems[i]!.facts, ...card } };
  }
  return read;
});

/** The most contacts that a box may hold. */
export const MOST_CONTACTS = 20;

const contacts = also(
  list(contact, MOST_CONTACTS, 2),
  distinct(({ id: one }) => one, 'id'),
  'duplicate',
);

const tiles = also(
  list(object<TileKind>({ id: tile, count: integer(0, 9) }, {}), 10),
  distinct(({ id: one }) => one, 'id'),
  'duplicate',
);

const provenance = record(
  Object.keys(reconstructed.provenance),
  word(provenances, 'unknown-provenance'),
  'unknown-field',
) as Reader<Partial<Edition['provenance']>>;

type Changes = Exclude<EditionPatch, string>;

interface Repeated {
  readonly game?: 'comptoir-des-antilles';
  readonly seats?: readonly number[];
  readonly quays?: number;
}

const changes = object<Changes & Repeated>(
  {},
  {
    id,
    game: fixed('comptoir-des-antilles' as const),
    seats: fixed([3, 4]),
    quays: fixed(4),
    porters: integer(1, 20),
    target: integer(1, 999),
    ships,
    goods,
    contacts,
    tiles,
    provenance,
  },
);

/** What people typed in is the owner's, unless they say where it is from. */
const provenanceOf = (read: Changes): Edition['provenance'] => {
  const parts = Object.keys(reconstructed.provenance) as (keyof Edition['provenance'])[];
  const typed = parts.flatMap((part) => (read[part] === undefined ? [] : [[part, 'owner']]));
  return { ...reconstructed.provenance, ...Object.fromEntries(typed), ...read.provenance };
};

/** Goods tiles for four players and four quays, and for every tile that takes goods out of the game: no draw may ever fail. */
const goodsProblems = ({ goods: kinds, tiles: all }: Edition): Problem[] => {
  const countOf = (one: string): number => all.find(({ id: kind }) => kind === one)?.count ?? 0;
  const min = 4 + 4 + countOf('damage') + countOf('fire');
  const found = kinds.reduce((sum, { count }) => sum + count, 0);
  return found >= min ? [] : [{ path: 'goods', code: 'too-few', facts: { found, min } }];
};

/** A box: the id of a known one, a whole one, or what differs from the default box. Problems name the card and the effect. */
export const editionReader: Reader<Edition> = withSchema(
  {
    anyOf: [
      { const: reconstructed.id, description: 'The default box.' },
      also(described('What differs from the default box.', changes), () => {}, 'too-few').schema,
    ],
  },
  (json, path, problems) => {
    if (json === reconstructed.id || json === reconstructed) return reconstructed;
    if (typeof json === 'string') return report(problems, path, 'unknown-edition', { found: json.slice(0, 40) });
    const before = problems.length;
    const read = changes(json, path, problems);
    if (read === undefined || problems.length > before) return undefined;
    const { game: _, seats: __, quays: ___, ...parts } = read;
    const edition: Edition = { ...reconstructed, id: 'custom', ...parts, provenance: provenanceOf(parts) };
    problems.push(...within(path, goodsProblems(edition)));
    return edition;
  },
);

/** Reads a box; nothing is the default box. */
export const parseEdition = (json: unknown): Result<Edition> =>
  json === undefined ? ok(reconstructed) : parseWith(editionReader, json);

/** What differs from the default box; `parseEdition` gives the box back. */
export const makeEdition = (edition: Edition): EditionPatch => {
  if (edition === reconstructed) return reconstructed.id;
  const parts = Object.keys(edition) as (keyof Edition)[];
  const changed = parts.filter((part) => JSON.stringify(edition[part]) !== JSON.stringify(reconstructed[part]));
  if (changed.length === 0) return reconstructed.id;
  const { id: one, provenance: origins } = edition;
  return { id: one, provenance: origins, ...Object.fromEntries(changed.map((part) => [part, edition[part]])) };
};

/** What is allowed in a box, but unwise. */
export interface EditionWarning {
  readonly path: string;
  readonly code: 'no-single-place';
}

/** Warnings about a box: without a card that places one porter alone, ships that are one place short may never be filled (ruling.partial-effect). */
export const editionWarnings = (edition: Edition): readonly EditionWarning[] => {
  const single = ({ effects: all }: Contact): boolean =>
    all.some((one) => one.do === 'place' && one.groups.length === 1 && one.groups[0] === 1);
  return edition.contacts.some(single) ? [] : [{ path: 'contacts', code: 'no-single-place' }];
};
