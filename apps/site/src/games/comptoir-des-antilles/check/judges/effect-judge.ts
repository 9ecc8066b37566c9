import {
  type EffectAnswer,
  type EffectInput,
  effectChecker,
  effectWords,
} from '@portolan/comptoir-des-antilles/checkers';
import type { DisputeJudge } from '../../../../check/module.ts';
import { smallTable } from '../../parts/tables.ts';
import { cardsWith, quaysOf } from '../effect-ships.ts';
import { effectIn } from '../examples.ts';

const judge: DisputeJudge<EffectInput, EffectAnswer> = {
  checker: effectChecker,
  words: effectWords,
  exampleIn: effectIn,
  beside: (_, { seats = 4, seat = 0, ...input }) =>
    smallTable({
      seats,
      active: seat,
      first: seat,
      quays: quaysOf(input),
      edition: { ...(typeof input.edition === 'object' ? input.edition : {}), contacts: cardsWith(input.effect) },
      phase: 'effect',
      turn: { contact: 'card', resolved: false },
    }),
};

export default judge;
