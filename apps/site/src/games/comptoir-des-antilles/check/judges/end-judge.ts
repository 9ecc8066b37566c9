import { type EndAnswer, type EndInput, endChecker, endWords } from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<EndInput, EndAnswer> = { checker: endChecker, words: endWords };

export default judge;
