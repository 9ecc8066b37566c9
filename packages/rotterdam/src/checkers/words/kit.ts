import type { Lang, Seat } from '@portolan/core';
import { both, counting, listed, say, seat } from '@portolan/core/words';
import type { Edition } from '../../edition.ts';
import { harborInWords, materialInWords, shipInWords } from '../../rules/messages/names.ts';
import type { PositionId, ShipId } from '../../types.ts';

/** Channels, counted in words. */
export const channelCount = counting({ fr: ['canal', 'canaux'], en: ['channel', 'channels'] });

/** Points, counted in words. */
export const pointCount = counting({ fr: ['point', 'points'], en: ['point', 'points'] });

/** Whether something is allowed, in the table of readings. */
export const allowed = both('permis', 'allowed');
export const refused = both('interdit', 'not allowed');

/** The variant that some disputes hang on. */
export const safeHaven = both('Variante Havre de paix', 'Variant Safe haven');

/** A cargo, or that there is none. */
export const cargoInWords = (cargo: string | null, lang: Lang, box: Edition): string =>
  cargo === null ? say(lang, 'vide', 'empty') : materialInWords(cargo, lang, box);

/** Ships in a sentence. */
export const shipsInWords = (ships: readonly ShipId[], lang: Lang): string =>
  listed(
    ships.map((ship) => shipInWords(ship, lang)),
    lang,
  );

/** Positions, or other names, of which one is chosen: "F1 ou F2". */
export const either = (names: readonly string[], lang: Lang): string => listed(names, lang, 'or');

/** Harbors as a list: "Botlek et Europoort". */
export const harborsInWords = (harbors: readonly string[], lang: Lang, box: Edition): string =>
  listed(
    harbors.map((harbor) => harborInWords(harbor, lang, box)),
    lang,
  );

/** A way back as it is written: "D1 – C2". */
export const pathInWords = (path: readonly PositionId[]): string => path.join('\u2009→\u2009');

/** A ship as it was entered, by its owner and where it is: "le navire de B en D2", "B’s ship on D2". */
export const shipPlaced = ({ owner, at }: { readonly owner: Seat; readonly at: string | null }, lang: Lang): string => {
  const who = seat(owner);
  if (at === null) return say(lang, `le navire de ${who} en réserve`, `${who}’s ship in reserve`);
  return say(lang, `le navire de ${who} en ${at}`, `${who}’s ship on ${at}`);
};
