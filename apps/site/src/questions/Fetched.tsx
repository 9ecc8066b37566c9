import type { Lang } from '@portolan/core';
import { both } from '@portolan/core/words';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** What is said where a part could not be fetched. */
export const notLoaded = both('Cette page n’a pas pu s’ouvrir en entier.', 'This page could not be opened in full.');

/** What the button is called that asks for it again. */
export const loadAgain = both('Réessayer', 'Try again');

/** What is said while a part is on its way. */
export const opening = both('Ouverture…', 'Opening…');

/** A part of a page that is fetched when it is first asked for; while it is not there, how it may be asked for again. */
interface Fetched<Part> {
  readonly part?: Part;
  /** Opens the page again, once the part could not be fetched; see early.js. */
  readonly again?: () => void;
}

/** Fetches a part when it is first asked for. */
export type Fetch<Part> = () => Promise<{ readonly default: Part }>;

/** What has come, by what has fetched it: it is there at once the next time. */
const had = new WeakMap<Fetch<unknown>, { readonly part: unknown }>();

/** A part that is fetched as its place on the page comes to be, or once it is wanted there; the build waits for it. */
export const useFetched = <Part,>(load: Fetch<Part>, wanted = true): Fetched<Part> => {
  const known = had.get(load) as Fetched<Part> | undefined;
  const [fetched, setFetched] = useState<Fetched<Part>>({});
  if (import.meta.env.SSR && !known) throw load().then(({ default: part }) => void had.set(load, { part }));
  useEffect(() => {
    let here = true;
    const set = (next: Fetched<Part>): void => {
      if (here) setFetched(next);
    };
    const missing = (): void =>
      set({
        again: () => {
          set({});
          document.dispatchEvent(new CustomEvent('portolan:again', { detail: missing }));
        },
      });
    if (!wanted || had.has(load)) return undefined;
    set({});
    load().then(
      ({ default: part }) => {
        had.set(load, { part });
        set({ part });
      },
      () => {
        missing();
        document.dispatchEvent(new Event('portolan:missing'));
      },
    );
    return () => {
      here = false;
    };
  }, [load, wanted]);
  return known ?? fetched;
};

/** What stands in the place of a part that is not there yet. */
export const Opening = ({ lang, again }: { lang: Lang; again: (() => void) | undefined }) => (
  <p class="small" role="status" aria-busy={!again}>
    {(again ? notLoaded : opening)[lang]}{' '}
    {again && (
      <button type="button" class="btn" onClick={again}>
        {loadAgain[lang]}
      </button>
    )}
  </p>
);

/**
 * A part of a page that is fetched once it is wanted there; who has no use for it does not fetch it. `quiet`: nobody waits
 * for it, and until it is there, nothing stands in its place.
 */
export const whenWanted =
  <Props extends { readonly lang: Lang }>(
    load: Fetch<FunctionComponent<Props>>,
    wanted?: (props: Props) => boolean,
    quiet?: 'quiet',
  ): FunctionComponent<Props> =>
  (props) => {
    const isWanted = !wanted || wanted(props);
    const { part: Part, again } = useFetched(load, isWanted);
    if (!isWanted || (quiet && !Part)) return null;
    return Part ? <Part {...props} /> : <Opening lang={props.lang} again={again} />;
  };
