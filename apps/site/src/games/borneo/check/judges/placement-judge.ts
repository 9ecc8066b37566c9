import { type PlacementAnswer, type PlacementInput, placementChecker, placementWords } from '@portolan/borneo/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { roundsOf } from '../rounds.ts';

const judge: DisputeJudge<PlacementInput, PlacementAnswer> = {
  checker: placementChecker,
  words: placementWords,
  beside: (_, input) => roundsOf(input),
};

export default judge;
