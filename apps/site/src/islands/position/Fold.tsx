import type { Lang, Violation } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Book } from '../../kit/book.ts';
import { Sign } from '../../kit/marks.tsx';
import { ClauseLink } from '../example/ClauseLink.tsx';
import { shared as words } from './shared-words.ts';

/** A group of fields under its heading. */
export const Fold = ({
  title,
  open,
  wrong,
  children,
}: {
  title: string;
  open?: boolean;
  wrong?: boolean;
  children: ComponentChildren;
}) => (
  <details class={wrong ? 'fold is-bad' : 'fold'} open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);

/** A group of fields that are drawn when it is opened: they are many. */
export const LongFold = ({
  title,
  wrong,
  children,
}: {
  title: string;
  wrong: boolean;
  children: () => ComponentChildren;
}) => {
  const [open, setOpen] = useState(false);
  return (
    <details
      class={wrong ? 'fold is-bad' : 'fold'}
      open={open}
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
};

/** Why a position cannot occur, each reason with its clause. */
export const Impossible = ({
  violations,
  lang,
  book,
}: {
  violations: readonly Violation[];
  lang: Lang;
  book: Book;
}) => {
  if (violations.length === 0) return null;
  return (
    <section class="impossible" aria-live="polite">
      <Sign state="illegal" />
      <div>
        <b>{words.impossible[lang]}</b>
        <ul>
          {violations.map((violation) => (
            <li key={JSON.stringify(violation)}>
              {book.violationText(violation, lang)} <ClauseLink id={violation.clause} book={book} lang={lang} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

/** What is wrong with a group as a whole. */
export const Whole = ({
  wrongAll,
  paths,
}: {
  wrongAll: (path: string) => string | undefined;
  paths: readonly string[];
}) => {
  const found = paths.flatMap((path) => wrongAll(path) ?? [])[0];
  return found ? <p class="err">{found}</p> : null;
};
