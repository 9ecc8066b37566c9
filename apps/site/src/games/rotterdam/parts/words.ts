import { harborName } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { ShipId } from '@portolan/rotterdam';
import { type NamedBox, shipInWords } from '@portolan/rotterdam/rules';
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
