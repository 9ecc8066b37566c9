import type { Lang, Seat, Text } from '@portolan/core';
import type {
  HarborId,
  MaterialId,
  MissionFace,
  NavigationFace,
  Phase,
  ProductFace,
  ShipId,
} from '@portolan/rotterdam';
import {
  harborInWords,
  materialInWords,
  missionInWords,
  type NamedBox,
  navigationInWords,
  ofHarborInWords,
  productInWords,
  shipInWords,
  turnAtAGlance,
} from '@portolan/rotterdam/rules';

const outsidePhases: Readonly<Partial<Record<Phase, Text>>> = {
  setup: { fr: 'Mise en place', en: 'Set-up' },
  over: { fr: 'Partie terminée', en: 'Game over' },
};

/** A word that begins a line: the first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A raw material of a box: "pétrole brut". */
export const materialName = (id: MaterialId, lang: Lang, box: NamedBox): string => materialInWords(id, lang, box);

const materialLetters: Readonly<Record<string, Text>> = {
  'crude-oil': { fr: 'P', en: 'O' },
  chemicals: { fr: 'C', en: 'C' },
};

/** The letter on a unit of a material: that of its name, but for two of ours that would share it. */
export const materialLetter = (id: MaterialId, lang: Lang, box: NamedBox): string => {
  const own = box.materials.find((one) => one.id === id)?.name;
  return (own ? undefined : materialLetters[id]?.[lang]) ?? materialName(id, lang, box).charAt(0).toUpperCase();
};

/** A harbor of a box: "Botlek". */
export const harborName = (id: HarborId, lang: Lang, box: NamedBox): string => harborInWords(id, lang, box);

/** A harbor of a box after "of": "de Botlek", "d’Europoort". */
export const ofHarbor = (id: HarborId, lang: Lang, box: NamedBox): string => ofHarborInWords(id, lang, box);

/** The harbor that the back of a face-down Product card shows; undefined if the card is known or shows nothing. */
export const backHarbor = (face: ProductFace): HarborId | undefined =>
  face.length > 1 && face.startsWith('?') ? face.slice(1) : undefined;

/** A Product card of a box, also one of which only the back is seen: "jus d’orange", "carte de Botlek". */
export const productName = (face: ProductFace, lang: Lang, box: NamedBox): string => productInWords(face, lang, box);

/** A Navigation card: "Forte tempête". */
export const navigationName = (face: NavigationFace, lang: Lang): string => navigationInWords(face, lang);

/** A Mission in the middle of a line: "Mission 13"; French drops the article. */
export const missionName = (face: MissionFace, lang: Lang): string =>
  missionInWords(face, lang).replace(/^(la|une) /, '');

/** The name of a phase, as a heading. */
export const phaseName = (phase: Phase, lang: Lang): string =>
  (turnAtAGlance.find((one) => one.phase === phase)?.title ?? outsidePhases[phase])?.[lang] ?? phase;

/** The owner of a ship by its id. */
export const ownerOf = (id: ShipId): Seat => Number(id[0]);

/** The number that tells a player's ships apart, from 1. */
export const shipNumber = (id: ShipId): number => id.charCodeAt(1) - 96;

/** A ship with its owner, without an article: "navire 1 de A"; "A’s ship 1". */
export const shipName = (id: ShipId, lang: Lang): string => shipInWords(id, lang).replace(/^le /, '');
