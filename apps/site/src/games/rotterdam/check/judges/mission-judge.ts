import { type MissionAnswer, type MissionInput, missionChecker, missionWords } from '@portolan/rotterdam/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { boxFrom } from '../../parts/tables.ts';
import { missionIn } from '../examples.ts';

const judge: DisputeJudge<MissionInput, MissionAnswer> = {
  checker: missionChecker,
  words: missionWords,
  exampleIn: (_, edition) => missionIn(boxFrom(edition)),
};

export default judge;
