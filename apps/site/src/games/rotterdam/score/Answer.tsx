import type { Edition } from '@portolan/rotterdam';
import { type EndAnswer, type EndInput, endChecker, explainEnd } from '@portolan/rotterdam/checkers';
import { both } from '../../../kit/text.ts';
import { scoreAnswer } from '../../../score/ScoreAnswer.tsx';
import type { Kept } from './kept.ts';
import { PointsTable } from './PointsTable.tsx';
import type { Sheet } from './sheet.ts';

/** What the score sheet of Rotterdam says. */
export default scoreAnswer<Sheet, EndInput, EndAnswer, Edition, Kept>({
  judge: endChecker.judge,
  isStarted: (_, { rows }) => rows.some(({ total }) => total[1] > 0),
  hint: both(
    'Comptez les Missions visibles, les cartes à points posées et en main, les Produits en main. Une carte que vous ne voyez pas se saisit cachée : le total devient une fourchette.',
    'Count the Missions shown, point cards laid and in hand, Products in hand. A card you cannot see is entered as hidden: the total becomes a range.',
  ),
  check: 'end',
  Count: PointsTable,
  explain: explainEnd,
});
