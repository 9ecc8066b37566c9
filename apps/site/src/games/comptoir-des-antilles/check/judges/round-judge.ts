import { type RoundAnswer, type RoundInput, roundChecker, roundWords } from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { smallTable } from '../../parts/tables.ts';

const judge: DisputeJudge<RoundInput, RoundAnswer> = {
  checker: roundChecker,
  words: roundWords,
  beside: (_, { seats, holder, first }) => smallTable({ seats, slate: holder, first, active: first }),
};

export default judge;
