import { bagOf } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { type Box, boxOf, cardAt, cardPoints, TARGET } from '../box.ts';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import { productCard } from '../faces.ts';
import { type Contender, type Contest, contest } from '../pieces/contest.ts';
import type { Readings } from '../readings.ts';
import type { State } from '../state.ts';
import type { NavigationFace } from '../types.ts';
import { defineChecker } from './define.ts';
import { endAsks } from './end-asks.ts';
import { productSpan, unseenPoints } from './end-players.ts';
import { attempt, cited, editionOf, smallTable } from './small-table.ts';
import { readEnd } from './types/end-input.ts';
import type { EndAnswer, EndInput, EndPlayer, EndRow } from './types.ts';

const missionPoints = (box: Box, { missions }: EndPlayer): number =>
  typeof missions === 'number' ? missions : missions.reduce((sum, id) => sum + box.points[box.missions.at[id]!]!, 0);

const pointsOf = (cards: readonly NavigationFace[]): number =>
  cards.reduce((sum, card) => sum + (card === '?' ? 0 : cardPoints[cardAt[card]]!), 0);

/** What a player can count; cards in hand only where they do (`ruling.navigation-points`). */
const contenderOf = (box: Box, { players }: EndInput, player: EndPlayer, readings: Readings): Contender => {
  const { laid = [], navigation = [], products = [] } = player;
  const hand = readings['navigation-points'] === 'owned' ? navigation : [];
  return {
    missions: missionPoints(box, player),
    navigation: pointsOf([...laid, ...hand]),
    faceDown: hand.filter((card) => card === '?').length,
    products: productSpan(box, players, player),
    productCards: products.length,
  };
};

/** The last turn of phase 6, or its first one; each player has one Mission with all his points. */
const tableOf = ({ players, phaseEnded, ...input }: EndInput, rulings: Readings): State => {
  const box = editionOf(input);
  const missions = players.map((player, i) => ({
    id: `${i}`,
    products: [],
    points: missionPoints(boxOf(box), player),
  }));
  const state = smallTable({ edition: { ...box, missions }, rulings, phase: 'mission', seats: players.length });
  const { products } = boxOf(state.edition);
  for (const [seat, player] of players.entries()) {
    state.shown[seat] = [seat];
    state.products[seat] = bagOf((player.products ?? []).map((face) => productCard(boxOf(state.edition), face)!));
    state.laid[seat] = bagOf((player.laid ?? []).map((card) => cardAt[card]));
    state.navigation[seat] = bagOf((player.navigation ?? []).map((card) => (card === '?' ? -1 : cardAt[card])));
  }
  // Whoever still is to play has a Product card, else his turn would end by itself.
  if (!phaseEnded && state.products[1]!.length === 0) state.products[1] = [products.at[products.ids[0]!]!];
  if (phaseEnded) state.seat = players.length - 1;
  return state;
};

/** Whether the game goes on: the next turn after this one can be played. */
const playOn = (state: State) => {
  const { after } = attempt(state, { kind: 'endTurn', seat: state.seat });
  const seat = after.phase === 'over' ? 0 : after.seat;
  return { over: after.phase === 'over', verdict: check(after, { kind: 'endTurn', seat }) };
};

const rowsOf = (contenders: readonly Contender[], { navigation }: Contest): readonly EndRow[] =>
  contenders.map(({ missions, products, productCards }, seat) => {
    const [least, greatest] = navigation[seat]!;
    return {
      seat,
      missions,
      navigation: [least, greatest],
      products,
      total: [missions + least + products[0], missions + greatest + products[1]],
      productCards,
    };
  });

const ending = (over: boolean, reached: readonly number[], { possible, winners, ties }: Contest) =>
  applying<Clause>(
    'end.twelve-mission-points',
    !over && reached.length > 0 && 'end.finish-phase',
    'score.total',
    'score.missions',
    'score.navigation',
    'score.products',
    'score.winner',
    ...ties.map(({ clause }) => clause),
    (winners?.length ?? 0) > 1 && 'ruling.full-tie',
    reached.some((seat) => !possible.includes(seat)) && 'score.trigger-not-win',
  );

const answer = (input: EndInput, readings: Readings): EndAnswer => {
  const box = boxOf(editionOf(input));
  const contenders = input.players.map((player) => contenderOf(box, input, player, readings));
  const found = contest(contenders, unseenPoints(box, input.players), readings['product-tie']);
  const { over, verdict } = playOn(tableOf(input, readings));
  const reached = contenders.flatMap(({ missions }, seat) => (missions >= TARGET ? [seat] : []));
  return {
    verdict,
    clauses: applying(...ending(over, reached, found), ...(over ? cited(verdict) : [])),
    over,
    reached,
    rows: rowsOf(contenders, found),
    winners: found.winners,
    certain: found.certain,
    possible: found.possible,
    ties: found.ties,
  };
};

/** "Is it over, and who has won?" */
export const end = defineChecker<EndInput, EndAnswer>({
  id: 'end',
  rulings: endAsks.rulings,
  example: {
    players: [
      { missions: 12, products: ['bread'] },
      { missions: ['m01', 'm17'], navigation: ['?'], products: ['?vulcaanhaven', '?merwehaven'] },
    ],
    phaseEnded: true,
  },
  input: readEnd,
  answer,
  decision: ({ over, rows, winners, possible }) => [over, rows.map(({ total }) => total), winners, possible],
});
