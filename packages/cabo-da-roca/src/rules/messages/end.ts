import { plain, seat } from '@portolan/core/words';
import type { EndReason } from '../../types.ts';
import * as en from './english.ts';
import * as fr from './french.ts';
import type { Happenings, Refusals } from './types.ts';

const endings: Readonly<Record<EndReason, readonly [fr: string, en: string]>> = {
  thousand: ['Les 1000 pièces sont atteintes', '1000 coins are reached'],
  'last-fleet': ['Une seule flotte reste en mer', 'One fleet alone is left'],
  'all-taken': ['Tous les trésors sont tenus', 'All treasures are held'],
  stalled: ['Plus rien n’avance', 'Nothing moves on any more'],
};
const totals = (coins: readonly number[] = [], colon: string): string =>
  coins.length ? ` (${coins.map((total, i) => `${seat(i)}${colon}${total}`).join(', ')})` : '';

/** What is refused by the clauses of `end`. */
export const endRefusals = {
  'game-over': plain('La partie est finie : plus rien ne se joue.', 'The game is over: nothing more is played.'),
  'final-phase': plain(
    'En phase finale, on ne tire plus de carte de commerce.',
    'In the final phase, no trade card is drawn any more.',
  ),
  'end.no-new-trade/no-cargo': plain(
    'Sans marchandise, ce bateau reste au port en phase finale.',
    'Without a cargo, this ship stays in port in the final phase.',
  ),
  'no-tile-left': plain(
    'Il ne reste aucune tuile et la phase finale n’a pas commencé : elle commence avec la dernière tuile.',
    'No tile is left and the final phase has not begun: it begins with the last tile.',
  ),
} satisfies Refusals;

/** What happens by the clauses of `end`. */
export const endEvents = {
  finalPhase: plain('La phase finale commence.', 'The final phase begins.'),
  gameEnded: {
    fr: (facts) =>
      `${endings[facts.reason][0]} : ${fr.seats(facts.winners)} ${facts.winners.length !== 1 ? 'se partagent la victoire' : 'gagne la partie'}${totals(facts.totals, ' :\u00a0')}.`,
    en: (facts) =>
      `${endings[facts.reason][1]}: ${en.seats(facts.winners)} ${facts.winners.length !== 1 ? 'share the win' : 'wins the game'}${totals(facts.totals, ': ')}.`,
  },
} satisfies Happenings;
