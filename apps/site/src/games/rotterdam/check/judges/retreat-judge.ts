import { type RetreatAnswer, type RetreatInput, retreatChecker, retreatWords } from '@portolan/rotterdam/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { boxFrom } from '../../parts/tables.ts';
import { retreatIn } from '../examples.ts';

const judge: DisputeJudge<RetreatInput, RetreatAnswer> = {
  checker: retreatChecker,
  words: retreatWords,
  exampleIn: (_, edition) => retreatIn(boxFrom(edition)),
};

export default judge;
