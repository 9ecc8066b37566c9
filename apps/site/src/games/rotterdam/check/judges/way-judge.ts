import { type WayAnswer, type WayInput, wayChecker, wayWords } from '@portolan/rotterdam/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { boxFrom } from '../../parts/tables.ts';
import { wayIn } from '../examples.ts';

const judge: DisputeJudge<WayInput, WayAnswer> = {
  checker: wayChecker,
  words: wayWords,
  exampleIn: (_, edition) => wayIn(boxFrom(edition)),
};

export default judge;
