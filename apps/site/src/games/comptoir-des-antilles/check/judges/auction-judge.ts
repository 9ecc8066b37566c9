import {
  type AuctionAnswer,
  type AuctionInput,
  auctionChecker,
  auctionWords,
} from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';

const judge: DisputeJudge<AuctionInput, AuctionAnswer> = { checker: auctionChecker, words: auctionWords };

export default judge;
