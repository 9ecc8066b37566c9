import type { Lang } from '@portolan/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useDrag } from '../board/drag.ts';
import type { Spot } from '../board/entry.ts';
import { goFrom, isArrow } from '../board/nearest.ts';
import { type Board as Around, BoardContext } from '../board/spots.ts';
import type { BoardProps, PlayedGame } from './game.ts';
import type { Next, Step } from './plan.ts';
import { playWords as words } from './words.ts';

interface Props extends BoardProps {
  readonly Picture: PlayedGame['Board'];
  /** What can be touched; undefined while nobody here may act. */
  readonly next: Next | undefined;
  readonly touch: (step: Step) => void;
  /** Something was dragged from a place to another. */
  readonly drag: (from: Spot, to: Spot) => void;
}

const spotOf = (target: EventTarget | null): Spot | undefined =>
  (target instanceof Element && target.closest('[data-spot]')?.getAttribute('data-spot')) || undefined;

/** What can be touched and is not drawn on this board stands below it as buttons. */
const Undrawn = ({ lang, spots, touch }: { lang: Lang; spots: Next['touchable']; touch: Props['touch'] }) =>
  spots.length === 0 ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, no fields
    <div class="play-choices" role="group" aria-label={words.alsoTouch[lang]}>
      {spots.map(({ spot, name }) => (
        <button key={spot} type="button" class="btn" onClick={() => touch({ spot })}>
          {name[lang]}
        </button>
      ))}
    </div>
  );

/** The board on which a move is put together, by tap, by drag and by keys: arrows go from place to place, Enter touches. */
export const Board = ({ Picture, next, touch, drag, ...drawn }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  const [reached, reach] = useState<Spot>();
  const [missing, miss] = useState<string>('');
  useLayoutEffect(() => {
    const { current } = root;
    if (!current) return;
    if (!current.querySelector('[data-spot][tabindex="0"]')) reach(spotOf(current.querySelector('[data-spot]')));
    const there = new Set([...current.querySelectorAll('[data-spot]')].map((one) => one.getAttribute('data-spot')));
    miss(
      (next?.touchable ?? [])
        .map(({ spot }) => spot)
        .filter((spot) => !there.has(spot))
        .join('\n'),
    );
  });
  useDrag(root, { drop: (what, to) => 'spot' in what && drag(what.spot, to) });
  const carried = useMemo(() => new Set(next?.carried()), [next]);
  const around = useMemo<Around>(() => {
    const free = new Set((next?.touchable ?? []).map(({ spot }) => spot));
    // What has been touched is marked, but for what was given back and can be touched again.
    const touched = (next?.steps ?? []).flatMap((step) => ('spot' in step && !free.has(step.spot) ? [step.spot] : []));
    return {
      mind: {},
      taken: new Set([...touched, ...(next?.taken ?? [])]),
      open: free,
      carried,
      stop: reached,
      own: null,
    };
  }, [next, carried, reached]);
  // The picture is the most of the page: it is gone through again only where what it shows has changed.
  const proposing = useRef(drawn.propose);
  proposing.current = drawn.propose;
  const { state, lang, seat, action } = drawn;
  const picture = useMemo(
    () => <Picture {...{ state, lang, seat, action }} propose={(json) => proposing.current(json)} />,
    [Picture, state, lang, seat, action],
  );
  const press = (event: KeyboardEvent): void => {
    const here = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null;
    const spot = spotOf(event.target);
    if (!here || spot === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrow(event.key)) goFrom(here, event.currentTarget as Element, '[data-spot]', event.key);
    else if (event.key === 'Enter' || event.key === ' ') touch({ spot });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const without = new Set(missing === '' ? [] : missing.split('\n'));
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the places, which are buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: onKeyDownCapture is its key event */}
      <div
        ref={root}
        class="board-form play-board"
        onClick={(event) => {
          const spot = spotOf(event.target);
          if (spot === undefined) return;
          reach(spot);
          touch({ spot });
        }}
        onKeyDownCapture={press}
        onFocusCapture={(event) => reach(spotOf(event.target) ?? reached)}
      >
        <BoardContext.Provider value={around}>
          <div class="board-picture">{picture}</div>
        </BoardContext.Provider>
      </div>
      <Undrawn
        lang={drawn.lang}
        spots={(next?.touchable ?? []).filter(({ spot }) => without.has(spot))}
        touch={touch}
      />
    </>
  );
};
