import type { MissionTile } from '../edition.ts';

const missionRow = (
  id: string,
  vp: number,
  [pepper, cinnamon, clove, nutmeg]: readonly [number, number, number, number],
  mark?: '5',
): MissionTile => {
  const need = { pepper, cinnamon, clove, nutmeg };
  const asked = Object.entries(need).filter(([, units]) => units > 0);
  return { id, category: Number(id[0]), vp, need: Object.fromEntries(asked), ...(mark ? { mark } : {}) };
};

/** The Missions of the default box, which its words name: id (its figure is the category), VP, units of pepper, cinnamon, clove, nutmeg, mark. In the order of the row. */
export const missions: readonly MissionTile[] = [
  missionRow('1a', 5, [2, 1, 0, 0], '5'),
  missionRow('1b', 5, [0, 2, 1, 0]),
  missionRow('1c', 5, [0, 0, 2, 1]),
  missionRow('1d', 5, [1, 0, 0, 2]),
  missionRow('2a', 7, [2, 2, 0, 0]),
  missionRow('2b', 7, [0, 2, 2, 0]),
  missionRow('2c', 7, [0, 0, 2, 2], '5'),
  missionRow('2d', 7, [2, 0, 0, 2]),
  missionRow('3a', 9, [3, 0, 2, 0]),
  missionRow('3b', 9, [0, 3, 0, 2], '5'),
  missionRow('3c', 9, [2, 0, 3, 0]),
  missionRow('3d', 9, [0, 2, 0, 3]),
  missionRow('4a', 12, [3, 3, 0, 0]),
  missionRow('4b', 12, [0, 0, 3, 3]),
  missionRow('5a', 16, [3, 1, 3, 1], '5'),
  missionRow('5b', 16, [1, 3, 1, 3]),
];
