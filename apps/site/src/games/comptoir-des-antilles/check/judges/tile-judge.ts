import { type TileAnswer, type TileInput, tileChecker, tileWords } from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { smallTable } from '../../parts/tables.ts';
import { tileIn } from '../examples.ts';
import { quaysOf } from '../tile.tsx';

const judge: DisputeJudge<TileInput, TileAnswer> = {
  checker: tileChecker,
  words: tileWords,
  exampleIn: tileIn,
  beside: (_, input) => {
    const { seats, seat = 0, active = seat, premiums, edition } = input;
    const quays = quaysOf(input);
    return smallTable({ seats, active, first: active, quays, ...(premiums ? { premiums } : {}) }, edition);
  },
};

export default judge;
