import { cardCount } from '@portolan/boards/borneo';
import type { Position } from '@portolan/borneo';
import { isObject, listIn, objectIn, withEntry, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { entriesIn } from './draft.ts';

/** The number of players, four while it cannot be read. */
export const seatsOf = (position: Json): number =>
  position.seats === 3 || position.seats === 4 || position.seats === 5 ? position.seats : 4;

/** Lists by seat follow the number of players: what is too much is left out, what lacks is filled in. */
const reseated = (position: Json, seats: number): Json => {
  const cut = (key: string, filler: unknown) => {
    const list = position[key];
    return Array.isArray(list) ? { [key]: Array.from({ length: seats }, (_, i) => list[i] ?? filler) } : {};
  };
  const { supply: _, ...others } = position;
  return { ...others, seats, ...cut('hands', [4]), ...cut('warehouses', {}) };
};

const noPorts: Json = { ports: [{ harbor: null }, { harbor: null }, { harbor: null }] };
const beforeTurns: Json = { active: null, companies: {} };

const fighting =
  (answered: boolean) =>
  (position: Json): Json => {
    const fight: Json = { ...blankFight, ...objectIn(position, 'fight') };
    return { fight: answered ? { defense: [], ...fight } : withField(fight, 'defense', undefined) };
  };

/** An empty place to refill: one that there is, else the first. */
const refilling = (position: Json): Json => {
  const ports = listIn(position, 'ports').map((port): Json => (isObject(port) ? port : {}));
  const empty = ports.findIndex((port) => typeof port.harbor !== 'string');
  const at = Math.max(0, empty);
  return { refill: at + 1, ports: withEntry(ports, at, { harbor: null }, { harbor: null }) };
};

/** The fullest port is given out, and the active player has its Harbor card. */
const sharing = (position: Json): Json => {
  if (isObject(position.distribution)) return { distribution: position.distribution };
  const ports = listIn(position, 'ports').map((port): Json => (isObject(port) ? port : {}));
  const cards = ports.map((port) => listIn(port, 'tower').length);
  const at = Math.max(0, cards.indexOf(Math.max(...cards, 0)));
  const { harbor, tower } = ports[at] ?? {};
  if (typeof harbor !== 'string') return { distribution: { port: at + 1, harbor: 'kuching', played: [] } };
  const seat = typeof position.active === 'number' ? position.active : 0;
  const warehouses = Array.from({ length: seatsOf(position) }, (_, i): Json => {
    const own = listIn(position, 'warehouses')[i];
    const kept: Json = isObject(own) ? own : {};
    return i === seat ? { ...kept, harbors: [...listIn(kept, 'harbors'), harbor] } : kept;
  });
  return {
    distribution: { port: at + 1, harbor, played: tower ?? [] },
    ports: withEntry(ports, at, { harbor: null, tower: tower ?? [] }, { harbor: null }),
    warehouses,
  };
};

/** Nobody discards with six cards or fewer. */
const overfull = (position: Json): Json => {
  const seat = typeof position.active === 'number' ? position.active : 0;
  const hands = listIn(position, 'hands');
  const held = cardCount(entriesIn({ hand: hands[seat] }, 'hand') as Parameters<typeof cardCount>[0]);
  const all = Array.from({ length: seatsOf(position) }, (_, i) => (i === seat ? [7] : (hands[i] ?? [4])));
  return held > 6 ? {} : { hands: all };
};

/** What a phase needs to be readable at all, when it is entered from another one. */
const starts: Readonly<Record<string, (position: Json) => Json>> = {
  deal: () => ({ ...beforeTurns, ...noPorts, dealTo: 0, hands: undefined }),
  reveal: () => ({ ...beforeTurns, ...noPorts, hands: undefined }),
  first: () => ({ ...beforeTurns, hands: undefined }),
  place: () => ({ ...beforeTurns, hands: undefined }),
  defend: fighting(false),
  yield: fighting(true),
  reward: fighting(true),
  distribute: sharing,
  refill: refilling,
  discard: overfull,
};

const defined = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));

/** The fields of one phase only mean something there. */
const rephased = (position: Json, phase: string): Json => {
  const { fight: _f, distribution: _d, refill: _r, draws: _n, dealTo: _t, final: _l, result: _s, ...others } = position;
  const acting = typeof position.active === 'number' ? {} : { active: 0 };
  return defined({ ...others, ...acting, phase, ...starts[phase]?.(position) });
};

/** Whether a distribution is told by its facts, or only by the picks to come. */
export const isByFacts = ({ harbor, played, picks }: Json): boolean =>
  harbor !== undefined || played !== undefined || picks === undefined;

/** A distribution without what only follows from its facts. */
const told = (share: Json): Json => {
  const { kind: _kind, picks: _picks, ...facts } = share;
  return { port: 1, ...(isByFacts(share) ? facts : share) };
};

const blankFight: Json = { company: 'red', attacker: 2, defender: 1, attack: [] };

const emptyPort: Json = { harbor: null, tower: [] };

/** What is set with a field: a list is entered whole, as the table has it, and what a part needs to be readable comes with it. */
const completed = (position: Json, key: string, value: unknown, last: Partial<Position>): unknown => {
  const entry = (at: number): unknown => listIn({ value }, 'value')[at];
  const bySeat = (usual: (seat: number) => unknown): unknown =>
    Array.from({ length: seatsOf(position) }, (_, seat) => entry(seat) ?? usual(seat));
  if (key === 'hands') return bySeat((seat) => last.hands?.[seat] ?? []);
  if (key === 'warehouses') return bySeat(() => ({}));
  if (key === 'ports') return [0, 1, 2].map((at) => entry(at) ?? emptyPort);
  if (!isObject(value)) return value;
  if (key === 'fight') return { ...blankFight, ...value };
  if (key === 'distribution') return told(value);
  return Object.keys(value).length === 0 && key !== 'companies' ? undefined : value;
};

/** A position with one field changed, and what hangs on that field with it; `last` is the table as it was last read. */
export const changed = (position: Json, key: string, value: unknown, last: Partial<Position> = {}): Json => {
  if (key === 'seats') return reseated(position, Number(value));
  if (key === 'phase') return rephased(position, String(value));
  return withField(position, key, completed(position, key, value, last));
};
