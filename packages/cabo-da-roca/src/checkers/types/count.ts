import type { Seat } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import {
  also,
  boolean,
  either,
  integer,
  list,
  nullable,
  type Reader,
  rulings,
  shape,
  type ValueOf,
} from '../../parse.ts';
import { type MostOfBox, mostOfBox } from '../../pieces/most.ts';
import { edition, inBox } from '../fields.ts';
import type { CheckerAnswer } from './common.ts';

const fishByReach = (fish: Reader<number>) => shape({ bank: fish, 'coast-8': fish, 'coast-4': fish, 'town-8': fish });

/** Fish under each reading of `fish-reach`. */
export interface FishByReach extends ValueOf<ReturnType<typeof fishByReach>> {}

const fishReader = (fish: Reader<number>) =>
  either<number, FishByReach>((json) => typeof json === 'number', fish, fishByReach(fish));

/** The reader of CountPlayer. */
const playerOf = ({ fish: most, fishUnder, islands, wrecks }: MostOfBox) => {
  const fish = integer(0, most);
  return shape(
    { coins: integer(0, 9999) },
    {
      /** Ports with a sailor of this player. */
      ports: integer(0, 5),

      /** The starting port has nobody's sailor: it counts under `port-ownership: sailor-or-home`, with so many fish of its own. */
      emptyHome: shape({ fish }),
      /** Fish in the grounds of the ports held: one number, or one for each reading of `fish-reach`. Fish of two own ports once. */
      fish: fishReader(fish),

      /** Of these, fish that belong to two own ports. */
      twice: fish,

      /** Ships in play. */
      fishing: integer(0, 2),
      trade: integer(0, 2),
      pirate: integer(0, 1),

      /** Fish under the ships. */
      fishUnder: integer(0, fishUnder),

      /** Islands held by a sailor, wrecks held by a ship. */
      islands: integer(0, islands),
      wrecks: integer(0, wrecks),

      /** Eliminated: does not score. */
      out: boolean,
    },
  );
};

/** What a player has at the end. */
export interface CountPlayer extends ValueOf<ReturnType<typeof playerOf>> {}

const value = nullable(integer(0, 9999));

/** The reader of CountInput. */
export const readCount = inBox((box) => {
  const most = mostOfBox(box);
  return also(
    shape({ players: list<CountPlayer>(playerOf(most), 4, 2), island: value, wreck: value }, { edition, rulings }),
    ({ players }, _, problems) => {
      for (const item of ['islands', 'wrecks'] as const) {
        const [found, max] = [players.reduce((sum, one) => sum + (one[item] ?? 0), 0), most[item]];
        const last = players.findLastIndex((one) => (one[item] ?? 0) > 0);
        if (found > max)
          problems.push({ path: `players[${last}].${item}`, code: 'more-than-box', facts: { found, max } });
      }
      if (players.every(({ out }) => out)) problems.push({ path: 'players', code: 'nobody-left' });
    },
  );
});

/** All players by seat, 2 to 4, and the values of the treasures; an unseen one counts 0. */
export interface CountInput extends ValueOf<typeof readCount> {}

/** One player's count. */
export interface CountRow {
  readonly seat: Seat;
  readonly parts: readonly { readonly clause: Clause; readonly points: number }[];
  readonly total: number;
  readonly winner: boolean;
}

/** The count of every player, and who wins. */
export interface CountAnswer extends CheckerAnswer {
  /** By seat. */
  readonly rows: readonly CountRow[];
  readonly winners: readonly Seat[];
  /** The winners' coins had won the game before any count (end.thousand). */
  readonly ended: boolean;
  /** Fleet points and ports held, by seat, and who gets the awards. */
  readonly fleet: readonly number[];
  readonly fleetAward: readonly Seat[];
  readonly ports: readonly number[];
  readonly portsAward: readonly Seat[];
  /** Several players share the win. */
  readonly shared: boolean;
}
