import type { Lang, Problem } from '@portolan/core';
import { colon, say } from '@portolan/core/words';
import type { Channel, Place } from '@portolan/rotterdam';
import { colorInWords, problemInWords } from '@portolan/rotterdam/rules';
import { type MapDraft, type Picked, placeOfProblem, samePick } from './edits.ts';

/** What a map that is drawn says. */
export const graphTexts = {
  drag: {
    fr: 'Glissez une position pour la déplacer\u202f; touchez-la, ou un canal, pour changer ses champs.',
    en: 'Drag a position to move it; tap it, or a channel, to change its fields.',
  },
  keys: {
    fr: 'Au clavier\u00a0: tabulation, flèches, Entrée, Suppr.',
    en: 'By keyboard: Tab, arrow keys, Enter, Delete.',
  },
  move: {
    fr: 'Flèches\u00a0: déplacer de 10 (avec Maj, de 1). Entrée\u00a0: choisir. Suppr\u00a0: retirer.',
    en: 'Arrow keys: move by 10 (with Shift, by 1). Enter: choose. Delete: remove.',
  },
  connect: {
    fr: 'Choisissez la position d’où part le canal, puis celle où il mène.',
    en: 'Choose the position where the channel starts, then the one it leads to.',
  },
  channel: {
    fr: 'Entrée\u00a0: choisir. Chiffres\u00a0: changer de couleur. Suppr\u00a0: retirer.',
    en: 'Enter: choose. Digits: change the color. Delete: remove.',
  },
} as const;

/** What a problem is about, by the name on the map instead of the line of the box. */
const nameOf = (picked: Picked): string => (picked.kind === 'place' ? picked.id : `${picked.from}–${picked.to}`);

/** The faults of a position or a channel, as sentences. */
export const faultsOf = (map: MapDraft, problems: readonly Problem[], picked: Picked, lang: Lang): string[] =>
  problems
    .filter((problem) => samePick(placeOfProblem(map, problem), picked))
    .map((problem) => problemInWords({ ...problem, path: nameOf(picked) }, lang));

const withFaults = (name: string, faults: readonly string[], lang: Lang): string =>
  faults.length > 0 ? `${name}. ${say(lang, 'À corriger', 'To correct')}${colon[lang]}${faults.join(' ')}` : name;

/** A position as it is heard: name, what it is, where it lies, its faults. */
export const placeLabel = (place: Place, faults: readonly string[], lang: Lang): string => {
  const kind = place.harbor
    ? say(lang, 'quai', 'quay')
    : place.start
      ? say(lang, 'départ', 'start')
      : place.anchor
        ? say(lang, 'ancre', 'anchor')
        : say(lang, 'position', 'position');
  return withFaults(`${place.id}, ${kind}, x ${place.x}, y ${place.y}`, faults, lang);
};

/** A channel as it is heard. */
export const channelLabel = ({ from, to, color }: Channel, faults: readonly string[], lang: Lang): string =>
  withFaults(
    say(
      lang,
      `Canal ${colorInWords(color, 'fr')} de ${from} à ${to}`,
      `${colorInWords(color, 'en')} channel from ${from} to ${to}`,
    ),
    faults,
    lang,
  );
