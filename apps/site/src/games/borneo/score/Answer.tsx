import type { Edition } from '@portolan/borneo';
import { type WinnerAnswer, type WinnerInput, winnerChecker, winnerInWords } from '@portolan/borneo/checkers';
import { both } from '../../../kit/text.ts';
import { scoreAnswer } from '../../../score/ScoreAnswer.tsx';
import type { CountProps } from '../../../score/score-game.ts';
import { isStarted } from '../../../score/sheet.ts';
import { ScoreBars, undecided } from '../check/ScoreBars.tsx';
import type { Kept } from './kept.ts';
import { PointsTable } from './PointsTable.tsx';
import { type Sheet, sheets } from './sheet.ts';

const Count = ({ decided, answer, lang, base, nameOf }: CountProps<Sheet, WinnerAnswer, Kept>) => {
  const shown = decided ? answer : undecided(answer);
  return (
    <>
      <ScoreBars lang={lang} nameOf={nameOf} answer={shown} />
      <PointsTable lang={lang} base={base} nameOf={nameOf} answer={shown} />
    </>
  );
};

/** What the score sheet of Borneo says. */
export default scoreAnswer<Sheet, WinnerInput, WinnerAnswer, Edition, Kept>({
  judge: winnerChecker.judge,
  isStarted: (sheet) => isStarted(sheets, sheet),
  hint: both(
    'Une carte vaut un point, doublée ou non. Les mains ne comptent plus.',
    'A card is worth one point, doubled or not. Hands no longer count.',
  ),
  check: 'winner',
  Count,
  explain: winnerInWords,
});
