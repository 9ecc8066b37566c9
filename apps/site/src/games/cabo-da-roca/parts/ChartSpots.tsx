import { seatLetter } from '@portolan/boards';
import { cornerOf, keyOf, sailorOn, same, seaOf, shipsOf, type Table, UNIT } from '@portolan/boards/cabo-da-roca';
import type { Square } from '@portolan/cabo-da-roca';
import { landInWords, ownedShip, pieceName, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
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

/** A square as it was drawn last: one that is as it was is not gone through again. */
interface Drawn {
  readonly as: string;
  readonly square: VNode;
}

/** The squares of a chart as places that can be touched, each with what lies there in words. */
export const ChartSpots = ({ table, lang, free = [] }: Props) => {
  const spot = useSpots();
  const drawn = useRef(new Map<string, Drawn>());
  const { board } = table.position;
  const lands = useMemo(
    () => seaOf(table).map((tile) => ({ at: tile.at, land: landInWords(tile, lang) })),
    [JSON.stringify(board), table.box, lang],
  );
  if (!spot) return null;
  const ships = shipsOf(table);
  const tiles = lands.map(({ at: square, land }) => {
    const here = ships.filter(({ at }) => same(at, square));
    const sailor = sailorOn(table, square);
    const what = [
      land,
      ...here.map(({ id }) => ownedShip(id, lang)),
      ...(sailor ? [`${pieceName('sailor', lang)} ${seatLetter(sailor.owner)}`] : []),
    ];
    const label = fill(words.laid[lang], { place: squareInWords(square), what: listed(what, lang) });
    return { at: square, label, carried: here.length > 0 || sailor !== undefined };
  });
  const all = [
    ...tiles,
    ...free.map((at) => ({ at, label: fill(words.free[lang], { place: squareInWords(at) }), carried: false })),
  ].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  return (
    <g class="cb-squares">
      {all.map(({ at, label, carried }) => {
        const key = keyOf(at);
        const props = spot(key, label, { class: 'cb-square', carried });
        const as = JSON.stringify(props);
        const known = drawn.current.get(key);
        if (known?.as === as) return known.square;
        const [x, y] = cornerOf(at);
        const square = (
          <g key={key} data-at={key} {...props}>
            <rect x={x + 3} y={y + 3} width={UNIT - 6} height={UNIT - 6} rx="4" />
          </g>
        );
        drawn.current.set(key, { as, square });
        return square;
      })}
    </g>
  );
};
