import { readTable } from '@portolan/boards/comptoir-des-antilles';
import { comptoirDesAntilles, type Position, quayNumbers, type State } from '@portolan/comptoir-des-antilles';
import { must } from '@portolan/core';
import { sensible } from '@portolan/solvers/comptoir-des-antilles';
import type { Around } from '../../../board/entry.ts';
import { type Touching, touching } from '../../../board/touching.ts';
import type { Json } from '../../../stores/table.ts';
import { type Entering, midgame } from '../../midgame.ts';
import { entry } from '../board/entry.tsx';
import { places } from '../board/spots.ts';
import { emptyTable } from '../board/starts.ts';
import { seatNumbers } from '../parts/play.ts';
import { laidOf } from '../parts/quay-text.ts';
import { changed, freshPosition } from './draft.ts';
import type { Form } from './form.ts';

type Hand = Touching<Json>;

const whole = (position: unknown): Position =>
  comptoirDesAntilles.makePosition(must(comptoirDesAntilles.parsePosition(position)));

/** What a player tells of a table: what was sent away, and lies in the piles, nobody counts. */
const told = (position: unknown) => {
  const { quays, premiums, hands, tiles, discards, slate, first, active, next } = whole(position);
  return { quays, premiums, hands, tiles, discards, slate, first, active, next };
};

const around = (position: Json, chosen?: string): Around<Form> => {
  const { table } = must(readTable(position));
  return { lang: 'en', about: { box: table.box, table } as unknown as Form, chosen };
};

const quays = (hand: Hand, { quays: texts = [] }: Position): void => {
  for (const quay of quayNumbers) {
    const laid = laidOf(texts[quay - 1] ?? '-');
    if (!laid) continue;
    hand.item(`ship ${laid.ship} ${laid.goods}`);
    laid.porters.forEach((n, seat) => {
      for (let i = 0; i < n; i++) hand.item(`porter ${seat}`);
    });
    if (!laid.tile) continue;
    hand.item(`tile ${laid.tile.id}`);
    // Until the turn is told, it is the first player’s.
    if (laid.tile.by !== 0) hand.handle(`by ${laid.tile.by}`);
  }
};

const discards = (hand: Hand, { seats, discards: piles = [] }: Position): void => {
  hand.spot(places.played);
  for (const { id } of around(hand.value()).about.box.contacts) {
    const has = seatNumbers(seats).filter((seat) => piles[seat]?.includes(id));
    const wanting = seatNumbers(seats).filter((seat) => !has.includes(seat));
    const most = has.length > 1 + wanting.length;
    if (most) hand.handle(`${id} all`);
    for (const seat of most ? wanting : has) hand.handle(`${id} ${seat}`);
  }
};

const players = (hand: Hand, table: Position): void => {
  const { seats, premiums = [], hands = [], tiles = [], first = 0, active = first, slate = first } = table;
  for (const seat of seatNumbers(seats)) {
    if (hand.chosen() !== places.seat(seat)) hand.spot(places.seat(seat));
    for (const [at, goods] of (hands[seat] ?? []).entries()) {
      if (goods === '?') continue;
      hand.item(`goods ${goods.replace('!', '')}`);
      if (goods.endsWith('!')) hand.handle(`known ${at}`);
    }
    for (const tile of tiles[seat] ?? []) hand.item(`tile ${tile}`);
    if (seat === first && first !== 0) hand.handle('first');
    if (seat === active && active !== first) hand.handle('active');
    if (seat === slate && slate !== first) hand.handle('slate');
    // It leads on to the next player.
    hand.handle(`scale ${premiums[seat]}`);
  }
};

export const entering: Entering = {
  table: midgame<State, never, never, never>(
    comptoirDesAntilles as never,
    sensible as never,
    ({ phase, contact, auctions, tilePlayed }) => phase === 'act' && contact < 0 && auctions === 0 && !tilePlayed,
  ),
  seats: [
    { seats: 3, wanted: () => 40, held: 0.9 },
    { seats: 4, wanted: () => 40, held: 0.9 },
  ],
  enter: (read) => {
    const table = read as Position;
    const hand = touching(entry, emptyTable(freshPosition), around);
    if (table.seats !== 4) hand.button((position) => changed(position, 'seats', table.seats));
    quays(hand, table);
    discards(hand, table);
    players(hand, table);
    if (typeof table.next === 'number') hand.item(`ship ${table.next}`);
    return { touches: hand.count(), taps: hand.taps(), entered: told(hand.value()), wanted: told(table) };
  },
};
