import { Tally } from '@portolan/boards/comptoir-des-antilles';
import type { Edition } from '@portolan/comptoir-des-antilles';
import { type EndAnswer, type EndInput, endChecker, explainEnd } from '@portolan/comptoir-des-antilles/checkers';
import { premiumsInWords } from '@portolan/comptoir-des-antilles/rules';
import { scoreAnswer } from '../../../score/ScoreAnswer.tsx';
import type { CountProps } from '../../../score/score-game.ts';
import type { Kept } from './kept.ts';
import type { Sheet } from './sheet.ts';

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
  isStarted: () => true,
  check: 'end',
  Count,
  explain: (answer, nameOf, lang, { box }) => explainEnd(answer, { nameOf, target: box.target }, lang),
});
