import { cardInWords, cardsInWords, rules, tallyInWords } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';
import type {
  BestShipmentAnswer,
  DrawOddsAnswer,
  EndClockAnswer,
  FightOddsAnswer,
  FinalChoice,
  FinalRoundAnswer,
  MissionPaymentsAnswer,
  MonopolyNeedAnswer,
  QuestionId,
  RankedShipment,
} from '@portolan/solvers/borneo';
import type { AnswerInWords } from '../games.ts';
import { counted, decimals, seatName } from '../numbers.ts';
import { fr, labeled } from '../typeset.ts';
import { adviceIn, chance, say, type Teller } from '../words.ts';

const cardCount = (cards: number, lang: Lang): string => counted(cards, lang, say(lang, 'carte', 'card'));

const points = (value: number, lang: Lang): string => `${decimals(value, lang)}\u00a0${say(lang, 'PV', 'VP')}`;

/** Numbers by seat: `A 6, B 2`. */
const bySeat = (values: readonly number[], lang: Lang): string =>
  values.map((value, seat) => `${seatName(seat)} ${decimals(value, lang)}`).join(', ');

const missionPayments: Teller<MissionPaymentsAnswer> = ({ payments, cards, gain, ranking }, lang) => {
  const price = (count: number, won: number): string =>
    `${cardCount(count, lang)}, ${say(lang, 'gain de', 'a gain of')} ${points(won, lang)}`;
  const head =
    payments > 0
      ? `${labeled(say(lang, 'Au mieux', 'At best'), price(cards, gain), lang)}.`
      : say(lang, 'Cet entrepôt ne peut pas payer cette Mission.', 'This warehouse cannot pay this Mission.');
  return {
    head: [head],
    options: ranking.map((one) => labeled(cardsInWords(one.pay, lang), price(one.cards, one.gain), lang)),
  };
};

const fightOdds: Teller<FightOddsAnswer> = ({ success, bonus, smallest, ranking }, lang) => {
  const [odds, wish] = [chance(success, lang), smallest && cardsInWords(smallest.cards, lang)];
  return {
    head: [
      `${labeled(say(lang, 'Chances de réussite', 'Chance of success'), odds, lang)}.`,
      `${labeled(say(lang, 'Bonus de la défense', 'Bonus of the defense'), `${bonus}`, lang)}.`,
      ...(wish
        ? [`${labeled(say(lang, 'Le moins de cartes qui suffise', 'Fewest cards that will do'), wish, lang)}.`]
        : []),
    ],
    options: ranking.map(({ cards, flags, success: each }) => {
      const shown = say(lang, counted(flags, lang, 'drapeau', 'drapeaux'), counted(flags, lang, 'flag'));
      return labeled(cardsInWords(cards, lang), `${shown}, ${chance(each, lang)}`, lang);
    }),
  };
};

/** What a card does at a port: who gains how many points and takes what, or how many flags still lack. */
const shipmentEffect = ({ trigger, picks, values, needs }: RankedShipment, lang: Lang): string => {
  const lacks = tallyInWords(needs, lang);
  if (!trigger) return say(lang, fr`pas de distribution ; il manque ${lacks}`, `no distribution; lacking ${lacks}`);
  const halves = values.map((value) => value / 2);
  const gains = bySeat(halves, lang);
  const taken = picks.map(({ seat, card }) => `${seatName(seat)} ${cardInWords(card, lang)}`).join(', ');
  const kind =
    trigger === 'monopoly'
      ? say(lang, 'monopole', 'monopoly')
      : say(lang, 'distribution partagée', 'shared distribution');
  const text = say(lang, fr`${kind} ; points ${gains}`, `${kind}; points ${gains}`);
  return taken === '' ? text : say(lang, fr`${text} ; prises ${taken}`, `${text}; picks ${taken}`);
};

const bestShipment: Teller<BestShipmentAnswer> = ({ best, ranking }, lang) => {
  const place = ({ card, port }: { card: string; port: number }): string =>
    `${cardInWords(card, lang)} ${say(lang, 'au port', 'at port')} ${port}`;
  const first = best ? place(best) : say(lang, 'aucune carte connue', 'no known card');
  return {
    head: [`${labeled(say(lang, 'Au mieux', 'At best'), first, lang)}.`],
    options: ranking.map((one) => labeled(place(one), shipmentEffect(one, lang), lang)),
  };
};

const monopolyNeed: Teller<MonopolyNeedAnswer> = ({ cards, sequences }, lang) => ({
  head: [
    cards === null
      ? say(lang, 'Cette main n’y suffit pas.', 'This hand cannot do it.')
      : say(lang, `${cardCount(cards, lang)} au moins.`, `At least ${cardCount(cards, lang)}.`),
  ],
  options: sequences.map((sequence) =>
    sequence.map((card) => cardInWords(card, lang)).join(say(lang, ', puis ', ', then ')),
  ),
});

/** What a seat does in the final round, or would do if the game ended now. */
const choice = ({ seat, mission }: FinalChoice, ended: boolean, lang: Lang): string => {
  const passes = say(lang, ended ? 'passe' : 'passerait', ended ? 'passes' : 'would pass');
  const completes = say(lang, ended ? 'réalise' : 'réaliserait', ended ? 'completes' : 'would complete');
  return `${seatName(seat)} ${mission === null ? passes : `${completes} ${mission}`}`;
};

/** The totals, and who wins, or would win. */
const ending = (totals: readonly number[], won: readonly number[], ended: boolean, lang: Lang): string => {
  const alone = say(lang, ended ? 'gagne' : 'gagnerait', ended ? 'wins' : 'would win');
  const together = say(
    lang,
    ended ? 'se partagent la victoire' : 'se partageraient la victoire',
    ended ? 'share the win' : 'would share the win',
  );
  const who = `${won.map(seatName).join(', ')} ${won.length > 1 ? together : alone}`;
  return say(lang, fr`${bySeat(totals, lang)} ; ${who}`, `${bySeat(totals, lang)}; ${who}`);
};

const finalRound: Teller<FinalRoundAnswer> = ({ ended, first, scores, winners, ranking }, lang) => {
  const nothing = say(
    lang,
    ended ? 'plus rien à choisir' : 'rien à choisir',
    ended ? 'nothing left to choose' : 'nothing to choose',
  );
  const opening = first ? choice(first, ended, lang) : nothing;
  const found = labeled(opening, ending(scores, winners, ended, lang), lang);
  // Before the end nobody has won: the condition comes first.
  const head = ended
    ? found[0]!.toUpperCase() + found.slice(1)
    : say(lang, `Si la partie finissait maintenant, ${found}`, `If the game ended now, ${found}`);
  return {
    head: [`${head}.`],
    options: ranking.map((one) =>
      labeled(
        one.line.map((step) => choice(step, ended, lang)).join(', '),
        ending(one.scores, one.winners, ended, lang),
        lang,
      ),
    ),
  };
};

const endClock: Teller<EndClockAnswer> = ({ distributions, earliest, latest, ranking }, lang) => {
  const still = counted(distributions, lang, 'distribution');
  return {
    head: [
      say(
        lang,
        fr`Encore ${still} ; de ${earliest} à ${latest} Cargaisons à jouer.`,
        `${still} to come; ${earliest} to ${latest} Shipment cards still to be played.`,
      ),
    ],
    options: ranking.map(({ harbor, cards }) => {
      const least = cardCount(cards, lang);
      return labeled(cardInWords(harbor, lang), say(lang, `${least} au moins`, `at least ${least}`), lang);
    }),
  };
};

const drawOdds: Teller<DrawOddsAnswer> = ({ atLeastOne, exactly, ranking }, lang) => {
  const [some, asked] = [chance(atLeastOne, lang), exactly && chance(exactly, lang)];
  return {
    head: [
      `${labeled(say(lang, 'Au moins une', 'At least one'), some, lang)}.`,
      ...(asked ? [`${labeled(say(lang, 'Le nombre demandé', 'The number asked'), asked, lang)}.`] : []),
    ],
    options: ranking.map(({ good, chance: odds }) => {
      const cards = say(lang, counted(good, lang, 'bonne carte', 'bonnes cartes'), counted(good, lang, 'good card'));
      return labeled(cards, chance(odds, lang), lang);
    }),
  };
};

const advise = adviceIn(rules.action, { fr: 'PV', en: 'VP' }, rules.unlisted);

/** Answers in words, by question. */
export const answers: Readonly<Record<QuestionId, AnswerInWords>> = {
  missionPayments,
  fightOdds,
  bestShipment,
  monopolyNeed,
  finalRound,
  endClock,
  drawOdds,
  advise,
};
