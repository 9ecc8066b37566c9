import type { Lang, Seat, Text } from '@portolan/core';
import type {
  HarborId,
  MaterialId,
  NavigationFace,
  NavigationId,
  Phase,
  ProductFace,
  ProductId,
  ShipId,
} from '@portolan/rotterdam';
import { seatLetter } from '../seats.ts';

const materials: Readonly<Record<string, Text>> = {
  grain: { fr: 'grain', en: 'grain' },
  fruit: { fr: 'fruits', en: 'fruit' },
  'crude-oil': { fr: 'pétrole brut', en: 'crude oil' },
  chemicals: { fr: 'produits chimiques', en: 'chemicals' },
};

const materialLetters: Readonly<Record<string, Text>> = {
  grain: { fr: 'G', en: 'G' },
  fruit: { fr: 'F', en: 'F' },
  'crude-oil': { fr: 'P', en: 'O' },
  chemicals: { fr: 'C', en: 'C' },
};

const products: Readonly<Record<string, Text>> = {
  bread: { fr: 'pain', en: 'bread' },
  pasta: { fr: 'pâtes', en: 'pasta' },
  'orange-juice': { fr: 'jus d’orange', en: 'orange juice' },
  jam: { fr: 'confiture', en: 'jam' },
  petrol: { fr: 'essence', en: 'petrol' },
  plastic: { fr: 'plastique', en: 'plastic' },
  paint: { fr: 'peinture', en: 'paint' },
  medicine: { fr: 'médicaments', en: 'medicine' },
};

const navigation: Readonly<Record<NavigationId, Text>> = {
  'turn-of-luck': { fr: 'La chance tourne', en: 'Turn of luck' },
  'extra-cargo': { fr: 'Cargaison supplémentaire', en: 'Extra cargo' },
  setback: { fr: 'Revers', en: 'Setback' },
  'heavy-storm': { fr: 'Forte tempête', en: 'Heavy storm' },
  joker: { fr: 'Joker', en: 'Joker' },
  advantage: { fr: 'Avantage', en: 'Advantage' },
  'extra-advantage': { fr: 'Avantage supplémentaire', en: 'Extra advantage' },
  'cargo-thief': { fr: 'Voleur de cargaison', en: 'Cargo thief' },
  'port-police': { fr: 'Inspection de la police portuaire', en: 'Port police' },
};

const phaseNames: Readonly<Record<Phase, Text>> = {
  setup: { fr: 'Mise en place', en: 'Set-up' },
  launch: { fr: 'Lancement', en: 'Launching' },
  sail: { fr: 'Navigation', en: 'Sailing' },
  anchor: { fr: 'Ancres', en: 'Anchors' },
  unload: { fr: 'Déchargement', en: 'Unloading' },
  trade: { fr: 'Échanges', en: 'Trading' },
  mission: { fr: 'Missions', en: 'Missions' },
  over: { fr: 'Partie terminée', en: 'Game over' },
};

/** A word that begins a line: the first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A raw material: "pétrole brut". */
export const materialName = (id: MaterialId, lang: Lang): string => materials[id]?.[lang] ?? id;

/** The letter on a unit of a material. */
export const materialLetter = (id: MaterialId, lang: Lang): string =>
  materialLetters[id]?.[lang] ?? id.charAt(0).toUpperCase();

/** The name of a harbor. */
export const harborName = (id: HarborId): string => capital(id);

/** A product: "jus d’orange". */
export const productName = (id: ProductId, lang: Lang): string => products[id]?.[lang] ?? id;

/** The harbor that the back of a face-down Product card shows; undefined if the card is known or shows nothing. */
export const backHarbor = (face: ProductFace): HarborId | undefined =>
  face.length > 1 && face.startsWith('?') ? face.slice(1) : undefined;

/** A Product card, also one of which only the back is seen. */
export const productInWords = (face: ProductFace, lang: Lang): string => {
  if (!face.startsWith('?')) return productName(face, lang);
  const harbor = backHarbor(face);
  const hidden = { fr: 'carte cachée', en: 'face-down card' }[lang];
  return harbor ? { fr: `${hidden} de ${harborName(harbor)}`, en: `${hidden} of ${harborName(harbor)}` }[lang] : hidden;
};

/** A Navigation card as it is named in a sentence. */
export const navigationName = (face: NavigationFace, lang: Lang): string =>
  face === '?' ? { fr: 'carte cachée', en: 'face-down card' }[lang] : navigation[face][lang];

/** The name of a phase, as a heading. */
export const phaseName = (phase: Phase, lang: Lang): string => phaseNames[phase][lang];

/** The owner of a ship by its id. */
export const ownerOf = (id: ShipId): Seat => Number(id[0]);

/** The letter that tells a player's ships apart: "a". */
export const shipLetter = (id: ShipId): string => id.slice(1);

/** A ship with its owner: "navire a de A"; "A’s ship a". */
export const shipName = (id: ShipId, lang: Lang): string => {
  const [owner, letter] = [seatLetter(ownerOf(id)), shipLetter(id)];
  return lang === 'fr' ? `navire ${letter} de ${owner}` : `${owner}’s ship ${letter}`;
};
