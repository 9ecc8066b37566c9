import type { Edition } from '@portolan/comptoir-des-antilles';
import { type EndInput, endAsks, endLabels } from '@portolan/comptoir-des-antilles/checkers';
import type { Lang } from '@portolan/core';
import { integer, list, shape } from '@portolan/core/readers';
import type { Field } from '../../../kit/Fields.tsx';
import { both } from '../../../kit/text.ts';
import { ScoreSheet } from '../../../score/ScoreSheet.tsx';
import type { ScoreGame, SheetAbout } from '../../../score/score-game.ts';
import comptoirPage from '../page.ts';
import { boxOf, shipsInPile } from '../parts/cards.ts';
import { Departure } from './Departure.tsx';
import type { Kept } from './kept.ts';
import { type Sheet, sheets } from './sheet.ts';
import { unnamed } from './unnamed.ts';

/** A player by the name on the sheet. */
const playerAt = (at: 'first' | 'active'): Field<Sheet, SheetAbout<Edition>> => ({
  at,
  as: 'select',
  options: ({ players }, { called }) => players.map((_, seat) => ({ value: String(seat), label: called(seat) })),
});

const pile = (_: Sheet, { box }: SheetAbout<Edition>): number => shipsInPile(box);

const game: ScoreGame<Sheet, EndInput, Edition, Kept> = {
  page: comptoirPage,
  seats: [3, 4],
  usual: 3,
  sheets,
  box: boxOf,
  asks: endAsks,
  words: {
    labels: {
      ...endLabels.labels,
      'players[].premiums': both('Primes', 'Premiums'),
      active: both('Vient de finir son tour', 'Has just finished a turn'),
    },
  },
  shape: { players: list(shape({ premiums: integer(0, 999) }), 4).schema },
  player: ['*'],
  after: [
    { at: 'players', as: Departure },
    { at: 'ships', max: pile, or: pile },
    playerAt('first'),
    playerAt('active'),
  ],
  sent: ({ players, first, active, ...sheet }, { edition }) => ({
    players,
    ships: sheets.inputOf({ players, first, active, ...sheet }, edition).ships,
    first,
    active,
  }),
  unnamed,
  kept: () => import('./kept.ts'),
  answer: () => import('./Answer.tsx'),
};

/** The score sheet of Comptoir des Antilles: the counters, a departure added up, whether the game is over, who wins. */
export const ComptoirScore = (props: { readonly lang: Lang; readonly base: string }) => (
  <ScoreSheet {...props} game={game} />
);
