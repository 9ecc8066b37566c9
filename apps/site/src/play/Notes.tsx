import type { Kind, Lang, Problem } from '@portolan/core';
import type { ReadSitting } from '@portolan/core/table';
import { ClauseLink } from '../example/ClauseLink.tsx';
import type { AnyKit } from '../example/game-kit.ts';
import type { Book } from '../kit/book.ts';
import { download, tableFile } from '../kit/download.ts';
import { useGame } from '../kit/game.ts';
import { otherRules } from '../kit/other-rules.ts';
import { counted, fill } from '../kit/text.ts';
import { toldProblem } from './told-problem.ts';
import { toldWords as words } from './told-words.ts';
import { playWords } from './words.ts';

/** What was read, as far as there is something to say of it. */
export interface Received extends Pick<ReadSitting<Kind>, 'refused' | 'otherwise' | 'leftOut'> {
  /** The version of the rules under which it was begun. */
  readonly rulesVersion: number;
  /** What was read, as it was: nothing of it is lost. */
  readonly original: unknown;
}

const movesCounted = (n: number, lang: Lang): string =>
  lang === 'fr' ? counted(n, 'coup', 'coups', lang) : counted(n, 'move', 'moves', lang);

/** Gives back what was read, as it was. */
const Original = ({ lang, original }: { lang: Lang; original: unknown }) => {
  const { id } = useGame();
  return (
    <button type="button" class="btn" onClick={() => download(tableFile(id, original))}>
      {words.keepOriginal[lang]}
    </button>
  );
};

interface UnreadProps {
  readonly lang: Lang;
  readonly book: Book;
  readonly problems: readonly Problem[];
  /** What could not be read, where it is the game kept here. */
  readonly original: unknown;
  readonly fresh: (() => void) | undefined;
}

/** Why something could not be read; the game that stands here goes on. */
export const Unread = ({ lang, book, problems, original, fresh }: UnreadProps) => {
  // What is no game at all has no place where something is wrong.
  const placed = problems.filter(({ path }) => path !== '');
  return (
    <div class="note" role="alert">
      <p>{words.badFile[lang]}</p>
      <ul>
        {placed.slice(0, 3).map((problem) => (
          <li key={problem.path}>{toldProblem(book, problem, lang)}</li>
        ))}
      </ul>
      {original !== undefined && <Original lang={lang} original={original} />}
      {fresh && (
        <button type="button" class="btn" onClick={fresh}>
          {playWords.newGame[lang]}
        </button>
      )}
    </div>
  );
};

/** The storage does not take the game: this tab alone knows it. */
export const Unsaved = ({ lang }: { lang: Lang }) => (
  <p class="note" role="alert">
    {words.unsaved[lang]}
  </p>
);

/** Another tab plays this game. */
export const Elsewhere = ({ lang, take }: { lang: Lang; take: () => void }) => (
  <p class="note" role="status">
    {words.elsewhere[lang]}{' '}
    <button type="button" class="btn" onClick={take}>
      {words.takeOver[lang]}
    </button>
  </p>
);

/** Under which rules a game was begun, which of its moves these rules carry out otherwise, and which they refuse, with the clause. */
export const Rejudged = ({ lang, kit, received }: { lang: Lang; kit: AnyKit; received: Received }) => {
  const { rulesVersion, refused, otherwise, leftOut, original } = received;
  const [changed] = otherwise;
  const other = otherRules(rulesVersion, kit.game.rulesVersion, lang);
  if (!other && refused.length === 0 && !changed) return null;
  return (
    <div class="note play-rejudged" role="status">
      {other && (
        <p>
          {other} {words.rejudged[lang]}
        </p>
      )}
      {changed && (
        <p>
          {changed.action
            ? fill(words.otherwiseNow[lang], {
                n: String(changed.number),
                move: kit.rules.action(changed.action, lang),
              })
            : words.otherwiseSetup[lang]}
        </p>
      )}
      {refused.length > 0 && (
        <>
          <p>{fill(words.refusedHere[lang], { n: movesCounted(leftOut, lang) })}</p>
          <ul>
            {refused.slice(0, 5).map(({ number, action, verdict }) => (
              <li key={number}>
                {fill(words.refusedMove[lang], {
                  n: String(number),
                  move: kit.rules.action(action, lang),
                  why: kit.book.violationText(verdict.violations[0], lang),
                })}{' '}
                <ClauseLink id={verdict.violations[0].clause} book={kit.book} lang={lang} />
              </li>
            ))}
          </ul>
        </>
      )}
      {(refused.length > 0 || changed) && <Original lang={lang} original={original} />}
    </div>
  );
};
