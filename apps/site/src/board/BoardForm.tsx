import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fill } from '../kit/text.ts';
import type { Json } from '../stores/table.ts';
import { Chosen } from './Chosen.tsx';
import { isUnderDock } from './dock.ts';
import { useDrag } from './drag.ts';
import {
  type Around,
  type BoardEntry,
  type BoardMoves,
  carried,
  type Handle,
  type Item,
  laid,
  type Mind,
  movesFrom,
  type Spot,
  type Touched,
  taken,
  touched,
  worked,
} from './entry.ts';
import { goFrom, isArrow } from './nearest.ts';
import { type Board, BoardContext } from './spots.ts';
import { TrayRows } from './TrayRows.tsx';
import { boardWords as words } from './words.ts';

interface Props<Value, About> {
  readonly lang: Lang;
  readonly entry: BoardEntry<Value, About>;
  readonly value: Value;
  readonly about: About;
  readonly onChange: (value: Value, told?: string | readonly string[]) => void;
  readonly moves?: BoardMoves | undefined;
  /** Something was touched with nothing in hand. */
  readonly looked?: (to: Touched<Value>) => void;
  /** The picture, whose places are made by `useSpots`. */
  readonly children: ComponentChildren;
  /** What stands between the picture and the tray: its legend, a choice that the picture needs. */
  readonly below?: ComponentChildren;
  /** What stands below the tray, with places too: hands, stores, what lies around the board. */
  readonly beside?: ComponentChildren;
}

const spotOf = (target: EventTarget | null): Spot | undefined =>
  (target instanceof Element && target.closest('[data-spot]')?.getAttribute('data-spot')) || undefined;

/** What of the tray is in hand. */
const itemIn = ({ hand }: Mind): string | undefined => (hand && 'item' in hand ? hand.item : undefined);

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/**
 * A board that is a form: pieces are taken from the tray and put, chosen, turned, carried and taken off by tap, by drag
 * and by keys (arrows go from place to place, Enter touches, a letter takes an item or works a handle, Escape lets go).
 */
export const BoardForm = <Value, About>(props: Props<Value, About>) => {
  const { lang, entry, value, about, onChange, moves, looked, children, below, beside } = props;
  const root = useRef<HTMLDivElement>(null);
  const [mind, setMind] = useState<Mind>({});
  const [reached, setReached] = useState<Spot>();
  const around: Around<About> = { lang, about, chosen: mind.chosen };
  const trays = entry.tray(value, around);
  const items = trays.flatMap((tray) => tray.items);
  const piece = mind.chosen === undefined ? undefined : entry.at(value, mind.chosen, around);
  const from = piece && mind.chosen;
  const carrying = mind.hand && 'from' in mind.hand;
  const source = itemIn(mind) ?? from;
  const open = useMemo(() => {
    const shown = carrying ? [] : movesFrom(moves, source);
    return new Set(shown.map(({ to }) => to));
    // Whoever draws the board makes `moves` anew each time; to look for the moves of a piece takes milliseconds.
  }, [moves?.shown, moves?.shownFrom, source, carrying]);

  const come = ({ mind: next, value: to, told, propose }: Touched<Value>, item?: string): void => {
    setMind(next);
    if (to !== undefined) onChange(to, told);
    if (propose) moves?.propose(propose, item ?? next.chosen);
  };
  const touch = (spot: Spot): void => {
    setReached(spot);
    const to = touched(entry, moves, value, mind, spot, around);
    come(to, itemIn(mind));
    if (!mind.hand) looked?.(to);
  };
  const take = (item: Item): void => come(taken(entry, value, mind, item, around));
  const work = (handle: Handle<Value>): void => {
    if (handle.to !== undefined) onChange(handle.to, handle.tells);
    if (handle.propose) moves?.propose(handle.propose);
    setMind(worked(mind, handle));
  };
  const { chosen, to: aim } = mind;
  const settle = moves?.settle;
  /** Where a move of it has just been proposed it is put without one; else it is taken in hand, to be put elsewhere. */
  const lift = (): void => {
    if (chosen === undefined || aim === undefined || !settle) setMind(chosen ? { hand: { from: chosen } } : {});
    else {
      const put = carried(entry, value, chosen, aim, around);
      setMind(put.mind);
      // Moves are proposed on whole tables alone, which are entered as JSON.
      if (put.value) settle(put.value as Json);
    }
  };
  useDrag(root, {
    drop: (what, to) =>
      come(
        'item' in what
          ? laid(entry, value, what.item, to, around)
          : entry.carry
            ? carried(entry, value, what.spot, to, around)
            : // Where nothing is carried, a drag is a move.
              touched(entry, moves, value, { chosen: what.spot }, to, { ...around, chosen: what.spot }),
        'item' in what ? what.item : undefined,
      ),
  });

  // One place is always reached by the tab key, the first until another was touched.
  useLayoutEffect(() => {
    if (root.current?.querySelector('[data-spot][tabindex="0"]')) return;
    setReached(spotOf(root.current?.querySelector('[data-spot]') ?? null));
  });

  // What can be put where something was touched opens in sight of it.
  const isNear = piece && !mind.led && (piece.beside || piece.handles.length > 0);
  useEffect(() => {
    const told = isNear ? root.current?.querySelector('.sel') : undefined;
    if (!told || !isUnderDock(told)) return;
    if (!piece?.beside) told.scrollIntoView({ block: 'nearest' });
    else root.current?.querySelector('[data-spot][aria-pressed="true"]')?.scrollIntoView({ block: 'start' });
  }, [mind.chosen]);

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
    const spot = spotOf(event.target);
    const letter = event.key.toLowerCase();
    const handles = [piece, ...(piece?.rows ?? []), { handles: piece?.keys ?? [] }].flatMap((of) => of?.handles ?? []);
    const handle = handles.find(({ key }) => key?.toLowerCase() === letter);
    const item = items.find(({ key, left }) => key === letter && left !== 0);
    const here = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot], [data-item]') : null;
    const done = (): void => {
      // The window of a chart would move, the page would scroll.
      event.preventDefault();
      event.stopPropagation();
    };
    if (here && isArrow(event.key)) {
      done();
      goFrom(here, event.currentTarget as Element, spot === undefined ? '[data-item]' : '[data-spot]', event.key);
    } else if (spot !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      done();
      touch(spot);
    } else if (event.key === 'Escape' && (mind.hand || mind.chosen !== undefined)) {
      done();
      root.current?.querySelector<HTMLElement | SVGElement>('[data-spot][aria-pressed="true"]')?.focus();
      setMind({});
    } else if (handle) {
      done();
      work(handle);
    } else if (item) {
      done();
      take(item);
    }
  };

  const inHand = itemIn(mind);
  const lying = items.find(({ id }) => id === inHand);
  // What is read under its picture needs no words; a set is told before its first piece as before the others.
  const isRead = trays.some(({ drawn, items: all }) => drawn !== 'is-sets' && all.some((item) => item === lying));
  const unread = inHand === undefined ? undefined : (lying ?? entry.inHand?.(value, inHand, around));
  const held = isRead ? undefined : unread;
  const said = (): string => {
    if (mind.said !== undefined) return mind.said;
    if (held) return fill(words.inHand[lang], { item: held.name });
    if (mind.hand) return 'from' in mind.hand ? words.whereTo[lang] : '';
    return mind.led && piece ? fill(words.next[lang], { piece: piece.name }) : '';
  };

  const trayOf = (beside: boolean) => (
    <TrayRows
      lang={lang}
      trays={trays.filter((tray) => (tray.beside ?? false) === beside)}
      hand={itemIn(mind)}
      take={take}
    />
  );
  const told = piece && (
    <Chosen
      lang={lang}
      piece={piece}
      work={work}
      lift={entry.carry && !piece.fixed ? lift : undefined}
      liftSays={settle && aim !== undefined ? words.putThere : words.lift}
      leave={() => setMind({})}
    />
  );
  const own = (
    <>
      {piece?.beside && told}
      {trayOf(true)}
    </>
  );
  const board: Board = { mind, open, stop: reached, own, choose: (spot) => setMind({ chosen: spot, led: true }) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the places, which are buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: onKeyDownCapture is its key event
    <div
      ref={root}
      class={mind.hand ? 'board-form is-holding' : 'board-form'}
      onClick={(event) => {
        const spot = spotOf(event.target);
        if (spot !== undefined) touch(spot);
      }}
      onKeyDownCapture={press}
      onFocusCapture={(event) => setReached(spotOf(event.target) ?? reached)}
    >
      <BoardContext.Provider value={board}>
        <div class="board-picture">{children}</div>
      </BoardContext.Provider>
      {below}
      <p class="board-said small" role="status">
        {held?.picture && (
          <span class="pic" aria-hidden="true">
            {held.picture}
          </span>
        )}
        {said()}
      </p>
      {!piece?.beside && told}
      {trayOf(false)}
      {beside && <BoardContext.Provider value={board}>{beside}</BoardContext.Provider>}
    </div>
  );
};
