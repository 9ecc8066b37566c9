import type { Edition } from '@portolan/rotterdam';
import type { EndPlayer } from '@portolan/rotterdam/checkers';
import { isObject, listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';

type Missions = Edition['missions'];

/** The fewest Missions that have so many points together; none where no Missions have. */
const worth = (missions: Missions, points: number): readonly string[] => {
  const ways = new Map<number, readonly string[]>([[0, []]]);
  for (const { id, points: its } of missions)
    for (const [sum, ids] of [...ways]) {
      const known = ways.get(sum + its);
      if (sum + its <= points && (!known || known.length > ids.length + 1)) ways.set(sum + its, [...ids, id]);
    }
  return ways.get(points) ?? [];
};

/**
 * The cards of the players of a count as the hands of a table, with what it does not know from the hands that there were.
 * Missions told by their points alone stand as others of the box with as many.
 */
export const handsOf = (players: readonly EndPlayer[], box: Edition, from?: Json): readonly Json[] => {
  const named = new Set(players.flatMap(({ missions }) => (typeof missions === 'number' ? [] : missions)));
  const free = box.missions.filter(({ id }) => !named.has(id));
  return players.map(({ missions, laid, navigation, products }, seat) => {
    const had = listIn(from, 'hands')[seat];
    const shown = typeof missions === 'number' ? worth(free, missions) : missions;
    if (typeof missions === 'number')
      for (const id of shown)
        free.splice(
          free.findIndex((one) => one.id === id),
          1,
        );
    return {
      ...(isObject(had) ? had : {}),
      shown,
      ...Object.fromEntries(Object.entries({ laid, navigation, products }).filter(([, cards]) => cards !== undefined)),
    };
  });
};
