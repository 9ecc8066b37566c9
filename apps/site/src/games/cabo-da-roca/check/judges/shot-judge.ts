import { type ShotAnswer, type ShotInput, shotChecker, shotWords } from '@portolan/cabo-da-roca/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<ShotInput, ShotAnswer> = { checker: shotChecker, words: shotWords };

export default judge;
