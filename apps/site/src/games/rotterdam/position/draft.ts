import { readShip, type Ship } from '@portolan/boards/rotterdam';
import {
  boxOf,
  type Edition,
  type MissionCard,
  type Phase,
  type Position,
  parseEdition,
  phases,
  reconstructed,
  rotterdam,
  type Step,
} from '@portolan/rotterdam';
import { isObject, listIn, objectIn, withEntry, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { fleetIds } from './fleet.ts';

/** A new round on a table with nothing on it: players, box, readings and variants stay. */
export const emptied = ({ seats, edition, rulings, variants }: Json): Json =>
  Object.fromEntries(
    Object.entries({ seats, edition, rulings, variants, phase: 'launch', ships: [] }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/** The first round before the first launch, as set-up leaves the table: nobody's Missions are known. */
export const started = (position: Json): Json => ({
  ...emptied(position),
  round: 1,
  master: numberOr(position.master, 0),
});

/** The number of players, three while it cannot be read. */
export const seatsOf = (position: Json): 2 | 3 | 4 =>
  position.seats === 2 || position.seats === 3 || position.seats === 4 ? position.seats : 3;

/** A number of a draft, or what stands for none. */
export const numberOr = (value: unknown, or: number): number => (typeof value === 'number' ? value : or);

/** A text of a draft, or what stands for none. */
export const textOr = (value: unknown, or: string): string => (typeof value === 'string' ? value : or);

/** The texts of a list. */
export const textsIn = (json: unknown, key: string): readonly string[] =>
  listIn(json, key).filter((one) => typeof one === 'string');

/** The box of a draft, the default one while it cannot be read. */
export const boxIn = (position: Json): Edition => {
  const read = parseEdition(position.edition);
  return read.ok ? read.value : reconstructed;
};

/** The phase of a draft. */
export const phaseOf = (position: Json): Phase =>
  phases.find((phase) => phase === position.phase) ?? (isObject(position.call) ? 'sail' : 'launch');

/** The ships of a draft in the order of the list; those that cannot be read have odd names. */
export const shipsIn = (position: Json): readonly Ship[] => textsIn(position, 'ships').map(readShip);

/** The hand of a seat as it was entered. */
export const handIn = (position: Json, seat: number): Json =>
  objectIn({ hand: listIn(position, 'hands')[seat] }, 'hand');

/** All hands with one list of one of them changed; an empty list is left out, but for Missions, which would be filled in. */
export const withHand = (position: Json, seat: number, key: string, faces: readonly string[]): readonly unknown[] => {
  const all = Array.from({ length: seatsOf(position) }, (_, i) => listIn(position, 'hands')[i] ?? {});
  const kept = faces.length > 0 || key === 'missions' ? faces : undefined;
  return withEntry<unknown>(all, seat, withField(handIn(position, seat), key, kept), {});
};

/** Fields that only mean something in some phases. */
export const ofPhases = ['seat', 'step', 'call', 'due', 'passed', 'offer', 'pending', 'result'] as const;

const onSeats = (value: unknown, seats: number): boolean => typeof value !== 'number' || value < seats;

/** Lists by seat follow the number of players; ships of players who are gone leave the river. */
const reseated = (position: Json, seats: 2 | 3 | 4): Json => {
  const fleet = fleetIds(boxIn(position), seats);
  const bySeat = (key: string, filler: unknown): Json => {
    const list = position[key];
    return Array.isArray(list) ? { [key]: Array.from({ length: seats }, (_, i) => list[i] ?? filler) } : {};
  };
  const ships = textsIn(position, 'ships').filter((text) => fleet.includes(readShip(text).id));
  const stays = (['master', 'seat'] as const).reduce(
    (all, key) => (onSeats(position[key], seats) ? all : withField(all, key, 0)),
    position,
  );
  const alone = (['call', 'passed', 'offer', 'pending', 'result'] as const).reduce(
    (all, key) => withField(all, key, undefined),
    stays,
  );
  return { ...alone, seats, ships, ...bySeat('hands', {}), ...bySeat('due', 0) };
};

/** Phases in which no ship lies in a harbor any more. */
const unloaded: readonly Phase[] = ['setup', 'launch', 'trade', 'mission', 'over'];

const offQuays = (position: Json, phase: Phase): Json => {
  if (!unloaded.includes(phase)) return {};
  const { positions } = boxIn(position);
  const quays = new Set(positions.filter(({ harbor }) => harbor).map(({ id }) => id));
  const ships = textsIn(position, 'ships');
  const left = ships.filter((text) => !quays.has(readShip(text).at));
  return left.length < ships.length ? { ships: left } : {};
};

/** A game that is being set up, as the first draw is due. */
const setUp = (position: Json): Json => {
  const master = numberOr(position.master, 0);
  const seats = seatsOf(position);
  const { openProducts } = objectIn(position, 'variants');
  const missions = Array.from({ length: 3 * seats }, (_, i) => ({ draw: 'mission', seat: (master + i) % seats }));
  const reveals =
    openProducts === true ? boxIn(position).harbors.map(({ id }) => ({ draw: 'reveal', harbor: id })) : [];
  return {
    round: 1,
    ships: [],
    called: undefined,
    hands: undefined,
    piles: undefined,
    used: undefined,
    navPile: undefined,
    missionPile: undefined,
    pending: [...missions, ...reveals],
  };
};

const pointsShown = (position: Json, seat: number, missions: readonly MissionCard[]): number =>
  textsIn(handIn(position, seat), 'shown').reduce(
    (sum, id) => sum + (missions.find((one) => one.id === id)?.points ?? 0),
    0,
  );

/** A game is over only when somebody has twelve Mission points: the Harbor Master shows more Missions, if need be. */
const finished = (position: Json): Json => {
  const { missions } = boxIn(position);
  const seats = Array.from({ length: seatsOf(position) }, (_, seat) => seat);
  if (seats.some((seat) => pointsShown(position, seat, missions) >= 12)) return {};
  const winner = numberOr(position.master, 0);
  const taken = new Set(
    seats.flatMap((seat) => ['missions', 'shown'].flatMap((key) => textsIn(handIn(position, seat), key))),
  );
  const shown = [...textsIn(handIn(position, winner), 'shown')];
  let points = pointsShown(position, winner, missions);
  for (const { id, points: more } of [...missions].sort((a, b) => b.points - a.points)) {
    if (points >= 12) break;
    if (taken.has(id)) continue;
    shown.push(id);
    points += more;
  }
  return { hands: withHand(position, winner, 'shown', shown) };
};

/** Somebody must have something to trade. */
const trading = (position: Json): Json => {
  const held = listIn(position, 'hands').some((hand) => listIn(hand, 'products').length > 0);
  const product = boxIn(position).products[0]?.id;
  return held || !product ? {} : { hands: withHand(position, numberOr(position.master, 0), 'products', [product]) };
};

/** What a phase needs to be readable and sound, when it is entered from another one. */
const starts: Readonly<Partial<Record<Phase, (position: Json) => Json>>> = {
  setup: setUp,
  trade: trading,
  over: finished,
};

const defined = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));

const rephased = (position: Json, phase: Phase): Json => {
  const plain = ofPhases.reduce((all, key) => withField(all, key, undefined), position);
  return defined({ ...plain, phase, ...offQuays(plain, phase), ...starts[phase]?.(plain) });
};

/** A call begins with the first color before which a ship lies; who moves is the first seat that can. */
const restepped = (position: Json, step: Step): Json => {
  const plain = withField(withField(position, 'call', undefined), 'step', step);
  if (step !== 'moving') return plain;
  const found = rotterdam.parsePosition({ ...plain, step: 'choose' });
  if (!found.ok) return { ...plain, call: { color: boxIn(position).colors[0] } };
  const { colors } = boxOf(found.value.edition);
  for (const color of colors.ids) {
    const state = rotterdam.clone(found.value);
    const action = { kind: 'callColor', seat: state.seat, color } as const;
    if (!rotterdam.check(state, action).legal) continue;
    rotterdam.apply(state, action);
    if (state.step === 'moving') return { ...plain, call: callOf(rotterdam.makePosition(state)) };
  }
  return { ...plain, call: { color: colors.ids[0] } };
};

const callOf = ({ call }: Position): unknown => call;

/** What is not empty of an object; undefined if nothing is. */
const filled = (json: Json): Json | undefined => {
  const left = Object.entries(json).filter(([, value]) => !isObject(value) || Object.keys(value).length > 0);
  return left.length > 0 ? Object.fromEntries(left) : undefined;
};

/** What is set with a field: all hands, and nothing empty; another color is another call. */
const completed = (position: Json, key: string, value: unknown): unknown => {
  if (key === 'hands') return Array.from({ length: seatsOf(position) }, (_, i) => listIn({ value }, 'value')[i] ?? {});
  if ((key === 'piles' || key === 'variants') && isObject(value)) return filled(value);
  const { color } = objectIn({ value }, 'value');
  return key === 'call' && color !== objectIn(position, 'call').color ? { color } : value;
};

/** A position with one field changed, and what hangs on that field with it. */
export const changed = (position: Json, key: string, value: unknown): Json => {
  if (key === 'seats') return reseated(position, Number(value) as 2 | 3 | 4);
  if (key === 'phase') return rephased(position, String(value) as Phase);
  if (key === 'step') return restepped(position, String(value) as Step);
  return withField(position, key, completed(position, key, value));
};
