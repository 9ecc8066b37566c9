import { useStore } from '@nanostores/preact';
import type { Result, Rulings } from '@portolan/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageGame } from '../kit/game.ts';
import { type Fetch, useFetched } from '../questions/Fetched.tsx';
import { same } from '../stores/same.ts';
import { editionOf, type Json, positionOf } from '../stores/table.ts';
import type { AnySheet } from './sheet.ts';

/** What a sheet is opened under as a table, and the table that it was counted from, which keeps what a sheet does not know. */
export interface OpenedUnder {
  readonly from: Json | undefined;
  readonly edition: unknown;
  readonly rulings: Rulings;
}

/** How the tables of a game and its sheets go over into each other. */
export interface KeptCount<Sheet, Kept> {
  readonly read: (json: unknown) => Result<Kept>;
  /** The sheet with what is counted on a table; its box is seen to by `counted`. */
  readonly take: (kept: Kept, sheet: Sheet) => Sheet;
  /** A sheet as a table, as far as it is known: the likeliest first, for `opened` takes the first that can be. */
  readonly open: (sheet: Sheet, under: OpenedUnder) => readonly Json[];
  readonly canBe: (position: Json) => boolean;
}

/** Who plays under what: what every table of a sheet begins with. */
export const tableFor = ({ players }: AnySheet, { edition, rulings }: OpenedUnder): Json => ({
  seats: players.length,
  ...(edition === undefined || edition === null ? {} : { edition }),
  ...(Object.keys(rulings).length > 0 ? { rulings } : {}),
});

/** The table that a sheet was counted from, if as many play there. */
export const sameTable = ({ players }: AnySheet, { from }: OpenedUnder): Json | undefined =>
  from?.seats === players.length ? from : undefined;

/** Whose box a table is played with, and which is ours: a table without a box of its own is one of the default box. */
interface Boxes {
  readonly own: unknown;
  readonly usual: string | undefined;
}

/** A sheet with what is counted on a table; a box other than the owner's comes along. */
export const counted = <Sheet extends AnySheet, Kept>(
  { take }: Pick<KeptCount<Sheet, Kept>, 'take'>,
  kept: Kept,
  position: Json,
  sheet: Sheet,
  { own, usual }: Boxes,
): Sheet => {
  const { edition: _, ...bare } = sheet;
  const came = position.edition ?? (own ? usual : undefined);
  return { ...take(kept, bare as Sheet), ...(came !== undefined && !same(came, own) ? { edition: came } : {}) };
};

/** A sheet as a table: the first that can be, else the likeliest, which the editor then says what is wrong with. */
export const opened = <Sheet extends AnySheet>(
  { open, canBe }: Pick<KeptCount<Sheet, unknown>, 'open' | 'canBe'>,
  sheet: Sheet,
  under: OpenedUnder,
): Json => {
  const tables = open(sheet, under);
  return tables.find(canBe) ?? tables[0] ?? tableFor(sheet, under);
};

/** What a table that was entered elsewhere and a sheet are to each other. */
interface Counting<Sheet, Kept> {
  /** The position kept by the editor, and how a sheet stands with it; undefined where there is none to count. */
  readonly kept: (() => void) | undefined;
  /** The table that the sheet was counted from. */
  readonly table: Kept | undefined;
  /** Counts a table that another page hands over. */
  readonly take: (position: Json) => void;
  /** The sheet as a table, once what makes tables is there. */
  readonly open: (sheet: Sheet) => Promise<Json>;
}

const nothing: Fetch<undefined> = async () => ({ default: undefined });

/** The sheet of a page, as far as counting a table changes it. */
interface Counted<Sheet> {
  readonly change: (change: (sheet: Sheet) => Sheet) => void;
  readonly under: Omit<OpenedUnder, 'from'>;
}

/**
 * Counts tables and opens sheets as tables. What reads tables is fetched where one is kept or handed over, or where somebody
 * opens the sheet as one; only after the page has come alive.
 */
export const useCounting = <Sheet extends AnySheet, Kept>(
  game: PageGame,
  load: Fetch<KeptCount<Sheet, Kept>>,
  { change, under }: Counted<Sheet>,
): Counting<Sheet, Kept> => {
  const json = useStore(positionOf(game.id), { ssr: 'initial' });
  const own = useStore(editionOf(game.id), { ssr: 'initial' });
  const boxes: Boxes = { own, usual: game.boxId };
  const [from, come] = useState<Json>();
  const [handed, hand] = useState<Json>();
  const { part } = useFetched<KeptCount<Sheet, Kept> | undefined>(
    (json ?? handed) ? load : nothing,
    json !== null || handed !== undefined,
  );
  const kept = useMemo(() => {
    const found = json && part ? part.read(json) : undefined;
    return found?.ok && json ? { position: json, read: found.value } : undefined;
  }, [json, part]);
  const table = useMemo(() => {
    const found = from && part ? part.read(from) : undefined;
    return found?.ok ? found.value : undefined;
  }, [from, part]);
  const take = (made: KeptCount<Sheet, Kept>, position: Json): void => {
    const found = made.read(position);
    if (!found.ok) return;
    come(position);
    change((sheet) => counted(made, found.value, position, sheet, boxes));
  };
  useEffect(() => {
    if (!part || !handed) return;
    hand(undefined);
    take(part, handed);
  }, [part, handed]);
  return {
    kept: part && kept && (() => take(part, kept.position)),
    table,
    take: hand,
    open: async (sheet) => {
      const made = (await load()).default;
      const read = json ? made.read(json) : undefined;
      const isKept = json && read?.ok && same(counted(made, read.value, json, sheet, boxes), sheet);
      return opened(made, sheet, { ...under, from: from ?? (isKept ? json : undefined) });
    },
  };
};
