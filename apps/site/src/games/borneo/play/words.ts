import type { ActionKind } from '@portolan/borneo';
import type { Text } from '@portolan/core';
import { both } from '../../../kit/text.ts';

/** What is asked at the beginning of each kind of move. */
export const asks = {
  place: both('Touchez la compagnie où placer le marchand.', 'Tap the company in which to place the merchant.'),
  completeMission: both('Touchez une Mission, ou passez.', 'Tap a Mission, or pass.'),
  transfer: both(
    'Touchez un de vos marchands : il change de compagnie. Ou passez.',
    'Tap a merchant of yours: it transfers. Or pass.',
  ),
  attack: both('Touchez un de vos marchands : il attaque. Ou passez.', 'Tap a merchant of yours: it attacks. Or pass.'),
  defend: both(
    'Touchez les cartes de la défense ; aucune si vous voulez.',
    'Tap the cards to defend with; none if you like.',
  ),
  yield: both('Où va le marchand vaincu ?', 'Where does the beaten merchant go?'),
  reward: both('Quelle carte de la défense garder ?', 'Which card of the defense to keep?'),
  playShipment: both('Touchez une carte de la main, puis un port.', 'Tap a card of the hand, then a port.'),
  take: both('Touchez l’épice à prendre.', 'Tap the spice to take.'),
  discard: both('Touchez les cartes en trop.', 'Tap the cards in excess.'),
} as const satisfies Readonly<Partial<Record<ActionKind, Text>>>;

export const playWords = {
  nothing: both('Rien à faire ici.', 'There is nothing to do here.'),
  company: both(
    'Touchez un de vos marchands : il change de compagnie ou attaque. Ou passez.',
    'Tap a merchant of yours: it transfers or attacks. Or pass.',
  ),
  transfers: both('Touchez la place où il va.', 'Tap the space it goes to.'),
  attacks: both('Touchez le marchand qu’il attaque.', 'Tap the merchant it attacks.'),
  goes: both(
    'Touchez la place où il va, ou le marchand qu’il attaque.',
    'Tap the space it goes to, or the merchant it attacks.',
  ),
  attackCards: both('Touchez les cartes de l’attaque.', 'Tap the cards to attack with.'),
  port: both('Touchez le port.', 'Tap the port.'),
  pay: both('Touchez les cartes de l’entrepôt qui paient.', 'Tap the cards of the warehouse that pay.'),
  payTraded: both(
    '{card} compte comme {as}. Touchez les autres cartes qui paient.',
    '{card} counts as {as}. Tap the other cards that pay.',
  ),
  paid: both('La Mission est payée.', 'The Mission is paid.'),
  trade: both('Troquer une carte avec les pirates', 'Trade a card with the pirates'),
  tradeCard: both('Touchez la carte à troquer.', 'Tap the card to trade.'),
  tradeFor: both('Contre quelle épice ?', 'For which spice?'),
  pass: both('Passer', 'Pass'),
  swap: both('Échanger les places', 'Change places'),
  keep: both('Garder {card}', 'Keep {card}'),
  keepNone: both('Ne rien garder', 'Keep nothing'),
  portNumber: both('Port {n}', 'Port {n}'),
} as const;
