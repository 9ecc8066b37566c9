import { type PicksAnswer, type PicksInput, picksChecker, picksWords } from '@portolan/borneo/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<PicksInput, PicksAnswer> = { checker: picksChecker, words: picksWords };

export default judge;
