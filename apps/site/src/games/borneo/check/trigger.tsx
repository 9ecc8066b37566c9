import { answers, checkers, type TriggerAnswer, type TriggerInput } from '@portolan/borneo/checkers';

import type { BoardProps, CheckerModule } from '../../../check/module.ts';

import { FlagTower } from './FlagTower.tsx';
import { portFields } from './PortForm.tsx';

const Board = ({ lang, input, answer }: BoardProps<TriggerInput, TriggerAnswer>) => (
  <FlagTower lang={lang} input={input} answer={answer} />
);

const trigger: CheckerModule<TriggerInput, TriggerAnswer> = {
  checker: checkers.trigger,
  ...answers.trigger,
  fields: portFields,
  Board,
};

export default trigger;
