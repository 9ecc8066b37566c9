import type { Text } from '@portolan/core';
import { capital, seat } from '@portolan/core/words';
import type { Delivery, ReturnPlace, TieBreak } from '../../types.ts';
import type { Happenings } from './types.ts';

const deliveries: Readonly<Record<Exclude<Delivery, 'empty'>, Text>> = {
  delivered: { fr: 'bien livrée', en: 'well delivered' },
  wrong: { fr: 'ce port ne la traite pas', en: 'this harbor does not process it' },
};
const places: Readonly<Record<ReturnPlace, Text>> = {
  top: { fr: 'sur la pioche', en: 'on top of the pile' },
  bottom: { fr: 'sous la pioche', en: 'under the pile' },
  bag: { fr: 'dans la pioche, mélangée', en: 'into the pile, shuffled' },
};
const ties: Readonly<Record<TieBreak, Text>> = {
  missions: { fr: 'les points de Mission', en: 'Mission points' },
  products: { fr: 'le nombre de cartes Produit', en: 'the number of Product cards' },
  'product-points': { fr: 'la valeur des cartes Produit', en: 'the value of Product cards' },
};

/** Unloading, trading, Missions, turns, the count. */
export const tableEvents = {
  missionDrawn: (facts, say) =>
    say(
      `${seat(facts.seat)} pioche ${say.mission(facts.mission)}.`,
      `${seat(facts.seat)} draws ${say.mission(facts.mission)}.`,
    ),
  unloaded: ({ ship, harbor, cargo, result }, say) => {
    const [which, where] = [capital(say.ship(ship)), say.harbor(harbor)];
    if (cargo === null || result === 'empty')
      return say(`${which} est à ${where}, vide.`, `${which} is in ${where}, empty.`);
    const [what, how] = [say.material(cargo), deliveries[result][say.lang]];
    return say(
      `${which} décharge sa cargaison à ${where} (${what}) : ${how}.`,
      `${which} unloads its cargo in ${where} (${what}): ${how}.`,
    );
  },
  shipReturned: (facts, say) =>
    say(`${capital(say.ship(facts.ship))} retourne en réserve.`, `${say.ship(facts.ship)} goes back into reserve.`),
  productDrawn: (facts, say) =>
    say(
      `${seat(facts.seat)} reçoit une carte Produit : ${say.product(facts.product)}.`,
      `${seat(facts.seat)} receives a Product card: ${say.product(facts.product)}.`,
    ),
  productPileEmpty: (facts, say) =>
    say(
      `La pioche est vide, ${seat(facts.seat)} ne reçoit rien : ${say.harbor(facts.harbor)}.`,
      `The ${say.harbor(facts.harbor)} pile is empty: ${seat(facts.seat)} receives nothing.`,
    ),
  productBuried: (facts, say) =>
    say(
      `La carte ouverte passe sous sa pioche : ${say.product(facts.product)}.`,
      `The open card goes under its pile: ${say.product(facts.product)}.`,
    ),
  productRevealed: (facts, say) =>
    say(
      `Carte ouverte à ${say.harbor(facts.harbor)} : ${say.product(facts.product)}.`,
      `Open card at ${say.harbor(facts.harbor)}: ${say.product(facts.product)}.`,
    ),
  tradeOffered: (facts, say) =>
    say(
      `${seat(facts.from)} propose un échange à ${seat(facts.to)} : ${say.products(facts.give)} contre ${say.products(facts.get)}.`,
      `${seat(facts.from)} offers ${seat(facts.to)} a trade: ${say.products(facts.give)} for ${say.products(facts.get)}.`,
    ),
  tradeMade: (facts, say) =>
    say(
      `${seat(facts.from)} et ${seat(facts.to)} échangent : ${say.products(facts.give)} contre ${say.products(facts.get)}.`,
      `${seat(facts.from)} and ${seat(facts.to)} trade: ${say.products(facts.give)} for ${say.products(facts.get)}.`,
    ),
  tradeDeclined: (facts, say) =>
    say(
      `${seat(facts.to)} refuse l’échange que proposait ${seat(facts.from)}.`,
      `${seat(facts.to)} declines the trade that ${seat(facts.from)} offered.`,
    ),
  missionFulfilled: (facts, say) =>
    say(
      `${seat(facts.seat)} remplit ${say.mission(facts.mission)} pour ${say.count(facts.points, 'point')}, ${facts.total} en tout.`,
      `${seat(facts.seat)} fulfills ${say.mission(facts.mission)} for ${say.count(facts.points, 'point')}, ${facts.total} in all.`,
    ),
  jokerUsed: (facts, say) =>
    say(
      `Un Joker de ${seat(facts.seat)} tient lieu de carte Produit : ${say.product(facts.product)}.`,
      `A Joker of ${seat(facts.seat)}’s stands for a Product card: ${say.product(facts.product)}.`,
    ),
  productReturned: (facts, say) =>
    say(
      `Une carte retourne à ${say.harbor(facts.harbor)} (${say.product(facts.product)}), ${places[facts.to].fr}.`,
      `A card goes back to ${say.harbor(facts.harbor)} (${say.product(facts.product)}), ${places[facts.to].en}.`,
    ),
  turnEnded: (facts, say) =>
    say(
      facts.clause === 'trade.ends'
        ? `${seat(facts.seat)} n’échange plus.`
        : facts.clause === 'launch.optional'
          ? `${seat(facts.seat)} ne met pas de navire à l’eau.`
          : `Le tour de ${seat(facts.seat)} est fini.`,
      facts.clause === 'trade.ends'
        ? `${seat(facts.seat)} trades no more.`
        : facts.clause === 'launch.optional'
          ? `${seat(facts.seat)} launches no ship.`
          : `${seat(facts.seat)}’s turn is over.`,
    ),
  phaseEnded: (facts, say) =>
    say(`Tous ont joué ${say.phase(facts.phase)}.`, `All have played ${say.phase(facts.phase)}.`),
  masterPassed: (facts, say) =>
    say(
      `Nouvelle manche : le pion bleu passe de ${seat(facts.from)} à ${seat(facts.to)}.`,
      `A new round: the blue pawn goes from ${seat(facts.from)} to ${seat(facts.to)}.`,
    ),
  gameEnded: (facts, say) =>
    say(
      `La partie est finie : 12 points de Mission atteints (${say.seats(facts.reached)}).`,
      `The game is over: 12 Mission points reached (${say.seats(facts.reached)}).`,
    ),
  scored: (facts, say) =>
    say(
      `${seat(facts.seat)} a ${say.count(facts.total, 'point')} : Missions ${facts.missions}, cartes Navigation ${facts.navigation}, Produits ${facts.products}.`,
      `${seat(facts.seat)} has ${say.count(facts.total, 'point')}: Missions ${facts.missions}, Navigation cards ${facts.navigation}, Products ${facts.products}.`,
    ),
  tieBroken: (facts, say) =>
    say(
      `Égalité entre ${say.seats(facts.among)}. Départage par ${ties[facts.by].fr} : ${facts.among.length === facts.left.length ? 'toujours ' : ''}${say.seats(facts.left)}.`,
      `${say.seats(facts.among)} are tied. Tie-break by ${ties[facts.by].en}: ${facts.among.length === facts.left.length ? 'still ' : ''}${say.seats(facts.left)}.`,
    ),
  won: (facts, say) =>
    say(
      facts.seats.length > 1
        ? `${say.seats(facts.seats)} se partagent la victoire.`
        : `${say.seats(facts.seats)} gagne la partie.`,
      facts.seats.length > 1
        ? `${say.seats(facts.seats)} share the victory.`
        : `${say.seats(facts.seats)} wins the game.`,
    ),
} satisfies Happenings;
