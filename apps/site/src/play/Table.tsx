import { useStore } from '@nanostores/preact';
import type { Kind, Lang, Problem, Result } from '@portolan/core';
import { marked, type ReadSitting, type Sitting, sit, statesOf } from '@portolan/core/table';
import type { WritableAtom } from 'nanostores';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Opening, useFetched } from '../questions/Fetched.tsx';
import { isRecord } from '../stores/persisted.ts';
import { rulingsOf } from '../stores/rulings.ts';
import { editionOf, type Json } from '../stores/table.ts';
import type { Engine, PlayedGame, PlayPageGame } from './game.ts';
import { type Kept, keep, type Way } from './kept.ts';
import { useTheOnlyTab } from './lock.ts';
import { type StatesOf, settled } from './moment.ts';
import type { Wanted } from './NewGame.tsx';
import type { Received } from './Notes.tsx';
import { Room } from './Room.tsx';

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly page: PlayPageGame;
  readonly game: PlayedGame;
  readonly store: WritableAtom<Kept | null>;
  /** A new game that was just chosen. */
  readonly wanted: Wanted | undefined;
  /** The position that it starts from, if one was handed over. */
  readonly start: unknown;
  /** A game that somebody sent. */
  readonly sent: unknown;
  /** How a game that was sent is gone on with. */
  readonly sentWay: Way | undefined;
  /** What was wanted or sent has been taken up. */
  readonly taken: () => void;
  /** Another new game is to be chosen, from a table if one is given. */
  readonly fresh: (start?: Json) => void;
}

/** A table as it stands on this page: kept in the browser, or too large for it and known to this tab alone. */
interface Standing extends Omit<Kept, 'sitting'> {
  readonly sitting: Sitting<Kind>;
}

type Read = ReadSitting<Kind>;

const loadStrips = () => import('./strips.ts');

/** What reads games: one that is begun here does without it. */
const loadReader = () => import('./reader.ts');

const receivedOf = ({ sitting, refused, otherwise, leftOut }: Read, original: unknown): Received => ({
  rulesVersion: sitting.rulesVersion,
  refused,
  otherwise,
  leftOut,
  original,
});

/** Whether a game begins with a position, which the engine alone does not read. */
const isPlaced = (sitting: unknown): boolean => isRecord(sitting) && sitting.start !== undefined;

/** A table that is played: begun, read from where it is kept, or received; then drawn. */
const TableHere = ({ lang, base, page, game, store, wanted, start, sent, sentWay = 'here', taken, fresh }: Props) => {
  const kept = useStore(store);
  const { mine, take } = useTheOnlyTab(`table:${page.page.id}`);
  const [standing, stand] = useState<Standing>();
  const [unsaved, fail] = useState(false);
  const [problems, tell] = useState<readonly Problem[]>([]);
  const [unread, keepUnread] = useState<unknown>();
  const [received, note] = useState<Received>();
  const [waiting, wait] = useState<{ readonly json: unknown; readonly way: Way }>();
  const written = useRef<Kept | null>(null);
  const rejudged =
    received !== undefined &&
    (received.refused.length + received.otherwise.length > 0 || received.rulesVersion !== game.engine.rulesVersion);
  const telling = problems.length > 0 || rejudged;
  const placed = [standing?.sitting, kept?.sitting, sent, waiting?.json].some(isPlaced) || start !== undefined;
  const { part: strips, again: anew } = useFetched(loadStrips, telling || unsaved || !mine);
  const { part: kit, again: once } = useFetched(game.kit, telling || placed);
  const asked = sent !== undefined || waiting !== undefined || (kept !== null && !wanted && kept !== written.current);
  const { part: readTable, again: closed } = useFetched(loadReader, asked);
  const engineFor = (isWithStart: boolean): Engine | undefined => (isWithStart ? kit?.game : game.engine);
  const engine = engineFor(isPlaced(standing?.sitting));
  const at = useMemo(
    () => (standing && engine ? (statesOf(engine, standing.sitting) as unknown as StatesOf) : undefined),
    [engine, standing?.begun],
  );

  const set = (played: Standing, states: StatesOf): void => {
    const { sitting } = played;
    const next = { ...played, sitting: marked(game.engine, sitting, (number) => states(sitting, number).state) };
    stand(next);
    const now: Kept = { ...next, sitting: next.sitting as unknown as Json };
    fail(!keep(page.page.id, now));
    // A storage that is full holds the moves before, and this tab knows better.
    written.current = store.get();
  };
  /** Plays on from what was handed over, now or once it can be read; false for what is no game. */
  const receive = (json: unknown, way: Way): boolean => {
    const engine = engineFor(isPlaced(json));
    if (!engine || !readTable) {
      wait({ json, way });
      return true;
    }
    const read: Result<Read> = readTable(engine, json, way === 'real' ? null : Date.now() % 1_000_000);
    if (!read.ok) {
      tell(read.problems);
      return false;
    }
    tell([]);
    note(receivedOf(read.value, json));
    // Where nature owes something it draws at once, as after any move.
    const { sitting } = read.value;
    const states = statesOf(engine, sitting as never) as unknown as StatesOf;
    set({ begun: Date.now(), way, open: true, sitting: settled(engine, states, sitting) }, states);
    return true;
  };

  // What reads games has come, and positions where one is wanted.
  useEffect(() => {
    if (!waiting || !readTable || !engineFor(isPlaced(waiting.json))) return;
    wait(undefined);
    receive(waiting.json, waiting.way);
  }, [waiting, readTable, kit]);
  useEffect(() => {
    const engine = engineFor(start !== undefined);
    if (!wanted || !engine) return;
    const { seed, sitters, variants, way } = wanted;
    const edition = editionOf(page.page.id).get() ?? undefined;
    const setup = { seats: sitters.length, edition, rulings: rulingsOf(page.page.id).get(), variants };
    const begun = sit(engine, { setup, start, sitters, seed });
    if (!begun.ok) return tell(begun.problems);
    taken();
    tell([]);
    note(undefined);
    const sitting = begun.value as Sitting<Kind>;
    const states = statesOf(engine, sitting) as unknown as StatesOf;
    set({ begun: Date.now(), way, open: false, sitting: settled(engine, states, sitting) }, states);
  }, [wanted, start !== undefined && kit]);
  useEffect(() => {
    if (sent === undefined || wanted || !readTable || !engineFor(isPlaced(sent))) return;
    // What is no game stays where it is: with it the page would forget why.
    if (receive(sent, sentWay)) taken();
  }, [sent, readTable, isPlaced(sent) && kit]);
  // What is kept: the game of the last visit, or what another tab has played since.
  useEffect(() => {
    if (!kept || wanted || sent !== undefined || waiting || kept === written.current) return;
    const engine = engineFor(isPlaced(kept.sitting));
    if (!engine || !readTable) return;
    const read: Result<Read> = readTable(engine, kept.sitting, 0);
    if (!read.ok) {
      keepUnread(kept.sitting);
      tell(read.problems);
      return;
    }
    tell([]);
    const { way, open } = kept;
    // Played on from here it is another game: the one with the moves that are refused stays beside it, whole.
    const begun = read.value.refused.length > 0 ? Date.now() : kept.begun;
    if (standing?.begun !== begun) note(receivedOf(read.value, kept.sitting));
    stand({ begun, way, open, sitting: read.value.sitting });
  }, [kept, readTable, isPlaced(kept?.sitting) && kit]);

  // A move that was kept comes back by the store, and has been drawn already: the room is gone through once.
  const room = useMemo(
    () =>
      standing &&
      at && (
        <Room
          key={standing.begun}
          {...{ lang, base, page, game, at, mine }}
          {...standing}
          change={(sitting, open = standing.open) => set({ ...standing, sitting, open }, at)}
          receive={(json) => receive(json, standing.way)}
          openFile={(found) => {
            if ('sent' in found) receive(found.sent, standing.way);
            else if ('start' in found) fresh(found.start);
          }}
          fresh={() => fresh()}
        />
      ),
    [lang, base, page, game, standing, at, mine, kit, readTable],
  );
  return (
    <>
      {((telling && !(strips && kit)) || waiting || !(room || problems.length > 0)) && (
        <Opening lang={lang} again={anew ?? once ?? closed} />
      )}
      {strips && kit && problems.length > 0 && (
        <strips.Unread
          lang={lang}
          book={kit.book}
          problems={problems}
          original={standing ? undefined : unread}
          fresh={standing ? undefined : () => fresh()}
        />
      )}
      {strips && kit && received && <strips.Rejudged lang={lang} kit={kit} received={received} />}
      {strips && unsaved && <strips.Unsaved lang={lang} />}
      {strips && !mine && <strips.Elsewhere lang={lang} take={take} />}
      {room}
    </>
  );
};

export default TableHere;
