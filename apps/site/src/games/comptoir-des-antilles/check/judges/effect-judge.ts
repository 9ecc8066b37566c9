import {
  type EffectAnswer,
  type EffectInput,
  effectChecker,
  effectWords,
} from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { effectIn } from '../examples.ts';

const judge: DisputeJudge<EffectInput, EffectAnswer> = {
  checker: effectChecker,
  words: effectWords,
  exampleIn: effectIn,
};

export default judge;
