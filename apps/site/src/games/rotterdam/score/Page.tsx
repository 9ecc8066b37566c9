import type { readTable } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import { type EndAnswer, type EndInput, endChecker, endWords, explainEnd } from '@portolan/rotterdam/checkers';
import { both } from '../../../kit/text.ts';
import { type ScoreGame, ScoreSheet } from '../../../score/ScoreSheet.tsx';
import rotterdamPage from '../page.ts';
import { boxFrom } from '../parts/tables.ts';
import { player } from './fields.tsx';
import { playersOf, type Sheet, sheets } from './sheet.ts';
import { EndTable } from './Table.tsx';

type Kept = Extract<ReturnType<typeof readTable>, { readonly ok: true }>['value'];

const game: ScoreGame<Sheet, EndInput, EndAnswer, Edition, Kept> = {
  page: rotterdamPage,
  seats: [2, 3, 4],
  usual: 3,
  sheets,
  box: boxFrom,
  checker: endChecker,
  words: endWords,
  before: ['phaseEnded'],
  player,
  kept: {
    read: () => import('./kept.ts'),
    take: ({ table }, sheet) => ({
      players: playersOf(table).map((had, seat) => ({ ...had, name: sheet.players[seat]?.name ?? '' })),
      phaseEnded: table.position.phase === 'over',
    }),
  },
  isStarted: (_, { rows }) => rows.some(({ total }) => total[1] > 0),
  hint: both(
    'Comptez les Missions visibles, les cartes à points posées et en main, les Produits en main. Une carte que vous ne voyez pas se saisit cachée : le total devient une fourchette.',
    'Count the Missions shown, point cards laid and in hand, Products in hand. A card you cannot see is entered as hidden: the total becomes a range.',
  ),
  check: 'end',
  heading: both('Le décompte', 'The count'),
  Count: EndTable,
  explain: explainEnd,
};

/** The score sheet of Rotterdam: every part by its clause, unknown cards as ranges, both tie-breaks, who wins. */
export const RotterdamScore = (props: { readonly lang: Lang; readonly base: string }) => (
  <ScoreSheet {...props} game={game} />
);
