import { type TriggerAnswer, type TriggerInput, triggerChecker, triggerWords } from '@portolan/borneo/checkers';

import type { BoardProps, CheckerModule } from '../../../check/module.ts';

import { FlagTower } from './FlagTower.tsx';
import { portFields } from './PortForm.tsx';

const Board = ({ lang, input, answer }: BoardProps<TriggerInput, TriggerAnswer>) => (
  <FlagTower lang={lang} input={input} answer={answer} />
);

const trigger: CheckerModule<TriggerInput, TriggerAnswer> = {
  checker: triggerChecker,
  ...triggerWords,
  fields: portFields,
  Board,
};

export default trigger;
