import { useStore } from '@nanostores/preact';
import type { Lang } from '@portolan/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Crumb } from '../kit/Crumb.tsx';
import { GameProvider, type PageGame } from '../kit/game.ts';
import { Opening, useFetched } from '../questions/Fetched.tsx';
import { type Opened, openedAddress } from '../stores/address.ts';
import { packing, whenPacking } from '../stores/packing.ts';
import { isRecord } from '../stores/persisted.ts';
import type { Json } from '../stores/table.ts';
import { positionIn } from '../stores/terms.ts';
import type { PlayPageGame } from './game.ts';
import { exchange, tableBefore, tableOf } from './kept.ts';
import { NewGame, type Wanted } from './NewGame.tsx';
import { playWords as words } from './words.ts';

const loadTable = () => Promise.all([import('./Table.tsx'), packing()]).then(([table]) => table);

/** What an address hands over: a position to start from, or a game that was sent. */
const handedOver = ({ link }: Opened): Readonly<Record<string, unknown>> | undefined =>
  link?.ok ? { kind: link.value.kind, ...link.value.payload } : undefined;

/** The position that was handed over, under the readings and the box that it was sent with. */
const startIn = (page: PageGame, from: Json | undefined): Json | undefined => {
  const { kind, ...payload } = from ?? {};
  return kind === 'position' ? positionIn(page, payload) : undefined;
};

const seatsIn = (position: unknown): number | undefined =>
  isRecord(position) && typeof position.seats === 'number' ? position.seats : undefined;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly game: PlayPageGame;
}

/** The page "play": a new game is chosen, or the one under way goes on; the table itself is fetched then. */
export const PlayPage = ({ lang, base, game }: Props) => {
  const store = useMemo(() => tableOf(game.page.id), [game]);
  const kept = useStore(store);
  const before = useStore(useMemo(() => tableBefore(game.page.id), [game]));
  const [here, come] = useState(false);
  const [wanted, want] = useState<Wanted>();
  const [choosing, choose] = useState(false);
  const [from, receive] = useState<Readonly<Record<string, unknown>>>();
  useEffect(() => {
    come(true);
    const read = (turned: boolean): void => {
      const found = handedOver(openedAddress(game.page.id, turned));
      receive(found);
      if (found?.kind === 'position') choose(true);
    };
    read(false);
    const turn = (): void => whenPacking(() => read(true));
    addEventListener('hashchange', turn);
    return () => removeEventListener('hashchange', turn);
  }, [game]);
  const sent = from?.kind === 'table' ? from.log : undefined;
  const playing = here && !choosing && (wanted !== undefined || kept !== null || sent !== undefined);
  const { part: Table, again } = useFetched(loadTable, playing);
  const { part: played, again: once } = useFetched(game.game, playing);
  const start = useMemo(() => startIn(game.page, from), [game, from]);
  return (
    <GameProvider value={game.page} lang={lang}>
      <div class="kit not-content">
        <div class="tool-frame frame-play">
          <Crumb lang={lang} base={base} whose={undefined} list={false} />
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
              taken={() => {
                want(undefined);
                receive(undefined);
              }}
              fresh={() => choose(true)}
            />
          ) : playing ? (
            <Opening lang={lang} again={again ?? once} />
          ) : (
            <>
              <h2 class="ask">{words.newGame[lang]}</h2>
              {start !== undefined && <p>{words.fromSent[lang]}</p>}
              {here && kept && (
                <p>
                  <button
                    type="button"
                    class="btn"
                    onClick={() => {
                      receive(undefined);
                      choose(false);
                    }}
                  >
                    {words.goOn[lang]}
                  </button>
                </p>
              )}
              {here && before && (
                <p>
                  <button
                    type="button"
                    class="btn"
                    onClick={() => {
                      receive(undefined);
                      exchange(game.page.id);
                      choose(false);
                    }}
                  >
                    {words.goBefore[lang]}
                  </button>
                </p>
              )}
              <NewGame
                lang={lang}
                game={game}
                seats={seatsIn(start)}
                begin={(next) => {
                  want(next);
                  choose(false);
                }}
              />
            </>
          )}
        </div>
      </div>
    </GameProvider>
  );
};
