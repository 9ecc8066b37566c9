import type { Lang, Problem } from '@portolan/core';
import { useGame } from '../kit/game.ts';
import { both } from '../kit/text.ts';
import { encodeLink } from '../stores/link.ts';
import type { AnySolve, GivenAnswer } from './game.ts';
import type { AskedPosition } from './usePosition.ts';

const texts = {
  position: both('La position', 'The position'),
  sample: both(
    'Une table d’exemple : entrez la vôtre pour votre propre partie.',
    'A sample table: enter your own for your own game.',
  ),
  own: both('La position que vous avez entrée.', 'The position you entered.'),
  sent: both('La position qui a été envoyée.', 'The position that was sent.'),
  change: both('Changer la position', 'Change the position'),
} as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly game: AnySolve;
  readonly about: AskedPosition;
  readonly table: unknown;
  readonly say: (problem: Problem) => string;
  readonly answer: GivenAnswer<unknown> | undefined;
}

/** The table that is asked about, with what the answer points out on it. */
export const Position = ({ lang, base, game: { Board }, about, table, say, answer }: Props) => {
  const { id, book } = useGame();
  const { position, whose, problems } = about;
  return (
    <details class="solve-p" open>
      <summary>{texts.position[lang]}</summary>
      {problems.map((problem) => (
        <p key={problem.path + problem.code} class="err">
          {say(problem)}
        </p>
      ))}
      <p class="small">{texts[whose][lang]}</p>
      <Board table={table} lang={lang} answer={answer} />
      <div class="actions">
        <a class="btn" href={book.pageHref(`check/#${encodeLink(id, 'position', { position })}`, lang, base)}>
          {texts.change[lang]}
        </a>
      </div>
    </details>
  );
};
