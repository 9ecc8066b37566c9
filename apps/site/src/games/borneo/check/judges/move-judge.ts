import { type MoveAnswer, type MoveInput, moveChecker, moveWords } from '@portolan/borneo/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<MoveInput, MoveAnswer> = { checker: moveChecker, words: moveWords };

export default judge;
