import { actionsInWords, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, counted, say } from '@portolan/core/words';
import type { PirateReachAnswer } from '../pirate-reach.ts';
import { frozen, planText } from './common.ts';

const explain = (answer: PirateReachAnswer, lang: Lang): FoundInWords => ({
  headline: say(
    lang,
    `${counted(answer.number, 'case sous le feu', 'cases sous le feu', 'fr')} ce tour, si rien d’autre ne bouge`,
    `${counted(answer.number, 'square under fire', 'squares under fire', 'en')} this turn, if nothing else moves`,
  ),
  detail: say(
    lang,
    'Partout ailleurs, il ne peut pas tirer à son tour.',
    'Everywhere else it cannot fire in its turn.',
  ),
  rows: answer.ranking.map(({ at, plan }, i) => ({
    label: `${squareInWords(at)}${plan.length > 0 ? `${say(lang, ' : ', ': ')}${planText(plan, lang)}` : ''}`,
    value: plan.length,
    text: actionsInWords(plan.filter((action) => action.kind !== 'attack' && action.kind !== 'endTurn').length, lang),
    best: i === 0,
  })),
});

/** The words of the question. */
export const pirateReachWords: QuestionWords<unknown, PirateReachAnswer> = {
  means: frozen,
  title: both('Où suis-je à l’abri de ce pirate ?', 'Where is it safe from that pirate?'),
  tells: both('Toutes les cases où il peut tirer à son tour.', 'Every square it can fire on in its turn.'),
  labels: { ship: both('Le pirate', 'The pirate') },
  explain: (answer, _, lang) => explain(answer, lang),
};
