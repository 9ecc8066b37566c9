import type { Json } from '../../../stores/table.ts';
import { boxOf } from '../parts/cards.ts';

/** What stays of a table when it is cleared: who plays, the readings, the box. */
const kept = ({ seats, rulings, edition }: Json): Json => ({
  seats,
  ...(rulings === undefined ? {} : { rulings }),
  ...(edition === undefined ? {} : { edition }),
});

/** A table with nothing at its quays yet. */
export const emptyTable = (position: Json): Json => ({ ...kept(position), phase: 'act' });

const commonest = <Kind extends { readonly count: number }>(kinds: readonly Kind[]): Kind[] =>
  kinds.toSorted((a, b) => b.count - a.count);

/** A table as set-up leaves it: four ships with goods, those that are most likely, and nobody aboard. */
export const startOfGame = (position: Json): Json => {
  const { ships, goods } = boxOf(position.edition);
  const [values, kinds] = [commonest(ships), commonest(goods)];
  const quays = Array.from(
    { length: 4 },
    (_, at) => `${values[at % values.length]?.value} ${kinds[at % kinds.length]?.id}`,
  );
  return { ...kept(position), phase: 'act', quays };
};
