import { type Table, TilePicture } from '@portolan/boards/cabo-da-roca';
import { type Face, type TileKind, tileKinds } from '@portolan/cabo-da-roca';
import { tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { Item } from '../../../board/entry.ts';
import { capital } from '../../../kit/text.ts';

interface Of {
  readonly lang: Lang;
  readonly table: Pick<Table, 'box'>;
  /** What each begins with in a tray: `tile`. */
  readonly what: string;
  /** The letter that a port gets. */
  readonly port: Face;
  readonly kinds?: readonly TileKind[];
  /** How many of a kind are left; without it there is no limit. */
  readonly left?: (kind: TileKind) => number;
  /** Where it goes at once. */
  readonly into?: string;
}

/** Tiles of a box as they lie in a tray, one of each kind. */
export const tileItems = ({ lang, table, what, port, kinds = tileKinds, left, into }: Of): Item[] =>
  kinds.map((kind) => ({
    id: `${what} ${kind}`,
    name: capital(tileName(kind, lang)),
    ...(left ? { left: left(kind) } : {}),
    ...(into === undefined ? {} : { into }),
    picture: (
      <TilePicture
        table={table as Table}
        face={kind === 'port' ? port : (kind as Face)}
        name={`${what}-${kind}`}
        lang={lang}
      />
    ),
  }));
