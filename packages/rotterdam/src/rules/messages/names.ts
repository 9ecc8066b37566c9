import type { Lang } from '@portolan/core';
import { reconstructed } from '../../editions/reconstructed.ts';
import type {
  ColorId,
  HarborId,
  MaterialId,
  MissionFace,
  NavigationFace,
  NavigationId,
  Phase,
  ProductFace,
  ShipId,
} from '../../types.ts';
import { typeset } from '../typeset.ts';
import { type NamedBox, namedIn } from './called.ts';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

const names = { fr, en } as const;

/** A color of channels: `jaune`, `yellow`. */
export const colorInWords = (color: ColorId, lang: Lang): string => names[lang].color(color);

/** A raw material: `pétrole brut`, `crude oil`; by the name in the box, if its owner gave one. */
export const materialInWords = (material: MaterialId, lang: Lang, box: NamedBox = reconstructed): string =>
  names[lang].material(namedIn(box, lang).materials.get(material) ?? material);

/** A harbor: `Botlek`; by the name in the box, if its owner gave one. */
export const harborInWords = (harbor: HarborId, lang: Lang, box: NamedBox = reconstructed): string =>
  names[lang].harbor(namedIn(box, lang).harbors.get(harbor) ?? harbor);

/** A harbor after "of": `d’Europoort`, `of Botlek`. */
export const ofHarborInWords = (harbor: HarborId, lang: Lang, box: NamedBox = reconstructed): string =>
  names[lang].ofHarbor(namedIn(box, lang).harbors.get(harbor) ?? harbor);

/** A Product card, or as much as its back tells: `jus d’orange`, `a card of Botlek`; by the names in the box. */
export const productInWords = (product: ProductFace, lang: Lang, box: NamedBox = reconstructed): string =>
  names[lang].product(namedIn(box, lang).products.get(product) ?? product);

/** A Navigation card: `Forte tempête`, `a hidden card`. */
export const navigationInWords = (card: NavigationFace, lang: Lang): string => names[lang].card(card);

/** A Mission: `la Mission 13`, `a hidden Mission`. */
export const missionInWords = (mission: MissionFace, lang: Lang): string => names[lang].mission(mission);

const bare = (text: string): string => text.replace(/^(la|une|le) /, '');

/** A Mission in the middle of a line: `Mission 13`; French drops the article. */
export const missionName = (mission: MissionFace, lang: Lang): string => bare(missionInWords(mission, lang));

/** A ship with its owner, without an article: `navire 1 de A`, `A’s ship 1`. */
export const shipName = (ship: ShipId, lang: Lang): string => bare(shipInWords(ship, lang));

/** A ship: `le navire 1 de A`, `A’s ship 1`. */
export const shipInWords = (ship: ShipId, lang: Lang): string => names[lang].ship(ship);

/** A phase: `la phase 2, la navigation`. */
export const phaseInWords = (phase: Phase, lang: Lang): string => names[lang].phase(phase);

const effects: Readonly<Record<NavigationId, Readonly<Record<Lang, string>>>> = typeset({
  'turn-of-luck': {
    fr: 'Deux navires, n’importe lesquels, échangent leurs cargaisons.',
    en: 'Any two ships exchange their cargoes.',
  },
  'extra-cargo': {
    fr: 'Mettez à l’eau un navire de plus, chargé, à un départ libre.',
    en: 'Launch one more ship, loaded, at a free start.',
  },
  setback: { fr: 'Un navire recule de 1 canal.', en: 'A ship goes back 1 channel.' },
  'heavy-storm': { fr: 'Un navire recule de 2 canaux.', en: 'A ship goes back 2 channels.' },
  joker: {
    fr: 'Remplace un Produit quand vous remplissez une Mission.',
    en: 'Replaces a Product when you fulfill a Mission.',
  },
  advantage: { fr: '1 point. Peut être posée devant vous.', en: '1 point. May be laid before you.' },
  'extra-advantage': { fr: '2 points. Peut être posée devant vous.', en: '2 points. May be laid before you.' },
  'cargo-thief': {
    fr: 'Prenez la cargaison d’un navire pour l’un des vôtres.',
    en: 'Take a ship’s cargo for one of your own.',
  },
  'port-police': {
    fr: 'La cargaison d’un navire retourne à la réserve.',
    en: 'A ship’s cargo goes back to the stock.',
  },
});

/** What stands on a Navigation card, in a few words. */
export const navigationEffect = (card: NavigationId, lang: Lang): string => effects[card][lang];
