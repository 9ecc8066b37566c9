import type { Lang } from '@portolan/core';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { type Fetch, Opening, useFetched } from '../questions/Fetched.tsx';

interface Props<About extends object> {
  readonly lang: Lang;
  readonly load: Fetch<FunctionComponent<About>>;
  /** What is drawn: as long as it is what the page came with, the drawing of the build stands. */
  readonly of: About;
}

/** Content that is let alone: while a page comes alive, what the build has put there stays. */
const asBuilt = { __html: '' };

/** A drawing that the build has made, fetched to be drawn again once something else is to be shown. */
export const Later = <About extends object>({ lang, load, of }: Props<About>) => {
  const now = JSON.stringify(of);
  const [first] = useState(now);
  const [wanted, want] = useState(import.meta.env.SSR);
  if (!wanted && now !== first) want(true);
  const { part: Part, again } = useFetched(load, wanted);
  if (again) return <Opening lang={lang} again={again} />;
  return Part ? (
    <div class="later">
      <Part {...of} />
    </div>
  ) : (
    <div class="later" dangerouslySetInnerHTML={asBuilt} />
  );
};
