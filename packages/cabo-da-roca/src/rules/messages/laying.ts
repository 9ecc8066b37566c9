import { plain, seat } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';
import type { Doings, Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `laying`. */
export const layingRefusals = {
  'square-taken': plain('Cette case a déjà une tuile.', 'This square already has a tile.'),
  'not-adjacent': plain('Aucune tuile ne touche cette case par un côté.', 'No tile touches this square by a side.'),
  'side-mismatch': {
    fr: (facts) => fr.placed(facts.at, `Le côté ${fr.direction(facts.side)} ne s’accorde pas avec la tuile voisine.`),
    en: (facts) => en.placed(facts.at, `The ${en.direction(facts.side)} side does not match the neighboring tile.`),
  },
  'corner-mismatch': {
    fr: (facts) =>
      fr.placed(facts.at, `Le coin ${fr.direction(facts.corner)} ne s’accorde pas avec la tuile en diagonale.`),
    en: (facts) => en.placed(facts.at, `The ${en.direction(facts.corner)} corner does not match the tile across it.`),
  },
  'port-nearby': {
    fr: (facts) =>
      facts.at === undefined
        ? `Le port ${facts.port} est trop près : deux ports ne se touchent pas.`
        : `Le port ${facts.port} touche celui de la case ${square(facts.at)} : deux ports ne se touchent pas.`,
    en: (facts) =>
      facts.at === undefined
        ? `Port ${facts.port} is too near: two ports do not touch.`
        : `Port ${facts.port} touches the one on ${square(facts.at)}: two ports do not touch.`,
  },
  'can-be-laid': {
    fr: (facts) => `Cette tuile a une place, par exemple ${square(facts.at)}${fr.rotation(facts.rot)}.`,
    en: (facts) => `This tile has a place, for instance ${square(facts.at)}${en.rotation(facts.rot)}.`,
  },
  'gone-back': {
    fr: (facts) =>
      `Cette sorte de tuile (${fr.tile(facts.tile)}) vient de retourner dans la pile : on en tire une autre.`,
    en: (facts) => `This kind of tile (${en.tile(facts.tile)}) has just gone back: another kind is drawn.`,
  },
  'not-connected': {
    fr: (facts) => `La tuile en ${square(facts.at)} n’est reliée aux autres par aucun côté.`,
    en: (facts) => `The tile on ${square(facts.at)} is joined to the others by no side.`,
  },
} satisfies Refusals;

/** What happens by the clauses of `laying`. */
export const layingEvents = {
  tileDrawn: {
    fr: (facts) => `On tire ${fr.tile(facts.tile)}.`,
    en: (facts) => `The tile drawn is ${en.tile(facts.tile)}.`,
  },
  tileLaid: {
    fr: (facts) => `Posé en ${square(facts.at)} : ${fr.tile(facts.tile)}.`,
    en: (facts) => `Laid on ${square(facts.at)}: ${en.tile(facts.tile)}.`,
  },
  tileReturned: {
    fr: (facts) => `Nulle part où poser ${fr.tile(facts.tile)} : la tuile retourne dans la pioche.`,
    en: (facts) => `Nowhere to lay ${en.tile(facts.tile)}: the tile goes back into the stack.`,
  },
  stackDead: plain('Aucune tuile restante n’a de place.', 'None of the tiles left has a place.'),
} satisfies Happenings;

/** What is done by the clauses of `laying`. */
export const layingActions = {
  tile: {
    fr: (facts) => `On tire ${fr.tile(facts.face)}`,
    en: (facts) => `The tile drawn is ${en.tile(facts.face)}`,
  },
  drawTile: {
    fr: (facts) => `${seat(facts.seat)} pioche une tuile`,
    en: (facts) => `${seat(facts.seat)} draws a tile`,
  },
  layTile: {
    fr: (facts) => `${seat(facts.seat)} pose la tuile en ${square(facts.at)}${fr.rotation(facts.rot)}`,
    en: (facts) => `${seat(facts.seat)} lays the tile on ${square(facts.at)}${en.rotation(facts.rot)}`,
  },
  returnTile: {
    fr: (facts) => `${seat(facts.seat)} remet la tuile dans la pioche`,
    en: (facts) => `${seat(facts.seat)} puts the tile back into the stack`,
  },
} satisfies Doings;
