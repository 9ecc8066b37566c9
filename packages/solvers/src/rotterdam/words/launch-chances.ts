import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, say } from '@portolan/core/words';
import type { State } from '@portolan/rotterdam';
import { type NamedBox, ofHarborInWords } from '@portolan/rotterdam/rules';
import { chance, chanceRow } from '../../fraction-words.ts';
import type { LaunchChancesInput } from '../inputs.ts';
import type { LaunchChancesAnswer } from '../voyage.ts';
import { distanceInWords, either, labels, model } from './common.ts';

/** What each start promises. */
const explain = ({ harbor, stock, ranking }: LaunchChancesAnswer, lang: Lang, box: NamedBox): FoundInWords => {
  const [first] = ranking;
  if (!first) return { headline: say(lang, 'Aucun départ n’est libre.', 'No start is free.'), rows: [] };
  const best = ranking.filter(({ chance }) => chance === first.chance).map(({ start }) => start);
  return {
    headline: say(
      lang,
      `${either(best, 'fr')} : ${chance(first.chance, 'fr')}`,
      `${either(best, 'en')}: ${chance(first.chance, 'en')}`,
    ),
    detail:
      stock > 0
        ? say(
            lang,
            `Jusqu’au port ${ofHarborInWords(harbor, 'fr', box)}. Unités en réserve : ${stock}.`,
            `To the harbor ${ofHarborInWords(harbor, 'en', box)}. Units in stock: ${stock}.`,
          )
        : say(
            lang,
            `Jusqu’au port ${ofHarborInWords(harbor, 'fr', box)}. La réserve est vide : on ne peut pas charger maintenant.`,
            `To the harbor ${ofHarborInWords(harbor, 'en', box)}. The stock is empty: nothing can be loaded now.`,
          ),
    rows: ranking.map(({ start, chance: of, channels }) => ({
      label: `${start}, ${distanceInWords(channels, lang)}`,
      ...chanceRow(of, lang),
      best: of === first.chance,
    })),
  };
};

/** The words of the question. */
export const launchChancesWords: QuestionWords<LaunchChancesInput, LaunchChancesAnswer, State> = {
  means: model,
  title: both('D’où lancer cette cargaison ?', 'From which start should this cargo go?'),
  tells: both(
    'La chance de chaque départ libre d’amener la cargaison à son port.',
    'The chance of each free start to bring the cargo to its harbor.',
  ),
  labels: {
    cargo: labels.cargo,
  },
  explain: (answer, { state }, lang) => explain(answer, lang, state.edition),
};
