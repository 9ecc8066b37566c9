import { judged, type Seat, type Verdict } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { cannotSpeak } from '../check/auction.ts';
import type { Clause } from '../clauses.ts';
import { lowestBid } from '../pieces/auction.ts';
import type { Readings } from '../readings.ts';
import { NONE, type State } from '../state.ts';
import { type Action, type Event, tileIds } from '../types.ts';
import { defineChecker } from './define.ts';
import { cited, editionOf, firedBy, smallTable, type Trial, tryOut } from './small-table.ts';
import { readAuction, type Said } from './types/table.ts';
import type { AuctionAnswer, AuctionInput } from './types.ts';

const tableOf = (input: AuctionInput, rulings: Readings): State => {
  const { premiums, active, auctions = 0, pileEmpty = false } = input;
  const state = smallTable({ seats: premiums.length, rulings, active, edition: editionOf(input), premiums });
  state.auctions = auctions;
  if (pileEmpty) state.tilePile.fill(0);
  return state;
};

/** Who says something: whose turn it is, where nobody is named; when the auction is over, the active player. */
const speakerOf = ({ auction, active }: State, { seat = auction?.next ?? active }: Said): Seat => seat;

const sayingOf = (seat: Seat, { bid }: Said): Action =>
  bid === null ? { kind: 'pass', seat } : { kind: 'bid', seat, amount: bid };

interface Heard extends Trial {
  readonly at: number | null;
  /** Who said each thing so far. */
  readonly speakers: readonly Seat[];
}

/** All that is said, up to the first thing that breaks a rule. */
const hear = (opening: Trial, said: AuctionInput['said']): Heard => {
  if (!opening.verdict.legal) return { ...opening, at: null, speakers: [] };
  // Which tile of the pile it is makes no difference.
  const tile = tileIds[opening.after.tilePile.findIndex((count) => count > 0)]!;
  const turned = tryOut(opening.after, { kind: 'revealTile', tile });
  const events = [...opening.events, ...turned.events];
  let heard: Heard = { ...turned, verdict: opening.verdict, events, at: null, speakers: [] };
  for (const [at, one] of said.entries()) {
    const speaker = speakerOf(heard.after, one);
    const { verdict, after, events } = tryOut(heard.after, sayingOf(speaker, one));
    const speakers = [...heard.speakers, speaker];
    heard = { verdict, after, events: [...heard.events, ...events], at: verdict.legal ? null : at, speakers };
    if (!verdict.legal) return heard;
  }
  return heard;
};

/** What each can bid at most as things stand. */
const mostBids = ({ auction, premiums }: State): readonly number[] =>
  premiums.map((most, seat) => {
    if (!auction || auction.passed.includes(seat)) return 0;
    return most >= lowestBid(auction.amount) ? most : 0;
  });

const buyer = (events: readonly Event[]): number | null =>
  events.reduce<number | null>((found, event) => (event.kind === 'tileBought' ? event.seat : found), null);

/** A refusal of what was said in the words of the table: the auction is over, or who spoke has passed. */
const saidWrongly = (opening: Verdict<Clause>, { verdict, after, at }: Heard, input: AuctionInput): Verdict<Clause> => {
  if (!opening.legal || verdict.legal || at === null) return verdict;
  const silent = cannotSpeak(after, input.said[at]?.seat);
  if (silent.length === 0) return verdict;
  // Once the auction is over, whose turn it is or how much is bid is no question any more.
  const others = after.auction ? verdict.violations.filter(({ reason }) => reason !== 'not-your-bid') : [];
  return judged<Clause>([...silent, ...others], []);
};

/** What matters here and is not printed: who speaks first, and when there is no auction any more. */
const unprinted = (opening: Verdict<Clause>, { said, active }: AuctionInput): readonly Clause[] => {
  if (!opening.legal)
    return opening.violations.some(({ reason }) => reason === 'no-tile-left') ? ['auction.empty-pile'] : [];
  const [first] = said;
  return first && first.bid === 1 && (first.seat ?? active) === active ? [] : ['auction.first-word'];
};

const answer = (input: AuctionInput, readings: Readings): AuctionAnswer => {
  const { opener = input.active, said } = input;
  const opening = tryOut(tableOf(input, readings), { kind: 'openAuction', seat: opener });
  const opened = opening.verdict.legal;
  const heard = hear(opening, said);
  const { after, events, at } = heard;
  const verdict = saidWrongly(opening.verdict, heard, input);
  const { auction } = after;
  return {
    verdict,
    clauses: applying<Clause>(
      ...firedBy(events),
      ...cited(verdict),
      ...unprinted(opening.verdict, input),
      'ruling.bid-within-counter',
    ),
    at,
    // What comes after something that may not be said is nobody's turn any more.
    speakers: said.map((one, i) => heard.speakers[i] ?? speakerOf(after, one)),
    opened,
    high: auction && auction.seat !== NONE ? { seat: auction.seat, bid: auction.amount } : null,
    next: auction?.next ?? null,
    lowest: auction ? lowestBid(auction.amount) : null,
    most: mostBids(after),
    over: opened && auction === null,
    passed: auction?.passed ?? [],
    winner: buyer(events),
    counters: after.premiums,
  };
};

/** "Whose bid is it, and who gets the tile?" */
export const auction = defineChecker<AuctionInput, AuctionAnswer>({
  id: 'auction',
  rulings: ['auction-form', 'auctions-per-turn'],
  example: { premiums: [6, 9, 4], active: 0, said: [{ bid: 1 }, { bid: 3 }, { bid: null }] },
  input: readAuction,
  answer,
  // Of something that may not be said nothing follows.
  decision: ({ verdict, at, next, over, winner }) => (verdict.legal ? [true, next, over, winner] : [false, at]),
});
