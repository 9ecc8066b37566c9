import type { Lang } from '@portolan/core';
import type { MaterialId, ShipId } from '@portolan/rotterdam';
import type { NamedBox } from '@portolan/rotterdam/rules';
import { at, type Point } from '../drawings/geometry.ts';
import { seatLetter } from '../seats.ts';
import { CargoMark } from './Cargo.tsx';
import { middleOf, placeOf } from './links.ts';
import { shipsOf, type Table } from './model.ts';
import { ownerOf, shipNumber } from './names.ts';

interface ShipProps {
  readonly id: ShipId;
  readonly cargo: MaterialId | null;
  readonly lang: Lang;
  readonly box: NamedBox;
  /** Where it would come to lie, not where it is. */
  readonly ghost?: boolean;
}

/** A ship around the origin, bow to the right: its owner on deck, its number at the bow, its cargo under the keel. */
export const ShipDrawing = ({ id, cargo, lang, box, ghost = false }: ShipProps) => (
  <>
    <use href="#rt-hull" class={ghost ? 'rt-hull rt-ghost' : 'rt-hull'} />
    <use href={`#seat-${seatLetter(ownerOf(id))}`} x="-20" y="-13.5" width="27" height="27" />
    <text class="rt-ship-l" x="14" y="4.4">
      {shipNumber(id)}
    </text>
    {cargo && (
      <g class="rt-load" transform="translate(0 21) scale(.95)">
        <CargoMark material={cargo} lang={lang} box={box} />
      </g>
    )}
  </>
);

/** A ship in a line of text; the words beside it name it. */
export const ShipIcon = ({ id, cargo, lang, box }: Omit<ShipProps, 'ghost'>) => (
  <svg viewBox="-27 -20 58 52" width="50" height="45" aria-hidden="true">
    <ShipDrawing id={id} cargo={cargo} lang={lang} box={box} />
  </svg>
);

/** How far ships at one quay lie from each other. */
const ASTERN: Point = [-7, -13];

/** All ships afloat, over their places. */
export const Fleet = ({ table, lang }: { table: Table; lang: Lang }) => {
  const ships = shipsOf(table);
  return (
    <>
      {ships.map(({ id, at: where, cargo }) => {
        const place = placeOf(table.box, where);
        if (!place) return null;
        const before = ships.filter((other) => other.at === where && other.id < id).length;
        const [x, y] = middleOf(place);
        return (
          <g key={id} transform={`translate(${at([x + before * ASTERN[0], y + before * ASTERN[1]])})`}>
            <ShipDrawing id={id} cargo={cargo} lang={lang} box={table.box} />
          </g>
        );
      })}
    </>
  );
};
