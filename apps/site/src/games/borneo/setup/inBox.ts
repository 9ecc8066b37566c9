import type { Edition, HarborCard, MissionTile } from '@portolan/borneo';

/** Shipment cards of the box, and of a hand at the start. */
export const DECK = 60;
export const HAND = 3;

/** Whether a mark keeps a card in the game with so many players. */
const stays = (mark: '3/4' | '5' | undefined, seats: number): boolean =>
  mark === undefined || (mark === '5') === (seats === 5);

/** Harbor cards in the game, and those that go back into the box (setup.harbor-marks). */
export const harborsFor = (
  { harbors }: Edition,
  seats: number,
): { readonly used: readonly HarborCard[]; readonly away: readonly HarborCard[] } => ({
  used: harbors.filter(({ mark }) => stays(mark, seats)),
  away: harbors.filter(({ mark }) => !stays(mark, seats)),
});

/** Mission tiles in the game, and those that go back into the box (setup.mission-marks). */
export const missionsFor = (
  { missions }: Edition,
  seats: number,
): { readonly used: readonly MissionTile[]; readonly away: readonly MissionTile[] } => ({
  used: missions.filter(({ mark }) => stays(mark, seats)),
  away: missions.filter(({ mark }) => !stays(mark, seats)),
});
