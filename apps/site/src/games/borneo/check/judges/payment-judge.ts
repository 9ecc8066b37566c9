import { type PaymentAnswer, type PaymentInput, paymentChecker, paymentWords } from '@portolan/borneo/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<PaymentInput, PaymentAnswer> = { checker: paymentChecker, words: paymentWords };

export default judge;
