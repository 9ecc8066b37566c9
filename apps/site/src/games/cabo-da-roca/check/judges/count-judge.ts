import { type CountAnswer, type CountInput, countChecker, countWords } from '@portolan/cabo-da-roca/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { countIn } from '../examples.ts';

const judge: DisputeJudge<CountInput, CountAnswer> = { checker: countChecker, words: countWords, exampleIn: countIn };

export default judge;
