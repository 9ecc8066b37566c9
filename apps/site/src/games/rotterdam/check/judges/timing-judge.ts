import { type TimingAnswer, type TimingInput, timingChecker, timingWords } from '@portolan/rotterdam/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<TimingInput, TimingAnswer> = { checker: timingChecker, words: timingWords };

export default judge;
