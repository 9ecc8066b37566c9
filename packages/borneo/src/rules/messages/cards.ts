import { amount, items, plain, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import { pairs } from './facts.ts';
import * as fr from './french.ts';

const isEmpty = (lacks: unknown) => pairs(lacks).length === 0;

/** Payments refused, trades included. */
export const payments: Readonly<Record<string, Sentence>> = {
  'setup.mission-marks/not-in-game': {
    fr: (facts) => `La Mission ${facts.mission} n’est pas dans la partie : sa marque l’exclut à ce nombre de joueurs.`,
    en: (facts) => `Mission ${facts.mission} is not in this game: its mark excludes it with this number of players.`,
  },
  'not-available': {
    fr: (facts) => `La Mission ${facts.mission} n’est plus dans la rangée.`,
    en: (facts) => `Mission ${facts.mission} is no longer in the row.`,
  },
  'card-in-hand': {
    fr: (facts) => `La carte ${fr.card(facts.card)} est en main : elle ne paie rien.`,
    en: (facts) => `The card ${en.card(facts.card)} is in hand: it pays for nothing.`,
  },
  'not-in-warehouse': {
    fr: (facts) => `La carte ${fr.card(facts.card)} n’est pas, ou plus, dans l’entrepôt.`,
    en: (facts) => `The card ${en.card(facts.card)} is not, or no longer, in the warehouse.`,
  },
  short: {
    fr: (facts) =>
      isEmpty(facts.lacks)
        ? `Il manque ${fr.count(facts.short, 'épice')}.`
        : `Il manque ${fr.demand(facts.lacks)}${
            amount(facts.crates) > 0
              ? ` ; ${fr.count(facts.crates, 'caisse en couvre une part', 'caisses en couvrent une part')}, il faut encore ${fr.count(facts.short, 'unité')}`
              : ''
          }.`,
    en: (facts) =>
      isEmpty(facts.lacks)
        ? `${en.count(facts.short, 'spice')} missing.`
        : `Missing: ${en.demand(facts.lacks)}${
            amount(facts.crates) > 0
              ? `; ${en.count(facts.crates, 'crate covers', 'crates cover')} part of it, ${en.count(facts.short, 'unit')} short`
              : ''
          }.`,
  },
  'variant-off': plain(
    'Cette partie se joue sans Barbe Noire : on n’y commerce pas avec les pirates.',
    'This game is played without Blackbeard: there is no trade with the pirates.',
  ),
  'final-round': plain(
    'On ne commerce plus avec les pirates pour une dernière Mission.',
    'There is no trade with the pirates for a final Mission.',
  ),
  'holds-ship': plain(
    'Qui a le bateau pirate devant soi ne peut pas commercer.',
    'A player with the pirate ship cannot trade.',
  ),
  'pirates.one-card/too-many': {
    fr: (facts) => `${fr.count(facts.given, 'carte troquée', 'cartes troquées')} : une seule est permise.`,
    en: (facts) => `${en.count(facts.given, 'card')} traded: only one is allowed.`,
  },
  'not-paid': {
    fr: (facts) => `La carte ${fr.card(facts.card)} est troquée sans être payée.`,
    en: (facts) => `The card ${en.card(facts.card)} is traded but not paid.`,
  },
  'same-spice': {
    fr: (facts) => `La carte ${fr.card(facts.card)} peut déjà servir pour cette épice : il n’y a rien à troquer.`,
    en: (facts) => `The card ${en.card(facts.card)} can serve as that spice anyway: there is nothing to trade.`,
  },
  needless: {
    fr: (facts) => `Le paiement suffit sans troquer la carte ${fr.card(facts.card)} : l’échange ne remplace rien.`,
    en: (facts) => `The payment suffices without trading the card ${en.card(facts.card)}: the trade replaces nothing.`,
  },
};

/** Cards refused in a fight. */
export const fightCards: Readonly<Record<string, Sentence>> = {
  'no-card': plain('Une attaque demande au moins une Cargaison.', 'An attack needs at least one Shipment card.'),
  'not-in-hand': {
    fr: (facts) => `La carte ${fr.card(facts.card)} n’est pas dans la main.`,
    en: (facts) => `The card ${en.card(facts.card)} is not in the hand.`,
  },
  'no-flag': {
    fr: (facts) => `La carte ${fr.card(facts.card)} ne porte aucun drapeau de ${fr.company(facts.company)}.`,
    en: (facts) => `The card ${en.card(facts.card)} bears no flag of ${en.company(facts.company)}.`,
  },
  'hand-emptied': {
    fr: (facts) =>
      `Jouer ${fr.count(facts.played, 'carte')} viderait la main, qui en a ${amount(facts.hand)} : une carte au moins doit y rester.`,
    en: (facts) =>
      `Playing ${en.count(facts.played, 'card')} would empty the hand of ${amount(facts.hand)}: at least one card must stay.`,
  },
  'single-card': {
    fr: (facts) => `Avec ${fr.count(facts.hand, 'carte')} en main, on ne peut pas attaquer : il en faut deux au moins.`,
    en: (facts) => `With ${en.count(facts.hand, 'card')} in hand there is no attack: it takes two at least.`,
  },
  'too-many-cards': {
    fr: (facts) =>
      `La défense joue ${fr.count(facts.played, 'carte')} ; l’attaque ne lui en permet que ${amount(facts.limit)}.`,
    en: (facts) =>
      `The defense plays ${en.count(facts.played, 'card')}; the attack allows only ${amount(facts.limit)}.`,
  },
  'fight.reward/too-many': {
    fr: (facts) => `La récompense est d’une carte, pas de ${amount(facts.given)}.`,
    en: (facts) => `The reward is one card, not ${amount(facts.given)}.`,
  },
  'not-played': {
    fr: (facts) => `La carte ${fr.card(facts.card)} n’a pas servi à la défense : elle ne peut pas être la récompense.`,
    en: (facts) => `The card ${en.card(facts.card)} was not played in the defense: it cannot be the reward.`,
  },
};

/** Cards refused at the ports, in drawing and in discarding. */
export const portCards: Readonly<Record<string, Sentence>> = {
  'no-harbor': {
    fr: (facts) =>
      [1, 2, 3].includes(amount(facts.port))
        ? `Aucune carte Port n’est visible au port ${facts.port}.`
        : `Il n’y a pas de port ${facts.port} : les ports sont 1, 2 et 3.`,
    en: (facts) =>
      [1, 2, 3].includes(amount(facts.port))
        ? `No Harbor card lies face up at port ${facts.port}.`
        : `There is no port ${facts.port}: the ports are 1, 2 and 3.`,
  },
  'not-in-port': {
    fr: (facts) => `La carte ${fr.card(facts.card)} n’est pas dans ce port.`,
    en: (facts) => `The card ${en.card(facts.card)} is not at this port.`,
  },
  'wrong-count': {
    fr: (facts) => `Il faut défausser ${fr.count(facts.required, 'carte')} ; il y en a ${amount(facts.given)}.`,
    en: (facts) => `${en.count(facts.required, 'card')} must be discarded; ${amount(facts.given)} given.`,
  },
  'wrong-seat': {
    fr: (facts) => `Cette carte revient à ${whom(facts.expected)}, pas à ${seat(facts.seat)}.`,
    en: (facts) => `This card is for ${whom(facts.expected)}, not for ${seat(facts.seat)}.`,
  },
  'wrong-port': {
    fr: (facts) => `La carte Port va au port ${facts.expected}, pas au port ${facts.port}.`,
    en: (facts) => `The Harbor card goes to port ${facts.expected}, not to port ${facts.port}.`,
  },
  'no-such-seat': {
    fr: (facts) => `${seat(facts.seat)} n’est pas à la table.`,
    en: (facts) => `${seat(facts.seat)} is not at the table.`,
  },
  'not-in-pile': {
    fr: (facts) =>
      facts.harbor === undefined
        ? `La carte ${fr.card(facts.card)} ne peut pas être dans la pioche.`
        : `La carte Port ${fr.card(facts.harbor)} n’est pas dans la pile.`,
    en: (facts) =>
      facts.harbor === undefined
        ? `The card ${en.card(facts.card)} cannot be in the pile.`
        : `The Harbor card ${en.card(facts.harbor)} is not in the pile.`,
  },
  'setup.harbor-marks/not-in-game': {
    fr: (facts) =>
      `La carte Port ${fr.card(facts.harbor)} n’est pas dans la partie : sa marque l’exclut à ce nombre de joueurs.`,
    en: (facts) =>
      `The Harbor card ${en.card(facts.harbor)} is not in this game: its mark excludes it with this number of players.`,
  },
};

const whom = (expected: unknown) => (Array.isArray(expected) ? items(expected).map(seat).join(', ') : seat(expected));
