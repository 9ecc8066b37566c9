import {
  type ContactAnswer,
  type ContactInput,
  contactChecker,
  contactWords,
} from '@portolan/comptoir-des-antilles/checkers';
import { actionInWords } from '@portolan/comptoir-des-antilles/rules';
import type { DisputeJudge } from '../../../../check/module.ts';
import { smallTable } from '../../parts/tables.ts';
import type { ContactBeside } from '../contact.tsx';
import { contactIn } from '../examples.ts';

const judge: DisputeJudge<ContactInput, ContactAnswer> = {
  checker: contactChecker,
  words: contactWords,
  exampleIn: contactIn,
  beside: ({ quays, premiums, slate, next }, { seats, seat = 0, ...input }, lang): ContactBeside => ({
    table: smallTable(
      { seats, active: seat, first: seat, quays, slate, ...(input.premiums ? { premiums } : {}) },
      input.edition,
    ),
    said: next.map((action) => actionInWords(action, lang)),
  }),
};

export default judge;
