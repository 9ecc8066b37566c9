import type { Lang, Problem } from '@portolan/core';
import { useEffect, useState } from 'preact/hooks';
import { LinkTrouble } from '../check/LinkTrouble.tsx';
import { TurnedProvider } from '../kit/Ask.tsx';
import { GameProvider } from '../kit/game.ts';
import { Icon } from '../kit/Icon.tsx';
import { OpenFile } from '../kit/OpenFile.tsx';
import { both, words } from '../kit/text.ts';
import type { From } from '../kit/useTerms.ts';
import { type Opened, openedAddress } from '../stores/address.ts';
import { certainties } from './certainties.ts';
import type { AnySolve, Asked } from './game.ts';
import { kindOf } from './kind.ts';
import { One } from './One.tsx';

const lead = both(
  'Posez une question sur votre position. Chaque réponse dit ce qu’elle vaut : prouvée, exacte, ou estimée avec son erreur.',
  'Ask about your position. Every answer says what it is worth: proved, exact, or estimated with its error.',
);

interface Props {
  readonly lang: Lang;
  readonly base: string;
}

type Route =
  | { readonly kind: 'list' }
  | { readonly kind: 'one'; readonly question: Asked; readonly from?: From }
  | { readonly kind: 'broken'; readonly problems: readonly Problem[] };

const plainRoute = ({ asked, first }: AnySolve, name: string, from?: From): Route | undefined => {
  const question = asked.find((one) => kindOf(one.id) === name);
  const what = from ? { from } : {};
  if (question) return { kind: 'one', question, ...what };
  // A position alone, from the editor or an example: the best move is what people ask of it.
  const main = asked.find(({ id }) => id === first);
  if (name === 'position' && main) return { kind: 'one', question: main, ...what };
  return name === '' || name === 'list' ? { kind: 'list' } : undefined;
};

const routeOf = (game: AnySolve, { name, link, origin }: Opened): Route | undefined => {
  if (!link) return plainRoute(game, name);
  if (!link.ok) return { kind: 'broken', problems: link.problems };
  const { kind, payload } = link.value;
  return (
    plainRoute(game, kind, { origin, payload }) ?? {
      kind: 'broken',
      problems: [{ path: '', code: 'link-kind' }],
    }
  );
};

const List = ({ lang, base, asked }: Props & { asked: readonly Asked[] }) => (
  <>
    <p class="lead-0">{lead[lang]}</p>
    <ol class="asks">
      {asked.map((question) => (
        <li key={question.id}>
          <a href={`#${kindOf(question.id)}`}>
            <span class="ask-q">
              {question.title[lang]}{' '}
              <span class={`tag is-${question.certainty}`}>{certainties[question.certainty].word[lang]}</span>
            </span>
            <span class="ask-a">{question.tells[lang]}</span>
            <Icon name="next" />
          </a>
        </li>
      ))}
    </ol>
    <OpenFile lang={lang} base={base} />
  </>
);

/** The part of the page that is shown, which one it is, and whether it was turned to here. */
interface Shown {
  readonly route: Route;
  readonly times: number;
  readonly turned: boolean;
}

/** The page "what is my best move?": the list of questions, or the one that the address names. */
export const SolvePage = ({ lang, base, game }: Props & { game: AnySolve }) => {
  const [{ route, times, turned }, go] = useState<Shown>({ route: { kind: 'list' }, times: 0, turned: false });
  useEffect(() => {
    const read = (turned: boolean): void => {
      const next = routeOf(game, openedAddress(game.page.id, turned));
      if (next) go((now) => ({ route: next, times: now.times + 1, turned }));
    };
    const turn = (): void => {
      read(true);
      window.scrollTo({ top: 0 });
    };
    if (location.hash) read(false);
    addEventListener('hashchange', turn);
    return () => removeEventListener('hashchange', turn);
  }, []);
  return (
    <GameProvider value={game.page}>
      <TurnedProvider value={turned}>
        <div class="kit not-content">
          {route.kind !== 'list' && (
            <nav class="where" aria-label={words.allQuestions[lang]}>
              <a href="#list">
                <Icon name="back" /> {words.allQuestions[lang]}
              </a>
            </nav>
          )}
          {route.kind === 'list' && <List lang={lang} base={base} asked={game.asked} />}
          {route.kind === 'broken' && <LinkTrouble lang={lang} problems={route.problems} />}
          {route.kind === 'one' && (
            <One key={times} game={game} lang={lang} base={base} asked={route.question} from={route.from} />
          )}
        </div>
      </TurnedProvider>
    </GameProvider>
  );
};
