import { type CargoAnswer, type CargoInput, cargoChecker, cargoWords } from '@portolan/rotterdam/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { boxFrom } from '../../parts/tables.ts';
import { cargoIn } from '../examples.ts';

const judge: DisputeJudge<CargoInput, CargoAnswer> = {
  checker: cargoChecker,
  words: cargoWords,
  exampleIn: (_, edition) => cargoIn(boxFrom(edition)),
};

export default judge;
