import type { Lang, Text } from '@portolan/core';
import { capital, say, wide } from '@portolan/core/words';
import type { MissionTile } from '../edition.ts';
import { companyLetters, spiceLetters } from '../faces.ts';
import { type CompanyId, companyIds, type SpiceId, spiceIds } from '../ids.ts';
import type { ActionKind, Phase } from '../types.ts';

/** A spice, or the crate that stands for any. */
export type Cargo = SpiceId | 'crate';

/** What a card can hold, in the order of the box, the crate last. */
export const cargoes: readonly Cargo[] = [...spiceIds, 'crate'];

const companyNames: Readonly<Record<CompanyId, Text>> = {
  red: { fr: 'rouge', en: 'red' },
  blue: { fr: 'bleue', en: 'blue' },
  green: { fr: 'verte', en: 'green' },
  yellow: { fr: 'jaune', en: 'yellow' },
};

const flagNames: Readonly<Record<CompanyId, { readonly one: Text; readonly several: Text }>> = {
  red: { one: { fr: 'rouge', en: 'red' }, several: { fr: 'rouges', en: 'red' } },
  blue: { one: { fr: 'bleu', en: 'blue' }, several: { fr: 'bleus', en: 'blue' } },
  green: { one: { fr: 'vert', en: 'green' }, several: { fr: 'verts', en: 'green' } },
  yellow: { one: { fr: 'jaune', en: 'yellow' }, several: { fr: 'jaunes', en: 'yellow' } },
};

const cargoNames: Readonly<Record<Cargo, Text>> = {
  pepper: { fr: 'poivre', en: 'pepper' },
  cinnamon: { fr: 'cannelle', en: 'cinnamon' },
  clove: { fr: 'girofle', en: 'clove' },
  nutmeg: { fr: 'muscade', en: 'nutmeg' },
  crate: { fr: 'caisse', en: 'crate' },
};

/** A phase as a heading, and in a sentence. */
const phaseNames: Readonly<Record<Phase, { readonly heading: Text; readonly inSentence: Text }>> = {
  deal: {
    heading: { fr: 'Donne des mains', en: 'Dealing hands' },
    inSentence: { fr: 'la donne', en: 'the deal' },
  },
  reveal: {
    heading: { fr: 'Ouverture des ports', en: 'Opening the ports' },
    inSentence: { fr: 'l’ouverture des ports', en: 'the opening of the ports' },
  },
  first: {
    heading: { fr: 'Choix du premier joueur', en: 'Choosing the first player' },
    inSentence: { fr: 'le tirage du premier joueur', en: 'the drawing of the first player' },
  },
  place: {
    heading: { fr: 'Placement des marchands', en: 'Placing merchants' },
    inSentence: { fr: 'le placement des marchands', en: 'the placing of merchants' },
  },
  mission: {
    heading: { fr: 'Mission', en: 'Mission' },
    inSentence: { fr: 'la phase 1, Mission', en: 'phase 1, Mission' },
  },
  company: {
    heading: { fr: 'Compagnie', en: 'Company' },
    inSentence: { fr: 'la phase 2, compagnie', en: 'phase 2, company' },
  },
  defend: {
    heading: { fr: 'Défense', en: 'Defense' },
    inSentence: { fr: 'la défense', en: 'the defense' },
  },
  yield: {
    heading: { fr: 'Sort du marchand vaincu', en: 'Fate of the beaten merchant' },
    inSentence: { fr: 'le départ du marchand vaincu', en: 'the beaten merchant’s leave' },
  },
  reward: {
    heading: { fr: 'Récompense du défenseur', en: 'Reward of the defender' },
    inSentence: { fr: 'la récompense du défenseur', en: 'the defender’s reward' },
  },
  shipment: {
    heading: { fr: 'Cargaison', en: 'Shipment card' },
    inSentence: { fr: 'la phase 3, Cargaison', en: 'phase 3, Shipment card' },
  },
  distribute: {
    heading: { fr: 'Distribution', en: 'Distribution' },
    inSentence: { fr: 'la distribution des épices', en: 'the distribution of spices' },
  },
  refill: {
    heading: { fr: 'Nouvelle carte Port', en: 'New Harbor card' },
    inSentence: { fr: 'l’arrivée d’une carte Port', en: 'the arrival of a Harbor card' },
  },
  draw: {
    heading: { fr: 'Pioche', en: 'Drawing' },
    inSentence: { fr: 'la phase 4, pioche', en: 'phase 4, draw' },
  },
  discard: {
    heading: { fr: 'Défausse', en: 'Discarding' },
    inSentence: { fr: 'la défausse de l’excédent', en: 'the discarding of the excess' },
  },
  final: {
    heading: { fr: 'Dernière Mission', en: 'Final Mission' },
    inSentence: { fr: 'le tour des dernières Missions', en: 'the round of final Missions' },
  },
  over: {
    heading: { fr: 'Partie terminée', en: 'Game over' },
    inSentence: { fr: 'la fin de la partie', en: 'the end of the game' },
  },
};

/** What an action does: an infinitive, a gerund. */
const deedNames: Readonly<Record<ActionKind, Text>> = {
  draw: { fr: 'piocher', en: 'drawing' },
  reveal: { fr: 'retourner une carte Port', en: 'turning up a Harbor card' },
  chooseFirst: { fr: 'tirer le premier joueur', en: 'drawing the first player' },
  place: { fr: 'placer un marchand', en: 'placing a merchant' },
  completeMission: { fr: 'réaliser une Mission', en: 'completing a Mission' },
  transfer: { fr: 'changer de compagnie', en: 'transferring a merchant' },
  attack: { fr: 'attaquer', en: 'attacking' },
  defend: { fr: 'se défendre', en: 'defending' },
  yield: { fr: 'déplacer un marchand vaincu', en: 'moving a beaten merchant' },
  reward: { fr: 'choisir une récompense', en: 'choosing a reward' },
  playShipment: { fr: 'jouer une Cargaison', en: 'playing a Shipment card' },
  take: { fr: 'prendre une épice', en: 'taking a spice' },
  discard: { fr: 'se défausser', en: 'discarding' },
  pass: { fr: 'passer', en: 'passing' },
};

/** A company by its color: "rouge" as in "compagnie rouge"; "red". */
export const companyName = (company: CompanyId, lang: Lang): string => companyNames[company][lang];

/** A company in a sentence: "la compagnie rouge", "the red company". */
export const theCompany = (company: CompanyId, lang: Lang): string =>
  lang === 'fr' ? `la compagnie ${companyNames[company].fr}` : `the ${companyNames[company].en} company`;

/** A company as a heading: "Compagnie rouge", "Red company". */
export const companyTitle = (company: CompanyId, lang: Lang): string =>
  lang === 'fr' ? `Compagnie ${companyNames[company].fr}` : `${capital(companyNames[company].en)} company`;

/** The color of a flag: "vert", "green". */
export const flagName = (company: CompanyId, lang: Lang): string => flagNames[company].one[lang];

/** Flags of a company: "drapeaux rouges", "red flags". */
export const theFlags = (company: CompanyId, lang: Lang): string =>
  lang === 'fr' ? `drapeaux ${flagNames[company].several.fr}` : `${flagNames[company].several.en} flags`;

/** A spice or the crate: "girofle", "clove". */
export const cargoName = (cargo: Cargo, lang: Lang): string => cargoNames[cargo][lang];

/** A phase as a heading: "Pioche", "Drawing". */
export const phaseName = (phase: Phase, lang: Lang): string => phaseNames[phase].heading[lang];

/** A phase in a sentence: "la phase 4, pioche", "phase 4, draw". */
export const thePhase = (phase: Phase, lang: Lang): string => phaseNames[phase].inSentence[lang];

/** What an action does: "attaquer", "attacking". */
export const deedName = (kind: ActionKind, lang: Lang): string => deedNames[kind][lang];

/** What each letter of a face holds. */
const cargoAt = (letter: string): Cargo => cargoes[spiceLetters.indexOf(letter)]!;

const face = /^([RBGY]{3})\/([RBGY])(?::([pcvnx])(2?))?$/;

/** A card without a face, by its place among those entered. */
const placed = /^#(\d+)$/;

/** Flags of a row, from the left: `3 verts`, `rouge-rouge-bleu`; `3 green`, `red-red-blue`. */
const rowInWords = (letters: string, lang: Lang): string => {
  const flags = [...letters].map((letter) => flagNames[companyIds[companyLetters.indexOf(letter)]!]);
  const [first] = flags;
  if (first && flags.every((flag) => flag === first)) return `${flags.length}${wide}${first.several[lang]}`;
  return flags.map(({ one }) => one[lang]).join('-');
};

/** A card in words, its flags row by row: `girofle ×2 (rouge-rouge-bleu / vert)`, `pepper (3 green / yellow)`, `Kuching`, `une carte cachée`. */
export const cardInWords = (card: string, lang: Lang): string => {
  if (card === '?') return lang === 'fr' ? 'une carte cachée' : 'a face-down card';
  const [, at] = placed.exec(card) ?? [];
  if (at) return say(lang, `n°${wide}${at}`, `no.${wide}${at}`);
  const found = face.exec(card);
  if (!found) return capital(card);
  const [, upper = '', lower = '', spice, doubled] = found;
  const held = spice ? `${cargoName(cargoAt(spice), lang)}${doubled ? `${wide}×2` : ''}` : say(lang, 'carte', 'card');
  const below = flagNames[companyIds[companyLetters.indexOf(lower)]!].one[lang];
  return `${held} (${rowInWords(upper, lang)} / ${below})`;
};

/** Units by spice, in the order of the box: `2 poivre + 1 girofle`. */
export const spicesInWords = (units: readonly number[], lang: Lang): string =>
  units.flatMap((n, spice) => (n > 0 ? [`${n} ${cargoName(cargoes[spice]!, lang)}`] : [])).join(' + ');

/** A Mission by its points and what it asks, as its tile shows them: `Mission à 5 points (2 cannelle + 1 girofle)`, `5-point Mission (…)`. */
export const missionInWords = ({ vp, need }: Pick<MissionTile, 'vp' | 'need'>, lang: Lang): string => {
  const asked = spicesInWords(
    spiceIds.map((id) => need[id] ?? 0),
    lang,
  );
  return say(lang, `Mission à ${vp} points (${asked})`, `${vp}-point Mission (${asked})`);
};
