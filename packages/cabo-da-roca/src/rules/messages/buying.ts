import type { Seat } from '@portolan/core';
import { capital, plain, type SentenceOf, seat } from '@portolan/core/words';
import type { Event, Piece } from '../../types.ts';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';
import type { Doings, Happenings, Refusals } from './types.ts';

const sold: SentenceOf<{ readonly seat: Seat; readonly sell?: readonly Piece[] }> = {
  fr: ({ sell = [], ...facts }) => (sell.length ? ` en vendant ${fr.pieces(sell, facts.seat)}` : ''),
  en: ({ sell = [], ...facts }) => (sell.length ? ` by selling ${en.pieces(sell, facts.seat)}` : ''),
};

/** Who was asked by a purchase, in whose port the ship would be. */
const hostOf = ({ came }: { readonly came?: readonly Event[] }): Seat | undefined =>
  came?.find((event) => event.kind === 'offerMade')?.to;

/** What is refused by the clauses of `buying`. */
export const buyingRefusals = {
  'debt-due': {
    fr: (facts) => `Une dette de ${fr.coins(facts.amount)} attend : rien d’autre ne se joue avant.`,
    en: (facts) => `A debt of ${en.coins(facts.amount)} is due: nothing else is played before.`,
  },
  'too-late': plain(
    'Trop tard pour acheter : les achats suivent la tuile, avant tout départ et tout mouvement.',
    'Too late to buy: purchases follow the tile, before any departure and any move.',
  ),
  'no-debt': plain('Il n’y a pas de dette : rien ne se vend.', 'There is no debt: nothing is sold.'),
  'not-needed': {
    fr: (facts) => `Une vente de trop : il faut ${fr.coins(facts.price)}, et il y en a ${facts.coins}.`,
    en: (facts) => `One sale too many: ${en.coins(facts.price)} are needed, and there are ${facts.coins}.`,
  },
  'not-enough-coins': {
    fr: (facts) => `Il faut ${fr.coins(facts.price)}, et il n’y en a que ${facts.coins}.`,
    en: (facts) => `${en.coins(facts.price)} are needed, and there are only ${facts.coins}.`,
  },
  'not-a-port': plain('Cette case n’est pas un port.', 'This square is no port.'),
  'vacant-port': {
    fr: (facts) => `Personne ne tient le port ${facts.port} : on n’y place pas de bateau.`,
    en: (facts) => `Nobody holds port ${facts.port}: no ship is put there.`,
  },
  'port-occupied': {
    fr: (facts) => `Le port est pris : ${fr.ship(facts.ship)} y est ancré.`,
    en: (facts) => `The port is taken: ${en.ship(facts.ship)} is moored there.`,
  },
  'not-beside-own-port': plain(
    'Le pirate se place à une sortie libre d’un port de son joueur.',
    'The pirate is put on a free way out of a port of its player.',
  ),
  'no-ship-in-port': {
    fr: (facts) => `L’acheteur n’a pas de bateau ancré au port ${facts.port}.`,
    en: (facts) => `The buyer has no ship moored in port ${facts.port}.`,
  },
  'no-ship-near': plain(
    'L’acheteur n’a ni bateau de pêche ni bateau de commerce dans les huit cases voisines.',
    'The buyer has neither a fishing nor a trade ship in the eight squares around.',
  ),
  'not-a-post': plain(
    'Un marin acheté prend place sur un port, un phare ou une île.',
    'A sailor bought takes its place on a port, a lighthouse or an island.',
  ),
  'bought-this-turn': plain(
    'Ce bateau vient d’être acheté : il attend le tour suivant.',
    'This ship was bought this turn: it waits for the next.',
  ),
} satisfies Refusals;

/** What happens by the clauses of `buying`. */
export const buyingEvents = {
  shipBought: {
    fr: (facts) =>
      `${capital(fr.ship(facts.ship))} est acheté ${fr.coins(facts.price)} et placé en ${square(facts.at)}.`,
    en: (facts) => `${en.ship(facts.ship)} is bought for ${en.coins(facts.price)} and put on ${square(facts.at)}.`,
  },
  sailorBought: {
    fr: (facts) => `${seat(facts.seat)} achète un marin ${fr.coins(facts.price)} et le place en ${square(facts.at)}.`,
    en: (facts) => `${seat(facts.seat)} buys a sailor for ${en.coins(facts.price)} and puts it on ${square(facts.at)}.`,
  },
  offerMade: {
    fr: (facts) =>
      facts.sum === undefined
        ? `${seat(facts.from)} demande à ${seat(facts.to)} une place dans son port.`
        : `${seat(facts.from)} demande à ${seat(facts.to)} une rançon de ${fr.coins(facts.sum)}.`,
    en: (facts) =>
      facts.sum === undefined
        ? `${seat(facts.from)} asks ${seat(facts.to)} for a place in port.`
        : `${seat(facts.from)} asks ${seat(facts.to)} for a ransom of ${en.coins(facts.sum)}.`,
  },
  offerAnswered: {
    fr: (facts) => `${seat(facts.seat)} ${facts.accept ? 'accepte' : 'refuse'}.`,
    en: (facts) => `${seat(facts.seat)} ${facts.accept ? 'accepts' : 'declines'}.`,
  },
  feePaid: {
    fr: (facts) => `${seat(facts.from)} verse ${fr.coins(facts.amount)} à ${seat(facts.to)}, qui tient le port.`,
    en: (facts) => `${seat(facts.from)} pays ${en.coins(facts.amount)} to ${seat(facts.to)}, who holds the port.`,
  },
  pieceSold: {
    fr: (facts) => `${seat(facts.seat)} vend ${fr.owned(facts.piece, facts.seat)} : ${fr.coins(facts.amount)}.`,
    en: (facts) => `${seat(facts.seat)} sells ${en.owned(facts.piece, facts.seat)}: ${en.coins(facts.amount)}.`,
  },
} satisfies Happenings;

/** What is done by the clauses of `buying`. */
export const buyingActions = {
  // Nothing is bought yet where the holder of the port is asked first.
  buyShip: {
    fr: (facts) => {
      const host = hostOf(facts);
      const what = `${fr.piece(facts.piece)} en ${square(facts.at)}${sold.fr(facts)}`;
      return host === undefined
        ? `${seat(facts.seat)} achète ${what}`
        : `${seat(facts.seat)} demande à ${seat(host)} de pouvoir acheter ${what}`;
    },
    en: (facts) => {
      const host = hostOf(facts);
      const what = `${en.piece(facts.piece)} on ${square(facts.at)}${sold.en(facts)}`;
      return host === undefined
        ? `${seat(facts.seat)} buys ${what}`
        : `${seat(facts.seat)} asks ${seat(host)} to be allowed to buy ${what}`;
    },
  },
  buySailor: {
    fr: (facts) => `${seat(facts.seat)} achète un marin en ${square(facts.at)}${sold.fr(facts)}`,
    en: (facts) => `${seat(facts.seat)} buys a sailor on ${square(facts.at)}${sold.en(facts)}`,
  },
  answer: {
    fr: (facts) => `${seat(facts.seat)} ${facts.accept ? 'accepte' : 'refuse'}${sold.fr(facts)}`,
    en: (facts) => `${seat(facts.seat)} ${facts.accept ? 'accepts' : 'declines'}${sold.en(facts)}`,
  },
  sell: {
    fr: (facts) => `${seat(facts.seat)} vend ${fr.owned(facts.piece, facts.seat)}`,
    en: (facts) => `${seat(facts.seat)} sells ${en.owned(facts.piece, facts.seat)}`,
  },
} satisfies Doings;
