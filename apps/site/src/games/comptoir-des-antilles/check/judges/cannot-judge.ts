import {
  type CannotAnswer,
  type CannotInput,
  cannotChecker,
  cannotWords,
} from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { cannotIn } from '../examples.ts';

const judge: DisputeJudge<CannotInput, CannotAnswer> = {
  checker: cannotChecker,
  words: cannotWords,
  exampleIn: cannotIn,
};

export default judge;
