import type { Lang, Seat, Text } from '@portolan/core';
import type { HarborId, MaterialId, ProductFace, ShipId } from '@portolan/rotterdam';
import { materialInWords, type NamedBox } from '@portolan/rotterdam/rules';

const materialLetters: Readonly<Record<string, Text>> = {
  'crude-oil': { fr: 'P', en: 'O' },
  chemicals: { fr: 'C', en: 'C' },
};

/** The letter on a unit of a material: that of its name, but for two of ours that would share it. */
export const materialLetter = (id: MaterialId, lang: Lang, box: NamedBox): string => {
  const own = box.materials.find((one) => one.id === id)?.name;
  return (own ? undefined : materialLetters[id]?.[lang]) ?? materialInWords(id, lang, box).charAt(0).toUpperCase();
};

/** The harbor that the back of a face-down Product card shows; undefined if the card is known or shows nothing. */
export const backHarbor = (face: ProductFace): HarborId | undefined =>
  face.length > 1 && face.startsWith('?') ? face.slice(1) : undefined;

/** The owner of a ship by its id. */
export const ownerOf = (id: ShipId): Seat => Number(id[0]);

/** The number that tells a player's ships apart, from 1. */
export const shipNumber = (id: ShipId): number => id.charCodeAt(1) - 96;
