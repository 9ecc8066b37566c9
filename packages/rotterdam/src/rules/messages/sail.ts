import { capital, seat } from '@portolan/core/words';
import type { Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `sail`, by reason. */
export const sailRefusals = {
  'already-called': (_, say) =>
    say(
      'Une couleur a déjà été annoncée dans ce tour : une seule par tour.',
      'A color has already been called in this turn: one in a turn.',
    ),
  'not-a-channel-color': (facts, say) =>
    say(
      `Aucun canal n’a cette couleur : ${say.color(facts.color)}.`,
      `No channel has this color: ${say.color(facts.color)}.`,
    ),
  'color-not-called': (_, say) =>
    say('Le tour ne finit pas sans qu’une couleur soit annoncée.', 'The turn does not end before a color is called.'),
  'no-color-called': (_, say) =>
    say('Aucune annonce n’est en cours : les navires ne bougent pas.', 'No call is under way: ships do not move.'),
  'not-your-ships-yet': (facts, say) =>
    say(`C’est à ${seat(facts.mover)} de déplacer ses navires.`, `It is ${seat(facts.mover)}’s time to move ships.`),
  'sail.mover-order/not-your-ship': (facts, say) =>
    say(
      `Ce navire est à ${seat(facts.owner)}, qui le déplacera.`,
      `This ship belongs to ${seat(facts.owner)}, who will move it.`,
    ),
  'sail.by-color/ship-not-afloat': (_, say) =>
    say(
      'Ce navire est en réserve : il n’est devant aucun canal.',
      'This ship is in reserve: no channel lies ahead of it.',
    ),
  'already-moved': (_, say) =>
    say('Ce navire a déjà avancé : un canal par annonce.', 'This ship has moved already: one channel in a call.'),
  'no-channel': (facts, say) =>
    say(`Aucun canal ne mène de ${facts.from} à ${facts.to}.`, `No channel leads from ${facts.from} to ${facts.to}.`),
  'wrong-color': (facts, say) =>
    say(
      `Ce canal n’a pas la bonne couleur : ${say.color(facts.channel)}, quand on a annoncé ${say.color(facts.called)}.`,
      `This channel has the wrong color: ${say.color(facts.channel)}, when the call is ${say.color(facts.called)}.`,
    ),
  'sail.blocked/position-occupied': (facts, say) =>
    say(
      `La voie est prise : ${say.ship(facts.ship)} est en ${facts.position}.`,
      `The way is taken: ${say.ship(facts.ship)} is on ${facts.position}.`,
    ),
  'must-take-free-channel': (facts, say) =>
    say(
      `L’autre canal de la couleur est libre : il faut le prendre, vers ${facts.to}.`,
      `The other channel of the color is free: it must be taken, to ${facts.to}.`,
    ),
  'not-before-color': (facts, say) =>
    say(
      `Ce navire n’a pas de canal ${say.color(facts.called)} devant lui.`,
      `This ship has no ${say.color(facts.called)} channel ahead.`,
    ),
  'must-sail': (_, say) =>
    say('Ce navire a un canal libre : il doit avancer.', 'This ship has a free channel: it must move.'),
  'ships-still-to-move': (facts, say) =>
    say(
      facts.ships.length > 0
        ? `Doit encore avancer : ${say.ships(facts.ships)}.`
        : 'La couleur annoncée n’est pas encore jouée jusqu’au bout.',
      facts.ships.length > 0
        ? `Still to move: ${say.ships(facts.ships)}.`
        : 'The color called has not been played out yet.',
    ),
} satisfies Refusals;

/** What happens by the clauses of `sail`. */
export const sailEvents = {
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
} satisfies Happenings;
