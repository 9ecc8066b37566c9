import { seatLetter } from '@portolan/boards';
import { cargoInWords, companies, companyName } from '@portolan/boards/borneo';
import { rules } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords } from '@portolan/core/answers';
import { asNumber, fractionInWords, percent, signed } from '@portolan/core/words';
import type {
  AdviseAnswer,
  BestShipmentAnswer,
  DrawOddsAnswer,
  EndClockAnswer,
  FightOddsAnswer,
  FinalRoundAnswer,
  MissionPaymentsAnswer,
  MonopolyNeedAnswer,
  QuestionId,
} from '@portolan/solvers/borneo';

import { facePrinted } from '../../../kit/names.ts';
import { capital, counted, listed, say } from '../../../kit/text.ts';
import { adviceRows, leftOut } from '../../../solve/advice.ts';

/** A card by its flags and what it holds: "RRV/J muscade double"; a Harbor card by its name. */
const card = (id: string, lang: Lang): string =>
  id.includes('/') ? `${facePrinted(id.slice(0, 5), lang)} ${cargoInWords(id, lang)}` : capital(id);

const cards = (ids: readonly string[], lang: Lang): string => ids.map((id) => card(id, lang)).join(', ');

const cardCount = (n: number, lang: Lang): string =>
  say(lang, counted(n, 'carte', 'cartes', lang), counted(n, 'card', 'cards', lang));

const points = (n: number, lang: Lang): string => say(lang, counted(n, 'PV', 'PV', lang), counted(n, 'VP', 'VP', lang));

const fractionNote = (fraction: string, lang: Lang): string =>
  fraction.length < 16 ? ` (${fractionInWords(fraction, lang)})` : '';

const missionPayments = (answer: MissionPaymentsAnswer, lang: Lang): FoundInWords =>
  answer.payments === 0
    ? {
        headline: say(
          lang,
          'Cette Mission ne peut pas être payée avec cet entrepôt.',
          'This warehouse cannot pay this Mission.',
        ),
        rows: [],
      }
    : {
        headline: say(
          lang,
          `${cardCount(answer.cards, lang)} suffisent : ${cards(answer.best, lang)}.`,
          `${cardCount(answer.cards, lang)} will do: ${cards(answer.best, lang)}.`,
        ),
        detail: say(
          lang,
          `Gain : ${points(answer.gain, lang)}, la valeur de la Mission moins les cartes.`,
          `Gain: ${points(answer.gain, lang)}, the value of the Mission less the cards.`,
        ),
        rows: answer.ranking.map((payment, i) => ({
          label: cards(payment.pay, lang),
          value: Math.max(0, payment.gain),
          text: say(
            lang,
            `${cardCount(payment.cards, lang)}, gain ${payment.gain}`,
            `${cardCount(payment.cards, lang)}, gain ${payment.gain}`,
          ),
          best: i === 0,
        })),
      };

const fightOdds = (answer: FightOddsAnswer, lang: Lang): FoundInWords => {
  const best = answer.ranking[0];
  if (!best)
    return {
      headline: say(
        lang,
        'Aucune carte connue de l’attaquant ne peut servir.',
        'No known card of the attacker can be used.',
      ),
      rows: [],
    };
  const smallest = answer.smallest;
  return {
    headline: say(
      lang,
      `Au mieux ${percent(best.success, lang)} de chances${fractionNote(best.success, lang)}, avec ${cards(best.cards, lang)}.`,
      `At best a ${percent(best.success, lang)} chance${fractionNote(best.success, lang)}, with ${cards(best.cards, lang)}.`,
    ),
    detail: `${say(lang, `Bonus du défenseur : ${answer.bonus}.`, `Bonus of the defender: ${answer.bonus}.`)}${
      smallest
        ? say(
            lang,
            ` Pour la chance voulue, le moins de cartes : ${cards(smallest.cards, lang)} (${percent(smallest.success, lang)}).`,
            ` For the chance wished, the fewest cards: ${cards(smallest.cards, lang)} (${percent(smallest.success, lang)}).`,
          )
        : ''
    }`,
    rows: answer.ranking.map((attack) => ({
      label: cards(attack.cards, lang),
      value: asNumber(attack.success),
      text: percent(attack.success, lang),
      best: attack.success === best.success,
    })),
  };
};

const half = (value: number, lang: Lang): string => {
  const text = String(value / 2);
  return lang === 'fr' ? text.replace('.', ',') : text;
};

const bestShipment = (answer: BestShipmentAnswer, seat: number, lang: Lang): FoundInWords => {
  const best = answer.ranking[0];
  if (!best)
    return { headline: say(lang, 'Aucune carte connue dans cette main.', 'No known card in this hand.'), rows: [] };
  const where = (option: { card: string; port: number }): string =>
    say(lang, `${card(option.card, lang)} au port ${option.port}`, `${card(option.card, lang)} at port ${option.port}`);
  const mine = best.values[seat] ?? 0;
  const lacks = companies
    .filter((company) => best.needs[company] > 0)
    .map((company) => `${companyName(company, lang)} ${best.needs[company]}`)
    .join(', ');
  return {
    headline:
      mine > 0
        ? say(
            lang,
            `${where(best)} : ${half(mine, lang)} points d’épices tout de suite.`,
            `${where(best)}: ${half(mine, lang)} points of spices at once.`,
          )
        : say(lang, 'Aucune carte ne rapporte rien tout de suite.', 'No card gains anything at once.'),
    detail: best.trigger
      ? say(
          lang,
          `Les autres y gagnent : ${best.values
            .map((value, i) => (i === seat ? '' : `${seatLetter(i)} ${half(value, lang)}`))
            .filter(Boolean)
            .join(', ')}.`,
          `The others gain: ${best.values
            .map((value, i) => (i === seat ? '' : `${seatLetter(i)} ${half(value, lang)}`))
            .filter(Boolean)
            .join(', ')}.`,
        )
      : say(lang, `Il manquerait encore : ${lacks}.`, `Flags still lacking: ${lacks}.`),
    rows: answer.ranking.map((option) => ({
      label: where(option),
      value: option.values[seat] ?? 0,
      text: option.trigger
        ? option.values.map((value, i) => `${seatLetter(i)} ${half(value, lang)}`).join(' · ')
        : say(lang, 'rien', 'nothing'),
      best: (option.values[seat] ?? 0) === mine && mine > 0,
    })),
  };
};

const monopolyNeed = (answer: MonopolyNeedAnswer, lang: Lang): FoundInWords =>
  answer.cards === null
    ? { headline: say(lang, 'Cette main n’y suffit pas.', 'This hand cannot do it.'), rows: [] }
    : {
        headline: say(lang, `${cardCount(answer.cards, lang)} au moins.`, `At least ${cardCount(answer.cards, lang)}.`),
        detail: say(
          lang,
          `${counted(answer.sequences.length, 'suite possible', 'suites possibles', lang)} de cette longueur.`,
          `${counted(answer.sequences.length, 'sequence', 'sequences', lang)} of this length.`,
        ),
        rows: answer.sequences.map((sequence) => ({
          label: sequence.map((face) => card(face, lang)).join(' → '),
          value: 1,
          text: cardCount(sequence.length, lang),
          best: true,
        })),
      };

/** What a seat does in the final round, or would do if the game ended now. */
const choice = ({ seat, mission }: { seat: number; mission: string | null }, ended: boolean, lang: Lang): string => {
  const passes = say(lang, ended ? 'passe' : 'passerait', ended ? 'passes' : 'would pass');
  const takes = say(lang, ended ? 'prend' : 'prendrait', ended ? 'takes' : 'would take');
  return `${seatLetter(seat)} ${mission === null ? passes : `${takes} ${mission}`}`;
};

const totals = (scores: readonly number[]): string => scores.map((score, i) => `${seatLetter(i)} ${score}`).join(' · ');

/** Who wins, or would win. */
const winning = (winners: readonly number[], ended: boolean, lang: Lang): string => {
  const names = listed(winners.map(seatLetter), lang);
  const alone = say(lang, ended ? 'gagne' : 'gagnerait', ended ? 'wins' : 'would win');
  const together = say(
    lang,
    ended ? 'gagnent ensemble' : 'gagneraient ensemble',
    ended ? 'share the win' : 'would share the win',
  );
  return `${names} ${winners.length > 1 ? together : alone}`;
};

const finalRound = (answer: FinalRoundAnswer, lang: Lang): FoundInWords => {
  const { first, ended } = answer;
  // Before the end nobody has won: the condition comes first.
  const now = ended ? '' : say(lang, 'Si la partie finissait maintenant, ', 'If the game ended now, ');
  if (!first) {
    const nothing = say(lang, 'il n’y a plus rien à choisir.', 'there is nothing left to choose.');
    return { headline: ended ? capital(nothing) : `${now}${nothing}`, rows: [] };
  }
  const won = winning(answer.winners, ended, lang);
  return {
    headline: say(
      lang,
      `${now}${choice(first, ended, lang)} ; ${won}, chacun jouant au mieux.`,
      `${now}${choice(first, ended, lang)}; ${won}, everybody playing best.`,
    ),
    detail: `${answer.line.map((step) => choice(step, ended, lang)).join(', ')}. ${totals(answer.scores)}.`,
    rows: answer.ranking.map((option, i) => ({
      label: choice({ seat: first.seat, mission: option.mission }, ended, lang),
      value: option.scores[first.seat] ?? 0,
      text: `${totals(option.scores)}, ${winning(option.winners, ended, lang)}`,
      best: i === 0,
    })),
  };
};

const endClock = (answer: EndClockAnswer, lang: Lang): FoundInWords => ({
  headline: say(
    lang,
    `De ${answer.earliest} à ${answer.latest} Cargaisons encore, tous joueurs ensemble.`,
    `Between ${answer.earliest} and ${answer.latest} more Shipment cards, all players together.`,
  ),
  detail: say(
    lang,
    `${counted(answer.distributions, 'distribution', 'distributions', lang)} jusqu’à la fin, celle-ci comprise.`,
    `${counted(answer.distributions, 'distribution', 'distributions', lang)} up to and with the one that ends the game.`,
  ),
  rows: answer.ranking.map((harbor, i) => ({
    label: card(harbor.harbor, lang),
    value: harbor.cards,
    text: say(lang, `${cardCount(harbor.cards, lang)} au moins`, `${cardCount(harbor.cards, lang)} at least`),
    best: i === 0,
  })),
});

const drawOdds = (answer: DrawOddsAnswer, lang: Lang): FoundInWords => ({
  headline: say(
    lang,
    `${percent(answer.atLeastOne, lang)} de chances d’en avoir au moins une${fractionNote(answer.atLeastOne, lang)}.`,
    `A ${percent(answer.atLeastOne, lang)} chance of at least one${fractionNote(answer.atLeastOne, lang)}.`,
  ),
  rows: answer.ranking.map((option) => ({
    label: say(
      lang,
      counted(option.good, 'bonne carte', 'bonnes cartes', lang),
      counted(option.good, 'good card', 'good cards', lang),
    ),
    value: asNumber(option.chance),
    text: percent(option.chance, lang),
    best: false,
  })),
});

const advise = (answer: AdviseAnswer, lang: Lang): FoundInWords => {
  const equal = answer.ranking.filter((option) => option.equal).length - 1;
  const found = say(
    lang,
    `Écart moyen ${signed(answer.margin, lang)} PV sur le meilleur adversaire, à ${signed(2 * answer.error, lang).slice(1)} près ; ${counted(answer.rollouts, 'partie jouée', 'parties jouées', lang)} par coup.`,
    `Mean margin ${signed(answer.margin, lang)} VP over the best opponent, give or take ${signed(2 * answer.error, lang).slice(1)}; ${counted(answer.rollouts, 'game', 'games', lang)} played out per move.`,
  );
  const equals = say(
    lang,
    `${counted(equal, 'autre coup ne se distingue', 'autres coups ne se distinguent', lang)} pas du premier.`,
    `${counted(equal, 'other move', 'other moves', lang)} cannot be told from the first.`,
  );
  return {
    headline: rules.action(answer.best, lang),
    detail: [found, ...(equal > 0 ? [equals] : []), ...leftOut(answer, rules.unlisted, lang)].join(' '),
    rows: adviceRows(answer, rules.action, lang),
  };
};

/** The answer to a question in words and bars. `seat` is who asks. */
export const solvedText = (id: QuestionId, answer: unknown, seat: number, lang: Lang): FoundInWords => {
  const tell: Readonly<Record<QuestionId, () => FoundInWords>> = {
    missionPayments: () => missionPayments(answer as MissionPaymentsAnswer, lang),
    fightOdds: () => fightOdds(answer as FightOddsAnswer, lang),
    bestShipment: () => bestShipment(answer as BestShipmentAnswer, seat, lang),
    monopolyNeed: () => monopolyNeed(answer as MonopolyNeedAnswer, lang),
    finalRound: () => finalRound(answer as FinalRoundAnswer, lang),
    endClock: () => endClock(answer as EndClockAnswer, lang),
    drawOdds: () => drawOdds(answer as DrawOddsAnswer, lang),
    advise: () => advise(answer as AdviseAnswer, lang),
  };
  return tell[id]();
};
