import { companyIds } from '@portolan/borneo';
import { cardInWords, companyName } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, seat as letter, number, say } from '@portolan/core/words';
import type { BestShipmentAnswer, RankedShipment } from '../best-shipment.ts';
import type { BestShipmentInput } from '../inputs.ts';
import { bySeat, whose } from './common.ts';

/** Values are half points. */
const half = (value: number, lang: Lang): string => number(value / 2, lang);

const where = ({ card, port }: { readonly card: string; readonly port: number }, lang: Lang): string =>
  say(lang, `${cardInWords(card, 'fr')} au port ${port}`, `${cardInWords(card, 'en')} at port ${port}`);

const lacking = ({ needs }: RankedShipment, lang: Lang): string =>
  companyIds
    .filter((company) => needs[company] > 0)
    .map((company) => `${companyName(company, lang)} ${needs[company]}`)
    .join(', ');

/** What the others gain by the best card, or what still lacks. */
const besides = (best: RankedShipment, seat: number, lang: Lang): string => {
  if (!best.trigger)
    return say(lang, `Il manquerait encore : ${lacking(best, 'fr')}.`, `Flags still lacking: ${lacking(best, 'en')}.`);
  const others = best.values
    .flatMap((value, at) => (at === seat ? [] : [`${letter(at)} ${half(value, lang)}`]))
    .join(', ');
  return say(lang, `Les autres y gagnent : ${others}.`, `The others gain: ${others}.`);
};

/** What kind of distribution it is, and who takes what; or what still lacks. */
const outcome = (option: RankedShipment, lang: Lang): string => {
  if (option.trigger === null)
    return say(lang, `il manque ${lacking(option, 'fr')}`, `lacking ${lacking(option, 'en')}`);
  const kind =
    option.trigger === 'monopoly'
      ? say(lang, 'monopole', 'monopoly')
      : say(lang, 'distribution partagée', 'shared distribution');
  return [kind, ...option.picks.map(({ seat, card }) => `${letter(seat)} ${cardInWords(card, lang)}`)].join(', ');
};

const explain = (answer: BestShipmentAnswer, seat: number, lang: Lang): FoundInWords => {
  const best = answer.ranking[0];
  if (!best)
    return { headline: say(lang, 'Aucune carte connue dans cette main.', 'No known card in this hand.'), rows: [] };
  const mine = best.values[seat] ?? 0;
  return {
    headline:
      mine > 0
        ? say(
            lang,
            `${where(best, 'fr')} : ${half(mine, 'fr')} points d’épices tout de suite.`,
            `${where(best, 'en')}: ${half(mine, 'en')} points of spices at once.`,
          )
        : say(lang, 'Aucune carte ne rapporte rien tout de suite.', 'No card gains anything at once.'),
    detail: besides(best, seat, lang),
    rows: answer.ranking.map((option) => ({
      label: where(option, lang),
      value: option.values[seat] ?? 0,
      text: option.trigger ? bySeat(option.values.map((value) => half(value, lang))) : say(lang, 'rien', 'nothing'),
      more: outcome(option, lang),
      best: (option.values[seat] ?? 0) === mine && mine > 0,
    })),
  };
};

/** The best Shipment card, in words. */
export const bestShipmentWords = {
  title: both('Quelle Cargaison jouer, et où ?', 'Which Shipment card should I play, and where?'),
  tells: both(
    'Chaque carte dans chaque port, et ce que chacun y gagne tout de suite.',
    'Every card at every port, and what everybody gains at once.',
  ),
  labels: {
    seat: whose,
    scales: both(
      'Ce que valent pour chaque joueur une carte simple, une doublée, une caisse et une carte Port',
      'What a single card, a doubled one, a crate and a Harbor card are worth to each player',
    ),
  },
  explain: (answer, { input }, lang) => explain(answer, input.seat, lang),
} satisfies QuestionWords<BestShipmentInput, BestShipmentAnswer>;
