import {
  type DepartureAnswer,
  type DepartureInput,
  departureChecker,
  departureWords,
} from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { smallTable } from '../../parts/tables.ts';
import { quaysOf } from '../departure.tsx';
import { departureIn } from '../examples.ts';

const judge: DisputeJudge<DepartureInput, DepartureAnswer> = {
  checker: departureChecker,
  words: departureWords,
  exampleIn: departureIn,
  beside: (_, input) => {
    const { seats, active, slate, premiums, edition } = input;
    const quays = quaysOf(input);
    return smallTable({ seats, active, first: active, slate, quays, ...(premiums ? { premiums } : {}) }, edition);
  },
};

export default judge;
