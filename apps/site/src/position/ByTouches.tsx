import type { Lang, Seat } from '@portolan/core';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { PlayedGame } from '../play/game.ts';
import { type Fetch, Opening, useFetched } from '../questions/Fetched.tsx';
import type { Json } from '../stores/table.ts';

interface MoveProps {
  readonly lang: Lang;
  readonly state: unknown;
  readonly seats: readonly [Seat, ...Seat[]];
  readonly propose: (action: Json) => void;
  readonly go?: ComponentChildren;
}

/** What puts a move together, with the game that it is of. */
export type Together = FunctionComponent<MoveProps>;

/** Fetches how the moves of a game are put together at its table. */
export const togetherOf =
  (play: Fetch<PlayedGame>): Fetch<Together> =>
  async () => {
    const [{ TouchedMove }, { default: game }] = await Promise.all([import('../play/TouchedMove.tsx'), play()]);
    return { default: (props) => <TouchedMove {...props} game={game} /> };
  };

/** A move put together by touches on the entered table, once that has been fetched. */
export const ByTouches = ({ load, ...props }: MoveProps & { readonly load: Fetch<Together> }) => {
  const { part: Part, again } = useFetched(load);
  return Part ? <Part {...props} /> : <Opening lang={props.lang} again={again} />;
};
