import type { Seat } from '@portolan/core';
import type { PorterMark, QuayMark } from './marks.ts';
import { aboard, type Berth, placesOf } from './model.ts';
import type { Drawn } from './Ship.tsx';

/** The porters of a ship in its berths, and those that find no berth and stand on the quay. */
export interface Hold {
  readonly berths: readonly Drawn[];
  readonly waiting: readonly Drawn[];
}

const isAboard = ({ sign, aboard }: PorterMark): boolean => aboard === true || sign !== 'comes';

/** The last `n` porters of a seat get the sign: who came last goes first. */
const signed = (drawn: readonly Drawn[], { seat, n, sign }: PorterMark, refused: boolean): Drawn[] => {
  let left = n;
  return drawn
    .toReversed()
    .map((porter) => {
      if (porter.seat !== seat || porter.sign || left === 0) return porter;
      left--;
      return { seat, sign, refused };
    })
    .toReversed();
};

const newcomers = (porters: readonly PorterMark[], refused: boolean): Drawn[] =>
  porters
    .filter((mark) => !isAboard(mark))
    .flatMap(({ seat, n, sign }) => Array.from({ length: n }, () => ({ seat, sign, refused })));

/** Where the porters of a quay stand, with what happens to them. */
export const holdOf = (berth: Berth, mark: QuayMark = {}): Hold => {
  const { porters = [], refused = false } = mark;
  const staying: readonly Drawn[] = aboard(berth).map((seat: Seat) => ({ seat }));
  const marked = porters.filter(isAboard).reduce((drawn, one) => signed(drawn, one, refused), staying);
  const coming = newcomers(porters, refused);
  const places = placesOf(berth);
  return { berths: [...marked, ...coming.slice(0, places)], waiting: coming.slice(places) };
};
