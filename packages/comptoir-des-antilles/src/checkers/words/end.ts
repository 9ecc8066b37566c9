import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords } from '@portolan/core/answers';
import { listed, say, seat } from '@portolan/core/words';
import { editionOf } from '../small-table.ts';
import type { EndAnswer, EndInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { endLabels } from './end-labels.ts';
import { explainEnd } from './ending.ts';
import { bySeat } from './numbers.ts';

const explain = (answer: EndAnswer, input: EndInput, lang: Lang): AnswerInWords => {
  const told = explainEnd(answer, { nameOf: seat, target: editionOf(input).target }, lang);
  if (!answer.beforeCommission) return told;
  const first = say(lang, 'La commission n’est plus payée.', 'The commission is no longer paid.');
  return { ...told, why: `${told.why} ${first}` };
};

const cells = (answer: EndAnswer, _: EndInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'partie', 'game'),
    main: answer.over
      ? say(
          lang,
          `finie, ${listed(answer.winners.map(seat), 'fr')} gagne${answer.winners.length > 1 ? 'nt' : ''}`,
          `over, ${listed(answer.winners.map(seat), 'en')} win${answer.winners.length > 1 ? '' : 's'}`,
        )
      : say(lang, 'continue', 'goes on'),
    sub: bySeat(answer.counters),
  },
];

/** The words of the dispute. */
export const endWords: CheckerWords<EndInput, EndAnswer> = {
  ...disputes.end,
  ...endLabels,
  explain,
  cells,
};
