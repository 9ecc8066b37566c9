import { actionsInWords, coinsInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords, Ranked } from '@portolan/core/answers';
import { both, say } from '@portolan/core/words';
import type { ShortestVoyageAnswer } from '../shortest-voyage.ts';
import { frozen, planText, turns } from './common.ts';

const explain = (answer: ShortestVoyageAnswer, lang: Lang): FoundInWords => {
  const rows: Ranked[] = answer.ranking.map((way, i) => ({
    label: say(
      lang,
      `Port ${way.port}, rapporte ${coinsInWords(way.net, 'fr')}`,
      `Port ${way.port}, pays ${coinsInWords(way.net, 'en')}`,
    ),
    value: way.actions,
    text: `${actionsInWords(way.actions, lang)}`,
    best: i === 0,
  }));
  if (answer.actions === null || answer.turns === null)
    return {
      headline: say(
        lang,
        'Si rien d’autre ne bouge, aucun chemin n’y mène.',
        'If nothing else moves, no way leads there.',
      ),
      rows,
    };
  return {
    headline: say(
      lang,
      `${actionsInWords(answer.actions, 'fr')}, en ${turns(answer.turns, 'fr')}, si rien d’autre ne bouge`,
      `${actionsInWords(answer.actions, 'en')}, in ${turns(answer.turns, 'en')}, if nothing else moves`,
    ),
    detail: answer.plan.length > 0 ? `${planText(answer.plan, lang)}.` : '',
    rows,
  };
};

/** The words of the question. */
export const shortestVoyageWords: QuestionWords<unknown, ShortestVoyageAnswer> = {
  means: frozen,
  title: both('Combien d’actions jusqu’à ce port ?', 'How many actions to that port?'),
  tells: both(
    'Le chemin le plus court, les autres pièces restant où elles sont.',
    'The shortest way, all other pieces staying where they are.',
  ),
  labels: { ship: both('Le bateau', 'The ship'), port: both('Le port visé', 'The port aimed at') },
  explain: (answer, _, lang) => explain(answer, lang),
};
