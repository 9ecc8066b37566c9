import { renderToString } from 'preact-render-to-string';
import type { Around } from '../board/entry.ts';
import { BoardContext } from '../board/spots.ts';
import { unjudged } from '../check/asked.ts';
import type { AnyForm, AnyJudge, DisputeParts, FieldsAbout } from '../check/module.ts';
import { GameProvider, type PageGame } from '../kit/game.ts';

// What the laws of the disputes need that are entered as a hand would.

/** The standard box, and every open point as we read it. */
export const about: FieldsAbout = { edition: undefined, rulings: {} };

const pages = import.meta.glob<{ readonly default: PageGame }>('./*/page.ts', { eager: true });
const checked = import.meta.glob<{ readonly disputes: Readonly<Record<string, DisputeParts>> }>('./*/check/Page.tsx', {
  eager: true,
});

/** All games with their disputes. */
export const askedGames = Object.entries(pages).map(
  ([path, { default: page }]) =>
    [page.title.en, checked[path.replace('page.ts', 'check/Page.tsx')]?.disputes ?? {}, page] as const,
);

/** A page is drawn once its rulebook has come, which is asked for as it is drawn first. */
export const openPage = async (page: PageGame): Promise<void> => {
  try {
    renderToString(<GameProvider value={page} lang="en" quotes={false} children={null} />);
  } catch {
    await page.rules();
  }
};

/** The picture of a dispute, as it is entered. */
export const drawn = (
  { Board }: AnyForm,
  { checker, beside }: AnyJudge,
  input: unknown,
  around: Around<FieldsAbout>,
  asks: boolean,
  page: PageGame,
  untold: readonly string[] = [],
): string => {
  const read = checker.parse(input);
  if (!read.ok) return '';
  const answer = asks ? unjudged(checker.judge(read.value)) : checker.judge(read.value);
  return renderToString(
    <GameProvider value={page} lang={around.lang} quotes={false}>
      <BoardContext.Provider value={{ mind: {}, own: null, open: new Set(), stop: undefined }}>
        <Board
          lang={around.lang}
          input={read.value}
          answer={answer}
          beside={beside?.(answer, read.value, around.lang)}
          asks={asks}
          untold={untold}
          onChange={() => undefined}
        />
      </BoardContext.Provider>
    </GameProvider>,
  );
};

/** The places that the picture gives. */
export const spotsOf = (
  form: AnyForm,
  judge: AnyJudge,
  input: unknown,
  around: Around<FieldsAbout>,
  page: PageGame,
): string[] => {
  const html = drawn(form, judge, input, around, false, page);
  return [...html.matchAll(/data-spot="([^"]*)"/g)].map(([, spot = '']) => spot);
};
