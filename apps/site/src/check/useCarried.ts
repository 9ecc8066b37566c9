import { useEffect, useState } from 'preact/hooks';
import { leadOn } from '../stores/hand-on.ts';
import { packing } from '../stores/packing.ts';
import type { Json } from '../stores/table.ts';
import type { AnyForm, FieldsAbout } from './module.ts';

/** What is entered, as a whole table, for the links that take it along. */
export interface Carried {
  /** The table that it makes, as a link holds it; undefined where it makes none, null while nobody has asked. */
  readonly table: string | undefined | null;
  /** Asks: somebody is about to use the page. */
  readonly ask: () => void;
  /** Goes where the table leads, on a page where it is not known yet. */
  readonly follow: (to: (table: string | undefined) => string) => (event: Event) => void;
}

/** What was made of which input. */
interface Made {
  readonly input: Json;
  readonly about: string;
  readonly table: string | undefined;
}

/** Makes a whole table of what is entered, once somebody uses the page: what knows whether it can be is large. */
export const useCarried = (
  game: string,
  { toPosition }: Pick<AnyForm, 'toPosition'>,
  input: Json | undefined,
  about: FieldsAbout,
  used: boolean,
): Carried => {
  const [asked, ask] = useState(false);
  const [made, setMade] = useState<Made>();
  const key = JSON.stringify(about);
  const find = async (): Promise<string | undefined> => {
    try {
      const [position, { encodeLink }] = await Promise.all([input && toPosition?.(input, about), packing()]);
      return position && encodeLink(game, 'position', { position });
    } catch {
      // What makes tables could not be fetched: the links lead where an empty one stands.
      return undefined;
    }
  };
  const wanted = (asked || used) && toPosition !== undefined;
  useEffect(() => {
    let here = true;
    if (wanted && input)
      find().then((table) => {
        if (here) setMade({ input, about: key, table });
      });
    return () => {
      here = false;
    };
  }, [wanted, input, key, toPosition]);
  const known = made !== undefined && made.input === input && made.about === key;
  return {
    table: !toPosition || !input ? undefined : known ? made.table : null,
    ask: () => ask(true),
    follow: (to) => (event) => {
      event.preventDefault();
      find().then((table) => leadOn(to(table)));
    },
  };
};
