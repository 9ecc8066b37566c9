import { type TriggerAnswer, type TriggerInput, triggerChecker, triggerWords } from '@portolan/borneo/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<TriggerInput, TriggerAnswer> = { checker: triggerChecker, words: triggerWords };

export default judge;
