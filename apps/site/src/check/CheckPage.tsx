import type { Lang, Problem } from '@portolan/core';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { TurnedProvider } from '../kit/Ask.tsx';
import { GameProvider } from '../kit/game.ts';
import { Icon } from '../kit/Icon.tsx';
import { Sign } from '../kit/marks.tsx';
import { OpenFile } from '../kit/OpenFile.tsx';
import { both, fill, words } from '../kit/text.ts';
import type { From } from '../kit/useTerms.ts';
import { type Opened, openedAddress } from '../stores/address.ts';
import { Checker } from './Checker.tsx';
import { LinkTrouble } from './LinkTrouble.tsx';
import type { AnyModule, CheckGame, Dispute, Loading, PartProps } from './module.ts';

const texts = {
  lead: both(
    'Choisissez la question qui vous divise. La réponse cite la clause, dit ce qui serait permis et ce que changerait une autre lecture.',
    'Choose the question you disagree on. The answer quotes the clause, says what would be legal and what another reading would change.',
  ),
  all: both('Toutes les questions', 'All questions'),
  place: both('{n} sur {all} : {subject}', '{n} of {all}: {subject}'),
  anything: both('Autre chose ?', 'Something else?'),
  position: both('Entrer toute la position', 'Enter the whole position'),
  box: both('Votre boîte', 'Your box'),
  three: both('Les trois réponses possibles', 'The three possible answers'),
  legalWhy: both('Le coup est permis, et la clause dit par quoi.', 'The move is allowed, and the clause says why.'),
  illegalWhy: both('Chaque clause enfreinte est citée.', 'Every broken clause is quoted.'),
  dependsWhy: both(
    'La règle est ouverte ici ; choisissez à votre table.',
    'The rule is open here; choose at your table.',
  ),
} as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
}

/** What the address asks for. */
type Route =
  | { readonly kind: 'list' | 'position' | 'box'; readonly from?: From }
  | { readonly kind: 'checker'; readonly dispute: Dispute; readonly from?: From }
  | { readonly kind: 'broken'; readonly problems: readonly Problem[] };

const plainRoute = ({ disputes, box }: CheckGame, name: string, from?: From): Route | undefined => {
  const dispute = disputes.find(({ id }) => id === name);
  const what = from ? { from } : {};
  if (dispute) return { kind: 'checker', dispute, ...what };
  if (name === 'position' || (name === 'box' && box)) return { kind: name, ...what };
  return undefined;
};

/** Reads the address; undefined for one that is not ours, such as an anchor of the page. */
const routeOf = (game: CheckGame, { name, link, origin }: Opened): Route | undefined => {
  if (name === '' || name === 'list') return { kind: 'list' };
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

const Trio = ({ lang }: { lang: Lang }) => (
  <section class="sec">
    <h2 class="mid">{texts.three[lang]}</h2>
    <div class="trio">
      {(['legal', 'illegal', 'depends'] as const).map((state) => (
        <div key={state} class={`verdict v-${state}`}>
          <header>
            <Sign state={state} />
            <div>
              <p class="word">{words[state][lang]}</p>
              <p class="why">{texts[`${state}Why`][lang]}</p>
            </div>
          </header>
        </div>
      ))}
    </div>
  </section>
);

const Entry = ({ href, n, title, asks }: { href: string; n?: number; title: string; asks: string }) => (
  <li>
    <a href={href}>
      {n !== undefined && (
        <span class="ask-n" aria-hidden="true">
          {n}
        </span>
      )}
      <span class="ask-q">{title}</span>
      <span class="ask-a">{asks}</span>
      <Icon name="next" />
    </a>
  </li>
);

const List = ({ lang, base, game }: Props & { game: CheckGame }) => (
  <>
    <p class="lead-0">{texts.lead[lang]}</p>
    <ol class="asks">
      {game.disputes.map((dispute, i) => (
        <Entry
          key={dispute.id}
          href={`#${dispute.id}`}
          n={i + 1}
          title={dispute.question[lang]}
          asks={dispute.asks[lang]}
        />
      ))}
    </ol>
    <h2 class="mid">{texts.anything[lang]}</h2>
    <ul class="asks">
      <Entry href="#position" title={texts.position[lang]} asks={game.position.asks[lang]} />
      {game.box && <Entry href="#box" title={texts.box[lang]} asks={game.box.asks[lang]} />}
    </ul>
    <OpenFile lang={lang} base={base} />
    <Trio lang={lang} />
  </>
);

const Where = ({ lang, disputes, dispute }: { lang: Lang; disputes: readonly Dispute[]; dispute?: Dispute }) => (
  <nav class="where" aria-label={texts.all[lang]}>
    <a href="#list">
      <Icon name="back" /> {texts.all[lang]}
    </a>
    {dispute && (
      <span>
        {fill(texts.place[lang], {
          n: disputes.indexOf(dispute) + 1,
          all: disputes.length,
          subject: dispute.subject[lang],
        })}
      </span>
    )}
  </nav>
);

/** A part of the page that is fetched when it is first asked for; while it is not there, how it may be asked for again. */
interface Fetched<Part> {
  readonly part?: Part;
  /** Opens the page again, once the part could not be fetched; see early.js. */
  readonly again?: () => void;
}

const useFetched = <Part,>(load: () => Promise<{ readonly default: Part }>): Fetched<Part> => {
  const [fetched, setFetched] = useState<Fetched<Part>>({});
  useEffect(() => {
    let wanted = true;
    const set = (next: Fetched<Part>): void => {
      if (wanted) setFetched(next);
    };
    const missing = (): void =>
      set({
        again: () => {
          set({});
          document.dispatchEvent(new CustomEvent('portolan:again', { detail: missing }));
        },
      });
    set({});
    load().then(
      ({ default: part }) => set({ part }),
      () => {
        missing();
        document.dispatchEvent(new Event('portolan:missing'));
      },
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return fetched;
};

const Opening = ({ lang, again }: { lang: Lang; again: (() => void) | undefined }) => (
  <p class="small" role="status">
    {(again ? words.notLoaded : words.loading)[lang]}{' '}
    {again && (
      <button type="button" class="btn" onClick={again}>
        {words.loadAgain[lang]}
      </button>
    )}
  </p>
);

const OneDispute = ({ lang, base, dispute, from }: Props & { dispute: Dispute; from: From | undefined }) => {
  const { part: module, again } = useFetched<AnyModule>(dispute.load);
  return module ? (
    <Checker lang={lang} base={base} dispute={dispute} module={module} from={from} />
  ) : (
    <Opening lang={lang} again={again} />
  );
};

const Part = ({ load, ...props }: PartProps & { load: Loading }) => {
  const { part: Loaded, again } = useFetched<FunctionComponent<PartProps>>(load);
  return Loaded ? <Loaded {...props} /> : <Opening lang={props.lang} again={again} />;
};

/** The part of the page that is shown, which one it is, and whether it was turned to here. */
interface Shown {
  readonly route: Route;
  readonly times: number;
  readonly turned: boolean;
}

/** The page "check a move": the list of disputes, or the one that the address names. */
export const CheckPage = ({ lang, base, game }: Props & { game: CheckGame }) => {
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
            <Where
              lang={lang}
              disputes={game.disputes}
              {...(route.kind === 'checker' ? { dispute: route.dispute } : {})}
            />
          )}
          {route.kind === 'list' && <List lang={lang} base={base} game={game} />}
          {route.kind === 'broken' && <LinkTrouble lang={lang} problems={route.problems} />}
          {route.kind === 'checker' && (
            <OneDispute key={times} lang={lang} base={base} dispute={route.dispute} from={route.from} />
          )}
          {route.kind === 'position' && (
            <Part key={times} load={game.position.load} lang={lang} base={base} from={route.from} />
          )}
          {route.kind === 'box' && game.box && (
            <Part key={times} load={game.box.load} lang={lang} base={base} sent={route.from?.origin.sent} />
          )}
        </div>
      </TurnedProvider>
    </GameProvider>
  );
};
