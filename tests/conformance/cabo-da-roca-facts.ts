import { caboDaRoca, type PlacedShip, type Position, pieceKinds, type State, shipKinds } from '@portolan/cabo-da-roca';
import type { Fields } from './cases.ts';
import { equal, equalItems, type Mismatch } from './compare.ts';

type Fact = (name: string, stated: unknown, position: Position, state: State) => Mismatch[];

const plain =
  (came: (position: Position) => unknown): Fact =>
  (name, stated, position) =>
    equal(`then.${name}`, stated, came(position));

/** Each entry that is named, compared under its own name. */
const entries =
  (came: (position: Position, key: string) => unknown): Fact =>
  (name, stated, position) =>
    Object.entries(stated as Fields).flatMap(([key, value]) =>
      equal(`then.${name}.${key}`, value, came(position, key)),
    );

const shipOf = ({ ships = {} }: Position, id: string): Partial<PlacedShip> => ships[id] ?? {};

/** All ships in play with their square and heading; a moored one may be stated without. */
const ships: Fact = (name, stated, position) => {
  const form = (all: Readonly<Record<string, PlacedShip>>) =>
    Object.fromEntries(Object.entries(all).map(([id, { at, heading = null }]) => [id, { at, heading }]));
  const came = form(position.ships ?? {});
  return equal(`then.${name}`, form(stated as Readonly<Record<string, PlacedShip>>), came);
};

/** All sailors in play; whether one has walked is compared where any of them is said to have. */
const sailors: Fact = (name, stated, { sailors: came = [] }) => {
  const marked = (stated as Fields[]).some((sailor) => 'moved' in sailor);
  const form = marked ? came : came.map(({ owner, at }) => ({ owner, at }));
  return equalItems(`then.${name}`, stated as Fields[], form);
};

/** Pieces left to buy by seat; kinds not named are not compared. */
const stock: Fact = (name, stated, position, state) =>
  (stated as Fields[]).flatMap((kinds, seat) =>
    Object.entries(kinds).flatMap(([kind, count]) =>
      equal(`then.${name}[${seat}].${kind}`, count, leftToBuy(position, state, seat, kind)),
    ),
  );

const leftToBuy = (position: Position, { edition: { limits } }: State, seat: number, kind: string): number => {
  if (kind === 'sailor') return limits.sailor - (position.sailors ?? []).filter(({ owner }) => owner === seat).length;
  const ship = shipKinds.find((known) => known === kind)!;
  const letter = `${seat}${ship[0]}`;
  const inPlay = Object.keys(position.ships ?? {}).filter((id) => id.startsWith(letter)).length;
  return limits[pieceKinds.find((known) => known === kind)!] - inPlay - (position.gone?.[seat]?.[ship] ?? 0);
};

const bonus = (position: Position, id: string): unknown => {
  const { kept = 0, fresh = 0 } = shipOf(position, id);
  return { kept, fresh };
};

const zeros = ({ seats }: Position): number[] => Array<number>(seats).fill(0);

const reasonOf = ({ ending }: Position): unknown => (ending === 'already-taken' ? 'all-taken' : ending);

const facts: Readonly<Record<string, Fact>> = {
  active: plain(({ active }) => active),
  phase: plain(({ phase }) => phase),
  left: plain(({ allowance = 0, used = 0 }) => Math.max(0, allowance - used)),
  allowance: plain(({ allowance }) => allowance),
  owed: plain((position) => position.owed ?? zeros(position)),
  final: plain(({ final = false }) => final),
  idle: plain(({ idle = 0 }) => idle),
  quiet: plain(({ quiet = 0 }) => quiet),
  coins: plain(({ coins }) => coins),
  stock,
  shown: entries(({ shown = {} }, type) => shown[type as 'island' | 'wreck']),
  ships,
  sailors,
  cargo: entries((position, id) => shipOf(position, id).cargo ?? null),
  bonus: entries(bonus),
  winners: plain(({ winners }) => winners),
  reason: plain(reasonOf),
  totals: plain(({ totals }) => totals),
};

/** The facts of `then` that do not hold of a state. Throws on a key it does not know. */
export const caboFacts = (state: State, then: Fields): Mismatch[] => {
  const position = caboDaRoca.makePosition(state);
  return Object.entries(then).flatMap(([name, stated]) => {
    const fact = facts[name];
    if (!fact) throw new Error(`"then" has no key "${name}"`);
    return fact(name, stated, position, state);
  });
};
