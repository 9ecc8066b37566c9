import type { Lang, Problem } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { LinkTrouble } from '../check/LinkTrouble.tsx';
import { TurnedProvider } from '../kit/Ask.tsx';
import { GameProvider, type PageGame } from '../kit/game.ts';
import { Icon } from '../kit/Icon.tsx';
import { words } from '../kit/text.ts';
import type { From } from '../kit/useTerms.ts';
import { openedAddress } from '../stores/address.ts';

/** What the address asks for: a name of the page, with what its link holds, or what is wrong with the link. */
interface Route {
  readonly name: string;
  readonly from?: From | undefined;
  readonly problems: readonly Problem[];
}

const routeOf = (game: PageGame, turned: boolean): Route => {
  const { name, link, origin } = openedAddress(game.id, turned);
  if (!link) return { name, problems: [] };
  if (!link.ok) return { name: '', problems: link.problems };
  const { kind, payload } = link.value;
  return { name: kind, from: { origin, payload }, problems: [] };
};

interface Props {
  readonly lang: Lang;
  readonly page: PageGame;
  readonly turned: boolean;
  /** What has this name; undefined for a name that is none here. */
  readonly part: (name: string, from: From | undefined) => ComponentChildren | undefined;
  /** The rulebook is quoted by answers, not only by what is said of a link. */
  readonly quotes?: boolean;
}

/** The way back to the list, and the place in it. */
export const Where = ({ lang, children }: { lang: Lang; children?: ComponentChildren }) => (
  <nav class="where" aria-label={words.allQuestions[lang]}>
    <a href="#list">
      <Icon name="back" /> {words.allQuestions[lang]}
    </a>
    {children}
  </nav>
);

const noSuchKind: readonly Problem[] = [{ path: '', code: 'link-kind' }];

/** The question that the address names, or what is wrong with the link that stands there. */
export const Answering = ({ lang, page, turned, part, quotes = true }: Props) => {
  const [{ name, from, problems }] = useState(() => routeOf(page, turned));
  const shown = problems.length > 0 ? undefined : part(name, from);
  return (
    <GameProvider value={page} lang={lang} quotes={quotes || !shown || from?.origin.sent !== undefined}>
      <TurnedProvider value={turned}>
        {shown ?? (
          <>
            <Where lang={lang} />
            <LinkTrouble lang={lang} problems={problems.length > 0 ? problems : noSuchKind} />
          </>
        )}
      </TurnedProvider>
    </GameProvider>
  );
};
