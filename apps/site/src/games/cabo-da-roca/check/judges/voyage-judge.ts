import { type VoyageAnswer, type VoyageInput, voyageChecker, voyageWords } from '@portolan/cabo-da-roca/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<VoyageInput, VoyageAnswer> = { checker: voyageChecker, words: voyageWords };

export default judge;
