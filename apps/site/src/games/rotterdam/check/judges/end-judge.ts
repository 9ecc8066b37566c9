import { type EndAnswer, type EndInput, endChecker, endWords } from '@portolan/rotterdam/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { endIn } from '../examples.ts';

const judge: DisputeJudge<EndInput, EndAnswer> = { checker: endChecker, words: endWords, exampleIn: endIn };

export default judge;
