import { keyOf, seaOf, type Table } from '@portolan/boards/cabo-da-roca';

/** The free squares around the map. */
export const freeBeside = (table: Table) => {
  const laid = seaOf(table);
  const all = new Map(
    laid.flatMap(({ at: [x, y] }) =>
      [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [keyOf([x + dx, y + dy]), [x + dx, y + dy] as const] as const)),
    ),
  );
  for (const { at } of laid) all.delete(keyOf(at));
  return [...all.values()];
};
