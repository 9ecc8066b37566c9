import { type SlateAnswer, type SlateInput, slateChecker, slateWords } from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { EMPTY } from '../../parts/quay-text.ts';
import { smallTable } from '../../parts/tables.ts';
import { shipOf } from '../slate.tsx';

const judge: DisputeJudge<SlateInput, SlateAnswer> = {
  checker: slateChecker,
  words: slateWords,
  beside: (_, { aboard, holder, active, premiums, edition }) =>
    smallTable(
      {
        ...{ seats: aboard.length === 4 ? 4 : 3, active, first: active, slate: holder },
        quays: [shipOf(aboard, edition), EMPTY, EMPTY, EMPTY],
        ...(premiums ? { premiums } : {}),
      },
      edition,
    ),
};

export default judge;
