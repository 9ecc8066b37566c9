import { seatLetter } from '@portolan/boards';
import type { Table } from '@portolan/boards/cabo-da-roca';
import type { Action, Rotation, TileKind } from '@portolan/cabo-da-roca';
import {
  actionsInWords,
  cardInWords,
  coinsInWords,
  pieceName,
  rules,
  squareInWords,
  tileName,
} from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords, Ranked } from '@portolan/core/answers';
import { asNumber, percent, signed } from '@portolan/core/words';
import type {
  AdviseAnswer,
  BestDestinationAnswer,
  EndOfTurnAnswer,
  NextCardAnswer,
  PirateReachAnswer,
  QuestionId,
  ShortestVoyageAnswer,
  TileFitAnswer,
  WhoIsAheadAnswer,
} from '@portolan/solvers/cabo-da-roca';
import { capital, counted, say } from '../../../kit/text.ts';

import { adviceIn, tries } from '../../../solve/advice.ts';
import type { Told } from '../../../solve/game.ts';

const turns = (n: number, lang: Lang): string =>
  lang === 'fr' ? counted(n, 'tour', 'tours', 'fr') : counted(n, 'turn', 'turns', 'en');

/** Coins that may be a mean, after their number as it is shown: "36,1 pièces". */
const ofCoins = (number: string, value: number, lang: Lang): string => {
  const one = lang === 'fr' ? Math.abs(value) < 2 : Math.abs(value) === 1;
  return `${number}\u00a0${lang === 'fr' ? (one ? 'pièce' : 'pièces') : one ? 'coin' : 'coins'}`;
};

const meanCoins = (value: number, lang: Lang): string => ofCoins(signed(value, lang).replace('+', ''), value, lang);

/** Coins more or less: "+39,1 pièces". */
const moreCoins = (value: number, lang: Lang): string => ofCoins(signed(value, lang), value, lang);

/** A way to play as one line: its moves, one after the other. */
const planText = (plan: readonly Action[], lang: Lang): string =>
  plan.map((action) => rules.action(action, lang)).join(lang === 'fr' ? '\u202f; ' : '; ');

const shortestVoyage = (answer: ShortestVoyageAnswer, lang: Lang): FoundInWords => {
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

const bestDestination = (answer: BestDestinationAnswer, lang: Lang): FoundInWords => {
  const [first] = answer.ranking;
  const byNet = answer.ports.find(({ port }) => port === answer.byNet[0]);
  if (!first)
    return {
      headline: say(lang, 'Si rien d’autre ne bouge, aucun port n’achète.', 'If nothing else moves, no port buys.'),
      rows: [],
    };
  return {
    headline: say(
      lang,
      `Port ${first.port} : ${coinsInWords(first.net, 'fr')} en ${actionsInWords(first.actions, 'fr')}, si rien d’autre ne bouge`,
      `Port ${first.port}: ${coinsInWords(first.net, 'en')} in ${actionsInWords(first.actions, 'en')}, if nothing else moves`,
    ),
    ...(byNet && byNet.port !== first.port
      ? {
          detail: say(
            lang,
            `La carte paie le plus au port ${byNet.port} : ${coinsInWords(byNet.net, 'fr')}, mais en ${actionsInWords(byNet.actions, 'fr')}.`,
            `The card pays most in port ${byNet.port}: ${coinsInWords(byNet.net, 'en')}, but in ${actionsInWords(byNet.actions, 'en')}.`,
          ),
        }
      : {}),
    rows: answer.ranking.map((one, i) => ({
      label: say(
        lang,
        `Port ${one.port} : ${coinsInWords(one.net, 'fr')}, ${actionsInWords(one.actions, 'fr')}`,
        `Port ${one.port}: ${coinsInWords(one.net, 'en')}, ${actionsInWords(one.actions, 'en')}`,
      ),
      value: asNumber(one.perAction),
      text: `${meanCoins(asNumber(one.perAction), lang)} ${say(lang, 'par action', 'per action')}`,
      best: i === 0,
    })),
  };
};

const rotationsText = (rotations: readonly Rotation[], lang: Lang): string =>
  lang === 'fr' ? counted(rotations.length, 'sens', 'sens', 'fr') : counted(rotations.length, 'way', 'ways', 'en');

const tileFit = (answer: TileFitAnswer, lang: Lang): FoundInWords => ({
  headline: percent(answer.chance, lang),
  detail: say(
    lang,
    `La prochaine tuile va sur cette case avec cette chance ; celle de n’aller nulle part sur la carte est de ${percent(answer.nowhere, 'fr')}.`,
    `That is the chance that the next tile fits here; the chance that it fits nowhere on the map is ${percent(answer.nowhere, 'en')}.`,
  ),
  rows: answer.ranking.map((one, i) => ({
    label: `${capital(tileName(one.kind as TileKind, lang))}, ${rotationsText(one.rotations, lang)}`,
    value: asNumber(one.chance),
    text: percent(one.chance, lang),
    best: i === 0,
  })),
});

const nextCard = (answer: NextCardAnswer, { table }: Told<Table>, lang: Lang): FoundInWords => {
  const shows = (['island', 'wreck'] as const).flatMap((type) => {
    const chance = answer.shows[type];
    return chance === undefined ? [] : [`${tileName(type, lang)} ${percent(chance, lang)}`];
  });
  const name = (id: string): string => {
    const card = table.box.tradeCards.find((one) => one.id === id);
    return card ? cardInWords(card, table.box, lang) : id;
  };
  return {
    headline: say(
      lang,
      `Carte possible : ${percent(answer.possible, 'fr')}`,
      `A possible card: ${percent(answer.possible, 'en')}`,
    ),
    detail: `${say(
      lang,
      `Gain attendu au mieux : ${meanCoins(asNumber(answer.expectedNet), 'fr')}.`,
      `Expected at best: ${meanCoins(asNumber(answer.expectedNet), 'en')}.`,
    )}${
      shows.length > 0
        ? say(
            lang,
            ` Chance que ce tirage montre la valeur d’un trésor : ${shows.join(', ')}.`,
            ` Chance that this draw shows what a treasure is worth: ${shows.join(', ')}.`,
          )
        : ''
    }`,
    rows: answer.ranking.map((one, i) => ({
      label: `${name(one.card)}${
        one.best
          ? say(
              lang,
              `, au mieux port ${one.best} (${one.ports.join(' ')})`,
              `, at best port ${one.best} (${one.ports.join(' ')})`,
            )
          : say(lang, ', impossible', ', impossible')
      }`,
      value: one.net,
      text: coinsInWords(one.net, lang),
      best: i === 0,
    })),
  };
};

const pirateReach = (answer: PirateReachAnswer, lang: Lang): FoundInWords => ({
  headline: say(
    lang,
    `${counted(answer.number, 'case sous le feu', 'cases sous le feu', 'fr')} ce tour, si rien d’autre ne bouge`,
    `${counted(answer.number, 'square under fire', 'squares under fire', 'en')} this turn, if nothing else moves`,
  ),
  detail: say(
    lang,
    'Partout ailleurs, il ne peut pas tirer à son tour. Le dessin les entoure.',
    'Everywhere else it cannot fire in its turn. The picture rings them.',
  ),
  rows: answer.ranking.map(({ at, plan }, i) => ({
    label: `${squareInWords(at)}${plan.length > 0 ? `${lang === 'fr' ? '\u00a0: ' : ': '}${planText(plan, lang)}` : ''}`,
    value: plan.length,
    text: actionsInWords(plan.filter((action) => action.kind !== 'attack' && action.kind !== 'endTurn').length, lang),
    best: i === 0,
  })),
});

const bestEndOfTurn = (answer: EndOfTurnAnswer, lang: Lang): FoundInWords => {
  const [first] = answer.ranking;
  if (!first) return { headline: say(lang, 'Il n’y a rien à jouer.', 'There is nothing to play.'), rows: [] };
  const drawn = answer.certainty === 'exact';
  const mean = {
    fr: drawn ? 'En moyenne, là où une carte est tirée. ' : '',
    en: drawn ? 'On average where a card is drawn. ' : '',
  };
  const piece = (kind: EndOfTurnAnswer['byOwn']): string =>
    kind ? pieceName(kind, lang) : say(lang, 'rien', 'nothing');
  return {
    headline: say(
      lang,
      `Compté à la fin de ce tour : ${planText(first.actions, 'fr') || 'finir le tour'}`,
      `Counted at the end of this turn: ${planText(first.actions, 'en') || 'end the turn'}`,
    ),
    detail: say(
      lang,
      `${mean.fr}Avance ${moreCoins(first.margin, 'fr')}, total ${moreCoins(first.own, 'fr')}. À acheter d’abord pour l’avance : ${piece(answer.byMargin)} ; pour le total : ${piece(answer.byOwn)}.`,
      `${mean.en}Lead ${moreCoins(first.margin, 'en')}, total ${moreCoins(first.own, 'en')}. To buy first for the lead: ${piece(answer.byMargin)}; for the total: ${piece(answer.byOwn)}.`,
    ),
    rows: answer.ranking.map((one, i) => ({
      label: planText(one.actions, lang) || say(lang, 'Finir le tour', 'End the turn'),
      value: one.margin,
      text: moreCoins(one.margin, lang),
      best: i === 0 || one.margin === first.margin,
    })),
  };
};

const share = (value: number, lang: Lang): string => {
  const text = (value * 100).toFixed(0);
  return lang === 'fr' ? `${text}\u00a0%` : `${text}%`;
};

const whoIsAhead = (answer: WhoIsAheadAnswer, lang: Lang): FoundInWords => {
  const [first] = answer.ranking;
  const head = first
    ? say(
        lang,
        `${seatLetter(first.seat)} gagne ${share(first.wins.value, 'fr')} des parties jouées à l’estime`,
        `${seatLetter(first.seat)} wins ${share(first.wins.value, 'en')} of the games played by rules of thumb`,
      )
    : '';
  return {
    headline: head,
    detail: say(
      lang,
      `${counted(answer.games, 'partie jouée', 'parties jouées', 'fr')} ; ${share(answer.cut, 'fr')} n’étaient pas finies après 60 tours de table.`,
      `${counted(answer.games, 'game', 'games', 'en')} played; ${share(answer.cut, 'en')} had not ended after 60 rounds.`,
    ),
    rows: answer.ranking.map((one, i) => ({
      label: say(
        lang,
        `${seatLetter(one.seat)} : ${coinsInWords(Math.round(one.mean.value), 'fr')} en moyenne, à ${Math.round(2 * one.mean.error)} près`,
        `${seatLetter(one.seat)}: ${coinsInWords(Math.round(one.mean.value), 'en')} on average, give or take ${Math.round(2 * one.mean.error)}`,
      ),
      value: one.wins.value,
      text: share(one.wins.value, lang),
      error: 2 * one.wins.error,
      best: i === 0,
    })),
  };
};

const advise = adviceIn(rules.action, { fr: 'pièces', en: 'coins' }, tries, rules.unlisted);

/** The answer to a question in words and bars. */
export const solvedText = (told: Told<Table>, lang: Lang): FoundInWords => {
  const { answer } = told;
  const tell: Readonly<Record<QuestionId, () => FoundInWords>> = {
    shortestVoyage: () => shortestVoyage(answer as ShortestVoyageAnswer, lang),
    bestDestination: () => bestDestination(answer as BestDestinationAnswer, lang),
    tileFit: () => tileFit(answer as TileFitAnswer, lang),
    nextCard: () => nextCard(answer as NextCardAnswer, told, lang),
    pirateReach: () => pirateReach(answer as PirateReachAnswer, lang),
    bestEndOfTurn: () => bestEndOfTurn(answer as EndOfTurnAnswer, lang),
    whoIsAhead: () => whoIsAhead(answer as WhoIsAheadAnswer, lang),
    advise: () => advise(answer as AdviseAnswer, lang),
  };
  return tell[told.id as QuestionId]();
};
