import { type SlateAnswer, type SlateInput, slateChecker, slateWords } from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<SlateInput, SlateAnswer> = { checker: slateChecker, words: slateWords };

export default judge;
