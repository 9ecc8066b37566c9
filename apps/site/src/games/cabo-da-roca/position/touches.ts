import { keyOf, kindOf, readTable, sailorsOf, seaOf, shipsOf, type Table } from '@portolan/boards/cabo-da-roca';
import { caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { must } from '@portolan/core';
import { sensible } from '@portolan/solvers/cabo-da-roca';
import type { Around } from '../../../board/entry.ts';
import { type Touching, touching } from '../../../board/touching.ts';
import type { Json } from '../../../stores/table.ts';
import { type Entering, midgame } from '../../midgame.ts';
import { changed, freshPosition, withCross } from './draft.ts';
import { entry } from './entry.tsx';
import type { Form } from './form.ts';

type Hand = Touching<Json>;

const tableOf = (position: unknown): Table => must(readTable(position)).table;

const kinds = { f: 'fishing', t: 'trade', p: 'pirate' } as const;

const kindOfShip = (id: string) => kinds[id.charAt(1) as keyof typeof kinds];

const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

/** What is seen on the sea, who plays and whose turn it is; coins and cards are told beside it. */
const told = (position: unknown) => {
  const table = tableOf(position);
  const { seats, active } = table.position;
  return {
    ...{ seats, active },
    tiles: sorted(seaOf(table).map(({ at, face, land }) => `${at} ${face} ${land}`)),
    ships: sorted(
      shipsOf(table).map(
        ({ id, owner, at, heading, cargo }) =>
          `${at} ${owner} ${kindOfShip(id)} ${heading ?? 'moored'} ${cargo === undefined || cargo === null ? 'empty' : 'laden'}`,
      ),
    ),
    sailors: sorted(sailorsOf(table).map(({ at, owner }) => `${at} ${owner}`)),
  };
};

const around = (position: Json, chosen?: string): Around<Form> => {
  const table = tableOf(position);
  const { box } = table;
  return { lang: 'en', about: { position, box, table, seats: table.position.seats } as unknown as Form, chosen };
};

const cross: ReadonlySet<string> = new Set(['0,0', '1,0', '-1,0', '0,1', '0,-1']);

const toLay = (table: Table) => seaOf(table).filter(({ at }) => !cross.has(keyOf(at)));

type Laid = ReturnType<typeof toLay>[number];

const isNear = ({ at: [x, y] }: Laid, laid: ReadonlySet<string>): boolean =>
  [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`].some((spot) => laid.has(spot));

/** The tiles of a kind that can be laid one after the other, each beside one that lies. */
const runOf = (left: readonly Laid[], kind: string, laid: ReadonlySet<string>): readonly Laid[] => {
  const next = left.find((tile) => kindOf(tile.face) === kind && isNear(tile, laid));
  if (!next) return [];
  const others = left.filter((tile) => tile !== next);
  return [next, ...runOf(others, kind, new Set([...laid, keyOf(next.at)]))];
};

/** The tiles that are still to be laid, in the longest runs of a kind: it stays in hand. */
const laying = (left: readonly Laid[], laid: ReadonlySet<string> = cross): readonly Laid[] => {
  if (left.length === 0) return [];
  const kinds = new Set(left.map(({ face }) => kindOf(face)));
  const [run = []] = [...kinds].map((kind) => runOf(left, kind, laid)).toSorted((a, b) => b.length - a.length);
  if (run.length === 0) throw new Error('a tile lies apart');
  const after = new Set([...laid, ...run.map(({ at }) => keyOf(at))]);
  return [
    ...run,
    ...laying(
      left.filter((tile) => !run.includes(tile)),
      after,
    ),
  ];
};

/** A tile is turned by touching it again, until it lies as it should; a port gets its letter. */
const tiles = (hand: Hand, table: Table): void => {
  for (const { at, face, land } of laying(toLay(table))) {
    const spot = keyOf(at);
    const item = `tile ${kindOf(face)}`;
    if (hand.held() !== item) hand.item(item);
    hand.spot(spot);
    const lies = () => seaOf(tableOf(hand.value())).find((tile) => keyOf(tile.at) === spot);
    // The last of its kind is out of hand, and turned by its handle.
    for (let turns = 0; lies()?.land !== land; turns += 1) {
      if (turns > 8) throw new Error(`${spot} cannot lie so`);
      if (hand.held() === item) hand.spot(spot);
      else hand.handle('turn');
    }
    if (kindOf(face) === 'port' && lies()?.face !== face) hand.handle(`port ${face}`);
  }
};

const pieces = (hand: Hand, table: Table): void => {
  for (const { id, at, owner, heading, cargo } of shipsOf(table)) {
    const laden = cargo !== undefined && cargo !== null;
    const item = `piece ${owner} ${kindOfShip(id)}${laden ? ' laden' : ''}`;
    if (hand.held() !== item) hand.item(item);
    hand.spot(keyOf(at));
    if (heading !== null && heading !== undefined && heading !== 'N') hand.handle(`heading ${heading}`);
  }
  for (const { owner, at } of sailorsOf(table).toSorted((a, b) => a.owner - b.owner)) {
    const item = `piece ${owner} sailor`;
    if (hand.held() !== item) hand.item(item);
    hand.spot(keyOf(at));
  }
};

/** Who plays and whose turn it is are chosen beside the sea. */
const players = (hand: Hand, { seats, active = 0 }: Table['position']): void => {
  const set = (key: string, to: unknown) => hand.button((position) => changed(position, key, to));
  if (seats !== 2) set('seats', seats);
  if (active !== 0) set('active', active);
};

const most = (position: unknown): number => {
  const table = tableOf(position);
  return 2 * toLay(table).length + 2 * (shipsOf(table).length + sailorsOf(table).length);
};

export const entering: Entering = {
  table: midgame<State, never, never, never>(caboDaRoca as never, sensible as never, ({ phase }) => phase === 'act'),
  seats: [
    { seats: 2, wanted: most, held: 0.9 },
    { seats: 3, wanted: most, held: 0.9 },
    { seats: 4, wanted: most, held: 0.9 },
  ],
  enter: (read) => {
    const hand = touching(entry, withCross(freshPosition), around);
    const table = tableOf(read);
    players(hand, table.position);
    tiles(hand, table);
    pieces(hand, table);
    return { touches: hand.count(), taps: hand.taps(), entered: told(hand.value()), wanted: told(read) };
  },
};
