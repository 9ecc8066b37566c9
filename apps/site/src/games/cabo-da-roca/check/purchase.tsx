import type { PlacedShip, PlacedTile } from '@portolan/cabo-da-roca';
import type { PurchaseAnswer, PurchaseInput, PurchasePlace, Whose } from '@portolan/cabo-da-roca/checkers';
import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import { StillChart } from '../parts/StillChart.tsx';
import { boxFrom, laidOver, landNorth, openSea, smallTable } from '../parts/tables.ts';
import { fields } from './purchase-fields.tsx';

const seat = (whose: Whose | undefined): number | undefined =>
  whose === 'own' ? 0 : whose === 'opponent' ? 1 : undefined;

const tileOf: Readonly<Record<PurchasePlace, PlacedTile['tile']>> = {
  port: 'A',
  lighthouse: 'lighthouse',
  island: 'island',
  coast: 'coast',
  sea: 'sea',
};

const Board = ({ lang, input, answer, untold = [] }: BoardProps<PurchaseInput, PurchaseAnswer>) => {
  const box = boxFrom(input.edition);
  const place = untold.includes('place') ? 'sea' : input.place;
  const shore = place === 'port' || place === 'coast';
  const around: PlacedTile[] = shore
    ? [
        { at: [-1, 0], ...landNorth(box, 'quarter', 'NE') },
        { at: [1, 0], ...landNorth(box, 'quarter', 'NW') },
        ...openSea([-1, 1], [1, 1]),
      ]
    : openSea([-1, -1], [1, 1]);
  const sailor = seat(input.sailor);
  const ship = seat(input.ship);
  const ships: Record<string, PlacedShip> = {
    ...(ship === undefined ? {} : { [`${ship}t1`]: { at: [0, 0], heading: place === 'port' ? null : ('E' as const) } }),
    ...(input.near ? { '0f1': { at: [1, 1], heading: 'W' as const } } : {}),
  };
  return (
    <StillChart
      lang={lang}
      name="purchase"
      table={smallTable({
        tiles: laidOver(around, [{ at: [0, 0], ...landNorth(box, tileOf[place]) }]),
        ships,
        box,
        sailors: sailor === undefined ? [] : [{ owner: sailor, at: [0, 0] }],
      })}
      extent={{ x: -1, y: shore ? 0 : -1, columns: 3, rows: shore ? 2 : 3 }}
      marks={{ rings: [{ at: [0, 0], wrong: !answer.verdict.legal }] }}
    />
  );
};

const purchase: DisputeForm<PurchaseInput, PurchaseAnswer> = {
  boxed: true,
  fields,
  Board,
};

export default purchase;
