import type { Face, Rotation } from '@portolan/cabo-da-roca';
import { tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { coastOf } from './coast.ts';
import type { Table } from './model.ts';
import { Place } from './Places.tsx';
import { Land, SeaDefs, seaIds, Water } from './Sea.tsx';
import { kindOf, tileAt } from './tiles.ts';

interface Props {
  readonly table: Table;
  readonly face: Face;
  readonly rot?: Rotation;
  readonly name: string;
  readonly lang: Lang;
}

/** One tile by itself. Far from the table: it has its own coast. Without `label` the words beside it name it. */
export const TilePicture = ({ table, face, rot = 0, name, lang, label }: Props & { readonly label?: string }) => {
  const tile = tileAt(table.box, [0, 0], face, rot);
  const ids = seaIds(`${name}-h`);
  const coast = coastOf([{ at: tile.at, land: tile.land, quay: tile.kind === 'port' }]);
  const sea = { coast, squares: [tile.at], ids };
  return (
    <svg
      viewBox="-3 -3 106 106"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      <SeaDefs {...sea} />
      <Water {...sea} />
      <Land {...sea} />
      <Place tile={tile} lang={lang} />
    </svg>
  );
};

/** The tile in hand, before it is laid. */
export const TileView = (props: Props) => {
  const { table, face, lang } = props;
  const kind = kindOf(face);
  const label = kind === 'port' ? `${tileName('port', lang)} ${face}` : tileName(kind, lang);
  return (
    <figure class="cb-hand">
      <TilePicture {...props} table={table} label={label} />
      <figcaption>
        <b>{label}</b>
        <span class="small">{lang === 'fr' ? 'tuile en main' : 'tile in hand'}</span>
      </figcaption>
    </figure>
  );
};
