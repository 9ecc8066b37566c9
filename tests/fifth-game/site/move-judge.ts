import type { DisputeJudge } from '../../../apps/site/src/check/module.ts';
import { answers, checkers, type MoveAnswer, type MoveInput } from '../src/checkers.ts';

const judge: DisputeJudge<MoveInput, MoveAnswer> = { checker: checkers.move, words: answers.move };

export default judge;
