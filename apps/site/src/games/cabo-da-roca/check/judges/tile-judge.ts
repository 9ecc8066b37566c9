import { type TileAnswer, type TileInput, tileChecker, tileWords } from '@portolan/cabo-da-roca/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { tileIn } from '../examples.ts';

const judge: DisputeJudge<TileInput, TileAnswer> = { checker: tileChecker, words: tileWords, exampleIn: tileIn };

export default judge;
