import { answers, checkers, type TriggerAnswer, type TriggerInput } from '@portolan/borneo/checkers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';

import { FlagTower } from './FlagTower.tsx';
import { PortForm } from './PortForm.tsx';

const Form = (props: FormProps<TriggerInput>) => <PortForm {...props} />;

const Board = ({ lang, input, answer }: BoardProps<TriggerInput, TriggerAnswer>) => (
  <FlagTower lang={lang} input={input} answer={answer} />
);

const trigger: CheckerModule<TriggerInput, TriggerAnswer> = {
  checker: checkers.trigger,
  ...answers.trigger,
  Form,
  Board,
};

export default trigger;
