import type { Lang } from '@portolan/core';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { type Fetch, Opening, useFetched } from '../questions/Fetched.tsx';

interface Props<About extends object> {
  readonly lang: Lang;
  readonly load: Fetch<FunctionComponent<About>>;
  /** JSON of what is shown: as long as it is what the page came with, the drawing of the build stands. */
  readonly by: readonly unknown[];
  /** What is shown; `live`: it answers, where that of the build only stands there. */
  readonly of: (live: boolean) => About;
  /** What stands below the drawing of the build, and answers. */
  readonly children?: ComponentChildren;
}

/** Content that is let alone: while a page comes alive, what the build has put there stays. */
const asBuilt = { __html: '' };

/** What the build has drawn, fetched to be drawn again once something else is to be shown. */
export const Later = <About extends object>({ lang, load, by, of, children }: Props<About>) => {
  const now = JSON.stringify(by);
  const [first] = useState(now);
  const [changed, change] = useState(false);
  if (!changed && now !== first) change(true);
  const { part: Part, again } = useFetched(load, changed);
  if (again) return <Opening lang={lang} again={again} />;
  if (Part && changed)
    return (
      <div class="later">
        <Part {...of(true)} />
      </div>
    );
  return (
    <>
      {Part && import.meta.env.SSR ? (
        <div class="later">
          <Part {...of(false)} />
        </div>
      ) : (
        // What is to come stands there soon: until then this is of another table.
        <div class="later" aria-busy={changed} dangerouslySetInnerHTML={asBuilt} />
      )}
      {children}
    </>
  );
};
