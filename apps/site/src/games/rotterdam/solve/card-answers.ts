import { seatLetter } from '@portolan/boards';
import { materialName, missionName, productName } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { FoundInWords } from '@portolan/core/answers';
import { asNumber, percent } from '@portolan/core/words';
import type { MaterialId } from '@portolan/rotterdam';
import { type NamedBox, rulesIn } from '@portolan/rotterdam/rules';
import type {
  BestMissionAnswer,
  CardThreatsAnswer,
  ProductOddsAnswer,
  RankedUse,
  StandingsAnswer,
  Verdict,
} from '@portolan/solvers/rotterdam';
import { capital, counted, listed, say } from '../../../kit/text.ts';

import { cards, harborsInWords, points } from '../parts/words.ts';
import { completionInWords, rangeInWords } from './words.ts';

/** What the next deliveries bring. */
export const productOdds = (answer: ProductOddsAnswer, product: string, lang: Lang, box: NamedBox): FoundInWords => {
  const { pile, next, each, atLeastOne, ranking } = answer;
  const name = capital(productName(product, lang, box));
  return {
    headline:
      each.length > 1
        ? say(
            lang,
            `${name} en ${cards(each.length, 'fr')} : ${percent(atLeastOne, 'fr')}`,
            `${name} in ${cards(each.length, 'en')}: ${percent(atLeastOne, 'en')}`,
          )
        : say(lang, `${name} : ${percent(next, 'fr')}`, `${name}: ${percent(next, 'en')}`),
    detail: [
      pile > 0
        ? say(lang, `La pioche a ${cards(pile, 'fr')}.`, `The pile has ${cards(pile, 'en')}.`)
        : say(lang, 'La pioche est vide.', 'The pile is empty.'),
      ...(each.length > 1
        ? [say(lang, `La première carte : ${percent(next, 'fr')}.`, `The first card: ${percent(next, 'en')}.`)]
        : []),
    ].join(' '),
    rows: ranking.map((one) => ({
      label: say(
        lang,
        `${capital(productName(one.product, 'fr', box))}, jamais vues : ${one.unseen}`,
        `${capital(productName(one.product, 'en', box))}, never seen: ${one.unseen}`,
      ),
      value: asNumber(one.atLeastOne),
      text: percent(one.atLeastOne, lang),
      best: one.product === product,
    })),
  };
};

/** Missions now, and the best plan. */
export const bestMission = (answer: BestMissionAnswer, lang: Lang, box: NamedBox): FoundInWords => {
  const { hand, payments, missionPoints, total, ranking } = answer;
  const plan = payments.map((one) => completionInWords(one, lang, box)).join(say(lang, ' et ', ' and '));
  const inHand = say(
    lang,
    `Les Produits en main valent ${points(hand, 'fr')}.`,
    `The Products in hand count ${points(hand, 'en')}.`,
  );
  return {
    headline:
      plan === ''
        ? ranking.length > 0
          ? say(lang, 'Mieux vaut ne remplir aucune Mission', 'Better to complete no Mission')
          : say(lang, 'Aucune Mission n’est possible', 'No Mission can be completed')
        : plan,
    detail:
      plan === ''
        ? inHand
        : `${say(
            lang,
            `Le meilleur plan : ${points(missionPoints, 'fr')} de Mission, ${total} en tout avec les Produits qui restent.`,
            `The best plan: ${points(missionPoints, 'en')} of Missions, ${total} in all with the Products left.`,
          )} ${inHand}`,
    rows: ranking.map((one) => ({
      label: completionInWords(one, lang, box),
      value: one.total,
      text: say(lang, `${one.total} en tout`, `${one.total} in all`),
      best: one.total === ranking[0]?.total,
    })),
  };
};

/** What a use costs: what is then aboard, if that changes, and the harbors that are lost or regained. */
const costs = (
  { lost, cargo, closed, opened }: RankedUse,
  before: MaterialId | null,
  lang: Lang,
  box: NamedBox,
): string => {
  const parts = [
    ...(cargo === before
      ? []
      : [
          cargo === null
            ? say(lang, 'la cargaison est perdue', 'the cargo is lost')
            : say(
                lang,
                `ensuite à bord : ${materialName(cargo, 'fr', box)}`,
                `then aboard: ${materialName(cargo, 'en', box)}`,
              ),
        ]),
    ...(lost ? [say(lang, 'le port de la cargaison est perdu', 'the harbor of the cargo is lost')] : []),
    ...(closed.length > 0
      ? [
          say(
            lang,
            `plus d’accès à ${harborsInWords(closed, 'fr', box)}`,
            `no way to ${harborsInWords(closed, 'en', box)} any more`,
          ),
        ]
      : []),
    ...(opened.length > 0
      ? [
          say(
            lang,
            `de nouveau à portée : ${harborsInWords(opened, 'fr', box)}`,
            `within reach again: ${harborsInWords(opened, 'en', box)}`,
          ),
        ]
      : []),
  ];
  return parts.map((part) => say(lang, ` ; ${part}`, `; ${part}`)).join('');
};

const threats = (all: number, grave: number, lang: Lang): string => {
  const count = say(lang, counted(all, 'menace', 'menaces', 'fr'), counted(all, 'threat', 'threats', 'en'));
  if (grave === 0) return say(lang, `${count}, aucune grave`, `${count}, none of them grave`);
  return say(lang, `${count}, dont ${grave} grave${grave > 1 ? 's' : ''}`, `${count}, ${grave} of them grave`);
};

/** What an opponent's cards can do to a ship. */
export const cardThreats = (
  answer: CardThreatsAnswer,
  before: MaterialId | null,
  lang: Lang,
  box: NamedBox,
): FoundInWords => {
  const { ranking } = answer;
  const isGrave = ({ lost, cargo }: RankedUse): boolean => lost || (cargo === null && before !== null);
  const grave = ranking.filter(isGrave).length;
  return {
    headline:
      ranking.length === 0
        ? say(lang, 'Aucune carte ne peut toucher ce navire', 'No card can touch this ship')
        : threats(ranking.length, grave, lang),
    ...(ranking.length > 0
      ? {
          detail: say(
            lang,
            'Grave : la cargaison est perdue, ou son port n’est plus à portée. Les pourcentages sont la chance que ce joueur tienne la carte.',
            'Grave: the cargo is lost, or its harbor out of reach. The percentages are the chance that the player holds the card.',
          ),
        }
      : {}),
    rows: ranking.map((use) => ({
      label: `${rulesIn(box).action(use.action, lang)}${costs(use, before, lang, box)}`,
      value: asNumber(use.chance),
      text: percent(use.chance, lang),
      best: isGrave(use),
    })),
  };
};

/** Who wins: as it is, or as it would be if the game ended. */
const winners = ({ certain, possible }: Verdict, over: boolean, lang: Lang): string => {
  const names = (seats: readonly number[]): string => listed(seats.map(seatLetter), lang);
  const [one, all] = [names(certain), names(possible)];
  if (certain.length > 0 && over) return say(lang, `${one} gagne à coup sûr`, `${one} wins for certain`);
  if (certain.length > 0) return say(lang, `${one} gagnerait à coup sûr`, `${one} would win for certain`);
  return say(lang, `victoire possible de ${all}`, over ? `${all} may win` : `${all} might win`);
};

/** The condition comes first: nobody has won before the end. */
const standingsHead = ({ over, ...verdict }: StandingsAnswer, lang: Lang): string => {
  const who = winners(verdict, over, lang);
  if (over) return say(lang, `La partie est finie : ${who}`, `The game is over: ${who}`);
  const ifFrench = verdict.certain.length > 0 ? ',' : ' :';
  return say(lang, `Si la partie finissait maintenant${ifFrench} ${who}`, `If the game ended now, ${who}`);
};

/** Who wins if the game ends now. */
export const standings = (answer: StandingsAnswer, lang: Lang): FoundInWords => {
  const changed = answer.missions.map((one) => {
    const name = missionName(one.mission, lang);
    const seat = seatLetter(one.seat);
    return say(
      lang,
      `Si ${seat} remplit la ${name} et que la partie finisse alors : ${rangeInWords(one.totals[one.seat] ?? [0, 0], 'fr')}, ${winners(one, false, 'fr')}.`,
      `If ${seat} completes ${name} and the game then ends: ${rangeInWords(one.totals[one.seat] ?? [0, 0], 'en')}, ${winners(one, false, 'en')}.`,
    );
  });
  return {
    headline: standingsHead(answer, lang),
    ...(changed.length > 0 ? { detail: changed.join(' ') } : {}),
    rows: answer.ranking.map(({ seat, total, wins }) => ({
      label: `${seatLetter(seat)}, ${(answer.over ? seatOutlook : seatOutlookNow)[wins][lang]}`,
      value: total[1],
      text: rangeInWords(total, lang),
      best: wins !== 'never',
    })),
  };
};

const seatOutlook = {
  certain: { fr: 'gagne à coup sûr', en: 'wins for certain' },
  possible: { fr: 'peut gagner', en: 'may win' },
  never: { fr: 'ne gagne pas', en: 'does not win' },
} as const;

const seatOutlookNow = {
  certain: { fr: 'gagnerait à coup sûr', en: 'would win for certain' },
  possible: { fr: 'pourrait gagner', en: 'might win' },
  never: { fr: 'ne gagnerait pas', en: 'would not win' },
} as const;
