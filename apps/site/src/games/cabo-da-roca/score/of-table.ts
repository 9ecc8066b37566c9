import { coinsOf, sailorOn, sailorsOf, same, seaOf, shipsOf, tableOf } from '@portolan/boards/cabo-da-roca';
import type { Square, State } from '@portolan/cabo-da-roca';
import type { CountPlayer, FishByReach } from '@portolan/cabo-da-roca/checkers';
import { boxOf, countFish, fishingGround, squareOf, squareText } from '@portolan/cabo-da-roca/pieces';

const reaches = ['bank', 'coast-8', 'coast-4', 'town-8'] as const;

/** The ports that a seat holds with a sailor. */
const portsOf = (state: State, seat: number): Square[] => {
  const table = tableOf(state);
  const own = sailorsOf(table).filter(({ owner }) => owner === seat);
  return seaOf(table).flatMap(({ port, at }) => (port && own.some((sailor) => same(sailor.at, at)) ? [at] : []));
};

/** The starting port of a seat where nobody's sailor stands. */
const emptyHomeOf = (state: State, seat: number): Square | undefined => {
  const table = tableOf(state);
  const home = table.position.home?.[seat];
  const at = seaOf(table).find(({ port }) => port !== undefined && port === home)?.at;
  return at && !sailorOn(table, at) ? at : undefined;
};

type Reach = (typeof reaches)[number];

const groundOf = (state: State, port: Square, reach: Reach) =>
  fishingGround(state.chart, boxOf(state.edition).land, squareOf(port), reach);

/** The squares with fish that belong to the ports of a seat, as the table reads it. */
export const fishSquares = (state: State, seat: number): Square[] => {
  const home = state.rulings['port-ownership'] === 'sailor-or-home' ? emptyHomeOf(state, seat) : undefined;
  return [...portsOf(state, seat), ...(home ? [home] : [])].flatMap((port) =>
    [...groundOf(state, port, state.rulings['fish-reach'])].map(squareText),
  );
};

/** What every player has on a table, as the score sheet asks for it. */
export const playersOf = (state: State): CountPlayer[] => {
  const table = tableOf(state);
  const tiles = seaOf(table);
  const kindAt = (at: Square) => tiles.find((tile) => same(tile.at, at))?.kind;
  return Array.from({ length: state.seats }, (_, seat) => {
    const ports = portsOf(state, seat);
    const fish = (reach: Reach, each: boolean, of: readonly Square[] = ports): number =>
      countFish(
        state.chart,
        of.map((port) => groundOf(state, port, reach)),
        each,
      );
    const home = emptyHomeOf(state, seat);
    const reach = state.rulings['fish-reach'];
    const perPort = state.rulings['fish-two-ports'] === 'per-port';
    const byReach = Object.fromEntries(reaches.map((reach) => [reach, fish(reach, false)])) as unknown as FishByReach;
    const ships = shipsOf(table).filter(({ owner }) => owner === seat);
    const under = ships.reduce((sum, { at }) => sum + Number(/^fish(\d)$/.exec(kindAt(at) ?? '')?.[1] ?? 0), 0);
    const sailors = sailorsOf(table).filter(({ owner }) => owner === seat);
    const of = (kind: string): number => ships.filter((ship) => ship.kind === kind).length;
    return {
      coins: coinsOf(table, seat),
      ports: ports.length,
      fish: byReach,
      twice: fish(reach, true) - fish(reach, false),
      ...(home ? { emptyHome: { fish: fish(reach, perPort, [...ports, home]) - fish(reach, perPort) } } : {}),
      fishing: of('fishing'),
      trade: of('trade'),
      pirate: of('pirate'),
      fishUnder: under,
      islands: sailors.filter(({ at }) => kindAt(at) === 'island').length,
      wrecks: ships.filter(({ at }) => kindAt(at) === 'wreck').length,
      ...(table.position.out?.[seat] ? { out: true } : {}),
    };
  });
};
