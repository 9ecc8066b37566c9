import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords } from '@portolan/core/answers';
import { say } from '@portolan/core/words';
import { companyIds } from '../../ids.ts';
import { companyName } from '../../rules/names.ts';
import type { TriggerAnswer, TriggerInput } from '../types/port.ts';
import { disputes } from './disputes.ts';
import { impossiblePort, outcomeText, portClauses, portLabels, reasonText } from './port.ts';

const explain = (answer: TriggerAnswer, input: TriggerInput, lang: Lang): AnswerInWords =>
  impossiblePort(answer, lang) ?? {
    state: 'legal',
    headline: outcomeText(answer, lang),
    why: reasonText(answer, lang, input.monopoly, input.capacity),
    short: reasonText(answer, lang, input.monopoly, input.capacity),
    clauses: portClauses(answer),
    ...(answer.distribution
      ? {
          choices: {
            title: say(lang, 'Et ensuite', 'What follows'),
            items: [
              {
                state: 'legal',
                text: say(
                  lang,
                  'Qui a joué la carte prend la carte Port, puis les épices sont distribuées',
                  'Whoever played the card takes the Harbor card, then the spices are given out',
                ),
              },
            ],
          },
        }
      : {}),
  };

const cells = (answer: TriggerAnswer, _: TriggerInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'carte', 'card'),
    main: outcomeText(answer, lang),
    sub: companyIds.map((company) => `${companyName(company, lang)} ${answer.flags[company]}`).join(', '),
  },
];

/** Whether a card triggers a distribution, in words. */
export const trigger = {
  ...disputes.trigger,
  labels: portLabels,
  explain,
  cells,
} satisfies CheckerWords<TriggerInput, TriggerAnswer>;
