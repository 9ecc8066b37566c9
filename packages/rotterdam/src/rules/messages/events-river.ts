import { capital, seat } from '@portolan/core/words';
import type { Happenings } from './types.ts';

/** Ships, cargoes, Navigation cards. */
export const riverEvents = {
  launched: (facts, say) =>
    say(
      `${seat(facts.seat)} met un navire à l’eau en ${facts.at}${say.load(facts.cargo)}.`,
      `${seat(facts.seat)} launches a ship on ${facts.at}${say.load(facts.cargo)}.`,
    ),
  colorCalled: (facts, say) =>
    say(
      `${seat(facts.seat)} annonce ${say.color(facts.color)}.`,
      `${seat(facts.seat)} calls ${say.color(facts.color)}.`,
    ),
  sailed: (facts, say) =>
    say(
      `${capital(say.ship(facts.ship))} avance de ${facts.from} en ${facts.to}.`,
      `${say.ship(facts.ship)} sails from ${facts.from} to ${facts.to}.`,
    ),
  arrived: (facts, say) =>
    say(
      `${capital(say.ship(facts.ship))} entre à ${say.harbor(facts.harbor)}.`,
      `${say.ship(facts.ship)} comes into ${say.harbor(facts.harbor)}.`,
    ),
  blocked: (facts, say) =>
    say(
      `${capital(say.ship(facts.ship))} reste en ${facts.at}, bloqué par ${say.ships(facts.by)}.`,
      `${say.ship(facts.ship)} stays on ${facts.at}, blocked by ${say.ships(facts.by)}.`,
    ),
  callEnded: (facts, say) =>
    say(
      `Tous ceux qui le pouvaient ont avancé (${say.color(facts.color)}).`,
      `All that could have moved (${say.color(facts.color)}).`,
    ),
  anchorsCounted: ({ due }, say) => {
    const all = due.flatMap((n, at) => (n > 0 ? [{ n, who: seat(at) }] : []));
    const french = all.map(({ n, who }) => `${say.count(n, 'carte')} pour ${who}`).join(', ');
    const english = all.map(({ n, who }) => `${say.count(n, 'card')} for ${who}`).join(', ');
    return say(
      `On regarde les ancres : ${french || 'aucune carte'}.`,
      `The anchors are looked at: ${english || 'no card'}.`,
    );
  },
  navigationReshuffled: (facts, say) =>
    say(
      `La pioche Navigation est refaite : ${say.count(facts.count, 'carte')}.`,
      `The Navigation pile is made anew: ${say.count(facts.count, 'card')}.`,
    ),
  navigationDrawn: (facts, say) =>
    say(
      `${seat(facts.seat)} pioche une carte Navigation : ${say.card(facts.card)}.`,
      `${seat(facts.seat)} draws a Navigation card: ${say.card(facts.card)}.`,
    ),
  navigationForfeited: (facts, say) =>
    say(
      `${seat(facts.seat)} perd ${say.count(facts.count, 'carte')} Navigation : ${
        facts.cause === 'no-card-left' ? 'il n’y en a plus' : 'la main est pleine'
      }.`,
      `${seat(facts.seat)} loses ${say.count(facts.count, 'Navigation card')}: ${
        facts.cause === 'no-card-left' ? 'there are none left' : 'the hand is full'
      }.`,
    ),
  navigationDiscarded: (facts, say) =>
    say(
      `${seat(facts.seat)} écarte une carte Navigation : ${say.card(facts.card)}.`,
      `${seat(facts.seat)} puts a Navigation card away: ${say.card(facts.card)}.`,
    ),
  pointsLaid: (facts, say) =>
    say(
      `${seat(facts.seat)} pose une carte à points (${say.card(facts.card)}) : ${say.count(facts.points, 'point')}.`,
      `${seat(facts.seat)} lays a point card (${say.card(facts.card)}): ${say.count(facts.points, 'point')}.`,
    ),
  cardPlayed: (facts, say) =>
    say(
      `${seat(facts.seat)} joue une carte Navigation : ${say.card(facts.card)}.`,
      `${seat(facts.seat)} plays a Navigation card: ${say.card(facts.card)}.`,
    ),
  cargoSwapped: ({ ships, cargo }, say) => {
    const [a, b] = ships.map((ship, i) => `${say.ship(ship)}${say.load(cargo[i]!)}`);
    return say(`Les cargaisons changent de place : ${a}, ${b}.`, `The cargoes change places: ${a}; ${b}.`);
  },
  movedBack: (facts, say) =>
    say(
      `${capital(say.ship(facts.ship))} recule de ${facts.from} en ${facts.to}.`,
      `${say.ship(facts.ship)} goes back from ${facts.from} to ${facts.to}.`,
    ),
  cargoStolen: (facts, say) =>
    say(
      `La cargaison (${say.material(facts.cargo)}) passe du ${say.hull(facts.from)} au ${say.hull(facts.to)}.`,
      `The cargo (${say.material(facts.cargo)}) goes from ${say.ship(facts.from)} to ${say.ship(facts.to)}.`,
    ),
  cargoReturned: (facts, say) =>
    say(
      `La cargaison retourne à la réserve générale : ${say.material(facts.cargo)}.`,
      `The cargo goes back to the stock: ${say.material(facts.cargo)}.`,
    ),
} satisfies Happenings;
