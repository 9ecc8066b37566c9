import {
  type ContactAnswer,
  type ContactInput,
  contactChecker,
  contactWords,
} from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { contactIn } from '../examples.ts';

const judge: DisputeJudge<ContactInput, ContactAnswer> = {
  checker: contactChecker,
  words: contactWords,
  exampleIn: contactIn,
};

export default judge;
