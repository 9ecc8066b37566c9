import {
  type CannotAnswer,
  type CannotInput,
  cannotChecker,
  cannotWords,
} from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { smallTable } from '../../parts/tables.ts';
import { cannotIn } from '../examples.ts';

const judge: DisputeJudge<CannotInput, CannotAnswer> = {
  checker: cannotChecker,
  words: cannotWords,
  exampleIn: cannotIn,
  beside: (_, { seats = 4, seat = 0, quays, edition }) =>
    smallTable({ seats, active: seat, first: seat, quays }, edition),
};

export default judge;
