import { useStore } from '@nanostores/preact';
import type { Lang } from '@portolan/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Crumb } from '../kit/Crumb.tsx';
import { GameProvider } from '../kit/game.ts';
import { Opening, useFetched } from '../questions/Fetched.tsx';
import { isLink } from '../stores/link-sign.ts';
import { packing } from '../stores/packing.ts';
import { isRecord } from '../stores/persisted.ts';
import type { PlayPageGame } from './game.ts';
import { exchange, tableBefore, tableOf } from './kept.ts';
import { NewGame, type Wanted } from './NewGame.tsx';
import type { HandedOver } from './opened.tsx';
import { playWords as words } from './words.ts';

const loadTable = () => import('./Table.tsx');

const loadOpened = () =>
  Promise.all([import('./opened.tsx'), packing()]).then(([{ handedOver }]) => ({ default: handedOver }));

/** Nothing was handed over. */
const nothing: HandedOver = {};

/** An address that is a link. */
interface Address {
  /** The page was there before it changed. */
  readonly turned: boolean;
}

const seatsIn = (position: unknown): number | undefined =>
  isRecord(position) && typeof position.seats === 'number' ? position.seats : undefined;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly game: PlayPageGame;
}

/** A way back from the form to a game. */
const Back = ({ say, go }: { readonly say: string; readonly go: () => void }) => (
  <p class="play-back">
    <button type="button" class="btn" onClick={go}>
      {say}
    </button>
  </p>
);

/** The page "play": a new game is chosen, or the one under way goes on; the table itself is fetched then. */
export const PlayPage = ({ lang, base, game }: Props) => {
  const store = useMemo(() => tableOf(game.page.id), [game]);
  const kept = useStore(store);
  const before = useStore(useMemo(() => tableBefore(game.page.id), [game]));
  const [here, come] = useState(false);
  const [wanted, want] = useState<Wanted>();
  const [choosing, choose] = useState(false);
  const [{ start, sent, way, told }, receive] = useState<HandedOver>(nothing);
  const [address, read] = useState<Address>();
  /** When the game was begun that came by a link. */
  const [came, comes] = useState<number>();
  // What reads links is fetched for who opens one.
  const { part: handedOver, again: anew } = useFetched(loadOpened, address !== undefined);
  useEffect(() => {
    const look = (turned: boolean): void => {
      if (isLink(location.hash.slice(1))) read({ turned });
      else {
        receive(nothing);
        come(true);
      }
    };
    look(false);
    const turn = (): void => look(true);
    addEventListener('hashchange', turn);
    return () => removeEventListener('hashchange', turn);
  }, [game]);
  useEffect(() => {
    if (!address || !handedOver) return;
    const found = handedOver(game.page, address.turned);
    receive(found);
    if (found.start !== undefined) choose(true);
    come(true);
  }, [game, address, handedOver]);
  /** Leaves the form for the game that goes on. */
  const back = (): void => {
    receive(nothing);
    choose(false);
  };
  const playing = here && !choosing && (wanted !== undefined || kept !== null || sent !== undefined);
  const { part: Table, again } = useFetched(loadTable, playing);
  const { part: played, again: once } = useFetched(game.game, playing);
  return (
    <GameProvider value={game.page} lang={lang} quotes={false}>
      <div class="kit not-content">
        <div class="tool-frame frame-play">
          <Crumb
            lang={lang}
            base={base}
            whose={playing && came !== undefined && kept?.begun === came ? 'sent' : undefined}
            list={false}
          />
          {told?.(lang)}
          {playing && Table && played ? (
            <Table
              lang={lang}
              base={base}
              page={game}
              game={played}
              store={store}
              wanted={wanted}
              start={start}
              sent={sent}
              sentWay={way}
              taken={() => {
                // A file names the way it is played on; a link does not.
                if (sent !== undefined && way === undefined) comes(store.get()?.begun);
                // The game that was begun goes on when the page is loaded again, not the form of a new one.
                if (start !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
                want(undefined);
                receive(nothing);
              }}
              fresh={(start) => {
                if (start) receive({ start });
                choose(true);
              }}
            />
          ) : playing || (address && !here) ? (
            <Opening lang={lang} again={again ?? once ?? anew} />
          ) : (
            <div class={here ? 'play-start' : 'play-start is-coming'}>
              {!here && (
                <div class="play-awaited">
                  <Opening lang={lang} again={undefined} />
                </div>
              )}
              <h2 class="ask">{words.newGame[lang]}</h2>
              {start !== undefined && <p>{words.fromSent[lang]}</p>}
              {here && kept && <Back say={words.goOn[lang]} go={back} />}
              {here && before && (
                <Back
                  say={words.goBefore[lang]}
                  go={() => {
                    exchange(game.page.id);
                    back();
                  }}
                />
              )}
              <NewGame
                lang={lang}
                game={game}
                seats={seatsIn(start)}
                begin={(next) => {
                  want(next);
                  choose(false);
                }}
                open={(found, way) => {
                  if ('faults' in found) return;
                  receive('sent' in found ? { ...found, way } : found);
                  choose('start' in found);
                }}
              />
            </div>
          )}
        </div>
      </div>
    </GameProvider>
  );
};
