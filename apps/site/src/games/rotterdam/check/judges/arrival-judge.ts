import { type ArrivalAnswer, type ArrivalInput, arrivalChecker, arrivalWords } from '@portolan/rotterdam/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { boxFrom } from '../../parts/tables.ts';
import { arrivalIn } from '../examples.ts';

const judge: DisputeJudge<ArrivalInput, ArrivalAnswer> = {
  checker: arrivalChecker,
  words: arrivalWords,
  exampleIn: (_, edition) => arrivalIn(boxFrom(edition)),
};

export default judge;
