import type { Edition } from '@portolan/cabo-da-roca';
import type { Lang } from '@portolan/core';
import { short } from '../drawings/geometry.ts';
import { seatLetter } from '../seats.ts';
import { type Berth, cardOf, type Ship, type Table } from './model.ts';

/** The letter of the goods of a ship; a question mark if its card is not known. */
export const goodsLetter = (table: Table, ship: Ship, lang: Lang): string | undefined => {
  if (!ship.cargo) return undefined;
  const good = table.box.goods.find(({ id }) => id === cardOf(table, ship.cargo)?.good);
  return good ? good[lang].charAt(0).toUpperCase() : '?';
};

/** A ship's cargo: a crate with the letter of the goods, and the port it comes from. */
const Cargo = ({ letter, from }: { letter: string; from: string | null | undefined }) => (
  <g transform="translate(9 12)">
    <rect class="cb-crate" width="15" height="15" rx="1.5" />
    <text class="cb-chip" x="7.5" y="11.8">
      {letter}
    </text>
    {from && (
      <>
        <circle class="cb-from" cx="23" cy="7.5" r="7.6" />
        <text class="cb-chip cb-chip-p" x="23" y="11.6">
          {from}
        </text>
      </>
    )}
  </g>
);

const bonuses = ({ kept = 0, fresh = 0 }: Ship): number => kept + fresh;

interface Props {
  readonly berth: Berth;
  readonly table: Table;
  readonly lang: Lang;
  /** Whether its number has to be told, as its owner has another ship of the kind. */
  readonly numbered: boolean;
}

/** A ship from above, its bow where it heads, with its owner's token upright on deck. */
const Vessel = ({ berth: { ship, point, turn }, table, lang, numbered }: Props) => {
  const size = ship.kind === 'trade' ? 28 : 24;
  const letter = goodsLetter(table, ship, lang);
  const bonus = bonuses(ship);
  return (
    <g transform={`translate(${short(point[0])} ${short(point[1])})`} data-ship={ship.id}>
      <use href={`#cb-${ship.kind}`} transform={`rotate(${turn})`} x="-50" y="-50" width="100" height="100" />
      <use href={`#seat-${seatLetter(ship.owner)}`} x={-size / 2} y={-size / 2} width={size} height={size} />
      {letter && <Cargo letter={letter} from={ship.from} />}
      {numbered && (
        <g transform="translate(-17 -17)">
          <circle class="cb-from" r="8" />
          <text class="cb-chip" y="4.2">
            {ship.number}
          </text>
        </g>
      )}
      {bonus > 0 && (
        <g transform="translate(15 -17)">
          <rect class="lab" x="-10" y="-8" width="20" height="16" rx="3" />
          <text class="cb-chip" y="4.2">
            +{bonus}
          </text>
        </g>
      )}
    </g>
  );
};

const hasTwin = (ship: Ship, ships: readonly Ship[]): boolean =>
  ships.some((other) => other.id !== ship.id && other.owner === ship.owner && other.kind === ship.kind);

/** All ships. */
export const Fleet = ({ berths, table, lang }: { berths: readonly Berth[]; table: Table; lang: Lang }) => {
  const ships = berths.map(({ ship }) => ship);
  return (
    <>
      {berths.map((berth) => (
        <Vessel
          key={berth.ship.id}
          berth={berth}
          table={table}
          lang={lang}
          numbered={berth.ship.number > 0 && hasTwin(berth.ship, ships)}
        />
      ))}
    </>
  );
};

/** The name of some goods. */
export const goodsName = (box: Edition, id: string, lang: Lang): string =>
  box.goods.find((good) => good.id === id)?.[lang] ?? id;
