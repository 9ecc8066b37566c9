import { amount, capital, type Facts, items, type Sentence, seat } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

const deliveries: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  delivered: ['bien livrée', 'well delivered'],
  wrong: ['ce port ne la traite pas', 'this harbor does not process it'],
};
const places: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  top: ['sur la pioche', 'on top of the pile'],
  bottom: ['sous la pioche', 'under the pile'],
  bag: ['dans la pioche, mélangée', 'into the pile, shuffled'],
};
const ties: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  missions: ['les points de Mission', 'Mission points'],
  products: ['le nombre de cartes Produit', 'the number of Product cards'],
  'product-points': ['la valeur des cartes Produit', 'the value of Product cards'],
};
const said = (table: typeof ties, value: unknown): readonly [string, string] => table[String(value)] ?? ['?', '?'];

const still = ({ among, left }: Facts): boolean => items(among).length === items(left).length;

/** Unloading, trading, Missions, turns, the count. */
export const tableEvents: Readonly<Record<string, Sentence>> = {
  missionDrawn: {
    fr: (facts) => `${seat(facts.seat)} pioche ${fr.mission(facts.mission)}.`,
    en: (facts) => `${seat(facts.seat)} draws ${en.mission(facts.mission)}.`,
  },
  unloaded: {
    fr: (facts) =>
      facts.result === 'empty'
        ? `${capital(fr.ship(facts.ship))} est à ${fr.harbor(facts.harbor)}, vide.`
        : `${capital(fr.ship(facts.ship))} décharge sa cargaison à ${fr.harbor(facts.harbor)} (${fr.material(facts.cargo)}) : ${said(deliveries, facts.result)[0]}.`,
    en: (facts) =>
      facts.result === 'empty'
        ? `${en.ship(facts.ship)} is in ${en.harbor(facts.harbor)}, empty.`
        : `${en.ship(facts.ship)} unloads its cargo in ${en.harbor(facts.harbor)} (${en.material(facts.cargo)}): ${said(deliveries, facts.result)[1]}.`,
  },
  shipReturned: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} retourne en réserve.`,
    en: (facts) => `${en.ship(facts.ship)} goes back into reserve.`,
  },
  productDrawn: {
    fr: (facts) => `${seat(facts.seat)} reçoit une carte Produit : ${fr.product(facts.product)}.`,
    en: (facts) => `${seat(facts.seat)} receives a Product card: ${en.product(facts.product)}.`,
  },
  productPileEmpty: {
    fr: (facts) => `La pioche est vide, ${seat(facts.seat)} ne reçoit rien : ${fr.harbor(facts.harbor)}.`,
    en: (facts) => `The ${en.harbor(facts.harbor)} pile is empty: ${seat(facts.seat)} receives nothing.`,
  },
  productBuried: {
    fr: (facts) => `La carte ouverte passe sous sa pioche : ${fr.product(facts.product)}.`,
    en: (facts) => `The open card goes under its pile: ${en.product(facts.product)}.`,
  },
  productRevealed: {
    fr: (facts) => `Carte ouverte à ${fr.harbor(facts.harbor)} : ${fr.product(facts.product)}.`,
    en: (facts) => `Open card at ${en.harbor(facts.harbor)}: ${en.product(facts.product)}.`,
  },
  tradeOffered: {
    fr: (facts) =>
      `${seat(facts.from)} propose un échange à ${seat(facts.to)} : ${fr.products(facts.give)} contre ${fr.products(facts.get)}.`,
    en: (facts) =>
      `${seat(facts.from)} offers ${seat(facts.to)} a trade: ${en.products(facts.give)} for ${en.products(facts.get)}.`,
  },
  tradeMade: {
    fr: (facts) =>
      `${seat(facts.from)} et ${seat(facts.to)} échangent : ${fr.products(facts.give)} contre ${fr.products(facts.get)}.`,
    en: (facts) =>
      `${seat(facts.from)} and ${seat(facts.to)} trade: ${en.products(facts.give)} for ${en.products(facts.get)}.`,
  },
  tradeDeclined: {
    fr: (facts) => `${seat(facts.to)} refuse l’échange que proposait ${seat(facts.from)}.`,
    en: (facts) => `${seat(facts.to)} declines the trade that ${seat(facts.from)} offered.`,
  },
  missionFulfilled: {
    fr: (facts) =>
      `${seat(facts.seat)} remplit ${fr.mission(facts.mission)} pour ${fr.count(facts.points, 'point')}, ${amount(facts.total)} en tout.`,
    en: (facts) =>
      `${seat(facts.seat)} fulfills ${en.mission(facts.mission)} for ${en.count(facts.points, 'point')}, ${amount(facts.total)} in all.`,
  },
  jokerUsed: {
    fr: (facts) => `Un Joker de ${seat(facts.seat)} tient lieu de carte Produit : ${fr.product(facts.product)}.`,
    en: (facts) => `A Joker of ${seat(facts.seat)}’s stands for a Product card: ${en.product(facts.product)}.`,
  },
  productReturned: {
    fr: (facts) =>
      `Une carte retourne à ${fr.harbor(facts.harbor)} (${fr.product(facts.product)}), ${said(places, facts.to)[0]}.`,
    en: (facts) =>
      `A card goes back to ${en.harbor(facts.harbor)} (${en.product(facts.product)}), ${said(places, facts.to)[1]}.`,
  },
  turnEnded: {
    fr: (facts) =>
      facts.clause === 'trade.ends'
        ? `${seat(facts.seat)} n’échange plus.`
        : facts.clause === 'launch.optional'
          ? `${seat(facts.seat)} ne met pas de navire à l’eau.`
          : `Le tour de ${seat(facts.seat)} est fini.`,
    en: (facts) =>
      facts.clause === 'trade.ends'
        ? `${seat(facts.seat)} trades no more.`
        : facts.clause === 'launch.optional'
          ? `${seat(facts.seat)} launches no ship.`
          : `${seat(facts.seat)}’s turn is over.`,
  },
  phaseEnded: {
    fr: (facts) => `Tous ont joué ${fr.phase(facts.phase)}.`,
    en: (facts) => `All have played ${en.phase(facts.phase)}.`,
  },
  masterPassed: {
    fr: (facts) => `Nouvelle manche : le pion bleu passe de ${seat(facts.from)} à ${seat(facts.to)}.`,
    en: (facts) => `A new round: the blue pawn goes from ${seat(facts.from)} to ${seat(facts.to)}.`,
  },
  gameEnded: {
    fr: (facts) => `La partie est finie : 12 points de Mission atteints (${fr.seats(facts.reached)}).`,
    en: (facts) => `The game is over: 12 Mission points reached (${en.seats(facts.reached)}).`,
  },
  scored: {
    fr: (facts) =>
      `${seat(facts.seat)} a ${fr.count(facts.total, 'point')} : Missions ${amount(facts.missions)}, cartes Navigation ${amount(facts.navigation)}, Produits ${amount(facts.products)}.`,
    en: (facts) =>
      `${seat(facts.seat)} has ${en.count(facts.total, 'point')}: Missions ${amount(facts.missions)}, Navigation cards ${amount(facts.navigation)}, Products ${amount(facts.products)}.`,
  },
  tieBroken: {
    fr: (facts) =>
      `Égalité entre ${fr.seats(facts.among)}. Départage par ${said(ties, facts.by)[0]} : ${still(facts) ? 'toujours ' : ''}${fr.seats(facts.left)}.`,
    en: (facts) =>
      `${en.seats(facts.among)} are tied. Tie-break by ${said(ties, facts.by)[1]}: ${still(facts) ? 'still ' : ''}${en.seats(facts.left)}.`,
  },
  won: {
    fr: (facts) =>
      Array.isArray(facts.seats) && facts.seats.length > 1
        ? `${fr.seats(facts.seats)} se partagent la victoire.`
        : `${fr.seats(facts.seats)} gagne la partie.`,
    en: (facts) =>
      Array.isArray(facts.seats) && facts.seats.length > 1
        ? `${en.seats(facts.seats)} share the victory.`
        : `${en.seats(facts.seats)} wins the game.`,
  },
};
