import { type CallAnswer, type CallInput, callChecker, callWords, readingLines } from '@portolan/rotterdam/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { boxFrom } from '../../parts/tables.ts';
import { callIn } from '../examples.ts';

const judge: DisputeJudge<CallInput, CallAnswer> = {
  checker: callChecker,
  words: callWords,
  beside: (answer, _, lang) => (answer.verdict.legal ? readingLines(answer, lang) : undefined),
  exampleIn: (_, edition) => callIn(boxFrom(edition)),
};

export default judge;
