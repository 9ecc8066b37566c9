import type { Lang } from '@portolan/core';
import { both } from '@portolan/core/words';
import { useEffect, useState } from 'preact/hooks';

/** What is said where a part could not be fetched. */
export const notLoaded = both('Cette page n’a pas pu s’ouvrir en entier.', 'This page could not be opened in full.');

/** What the button is called that asks for it again. */
export const loadAgain = both('Réessayer', 'Try again');

const loading = both('Ouverture…', 'Opening…');

/** A part of a page that is fetched when it is first asked for; while it is not there, how it may be asked for again. */
interface Fetched<Part> {
  readonly part?: Part;
  /** Opens the page again, once the part could not be fetched; see early.js. */
  readonly again?: () => void;
}

/** Fetches a part when it is first asked for. */
export type Fetch<Part> = () => Promise<{ readonly default: Part }>;

/** A part that is fetched as its place on the page comes to be. */
export const useFetched = <Part,>(load: Fetch<Part>): Fetched<Part> => {
  const [fetched, setFetched] = useState<Fetched<Part>>({});
  useEffect(() => {
    let wanted = true;
    const set = (next: Fetched<Part>): void => {
      if (wanted) setFetched(next);
    };
    const missing = (): void =>
      set({
        again: () => {
          set({});
          document.dispatchEvent(new CustomEvent('portolan:again', { detail: missing }));
        },
      });
    set({});
    load().then(
      ({ default: part }) => set({ part }),
      () => {
        missing();
        document.dispatchEvent(new Event('portolan:missing'));
      },
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return fetched;
};

/** What stands in the place of a part that is not there yet. */
export const Opening = ({ lang, again }: { lang: Lang; again: (() => void) | undefined }) => (
  <p class="small" role="status">
    {(again ? notLoaded : loading)[lang]}{' '}
    {again && (
      <button type="button" class="btn" onClick={again}>
        {loadAgain[lang]}
      </button>
    )}
  </p>
);
