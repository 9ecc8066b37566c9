import {
  type DepartureAnswer,
  type DepartureInput,
  departureChecker,
  departureWords,
} from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { departureIn } from '../examples.ts';

const judge: DisputeJudge<DepartureInput, DepartureAnswer> = {
  checker: departureChecker,
  words: departureWords,
  exampleIn: departureIn,
};

export default judge;
