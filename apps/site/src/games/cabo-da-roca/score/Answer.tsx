import { SeaView } from '@portolan/boards/cabo-da-roca';
import type { Edition } from '@portolan/cabo-da-roca';
import { type CountAnswer, type CountInput, countChecker, countInWords } from '@portolan/cabo-da-roca/checkers';
import { both } from '../../../kit/text.ts';
import { scoreAnswer } from '../../../score/ScoreAnswer.tsx';
import type { CountProps } from '../../../score/score-game.ts';
import { isStarted } from '../../../score/sheet.ts';
import type { Kept } from './kept.ts';
import { fishSquares } from './of-table.ts';
import { PointsTable } from './PointsTable.tsx';
import { type Sheet, sheets } from './sheet.ts';

const texts = {
  hint: both(
    'Comptez d’abord l’argent. Les poissons sont ceux du banc : autour du port, puis le long de sa côte tant qu’elle est droite.',
    'Count the coins first. The fish are those of the ground: around the port, then along its coast for as long as it runs straight.',
  ),
  taken: both('Les poissons comptés sont entourés.', 'The fish that count are ringed.'),
  sea: both('La mer comptée', 'The sea counted'),
} as const;

/** The sea whose position was counted. */
const Below = ({ lang, counted }: CountProps<Sheet, CountAnswer, Kept>) =>
  counted && (
    <section aria-label={texts.sea[lang]}>
      <p class="small">{texts.taken[lang]}</p>
      <SeaView
        table={counted.table}
        name="score"
        lang={lang}
        marks={{
          rings: Array.from({ length: counted.state.seats }, (_, seat) => fishSquares(counted.state, seat))
            .flat()
            .map((at) => ({ at, wrong: false })),
        }}
      />
    </section>
  );

/** What the score sheet of Cabo da Roca says. */
export default scoreAnswer<Sheet, CountInput, CountAnswer, Edition, Kept>({
  judge: countChecker.judge,
  isStarted: (sheet) => isStarted(sheets, sheet),
  hint: texts.hint,
  check: 'count',
  Count: PointsTable,
  Below,
  explain: countInWords,
});
