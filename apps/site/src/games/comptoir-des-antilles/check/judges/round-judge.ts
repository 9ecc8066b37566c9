import { type RoundAnswer, type RoundInput, roundChecker, roundWords } from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<RoundInput, RoundAnswer> = { checker: roundChecker, words: roundWords };

export default judge;
