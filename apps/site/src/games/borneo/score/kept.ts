import { readTable } from '@portolan/boards/borneo';
import { type Edition, parseEdition, reconstructed, validate } from '@portolan/borneo';
import type { WinnerPlayer } from '@portolan/borneo/checkers';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import { type KeptCount, sameTable, tableFor } from '../../../score/counted.ts';
import type { Json } from '../../../stores/table.ts';
import { harborsInGame } from '../check/carried.ts';
import { holderOf, type Sheet } from './sheet.ts';

/** A table whose points are counted. */
export type Kept = Extract<ReturnType<typeof readTable>, { readonly ok: true }>['value'];

/** What the players of a table have. */
const playersOf = ({ state }: Kept): readonly WinnerPlayer[] =>
  state.shipments.map((cards, seat) => ({
    shipments: cards.length,
    harbors: state.harbors[seat]?.length ?? 0,
    missions: (state.won[seat] ?? []).map((mission) => state.edition.missions[mission]?.vp ?? 0),
    ...(state.ship === seat ? { ship: true } : {}),
  }));

/** As many cards as were counted: those that lay there, and unknown ones for the others. */
const cards = (had: readonly unknown[], count: number): readonly unknown[] => {
  const known = had.flatMap((card) => (typeof card === 'number' ? Array<string>(card).fill('?') : [card]));
  return [...known.slice(0, count), ...(count > known.length ? [count - known.length] : [])];
};

/** Takes the first that is wanted out of a pile. */
const draw = <Thing>(pile: Thing[], wanted: (thing: Thing) => boolean): Thing[] => {
  const at = pile.findIndex(wanted);
  return at < 0 ? [] : pile.splice(at, 1);
};

/**
 * Warehouses with as much in them as was counted: what lay there stays, and what a sheet does not name, which Harbor card
 * and which Mission of so many points, is the first of the box that nobody has.
 */
const warehousesOf = (sheet: Sheet, box: Edition, from: Json | undefined, edition: unknown): readonly Json[] => {
  const had = sheet.players.map((_, seat) => listIn(from, 'warehouses')[seat]);
  const lying = listIn(from, 'ports').map((port) => (isObject(port) ? port.harbor : undefined));
  const taken = new Set([...had.flatMap((one) => [...listIn(one, 'harbors'), ...listIn(one, 'missions')]), ...lying]);
  const harbors = harborsInGame({ edition, rulings: {} }, sheet.players.length).filter(({ id }) => !taken.has(id));
  const missions = box.missions.filter(
    ({ id, mark }) => !taken.has(id) && (mark === undefined || sheet.players.length === 5),
  );
  return sheet.players.map((player, seat) => {
    const kept = listIn(had[seat], 'harbors').slice(0, player.harbors);
    const tiles = listIn(had[seat], 'missions').flatMap((id) => box.missions.filter((one) => one.id === id));
    const more = Array.from({ length: player.harbors - kept.length }, () => draw(harbors, () => true));
    return {
      shipments: cards(listIn(had[seat], 'shipments'), player.shipments),
      harbors: [...kept, ...more.flat().map(({ id }) => id)],
      missions: player.missions.flatMap((vp) => {
        const its = (one: { readonly vp: number }): boolean => one.vp === vp;
        const own = draw(tiles, its);
        return (own.length > 0 ? own : draw(missions, its)).map(({ id }) => id);
      }),
    };
  });
};

/** Tables and sheets: cards and Missions in the warehouses, the pirate ship. */
const count: KeptCount<Sheet, Kept> = {
  read: readTable,
  canBe: (position) => {
    const read = readTable(position);
    return read.ok && validate(read.value.state, position).length === 0;
  },
  take: (kept, sheet) => ({
    players: playersOf(kept).map((had, seat) => ({ ...had, name: sheet.players[seat]?.name ?? '' })),
    blackbeard: kept.table.position.options?.blackbeard === true,
  }),
  open: (sheet, under) => {
    const from = sameTable(sheet, under);
    const read = parseEdition(under.edition ?? {});
    const { blackbeard: _, ...options } = objectIn(from, 'options');
    const pirates = sheet.blackbeard
      ? { options: { ...options, blackbeard: true }, pirateShip: holderOf(sheet) ?? 'cove' }
      : Object.keys(options).length > 0
        ? { options }
        : {};
    const { options: __, pirateShip: ___, ...table } = from ?? { ...tableFor(sheet, under), phase: 'over' };
    const told = {
      ...table,
      ...pirates,
      warehouses: warehousesOf(sheet, read.ok ? read.value : reconstructed, from, under.edition),
    };
    // Where a sheet was changed, its table's piles are what they must be.
    const { pile: _pile, harborPile: _harbors, missions: _missions, discard: _discard, ...loose } = told as Json;
    return [told, loose];
  },
};

export default count;
