import { seatLetter } from '@portolan/boards';
import { cornerOf, keyOf, sailorOn, same, seaOf, shipsOf, type Table, UNIT } from '@portolan/boards/cabo-da-roca';
import type { Square } from '@portolan/cabo-da-roca';
import { landInWords, ownedShip, pieceName, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { useSpots } from '../../../board/spots.ts';
import { both, fill, listed } from '../../../kit/text.ts';

const words = {
  free: both('{place}, case libre', '{place}, free square'),
  laid: both('{place} : {what}', '{place}: {what}'),
} as const;

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  /** Squares without a tile that can be touched too. */
  readonly free?: readonly Square[];
}

/** The squares of a chart as places that can be touched, each with what lies there in words. */
export const ChartSpots = ({ table, lang, free = [] }: Props) => {
  const spot = useSpots();
  if (!spot) return null;
  const ships = shipsOf(table);
  const tiles = seaOf(table).map((tile) => {
    const here = ships.filter(({ at }) => same(at, tile.at));
    const sailor = sailorOn(table, tile.at);
    const what = [
      landInWords(tile, lang),
      ...here.map(({ id }) => ownedShip(id, lang)),
      ...(sailor ? [`${pieceName('sailor', lang)} ${seatLetter(sailor.owner)}`] : []),
    ];
    const label = fill(words.laid[lang], { place: squareInWords(tile.at), what: listed(what, lang) });
    return { at: tile.at, label, carried: here.length > 0 || sailor !== undefined };
  });
  const all = [
    ...tiles,
    ...free.map((at) => ({ at, label: fill(words.free[lang], { place: squareInWords(at) }), carried: false })),
  ].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  return (
    <g class="cb-squares">
      {all.map(({ at, label, carried }) => {
        const [x, y] = cornerOf(at);
        return (
          <g key={keyOf(at)} data-at={keyOf(at)} {...spot(keyOf(at), label, { class: 'cb-square', carried })}>
            <rect x={x + 3} y={y + 3} width={UNIT - 6} height={UNIT - 6} rx="4" />
          </g>
        );
      })}
    </g>
  );
};
