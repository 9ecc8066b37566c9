import type { Lang } from '@portolan/core';
import { useGame } from './game.ts';
import { Icon } from './Icon.tsx';
import { both, words } from './text.ts';

/** Whose case it is that stands on a page. */
export type Whose = 'example' | 'mine' | 'sent';

const names = {
  example: both('Exemple', 'Example'),
  mine: both('Mon cas', 'My case'),
  sent: both('Reçu', 'Received'),
} as const;

const icons = { example: 'note', mine: 'pencil', sent: 'link' } as const;

/** The way back, and at the right what stands here: an example until something is changed. */
export const Crumb = ({
  lang,
  base,
  whose,
  list = true,
}: {
  readonly lang: Lang;
  readonly base: string;
  /** Left out on a page that is nobody's case. */
  readonly whose?: Whose | undefined;
  /** The page has a list of questions. */
  readonly list?: boolean;
}) => {
  const { book, title } = useGame();
  return (
    <nav class="crumb where" aria-label={words.allQuestions[lang]}>
      <a href={book.pageHref('', lang, base)}>
        <Icon name="back" /> {title[lang]}
      </a>
      {list && (
        <a href="#list" aria-label={words.allQuestions[lang]}>
          <span class="crumb-long">{words.allQuestions[lang]}</span>
          <span class="crumb-short">Questions</span>
        </a>
      )}
      {whose && (
        <span class="badge" data-whose={whose}>
          <Icon name={icons[whose]} /> {names[whose][lang]}
        </span>
      )}
    </nav>
  );
};
