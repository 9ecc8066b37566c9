import type { Lang } from '@portolan/core';
import { both, counting, listed, say, seat } from '@portolan/core/words';
import type { Action, ColorId, ShipId } from '@portolan/rotterdam';
import {
  colorInWords,
  harborInWords,
  missionName,
  type NamedBox,
  productInWords,
  sentencesIn,
  shipInWords,
} from '@portolan/rotterdam/rules';
import type { Completion } from '../payments.ts';

/** What was counted of calls. */
export const calls = both(
  'Toutes les annonces et tous les choix des navires ont été comptés ; les cartes Navigation sont laissées de côté.',
  'Every call and every choice of the ships was counted; Navigation cards are left out.',
);
/** What a chance on the river is worth. */
export const model = both(
  'Pour un modèle, et non une prévision : aucun autre navire, toutes les couleurs aussi probables, le meilleur choix aux fourches d’une seule couleur.',
  'For a model, not a forecast: no other ships, every color as likely as the next, the better choice at forks of one color.',
);
/** What was counted of Missions. */
export const plans = both(
  'Toutes les suites de Missions et tous les paiements ont été comptés, sans carte nouvelle.',
  'Every order of Missions and every payment was counted, without a new card.',
);

/** What players call the fields of the questions. */
export const labels = {
  whose: both('Qui demande ?', 'Who asks?'),
  caller: both('Qui annonce ?', 'Who calls?'),
  ship: both('Le navire', 'The ship'),
  harbor: both('Le port visé', 'The harbor aimed at'),
  position: both('La position', 'The position'),
  cargo: both('La cargaison', 'The cargo'),
  maker: both('Le port', 'The harbor'),
  product: both('Le Produit voulu', 'The Product wanted'),
  draws: both('Cartes que je pioche', 'Cards that I draw'),
  before: both('Cartes piochées avant moi', 'Cards drawn before me'),
  rounds: both('Manches qui restent, celle-ci comprise', 'Rounds left, with this one'),
  goal: both('Le but', 'The aim'),
  opponent: both('Le joueur qui pourrait la jouer', 'The player who might play it'),
  seen: both('Les cartes connues', 'The cards that are known'),
} as const;

/** Channels, counted in words. */
export const channelCount = counting({ fr: ['canal', 'canaux'], en: ['channel', 'channels'] });

/** Points, counted in words. */
export const pointCount = counting({ fr: ['point', 'points'], en: ['point', 'points'] });

/** Cards, counted in words. */
export const cardCount = counting({ fr: ['carte', 'cartes'], en: ['card', 'cards'] });

/** A seat as a letter. */
export const letter = (who: number): string => seat(who);

/** Ships in a sentence. */
export const shipsInWords = (ships: readonly ShipId[], lang: Lang): string =>
  listed(
    ships.map((ship) => shipInWords(ship, lang)),
    lang,
  );

/** Names of which one is chosen: "F1 ou F2". */
export const either = (names: readonly string[], lang: Lang): string => listed(names, lang, 'or');

/** Harbors as a list: "Botlek et Europoort". */
export const harborsInWords = (harbors: readonly string[], lang: Lang, box: NamedBox): string =>
  listed(
    harbors.map((harbor) => harborInWords(harbor, lang, box)),
    lang,
  );

/** A number of channels, or a range; null: never. */
export const distanceInWords = (distance: readonly [number, number] | null, lang: Lang): string => {
  if (distance === null) return say(lang, 'hors d’atteinte', 'out of reach');
  const [least, greatest] = distance;
  if (least === greatest) return channelCount(greatest, lang);
  return say(lang, `${least} à ${channelCount(greatest, 'fr')}`, `${least} to ${channelCount(greatest, 'en')}`);
};

/** Points, or a range of them. */
export const rangeInWords = ([least, greatest]: readonly [number, number], lang: Lang): string =>
  least === greatest
    ? pointCount(greatest, lang)
    : say(lang, `${least} à ${pointCount(greatest, 'fr')}`, `${least} to ${pointCount(greatest, 'en')}`);

/** Colors one after the other: `bleu, rouge, jaune`. */
export const wayInWords = (colors: readonly ColorId[], lang: Lang): string =>
  colors.map((color) => colorInWords(color, lang)).join('\u2009–\u2009');

/** Calls and moves one after the other. */
export const lineInWords = (actions: readonly Action[], lang: Lang, box: NamedBox): string =>
  actions.map((action) => sentencesIn(box).action(action, lang)).join(lang === 'fr' ? '\u202f; ' : '; ');

const productsInWords = (products: readonly string[], lang: Lang, box: NamedBox): string =>
  listed(
    products.map((product) => productInWords(product, lang, box)),
    lang,
  );

/** What is paid for a Mission: `bread and jam, a Joker for plastic`. */
const paymentInWords = ({ products, jokers }: Completion, lang: Lang, box: NamedBox): string => {
  const joker = jokers.length > 1 ? say(lang, 'Jokers pour', 'Jokers for') : say(lang, 'Joker pour', 'a Joker for');
  return [
    ...(products.length > 0 ? [productsInWords(products, lang, box)] : []),
    ...(jokers.length > 0 ? [`${joker} ${productsInWords(jokers, lang, box)}`] : []),
  ].join(', ');
};

/** A Mission and what is paid for it. */
export const completionInWords = (one: Completion, lang: Lang, box: NamedBox): string =>
  `${missionName(one.mission, lang)} (${paymentInWords(one, lang, box)})`;
