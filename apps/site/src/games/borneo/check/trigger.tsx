import { companies, companyName } from '@portolan/boards/borneo';
import { checkers, type TriggerAnswer, type TriggerInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import type { Cell } from '@portolan/core/answers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { say } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';

import { FlagTower } from './FlagTower.tsx';
import { PortForm } from './PortForm.tsx';
import { impossiblePort, outcomeText, portClauses, reasonText } from './port-words.ts';

const Form = (props: FormProps<TriggerInput>) => <PortForm {...props} />;

const Board = ({ lang, input, answer }: BoardProps<TriggerInput, TriggerAnswer>) => (
  <FlagTower lang={lang} input={input} answer={answer} />
);

const explain = (answer: TriggerAnswer, input: TriggerInput, lang: Lang): Answered =>
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
    sub: companies.map((company) => `${companyName(company, lang)} ${answer.flags[company]}`).join(', '),
  },
];

const trigger: CheckerModule<TriggerInput, TriggerAnswer> = { checker: checkers.trigger, Form, Board, explain, cells };

export default trigger;
