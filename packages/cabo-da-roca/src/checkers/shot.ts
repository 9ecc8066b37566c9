import { applying } from '@portolan/core/checkers';
import { check } from '../check/index.ts';
import type { Edition } from '../edition.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { kindOfShip, PIRATE, slotOf } from '../ids.ts';
import { tileOn } from '../pieces/chart.ts';
import { firesToward } from '../pieces/fire.ts';
import { directionOf, neighbor, squareAt, squareOf, squareText } from '../pieces/squares.ts';
import type { Readings } from '../readings.ts';
import { NONE, type State } from '../state.ts';
import { type ShipId, type Square, shipKinds } from '../types.ts';
import { defineChecker } from './define.ts';
import {
  ASKER,
  ask,
  cited,
  eventOf,
  firstShip,
  layOn,
  OPPONENT,
  putSailor,
  putShip,
  smallTable,
} from './small-table.ts';
import { readShot } from './types/shot.ts';
import type { ShotAnswer, ShotInput } from './types.ts';

const isShip = (target: ShotInput['target']): target is 'fishing' | 'trade' | 'pirate' =>
  (shipKinds as readonly string[]).includes(target);

const here = squareAt(0, 0);

/** The box with the target's card as its first one, bought everywhere. */
const editionOf = ({ cargo }: ShotInput): Edition => {
  if (!cargo) return reconstructed;
  const [first, ...rest] = reconstructed.tradeCards;
  return { ...reconstructed, tradeCards: [{ ...first!, prices: cargo, struck: [] }, ...rest] };
};

const pirateOf = ({ ship = 'pirate' }: ShotInput): ShipId => firstShip(ASKER, ship);

/** The target ship: the second of its kind where both belong to who asks, so that it is not the one that fires. */
const targetShip = (input: ShotInput): ShipId | undefined => {
  const { own, target } = input;
  if (!isShip(target)) return undefined;
  const id = firstShip(own ? ASKER : OPPONENT, target);
  return id === pirateOf(input) ? id.replace('1', '2') : id;
};

const targetTile = ({ target, moored }: ShotInput) => {
  if (isShip(target) && moored) return 'B' as const;
  if (target === 'sailor-on-island') return 'island' as const;
  return target === 'sailor-on-land' ? ('coast' as const) : ('sea' as const);
};

const putTarget = (state: State, input: ShotInput, at: number): void => {
  const { own, target, moored, justLeft = false, besidePort = false, paid, cargo } = input;
  const id = targetShip(input);
  if (id) {
    const pirate = slotOf(pirateOf(input))!;
    const loaded = cargo !== undefined && kindOfShip(slotOf(id)!) !== PIRATE;
    putShip(state, id, at, {
      heading: moored ? NONE : 0,
      cargo: loaded ? 0 : NONE,
      from: loaded ? 2 : NONE,
      justLeft,
      leftPort: besidePort ? 2 : NONE,
      spared: paid ? 1 << pirate : 0,
    });
  } else if (target !== 'nothing') putSailor(state, own ? ASKER : OPPONENT, at);
};

const tableOf = (input: ShotInput, readings: Readings): State => {
  const state = smallTable(readings, editionOf(input));
  const at = squareOf(input.at);
  layOn(state, here, { tile: input.heading === null ? 'A' : 'sea' });
  layOn(state, at, { tile: targetTile(input) });
  const heading = input.heading === null ? NONE : directionOf(input.heading);
  putShip(state, pirateOf(input), here, { heading });
  putTarget(state, input, at);
  if (input.turn === 'opponent') state.active = OPPONENT;
  // A port left behind is on the map as long as the ship has not been away from it.
  if (input.besidePort && tileOn(state.chart, neighbor(at, 0)) < 0) layOn(state, neighbor(at, 0), { tile: 'C' });
  return state;
};

/** Squares under fire from `[0, 0]`, by y, then x. */
const underFire = (heading: ShotInput['heading'], threePerSide: boolean): Square[] =>
  heading === null
    ? []
    : [0, 1, 2, 3, 4, 5, 6, 7]
        .filter((dir) => firesToward(directionOf(heading), dir, threePerSide))
        .map((dir) => neighbor(here, dir))
        .sort((a, b) => a - b)
        .map(squareText);

const answer = (input: ShotInput, readings: Readings): ShotAnswer => {
  const state = tableOf(input, readings);
  const shot = { seat: ASKER, ship: pirateOf(input), at: input.at } as const;
  const { verdict, events } = ask(state, { kind: 'attack', ...shot });
  return {
    verdict,
    clauses: applying(...cited(verdict), ...events.map(({ clause }) => clause), 'combat.broadside', 'combat.range'),
    fire: { abeam: underFire(input.heading, false), 'three-per-side': underFire(input.heading, true) },
    loot: eventOf(events, 'lootTaken')?.amount ?? 0,
    ransom: check(state, { kind: 'bargain', ...shot, sum: 1 }).legal,
    events,
  };
};

/** "Can this pirate fire?" */
export const shot = defineChecker<ShotInput, ShotAnswer>({
  id: 'shot',
  rulings: ['broadside', 'departure-shield', 'attack-timing'],
  example: { heading: 'E', at: [1, -1], target: 'trade', cargo: [60, 110, 160] },
  input: readShot,
  answer,
  decision: ({ verdict, loot }) => [verdict.legal, loot],
});
