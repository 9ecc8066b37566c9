import { ok, type Problem, type Result } from '@portolan/core';
import { DECK } from './box.ts';
import type { Edition, EditionPatch, HarborCard, MissionTile, Provenance, ShipmentCard } from './edition.ts';
import { reconstructed } from './editions/reconstructed.ts';
import {
  allOrChanged,
  also,
  alsoTested,
  described,
  distinct,
  either,
  face,
  fixed,
  anyId as id,
  integer,
  list,
  mapped,
  object,
  only,
  parseWith,
  type Reader,
  record,
  textOf,
  valueOr,
  withSchema,
  word,
} from './parse.ts';
import { spiceIds } from './types.ts';

const name = textOf(1, 40, 'wrong-name');
const spice = word(spiceIds, 'unknown-spice');
const column = integer(1, 3) as Reader<1 | 2 | 3>;
const provenances: readonly Provenance[] = ['rulebook', 'public', 'reconstructed', 'given'];

const shipment = object<ShipmentCard>({ face, copies: integer(1, DECK) }, { id });

const harborFields = {
  id,
  name,
  spice,
  monopoly: integer(2, 28),
  capacity: integer(2, 9),
  mark: word(['3/4', '5'], 'unknown-mark'),
};
const { mark: harborMark, ...harborNeeds } = harborFields;
const harbor = object<HarborCard>(harborNeeds, { mark: harborMark });
const harborPatch = object<Partial<HarborCard>>({}, harborFields);

const missionFields = {
  id,
  category: integer(1, 5),
  vp: integer(1, 30),
  need: record(spiceIds, integer(1, 9), 'unknown-spice'),
  mark: word(['5'], 'unknown-mark'),
};
const { mark: missionMark, ...missionNeeds } = missionFields;
const mission = object<MissionTile>(missionNeeds, { mark: missionMark });
const missionPatch = object<Partial<MissionTile>>({}, missionFields);

const shipments = withSchema(
  { ...list(shipment, DECK, 1).schema, ...alsoTested({}, 'duplicate', 'wrong-total') },
  (json, path, problems) => {
    const cards = also(
      list(shipment, DECK, 1),
      distinct(({ face }) => face),
    )(json, path, problems);
    const total = cards?.reduce((sum, card) => sum + (card?.copies ?? 0), 0) ?? DECK;
    if (total !== DECK) problems.push({ path, code: 'wrong-total', facts: { found: total, expected: DECK } });
    return cards;
  },
);

/** The cards, or `free`: every well-formed face is accepted, and copies are not counted. */
const deck: Reader<Edition['shipments']> = valueOr('free', shipments);

/** A whole list of cards, or changes of the default box's by id. */
const cards = <Item extends { readonly id: string }>(
  standard: readonly Item[],
  all: Reader<Item>,
  change: Reader<Partial<Item>>,
  unknown: string,
): Reader<readonly Item[]> =>
  allOrChanged(standard, { all, change }, { min: standard.length, max: standard.length }, unknown);

const harborsFit = (harbors: readonly HarborCard[], path: string, problems: Problem[]): void => {
  for (const [i, { monopoly, capacity }] of harbors.entries()) {
    const max = 3 * capacity + 1;
    if (monopoly <= max) continue;
    problems.push({ path: `${path}[${i}].monopoly`, code: 'out-of-range', facts: { found: monopoly, min: 2, max } });
  }
};

const provenance = record(
  Object.keys(reconstructed.provenance),
  word(provenances, 'unknown-provenance'),
  'unknown-field',
) as Reader<Partial<Edition['provenance']>>;

type Changes = Partial<Omit<Edition, 'provenance'>> & { readonly provenance?: Partial<Edition['provenance']> };

const changes = object<Changes>(
  {},
  {
    id,
    spacesPerCompany: integer(2, 9),
    lowerFlagColumn: column,
    // Those of the face codes.
    companies: fixed(reconstructed.companies),
    spices: fixed(reconstructed.spices),
    shipments: deck,
    harbors: also(cards(reconstructed.harbors, harbor, harborPatch, 'unknown-harbor'), harborsFit, 'out-of-range'),
    missions: cards(reconstructed.missions, mission, missionPatch, 'unknown-mission'),
    provenance,
  },
);

/** What people typed in is `given`, unless they say where it is from. */
const provenanceOf = ({ spacesPerCompany, lowerFlagColumn, shipments, harbors, missions, provenance }: Changes) => {
  const typed = { spacesPerCompany, lowerFlagColumn, shipments, harbors, missions };
  const given = Object.entries(typed).flatMap(([part, value]) => (value === undefined ? [] : [[part, 'given']]));
  return { ...reconstructed.provenance, ...Object.fromEntries(given), ...provenance } as Edition['provenance'];
};

/** A box: the id of a known one, a whole one, or what differs from the default box. */
export const editionReader: Reader<Edition> = either(
  (json) => typeof json === 'string',
  mapped(described('The default box.', only(reconstructed.id, 'unknown-edition')), () => reconstructed),
  mapped(
    described('What differs from the default box.', changes),
    (read): Edition => ({
      ...reconstructed,
      id: 'custom',
      ...read,
      provenance: provenanceOf(read),
    }),
  ),
);

/** Reads a box: the id of a known one, a whole one, or what differs from the default box. */
export const parseEdition = (json: unknown): Result<Edition> =>
  json === undefined || json === reconstructed ? ok(reconstructed) : parseWith(editionReader, json);

/** What differs from the default box; `parseEdition` gives the box back. */
export const makeEdition = (edition: Edition): EditionPatch => {
  if (edition === reconstructed) return reconstructed.id;
  const parts = Object.keys(edition) as (keyof Edition)[];
  const changed = parts.filter((part) => JSON.stringify(edition[part]) !== JSON.stringify(reconstructed[part]));
  if (changed.length === 0) return reconstructed.id;
  const { id, provenance } = edition;
  return { id, provenance, ...Object.fromEntries(changed.map((part) => [part, edition[part]])) };
};
