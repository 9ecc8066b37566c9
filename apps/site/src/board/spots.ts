import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Mind, placeOf, type Spot } from './entry.ts';

/** What the places of a picture have to know. */
export interface Board {
  readonly mind: Mind;
  /** Places where a move can go from what is chosen, or where one is made. */
  readonly open: ReadonlySet<Spot>;
  /** Places that have been taken up besides what is chosen: cards of a payment, the first ship of two. */
  readonly taken?: ReadonlySet<Spot>;
  /** Places that can be dragged, where that is no matter of what stands there: a move begins there, and ends at another. */
  readonly carried?: ReadonlySet<Spot>;
  /** The place that the tab key reaches. */
  readonly stop: Spot | undefined;
  /** What is chosen and trays that stand beside the board. */
  readonly own: ComponentChildren;
  /** Chooses a place without a touch on it. */
  readonly choose?: (spot: Spot) => void;
}

export const BoardContext = createContext<Board | undefined>(undefined);

/** What is in hand and chosen, for a picture that shows it; undefined where a picture is only looked at. */
export const useMind = (): Mind | undefined => useContext(BoardContext)?.mind;

/** Whether a place is of use now: a move goes there, or it has been taken up. */
export const useIsOpen = (): ((spot: Spot) => boolean) => {
  const board = useContext(BoardContext);
  return (spot) => board?.open.has(spot) === true || board?.taken?.has(spot) === true;
};

/** Whether anything of the picture can be touched now. */
export const useIsTouched = (): boolean => (useContext(BoardContext)?.open.size ?? 0) > 0;

/** Chooses a place, for what leads on to it; undefined where a picture is only looked at. */
export const useChoose = (): Board['choose'] => useContext(BoardContext)?.choose;

/** Where trays stand that belong to places beside the board. */
export const OwnTray = (): ComponentChildren => useContext(BoardContext)?.own ?? null;

/** What an element is given that stands for a place: a button of the drawing or of the page. */
export interface SpotProps {
  readonly 'data-spot': Spot;
  readonly class: string;
  readonly role: 'button';
  readonly tabindex: number;
  readonly 'aria-label': string;
  readonly 'aria-pressed': boolean;
}

/**
 * Makes elements of a picture places that can be touched: `<g {...spot('C2', 'C2, free')}>`. Undefined outside a board
 * that is entered on: the same picture is then only looked at. `carried`: what stands there can be dragged.
 */
export const useSpots = ():
  | ((spot: Spot, label: string, more?: { readonly class?: string; readonly carried?: boolean }) => SpotProps)
  | undefined => {
  const board = useContext(BoardContext);
  if (!board) return undefined;
  const { mind, open, taken, stop, carried: draggable } = board;
  const from = mind.hand && 'from' in mind.hand ? mind.hand.from : undefined;
  return (spot, label, { class: own, carried } = {}) => {
    const chosen = taken?.has(spot) || [mind.chosen, from].some((one) => one !== undefined && placeOf(one) === spot);
    const classes = [
      'spot',
      own,
      chosen && 'is-on',
      open.has(spot) && 'is-open',
      (draggable ? draggable.has(spot) : carried) && 'is-carried',
    ];
    return {
      'data-spot': spot,
      class: classes.filter(Boolean).join(' '),
      role: 'button',
      tabindex: spot === stop ? 0 : -1,
      'aria-label': label,
      'aria-pressed': chosen,
    };
  };
};
