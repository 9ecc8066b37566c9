import { amount, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';

/** Why a position typed in cannot occur. */
export const impossible: Readonly<Record<string, Sentence>> = {
  'variant-seats': {
    fr: (facts) => `Quatre marchands chacun, c’est pour trois joueurs, pas pour ${amount(facts.seats)}.`,
    en: (facts) => `Four merchants each is for three players, not for ${amount(facts.seats)}.`,
  },
  'too-many-copies': {
    fr: (facts) =>
      `La carte ${fr.card(facts.card)} se voit ${amount(facts.seen)} fois ; la boîte en a ${amount(facts.copies)}.`,
    en: (facts) =>
      `The card ${en.card(facts.card)} is seen ${amount(facts.seen)} times; the box has ${amount(facts.copies)}.`,
  },
  'card-total': {
    fr: (facts) => `On compte ${fr.count(facts.total, 'Cargaison')} en tout ; il en faut ${amount(facts.expected)}.`,
    en: (facts) =>
      `There are ${en.count(facts.total, 'Shipment card')} in all; there must be ${amount(facts.expected)}.`,
  },
  'merchant-total': {
    fr: (facts) =>
      `${seat(facts.seat)} a ${fr.count(facts.total, 'marchand')} dans les compagnies et à placer ; il en faut ${amount(facts.expected)}.`,
    en: (facts) =>
      `${seat(facts.seat)} has ${en.count(facts.total, 'merchant')} in the companies and still to place; there must be ${amount(facts.expected)}.`,
  },
  'company-overfull': {
    fr: (facts) =>
      `Il y a ${fr.count(facts.merchants, 'marchand')} dans ${fr.company(facts.company)} ; elle a ${fr.count(facts.spaces, 'emplacement')}.`,
    en: (facts) =>
      `${en.count(facts.merchants, 'merchant')} stand in ${en.company(facts.company)}; it has ${en.count(facts.spaces, 'space')}.`,
  },
  'beyond-last-space': {
    fr: (facts) =>
      `Dans ${fr.company(facts.company)}, un marchand est au rang ${facts.rank} ; elle a ${fr.count(facts.spaces, 'emplacement')}.`,
    en: (facts) =>
      `A merchant stands at rank ${facts.rank} of ${en.company(facts.company)}; it has ${en.count(facts.spaces, 'space')}.`,
  },
  gap: {
    fr: (facts) => `Le rang ${facts.rank} de ${fr.company(facts.company)} est vide au-dessus d’un marchand.`,
    en: (facts) => `Rank ${facts.rank} of ${en.company(facts.company)} is empty above a merchant.`,
  },
  'harbor-not-in-game': {
    fr: (facts) => `La carte Port ${fr.card(facts.harbor)} ne sert pas à ce nombre de joueurs.`,
    en: (facts) => `The Harbor card ${en.card(facts.harbor)} is not used with this number of players.`,
  },
  'harbor-twice': {
    fr: (facts) => `La carte Port ${fr.card(facts.harbor)} est à deux endroits.`,
    en: (facts) => `The Harbor card ${en.card(facts.harbor)} is in two places.`,
  },
  'mission-not-in-game': {
    fr: (facts) => `La Mission ${facts.mission} ne sert pas à ce nombre de joueurs.`,
    en: (facts) => `Mission ${facts.mission} is not used with this number of players.`,
  },
  'mission-twice': {
    fr: (facts) => `La Mission ${facts.mission} est à deux endroits.`,
    en: (facts) => `Mission ${facts.mission} is in two places.`,
  },
  'card-at-port': {
    fr: (facts) =>
      `Il y a ${fr.count(facts.cards, 'Cargaison')} au port ${facts.port} : on n’en joue pas avant le premier tour.`,
    en: (facts) =>
      `${en.count(facts.cards, 'Shipment card lies', 'Shipment cards lie')} at port ${facts.port}: none is played before the first turn.`,
  },
  'port.refill/card-at-port': {
    fr: (facts) =>
      `Le port ${facts.port} attend sa nouvelle carte Port : il est vidé avant, et ${fr.count(facts.cards, 'Cargaison')} s’y trouve encore.`,
    en: (facts) =>
      `Port ${facts.port} waits for its new Harbor card: it is emptied first, and ${en.count(facts.cards, 'Shipment card still lies', 'Shipment cards still lie')} there.`,
  },
  'closed-harbor': {
    fr: (facts) =>
      `Le port ${facts.port} n’a pas de carte Port : dans cette phase il en a une, à indiquer même si elle ne compte pas ici.`,
    en: (facts) =>
      `Port ${facts.port} has no Harbor card: in this phase there is one, to be named even if it does not matter here.`,
  },
  'capacity-passed': {
    fr: (facts) =>
      `Le port ${facts.port} a ${fr.count(facts.cards, 'carte')} pour une capacité de ${amount(facts.capacity)} : il aurait déjà été distribué.`,
    en: (facts) =>
      `Port ${facts.port} has ${en.count(facts.cards, 'card')} for a capacity of ${amount(facts.capacity)}: it would have been given out already.`,
  },
  'monopoly-standing': {
    fr: (facts) =>
      `Au port ${facts.port}, ${fr.company(facts.company)} a ${fr.count(facts.flags, 'drapeau', 'drapeaux')} pour une valeur de monopole de ${amount(facts.value)} : il aurait déjà été distribué.`,
    en: (facts) =>
      `At port ${facts.port}, ${en.company(facts.company)} has ${en.count(facts.flags, 'flag')} for a monopoly value of ${amount(facts.value)}: it would have been given out already.`,
  },
  'hand-over-limit': {
    fr: (facts) =>
      `${seat(facts.seat)} a ${fr.count(facts.hand, 'carte')} en main ; on en garde ${amount(facts.limit)} au plus.`,
    en: (facts) =>
      `${seat(facts.seat)} holds ${en.count(facts.hand, 'card')}; a hand keeps ${amount(facts.limit)} at most.`,
  },
  'hand-empty': {
    fr: (facts) => `${seat(facts.seat)} n’a aucune carte en main ; il en reste toujours une au moins.`,
    en: (facts) => `${seat(facts.seat)} has no card in hand; at least one always remains.`,
  },
  'no-defense': {
    fr: () => 'On attend une récompense, mais le défenseur n’a joué aucune carte : il n’y a rien à garder.',
    en: () => 'A reward is waited for, but the defender has played no card: there is none to keep.',
  },
  'pirate-ship': {
    fr: (facts) =>
      facts.pirateShip === null || facts.pirateShip === undefined
        ? 'Avec Barbe Noire, le bateau pirate est au repaire ou devant un joueur.'
        : 'Sans Barbe Noire, il n’y a pas de bateau pirate.',
    en: (facts) =>
      facts.pirateShip === null || facts.pirateShip === undefined
        ? 'With Blackbeard, the pirate ship is in the cove or with a player.'
        : 'Without Blackbeard, there is no pirate ship.',
  },
};
