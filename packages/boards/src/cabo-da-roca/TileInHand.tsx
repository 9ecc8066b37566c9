import type { Face, Rotation } from '@portolan/cabo-da-roca';
import { tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { coastOf } from './coast.ts';
import type { Table } from './model.ts';
import { Place } from './Places.tsx';
import { Land, SeaDefs, seaIds, Water } from './Sea.tsx';
import { tileAt } from './tiles.ts';

interface Props {
  readonly table: Table;
  readonly face: Face;
  readonly rot?: Rotation;
  readonly name: string;
  readonly lang: Lang;
}

/** One tile by itself, before it is laid. */
export const TileView = ({ table, face, rot = 0, name, lang }: Props) => {
  // Far from the table: a tile in hand has its own coast.
  const tile = tileAt(table.box, [0, 0], face, rot);
  const ids = seaIds(`${name}-h`);
  const coast = coastOf([{ at: tile.at, land: tile.land, quay: tile.kind === 'port' }]);
  const sea = { coast, squares: [tile.at], ids };
  const label = tile.port ? `${tileName('port', lang)} ${tile.port}` : tileName(tile.kind, lang);
  return (
    <figure class="cb-hand">
      <svg viewBox="-3 -3 106 106" role="img" aria-label={label}>
        <SeaDefs {...sea} />
        <Water {...sea} />
        <Land {...sea} />
        <Place tile={tile} lang={lang} />
      </svg>
      <figcaption>
        <b>{label}</b>
        <span class="small">{lang === 'fr' ? 'tuile en main' : 'tile in hand'}</span>
      </figcaption>
    </figure>
  );
};
