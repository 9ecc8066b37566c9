import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, counted, say } from '@portolan/core/words';
import type { MaterialId, State } from '@portolan/rotterdam';
import { shipOf } from '@portolan/rotterdam/pieces';
import { materialInWords, type NamedBox, sentencesIn } from '@portolan/rotterdam/rules';
import { chanceRow } from '../../fraction-words.ts';
import type { CardThreatsAnswer, RankedUse } from '../card-threats.ts';
import type { CardThreatsInput } from '../inputs.ts';
import { harborsInWords, labels } from './common.ts';

/** What a ship has aboard before the card. */
const cargoOf = ({ edition, cargo }: State, ship: number): MaterialId | null =>
  edition.materials[cargo[ship]!]?.id ?? null;

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
                `ensuite à bord : ${materialInWords(cargo, 'fr', box)}`,
                `then aboard: ${materialInWords(cargo, 'en', box)}`,
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
const explain = (answer: CardThreatsAnswer, before: MaterialId | null, lang: Lang, box: NamedBox): FoundInWords => {
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
      label: `${sentencesIn(box).action(use.action, lang)}${costs(use, before, lang, box)}`,
      ...chanceRow(use.chance, lang),
      best: isGrave(use),
    })),
  };
};

/** The words of the question. */
export const cardThreatsWords: QuestionWords<CardThreatsInput, CardThreatsAnswer, State> = {
  title: both('Que peut une carte contre mon navire ?', 'What can a card do to my ship?'),
  tells: both(
    'Chaque usage permis contre ce navire, ce qu’il coûte, et la chance que ce joueur tienne la carte.',
    'Every legal use against the ship, what it costs, and the chance that the player holds the card.',
  ),
  labels: {
    ship: labels.ship,
    opponent: labels.opponent,
    seat: labels.seen,
  },
  explain: (answer, { input, state }, lang) =>
    explain(answer, cargoOf(state, shipOf(state, input.ship)), lang, state.edition),
};
