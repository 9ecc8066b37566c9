import { harborName, materialName } from '@portolan/boards/rotterdam';
import type { Lang, Violation } from '@portolan/core';
import {
  type AnswerInWords,
  type Choice,
  type JudgedAnswer,
  judgedBy,
  refusalsBy,
  type Yes,
} from '@portolan/core/answers';
import type { PositionId, ShipId } from '@portolan/rotterdam';
import { type NamedBox, rulesIn, shipInWords } from '@portolan/rotterdam/rules';
import { listed, say } from '../../../kit/text.ts';

/** So many channels, typeset for the language. */
export const channels = (count: number, lang: Lang): string =>
  lang === 'fr' ? `${count}\u00a0${count < 2 ? 'canal' : 'canaux'}` : `${count} channel${count === 1 ? '' : 's'}`;

/** So many points. */
export const points = (count: number, lang: Lang): string =>
  lang === 'fr' ? `${count}\u00a0point${count < 2 ? '' : 's'}` : `${count} point${count === 1 ? '' : 's'}`;

/** So many cards. */
export const cards = (count: number, lang: Lang): string =>
  lang === 'fr' ? `${count}\u00a0carte${count < 2 ? '' : 's'}` : `${count} card${count === 1 ? '' : 's'}`;

/** A cargo, or that there is none. */
export const cargoInWords = (cargo: string | null, lang: Lang, box: NamedBox): string =>
  cargo === null ? say(lang, 'vide', 'empty') : materialName(cargo, lang, box);

/** Ships in a sentence. */
export const shipsInWords = (ships: readonly ShipId[], lang: Lang): string =>
  listed(
    ships.map((ship) => shipInWords(ship, lang)),
    lang,
  );

/** Positions, or other names, of which one is chosen: "F1 ou F2". */
export const either = (names: readonly string[], lang: Lang): string =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')}${say(lang, ' ou ', ' or ')}${names[names.length - 1]}`;

/** Harbors as a list: "Botlek et Europoort". */
export const harborsInWords = (harbors: readonly string[], lang: Lang, box: NamedBox): string =>
  listed(
    harbors.map((harbor) => harborName(harbor, lang, box)),
    lang,
  );

/** A way back as it is written: "D1 – C2". */
export const pathInWords = (path: readonly PositionId[]): string => path.join('\u2009→\u2009');

/** Violations as lines of an answer. */
export const refusals = (violations: readonly Violation[], box: NamedBox, lang: Lang): readonly Choice[] =>
  refusalsBy(rulesIn(box).violation)(violations, lang);

/** A verdict on a move in words; `yes` is what is said when it is legal, `follows` what it leads to. */
export const judged = (answer: JudgedAnswer, box: NamedBox, lang: Lang, yes: Yes): AnswerInWords =>
  judgedBy(rulesIn(box).violation)(answer, lang, yes);
