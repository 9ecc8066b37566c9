import type { Lang } from '@portolan/core';
import { harborInWords, missionInWords, type NamedBox, productInWords, rulesIn } from '@portolan/rotterdam/rules';
import type {
  BestMissionAnswer,
  CardThreatsAnswer,
  ProductOddsAnswer,
  QuestionId,
  StandingsAnswer,
  Verdict,
} from '@portolan/solvers/rotterdam';
import type { AnswerInWords } from '../games.ts';
import { counted, seatName } from '../numbers.ts';
import { fr, labeled } from '../typeset.ts';
import { adviceIn, chance, say, type Teller } from '../words.ts';
import { capital, completionInWords, listed, type Named, pointsInWords } from './rotterdam-names.ts';
import { arrival, colorOutcomes, launchChances, reach } from './rotterdam-river-answers.ts';

const productOdds: Named<ProductOddsAnswer> =
  (box) =>
  ({ pile, next, each, atLeastOne, ranking }, lang) => ({
    head: [
      `${labeled(say(lang, 'Cartes dans la pioche', 'Cards in the pile'), String(pile), lang)}.`,
      `${labeled(say(lang, 'La prochaine fois', 'Next'), chance(next, lang), lang)}.`,
      say(
        lang,
        fr`Au moins une en ${counted(each.length, lang, 'livraison')} : ${chance(atLeastOne, lang)}.`,
        `At least one in ${counted(each.length, lang, 'delivery', 'deliveries')}: ${chance(atLeastOne, lang)}.`,
      ),
    ],
    options: ranking.map(({ product, unseen, next: odds, atLeastOne: some }) =>
      labeled(
        capital(productInWords(product, lang, box)),
        say(
          lang,
          fr`${chance(odds, lang)}, au moins une ${chance(some, lang)} ; jamais vues : ${unseen}`,
          `${chance(odds, lang)}, at least one ${chance(some, lang)}; never seen: ${unseen}`,
        ),
        lang,
      ),
    ),
  });

const bestMission: Named<BestMissionAnswer> =
  (box) =>
  ({ hand, payments, missionPoints, total, ranking }, lang) => {
    const plan = payments.map((one) => completionInWords(one, lang, box)).join(say(lang, ', puis ', ', then '));
    const sum = say(
      lang,
      fr`${counted(missionPoints, lang, 'point')} de Mission, ${total} en tout`,
      `${counted(missionPoints, lang, 'Mission point')}, ${total} in all`,
    );
    return {
      head: [
        `${labeled(say(lang, 'Produits en main', 'Products in hand'), counted(hand, lang, 'point'), lang)}.`,
        payments.length > 0
          ? say(lang, fr`Le meilleur plan : ${plan} ; ${sum}.`, `The best plan: ${plan}; ${sum}.`)
          : say(lang, 'Mieux vaut ne remplir aucune Mission.', 'Better to complete no Mission.'),
        ...(ranking.length === 0
          ? [say(lang, 'Aucune Mission ne peut être remplie maintenant.', 'No Mission can be completed now.')]
          : []),
      ],
      options: ranking.map((one) =>
        labeled(
          capital(completionInWords(one, lang, box)),
          say(lang, `${one.total} points en tout`, `${one.total} points in all`),
          lang,
        ),
      ),
    };
  };

const cardThreats: Named<CardThreatsAnswer> =
  (box) =>
  ({ ranking }, lang) => ({
    head: [
      ranking.length === 0
        ? say(lang, 'Aucune carte ne peut toucher ce navire.', 'No card can touch this ship.')
        : say(
            lang,
            fr`${counted(ranking.length, lang, 'menace')}, avec la chance que le joueur tienne la carte.`,
            `${counted(ranking.length, lang, 'threat')}, with the chance that the player holds the card.`,
          ),
    ],
    options: ranking.map(({ action, lost, closed, opened, chance: odds }) => {
      const ports = (harbors: readonly string[]) =>
        listed(
          harbors.map((harbor) => harborInWords(harbor, lang, box)),
          lang,
        );
      const effects = [
        `chance ${chance(odds, lang)}`,
        ...(lost ? [say(lang, 'port de la cargaison perdu', 'harbor of the cargo lost')] : []),
        ...(closed.length > 0
          ? [say(lang, `plus d’accès à ${ports(closed)}`, `no way to ${ports(closed)} any more`)]
          : []),
        ...(opened.length > 0 ? [say(lang, `accès à ${ports(opened)}`, `a way to ${ports(opened)}`)] : []),
      ];
      return `${rulesIn(box).action(action, lang)}${say(lang, fr` ; `, '; ')}${effects.join(', ')}`;
    }),
  });

/** Who wins: as it is, or as it would be if the game ended. */
const winners = ({ certain, possible }: Verdict, over: boolean, lang: Lang): string => {
  const names = (seats: readonly number[]) => listed(seats.map(seatName), lang);
  const [one, all] = [names(certain), names(possible)];
  if (certain.length > 0 && over) return say(lang, `${one} gagne à coup sûr`, `${one} wins for certain`);
  if (certain.length > 0) return say(lang, `${one} gagnerait à coup sûr`, `${one} would win for certain`);
  return say(lang, `victoire possible de ${all}`, over ? `${all} may win` : `${all} might win`);
};

/** The condition comes first: nobody has won before the end. */
const standingsHead = ({ over, ...verdict }: StandingsAnswer, lang: Lang): string => {
  const who = winners(verdict, over, lang);
  if (over) return say(lang, fr`La partie est finie : ${who}.`, `The game is over: ${who}.`);
  return verdict.certain.length > 0
    ? say(lang, `Si la partie finissait maintenant, ${who}.`, `If the game ended now, ${who}.`)
    : say(lang, fr`Si la partie finissait maintenant : ${who}.`, `If the game ended now, ${who}.`);
};

const standings: Teller<StandingsAnswer> = (answer, lang) => ({
  head: [
    standingsHead(answer, lang),
    ...answer.missions.map((one) => {
      const name = missionInWords(one.mission, lang);
      const totals = one.totals.map((range, seat) => `${seatName(seat)} ${pointsInWords(range, lang)}`).join(', ');
      return say(
        lang,
        fr`Si ${seatName(one.seat)} remplit ${name} et que la partie finisse alors : ${totals} ; ${winners(one, false, lang)}.`,
        `If ${seatName(one.seat)} completes ${name} and the game then ends: ${totals}; ${winners(one, false, lang)}.`,
      );
    }),
  ],
  options: answer.ranking.map(({ seat, total }) => labeled(seatName(seat), pointsInWords(total, lang), lang)),
});

/** Answers in words, by question, for tables with a box. */
export const answersIn = (box: NamedBox): Readonly<Record<QuestionId, AnswerInWords>> => ({
  colorOutcomes,
  reach,
  launchChances: launchChances(box),
  arrival: arrival(box),
  productOdds: productOdds(box),
  bestMission: bestMission(box),
  cardThreats: cardThreats(box),
  standings,
  advise: adviceIn(rulesIn(box).action, { fr: 'points', en: 'points' }, rulesIn(box).unlisted),
});
