import type { Lang } from '@portolan/core';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { OpenFile } from '../kit/OpenFile.tsx';
import { isLink } from '../stores/link-sign.ts';
import { whenPacking } from '../stores/packing.ts';
import { type Fetch, Opening, useFetched } from './Fetched.tsx';

/** What the island of a page of questions gets from the build: the list of questions is drawn there, and needs no script. */
export interface QuestionPageProps {
  readonly lang: Lang;
  readonly base: string;
  /** The fragments that open something here. */
  readonly names: readonly string[];
  /** The list, and what stands below the button for files. */
  readonly children?: ComponentChildren;
  readonly after?: ComponentChildren;
}

/** What the part that answers gets: it reads the address itself. */
export interface ChosenProps {
  readonly lang: Lang;
  readonly base: string;
  /** The part was turned to on the page, rather than opened with it. */
  readonly turned: boolean;
}

type Chosen = FunctionComponent<ChosenProps>;

/** Whether a question is open, which one it is, and whether it was turned to here. */
interface Shown {
  readonly chosen: boolean;
  readonly times: number;
  readonly turned: boolean;
}

/** What the address asks for; undefined for one that is not ours, such as an anchor of the page. */
const chosenBy = (names: readonly string[], fragment: string): boolean | undefined => {
  if (fragment === '' || fragment === 'list') return false;
  return names.includes(fragment) || isLink(fragment) || undefined;
};

const Answering = ({ load, times, ...props }: ChosenProps & { load: Fetch<Chosen>; times: number }) => {
  const { part: Part, again } = useFetched<Chosen>(load);
  return Part ? <Part key={times} {...props} /> : <Opening lang={props.lang} again={again} />;
};

/**
 * A page of questions: the list, or the question that the address names. Nothing of a question is fetched before one is
 * chosen: `load` gives what answers, and a name of the list may begin to fetch the rest beside it.
 */
export const QuestionPage = ({
  lang,
  base,
  names,
  children,
  after,
  load,
  ahead,
}: QuestionPageProps & { load: Fetch<Chosen>; ahead?: (name: string) => void }) => {
  const [{ chosen, times, turned }, go] = useState<Shown>({ chosen: false, times: 0, turned: false });
  useEffect(() => {
    const read = (turned: boolean): void => {
      const fragment = location.hash.slice(1);
      const next = chosenBy(names, fragment);
      if (next) ahead?.(fragment);
      if (next !== undefined) go((now) => ({ chosen: next, times: now.times + 1, turned }));
    };
    const turned = (): void => {
      read(true);
      window.scrollTo({ top: 0 });
    };
    // A link is followed once it can be read.
    const turn = (): void => (isLink(location.hash.slice(1)) ? whenPacking(turned) : turned());
    if (location.hash) read(false);
    addEventListener('hashchange', turn);
    return () => removeEventListener('hashchange', turn);
  }, []);
  return (
    <div class="kit not-content">
      {chosen ? (
        <Answering lang={lang} base={base} turned={turned} load={load} times={times} />
      ) : (
        <>
          {children}
          <OpenFile lang={lang} base={base} />
          {after}
        </>
      )}
    </div>
  );
};
