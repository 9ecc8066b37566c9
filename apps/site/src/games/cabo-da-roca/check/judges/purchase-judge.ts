import {
  type PurchaseAnswer,
  type PurchaseInput,
  purchaseChecker,
  purchaseWords,
} from '@portolan/cabo-da-roca/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { purchaseIn } from '../examples.ts';

const judge: DisputeJudge<PurchaseInput, PurchaseAnswer> = {
  checker: purchaseChecker,
  words: purchaseWords,
  exampleIn: purchaseIn,
};

export default judge;
