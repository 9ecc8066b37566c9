import {
  type LighthouseAnswer,
  type LighthouseInput,
  lighthouseChecker,
  lighthouseWords,
} from '@portolan/cabo-da-roca/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<LighthouseInput, LighthouseAnswer> = { checker: lighthouseChecker, words: lighthouseWords };

export default judge;
