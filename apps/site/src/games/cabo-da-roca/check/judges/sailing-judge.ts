import { type SailingAnswer, type SailingInput, sailingChecker, sailingWords } from '@portolan/cabo-da-roca/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<SailingInput, SailingAnswer> = { checker: sailingChecker, words: sailingWords };

export default judge;
