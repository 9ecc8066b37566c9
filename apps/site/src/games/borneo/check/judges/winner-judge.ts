import { type WinnerAnswer, type WinnerInput, winnerChecker, winnerWords } from '@portolan/borneo/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<WinnerInput, WinnerAnswer> = { checker: winnerChecker, words: winnerWords };

export default judge;
