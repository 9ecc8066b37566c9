import { type FightAnswer, type FightInput, fightChecker, fightWords } from '@portolan/borneo/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<FightInput, FightAnswer> = { checker: fightChecker, words: fightWords };

export default judge;
