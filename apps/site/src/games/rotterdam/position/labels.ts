import { fieldWords } from '@portolan/core/words';
import { type NavigationId, navigationIds, phases } from '@portolan/rotterdam';
import { navigationInWords, phaseName } from '@portolan/rotterdam/rules';
import { both, namesBy } from '../../../kit/text.ts';
import { words } from './words.ts';

/** What the fields of a position are called, and the words they hold. */
export const positionWords = fieldWords({
  seats: words.players,
  round: both('Manche', 'Round'),
  master: both('Capitaine du Port', 'Harbor Master'),
  phase: [words.phase, namesBy(phases, phaseName)],
  seat: both('À qui de jouer', 'Whose turn'),
  step: [
    both('Étape du tour', 'Step of the turn'),
    {
      open: both('Au début', 'At the start'),
      launched: both('Navire déjà mis à l’eau', 'Ship launched already'),
      choose: both('Couleur à annoncer', 'Color to be called'),
      moving: both('Les navires avancent', 'Ships are moving'),
      after: both('Les navires ont avancé', 'Ships have moved'),
      fulfilled: both('Mission déjà remplie', 'Mission fulfilled already'),
    },
  ],
  called: both('Couleurs annoncées dans cette manche', 'Colors called in this round'),
  'call.color': words.callColor,
  'call.mover': both('Qui déplace ses navires', 'Who moves ships'),
  'call.waiting': both('Doivent encore avancer', 'Still to move'),
  'call.moved': both('Ont déjà avancé', 'Have moved'),
  'call.held': both('Ont perdu leur tour', 'Have lost their move'),
  'offer.from': both('Qui propose', 'Who offers'),
  'offer.to': words.to,
  'offer.give': words.give,
  'offer.get': words.get,
  pending: both('Cartes à piocher, dans l’ordre', 'Cards to be drawn, in order'),
  variants: both('Variantes', 'Variants'),
  'variants.safeHaven': both('Havre de paix', 'Safe haven'),
  'variants.openProducts': both('Cartes Produit ouvertes', 'Open Product cards'),
  'hands[].products': both('Produits en main', 'Products in hand'),
  'hands[].navigation': both('Cartes Navigation en main', 'Navigation cards in hand'),
  'hands[].laid': both('Cartes à points posées', 'Point cards laid'),
  'hands[].missions': both('Missions en main', 'Missions in hand'),
  'hands[].shown': both('Missions visibles', 'Missions shown'),
  navPile: both('Pioche Navigation', 'Navigation pile'),
  missionPile: both('Pioche des Missions', 'Mission pile'),
  used: both('Cartes Navigation utilisées', 'Navigation cards used'),
});

/** What the fields of a move are called, and the words they hold. */
export const moveWords = fieldWords({
  seat: words.who,
  color: words.callColor,
  start: both('Départ', 'Start'),
  cargo: words.cargo,
  ship: words.ship,
  to: words.position,
  card: [words.card, namesBy(navigationIds, (card: NavigationId, lang) => navigationInWords(card, lang))],
  from: words.target,
  'ships[0]': words.target,
  'ships[1]': both('L’autre navire', 'The other ship'),
  give: words.give,
  get: words.get,
  mission: both('Mission', 'Mission'),
  product: both('Produit', 'Product'),
  products: both('Produits donnés', 'Products given'),
  jokers: both('Produits remplacés par des Jokers', 'Products that Jokers replace'),
});
