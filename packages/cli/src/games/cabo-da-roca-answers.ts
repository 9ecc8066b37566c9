import type { Action } from '@portolan/cabo-da-roca';
import { pieceInWords, rules, squareInWords, tileInWords, treasureInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type {
  BestDestinationAnswer,
  Change,
  EndOfTurnAnswer,
  Estimate,
  NextCardAnswer,
  PirateReachAnswer,
  QuestionId,
  ShortestVoyageAnswer,
  TileFitAnswer,
  WhoIsAheadAnswer,
} from '@portolan/solvers/cabo-da-roca';
import type { AnswerInWords } from '../games.ts';
import { counted, decimals, percent, seatName, signed } from '../numbers.ts';
import { fr, labeled } from '../typeset.ts';
import { adviceIn, chance, ratio, say, type Teller } from '../words.ts';

/** A number with one decimal where it needs one. */
const rounded = (value: number, lang: Lang): string => decimals(Math.round(value * 10) / 10, lang);

const coins = (value: number, lang: Lang): string =>
  `${rounded(value, lang)}\u00a0${say(lang, Math.abs(value) < 2 ? 'pièce' : 'pièces', value === 1 ? 'coin' : 'coins')}`;

const way = (actions: number, turns: number, lang: Lang): string =>
  `${counted(actions, lang, 'action')}, ${counted(turns, lang, say(lang, 'tour', 'turn'))}`;

/** Actions one after the other; nothing to do has its words too. */
const line = (actions: readonly Action[], lang: Lang): string =>
  actions.length === 0
    ? say(lang, 'rien de plus', 'nothing more')
    : actions.map((action) => rules.action(action, lang)).join(say(lang, ', puis ', ', then '));

const shortestVoyage: Teller<ShortestVoyageAnswer> = ({ actions, turns, net, plan, ranking }, lang) => ({
  head:
    actions === null
      ? [say(lang, 'Si rien d’autre ne bouge, aucune route n’y mène.', 'If nothing else moves, no way leads there.')]
      : [
          `${labeled(say(lang, 'Si rien d’autre ne bouge, il faut au moins', 'If nothing else moves, at least'), `${way(actions, turns!, lang)}, ${coins(net!, lang)}`, lang)}.`,
          `${labeled(say(lang, 'Ainsi', 'One way'), line(plan, lang), lang)}.`,
        ],
  options: ranking.map((one) =>
    labeled(`Port ${one.port}`, `${way(one.actions, one.turns, lang)}, ${coins(one.net, lang)}`, lang),
  ),
});

const bestDestination: Teller<BestDestinationAnswer> = ({ byNet, byAction, ranking }, lang) => ({
  head:
    ranking.length === 0
      ? [
          say(
            lang,
            'Si rien d’autre ne bouge, la carte ne se vend dans aucun port accessible.',
            'If nothing else moves, no port within reach buys the card.',
          ),
        ]
      : [
          `${labeled(say(lang, 'Si rien d’autre ne bouge, le plus par action', 'If nothing else moves, most for each action'), `port ${byAction[0]}`, lang)}.`,
          `${labeled(say(lang, 'Le plus pour la carte', 'Most for the card'), `port ${byNet[0]}`, lang)}.`,
        ],
  options: ranking.map(({ port, actions, turns, net, perAction }) => {
    const each = `${coins(ratio(perAction), lang)} ${say(lang, 'par action', 'for each action')}`;
    return labeled(`Port ${port}`, `${coins(net, lang)}, ${way(actions, turns, lang)}, ${each}`, lang);
  }),
});

const tileFit: Teller<TileFitAnswer> = ({ chance: fits, nowhere, ranking }, lang) => ({
  head: [
    `${labeled(say(lang, 'La prochaine tuile va ici', 'The next tile fits here'), chance(fits, lang), lang)}.`,
    `${labeled(say(lang, 'Elle ne va nulle part', 'It fits nowhere'), chance(nowhere, lang), lang)}.`,
  ],
  options: ranking.map(({ kind, rotations, chance: odds }) => {
    const ways = counted(rotations.length, lang, say(lang, 'orientation', 'rotation'));
    return labeled(tileInWords(kind, lang), `${ways}, ${chance(odds, lang)}`, lang);
  }),
});

const nextCard: Teller<NextCardAnswer> = ({ possible, expectedNet, shows, ranking }, lang) => ({
  head: [
    `${labeled(say(lang, 'Un port est possible', 'A port is possible'), chance(possible, lang), lang)}.`,
    `${labeled(say(lang, 'Gain moyen au mieux', 'Mean of the best net price'), coins(ratio(expectedNet), lang), lang)}.`,
    ...(['island', 'wreck'] as const).flatMap((type) => {
      const odds = shows[type];
      const label = say(lang, 'Une valeur se découvre', 'A value is shown');
      return odds === undefined
        ? []
        : [`${labeled(`${label}, ${treasureInWords(type, lang)}`, chance(odds, lang), lang)}.`];
    }),
  ],
  options: ranking.map(({ card, ports, net, best }) => {
    const none = say(lang, 'aucun port possible', 'no possible port');
    const where = best === null ? none : `${coins(net, lang)}, port ${best}`;
    const all = ports.length > 1 ? ` (${ports.join(', ')})` : '';
    return labeled(`${say(lang, 'Carte', 'Card')} ${card}`, `${where}${all}`, lang);
  }),
});

const pirateReach: Teller<PirateReachAnswer> = ({ number, ranking }, lang) => ({
  head: [
    `${labeled(say(lang, 'Cases à portée ce tour, si rien d’autre ne bouge', 'Squares in reach this turn, if nothing else moves'), counted(number, lang, say(lang, 'case', 'square')), lang)}.`,
  ],
  options: ranking.map(({ at, plan }) => labeled(squareInWords(at), line(plan, lang), lang)),
});

const change = ({ own, margin }: Change, lang: Lang): string =>
  say(
    lang,
    fr`total ${signed(own, lang)}, écart ${signed(margin, lang)}`,
    `total ${signed(own, lang)}, lead ${signed(margin, lang)}`,
  );

const bestEndOfTurn: Teller<EndOfTurnAnswer> = ({ purchases, byOwn, byMargin, sequences }, lang) => {
  const best = (label: string, piece: EndOfTurnAnswer['byOwn']): string => {
    const nothing = say(lang, 'ne rien acheter', 'buy nothing');
    return `${labeled(label, piece === null ? nothing : pieceInWords(piece, lang), lang)}.`;
  };
  return {
    head: [
      best(
        say(
          lang,
          'Si l’on comptait à la fin de ce tour, pour le total',
          'Counted as if the game ended with this turn, for the total',
        ),
        byOwn,
      ),
      best(say(lang, 'Pour l’écart', 'For the lead'), byMargin),
      ...purchases.map((one) => `${labeled(pieceInWords(one.piece, lang), change(one, lang), lang)}.`),
    ],
    options: sequences.map((one) => labeled(line(one.actions, lang), change(one, lang), lang)),
  };
};

/** A mean with twice its standard error. */
const about = ({ value, error }: Estimate, lang: Lang): string =>
  `${decimals(value.toFixed(1), lang)} ± ${decimals((2 * error).toFixed(1), lang)}`;

const whoIsAhead: Teller<WhoIsAheadAnswer> = ({ games, cut, ranking }, lang) => ({
  head: [
    say(
      lang,
      `Sur ${counted(games, lang, 'partie')} à l’estime, dont ${percent(cut, lang)} sans fin avant soixante tours de table.`,
      `Over ${counted(games, lang, 'game')} played by rules of thumb, ${percent(cut, lang)} of them not ended within sixty rounds.`,
    ),
  ],
  options: ranking.map(({ seat, wins, mean }) => {
    const share = `${percent(wins.value, lang)} ± ${percent(2 * wins.error, lang)}`;
    const total = say(
      lang,
      fr`victoires ${share} ; total ${about(mean, lang)}`,
      `wins ${share}; total ${about(mean, lang)}`,
    );
    return labeled(seatName(seat), total, lang);
  }),
});

const advise = adviceIn(rules.action, { fr: 'pièces', en: 'coins' }, rules.unlisted);

/** Answers in words, by question. */
export const answers: Readonly<Record<QuestionId, AnswerInWords>> = {
  shortestVoyage,
  bestDestination,
  tileFit,
  nextCard,
  pirateReach,
  bestEndOfTurn,
  whoIsAhead,
  advise,
};
