import type { Lang } from '@portolan/core';
import { type AnswerInWords, type Cell, type CheckerWords, headlines, quotedFirst } from '@portolan/core/answers';
import { counted, listed, say, wide } from '@portolan/core/words';
import { spiceIds } from '../../ids.ts';
import { cargoName } from '../../rules/names.ts';
import type { PaymentAnswer, PaymentInput, PaymentOption } from '../types/payment.ts';
import { cargoInWords } from './cargo.ts';
import { disputes } from './disputes.ts';
import { cardCount, violationText } from './kit.ts';
import { paymentLabels } from './payment-labels.ts';

const optionText = ({ cards, trade }: PaymentOption, input: PaymentInput, lang: Lang): string =>
  listed(
    cards.flatMap((index) => {
      const card = input.cards[index];
      if (!card) return [];
      const { tradedAs: _, ...plain } = card;
      return cargoInWords(trade?.index === index ? { ...plain, tradedAs: trade.as } : plain, lang);
    }),
    lang,
  );

const lostText = (units: number, lang: Lang): string =>
  units === 0
    ? say(lang, 'rien de perdu', 'nothing lost')
    : say(
        lang,
        counted(units, 'unité perdue', 'unités perdues', lang),
        counted(units, 'unit lost', 'units lost', lang),
      );

const optionResult = (option: PaymentOption, lang: Lang): string =>
  `${cardCount(option.cards.length, lang)}, ${lostText(option.lost, lang)}`;

/** "1 cannelle et 2 muscades". */
const amounts = (numbers: PaymentAnswer['lacks'], lang: Lang): string =>
  listed(
    spiceIds.flatMap((spice) => (numbers[spice] ? `${numbers[spice]}${wide}${cargoName(spice, lang)}` : [])),
    lang,
  );

const paysText = (answer: PaymentAnswer, lang: Lang): string => {
  const crates =
    answer.covered > 0
      ? say(
          lang,
          ` ; ${answer.covered > 1 ? 'les caisses remplacent' : 'une caisse remplace'} ${amounts(answer.lacks, lang)}`,
          `; ${answer.covered > 1 ? 'crates replace' : 'a crate replaces'} ${amounts(answer.lacks, lang)}`,
        )
      : '';
  const lost =
    answer.lost > 0 ? say(lang, ` ; ${lostText(answer.lost, lang)}`, `; ${lostText(answer.lost, lang)}`) : '';
  return say(lang, `Ces cartes suffisent${crates}${lost}.`, `These cards are enough${crates}${lost}.`);
};

/** What a trade costs beside the card. */
const shipText = ({ trades }: PaymentAnswer, lang: Lang): string =>
  trades.length > 0
    ? say(
        lang,
        ' C’est un échange avec les pirates : leur bateau vient devant ce joueur, et lui coûte 2 PV s’il l’a encore au décompte.',
        ' It is a trade with the pirates: their ship comes in front of this player, and costs 2 VP if it is still there at the count.',
      )
    : '';

const gainText = ({ value }: PaymentAnswer, lang: Lang): string =>
  value
    ? say(
        lang,
        ` La Mission rapporte ${value.vp} PV, soit ${value.gain} de plus que les cartes gardées.`,
        ` The Mission scores ${value.vp} VP, ${value.gain} more than the cards kept.`,
      )
    : '';

/** The answer in words. */
const explain = (answer: PaymentAnswer, input: PaymentInput, lang: Lang): AnswerInWords => {
  if (answer.verdict.legal) {
    const why = `${paysText(answer, lang)}${shipText(answer, lang)}${gainText(answer, lang)}`;
    const cheaper = answer.cheaper;
    return {
      state: 'legal',
      headline: headlines.legal[lang],
      why,
      short: paysText(answer, lang),
      clauses: [
        ...(answer.trades.length > 0 ? (['pirates.trade', 'pirates.take-ship'] as const) : []),
        'mission.combination',
        ...(answer.covered > 0 ? ['mission.crates'] : []),
        ...(answer.lost > 0 ? ['mission.no-change'] : []),
        ...answer.clauses,
      ],
      ...(cheaper
        ? {
            choices: {
              title: say(lang, 'Moins de cartes suffiraient', 'Fewer cards would do'),
              items: [{ state: 'legal', text: optionText(cheaper, input, lang), result: optionResult(cheaper, lang) }],
            },
          }
        : {}),
    };
  }
  const sentences = answer.verdict.violations.map((violation) => violationText(violation, lang));
  return {
    state: 'illegal',
    headline: headlines.illegal[lang],
    why: sentences.join(' '),
    short: sentences[0]!,
    ...quotedFirst(answer),
    choices: {
      title: say(lang, 'Ce qui serait permis', 'What would be legal'),
      items: answer.alternatives.map((option) => ({
        state: 'legal',
        text: optionText(option, input, lang),
        result: optionResult(option, lang),
      })),
    },
  };
};

/** The line of the table of readings. */
const cells = (answer: PaymentAnswer, _: PaymentInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'paiement', 'payment'),
    main: answer.verdict.legal ? headlines.legal[lang] : headlines.illegal[lang],
    sub: answer.enough
      ? lostText(answer.lost, lang)
      : say(lang, `manque ${amounts(answer.lacks, lang)}`, `lacks ${amounts(answer.lacks, lang)}`),
  },
];

/** Whether cards pay a Mission, in words. */
export const payment = {
  ...disputes.payment,
  ...paymentLabels,
  explain,
  cells,
} satisfies CheckerWords<PaymentInput, PaymentAnswer>;
