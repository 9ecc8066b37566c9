import { type WalkAnswer, type WalkInput, walkChecker, walkWords } from '@portolan/cabo-da-roca/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { walkIn } from '../examples.ts';

const judge: DisputeJudge<WalkInput, WalkAnswer> = { checker: walkChecker, words: walkWords, exampleIn: walkIn };

export default judge;
