import { amount, capital, items, type Sentence, seat, word } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

const dueIn = (due: unknown): readonly (readonly [string, unknown])[] =>
  items(due).flatMap((n, at) => (amount(n) > 0 ? [[seat(at), n] as const] : []));

/** Ships, cargoes, Navigation cards. */
export const riverEvents: Readonly<Record<string, Sentence>> = {
  launched: {
    fr: (facts) => `${seat(facts.seat)} met un navire à l’eau en ${word(facts.at)}${fr.load(facts.cargo)}.`,
    en: (facts) => `${seat(facts.seat)} launches a ship on ${word(facts.at)}${en.load(facts.cargo)}.`,
  },
  colorCalled: {
    fr: (facts) => `${seat(facts.seat)} annonce ${fr.color(facts.color)}.`,
    en: (facts) => `${seat(facts.seat)} calls ${en.color(facts.color)}.`,
  },
  sailed: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} avance de ${word(facts.from)} en ${word(facts.to)}.`,
    en: (facts) => `${en.ship(facts.ship)} sails from ${word(facts.from)} to ${word(facts.to)}.`,
  },
  arrived: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} entre à ${fr.harbor(facts.harbor)}.`,
    en: (facts) => `${en.ship(facts.ship)} comes into ${en.harbor(facts.harbor)}.`,
  },
  blocked: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} reste en ${word(facts.at)}, bloqué par ${fr.ships(facts.by)}.`,
    en: (facts) => `${en.ship(facts.ship)} stays on ${word(facts.at)}, blocked by ${en.ships(facts.by)}.`,
  },
  callEnded: {
    fr: (facts) => `Tous ceux qui le pouvaient ont avancé (${fr.color(facts.color)}).`,
    en: (facts) => `All that could have moved (${en.color(facts.color)}).`,
  },
  anchorsCounted: {
    fr: ({ due }) => {
      const all = dueIn(due).map(([who, n]) => `${fr.count(n, 'carte')} pour ${who}`);
      return `On regarde les ancres : ${all.join(', ') || 'aucune carte'}.`;
    },
    en: ({ due }) => {
      const all = dueIn(due).map(([who, n]) => `${en.count(n, 'card')} for ${who}`);
      return `The anchors are looked at: ${all.join(', ') || 'no card'}.`;
    },
  },
  navigationReshuffled: {
    fr: (facts) => `La pioche Navigation est refaite : ${fr.count(facts.count, 'carte')}.`,
    en: (facts) => `The Navigation pile is made anew: ${en.count(facts.count, 'card')}.`,
  },
  navigationDrawn: {
    fr: (facts) => `${seat(facts.seat)} pioche une carte Navigation : ${fr.card(facts.card)}.`,
    en: (facts) => `${seat(facts.seat)} draws a Navigation card: ${en.card(facts.card)}.`,
  },
  navigationForfeited: {
    fr: (facts) =>
      `${seat(facts.seat)} perd ${fr.count(facts.count, 'carte')} Navigation : ${
        facts.cause === 'no-card-left' ? 'il n’y en a plus' : 'la main est pleine'
      }.`,
    en: (facts) =>
      `${seat(facts.seat)} loses ${en.count(facts.count, 'Navigation card')}: ${
        facts.cause === 'no-card-left' ? 'there are none left' : 'the hand is full'
      }.`,
  },
  navigationDiscarded: {
    fr: (facts) => `${seat(facts.seat)} écarte une carte Navigation : ${fr.card(facts.card)}.`,
    en: (facts) => `${seat(facts.seat)} puts a Navigation card away: ${en.card(facts.card)}.`,
  },
  pointsLaid: {
    fr: (facts) =>
      `${seat(facts.seat)} pose une carte à points (${fr.card(facts.card)}) : ${fr.count(facts.points, 'point')}.`,
    en: (facts) =>
      `${seat(facts.seat)} lays a point card (${en.card(facts.card)}): ${en.count(facts.points, 'point')}.`,
  },
  cardPlayed: {
    fr: (facts) => `${seat(facts.seat)} joue une carte Navigation : ${fr.card(facts.card)}.`,
    en: (facts) => `${seat(facts.seat)} plays a Navigation card: ${en.card(facts.card)}.`,
  },
  cargoSwapped: {
    fr: ({ ships, cargo }) => {
      const [a, b] = items(ships).map((ship, i) => `${fr.ship(ship)}${fr.load(items(cargo)[i])}`);
      return `Les cargaisons changent de place : ${a ?? '?'}, ${b ?? '?'}.`;
    },
    en: ({ ships, cargo }) => {
      const [a, b] = items(ships).map((ship, i) => `${en.ship(ship)}${en.load(items(cargo)[i])}`);
      return `The cargoes change places: ${a ?? '?'}; ${b ?? '?'}.`;
    },
  },
  movedBack: {
    fr: (facts) => `${capital(fr.ship(facts.ship))} recule de ${word(facts.from)} en ${word(facts.to)}.`,
    en: (facts) => `${en.ship(facts.ship)} goes back from ${word(facts.from)} to ${word(facts.to)}.`,
  },
  cargoStolen: {
    fr: (facts) =>
      `La cargaison (${fr.material(facts.cargo)}) passe du ${fr.hull(facts.from)} au ${fr.hull(facts.to)}.`,
    en: (facts) => `The cargo (${en.material(facts.cargo)}) goes from ${en.ship(facts.from)} to ${en.ship(facts.to)}.`,
  },
  cargoReturned: {
    fr: (facts) => `La cargaison retourne à la réserve générale : ${fr.material(facts.cargo)}.`,
    en: (facts) => `The cargo goes back to the stock: ${en.material(facts.cargo)}.`,
  },
};
