import { Tally } from '@portolan/boards/comptoir-des-antilles';
import type { Edition } from '@portolan/comptoir-des-antilles';
import { type EndAnswer, type EndInput, endChecker, explainEnd } from '@portolan/comptoir-des-antilles/checkers';
import { premiumsInWords } from '@portolan/comptoir-des-antilles/rules';
import { both } from '../../../kit/text.ts';
import { scoreAnswer } from '../../../score/ScoreAnswer.tsx';
import type { CountProps } from '../../../score/score-game.ts';
import { isStarted } from '../../../score/sheet.ts';
import type { Kept } from './kept.ts';
import { type Sheet, sheets } from './sheet.ts';

const Count = ({ lang, sheet, answer, decided }: CountProps<Sheet, EndAnswer, Kept>) => (
  <Tally
    lang={lang}
    rows={sheet.players.map(({ premiums }, seat) => ({
      seat,
      premiums,
      note: decided && answer.over && answer.winners.includes(seat) ? premiumsInWords(premiums, lang) : undefined,
    }))}
  />
);

/** What the score sheet of Comptoir des Antilles says. */
export default scoreAnswer<Sheet, EndInput, EndAnswer, Edition, Kept>({
  judge: endChecker.judge,
  isStarted: (sheet) => isStarted(sheets, sheet),
  hint: both(
    'Entrez les primes de chacun, et les navires qui restent : qui mène, et qui gagne, se dit à mesure.',
    'Enter everyone’s premiums, and the ships that are left: who leads, and who wins, is told as you go.',
  ),
  check: 'end',
  Count,
  explain: (answer, nameOf, lang, { box }) => explainEnd(answer, { nameOf, target: box.target }, lang),
});
