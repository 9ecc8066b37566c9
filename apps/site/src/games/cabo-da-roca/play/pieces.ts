import { beside, keyOf, sailorsOf, shipOf, shipsOf, type Table } from '@portolan/boards/cabo-da-roca';
import type { Piece, ShipId, ShipMove, Square } from '@portolan/cabo-da-roca';
import { ownedShip, pieceName, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Seat } from '@portolan/core';
import { capital, fill, inEach } from '../../../kit/text.ts';
import type { Option } from '../../../play/gather.ts';
import type { Touch } from '../../../play/plan.ts';
import { playWords as words } from './words.ts';

export const SAILOR = 'sailor';

/** A square. */
export const squareTouch = (at: Square): Touch => ({ spot: keyOf(at), name: inEach(() => squareInWords(at)) });

/** A piece by its square, and which of those that stand there. */
export const pieceTouches = (table: Table, piece: Piece): readonly Touch[] => {
  if (typeof piece !== 'string')
    return [squareTouch(piece), { choice: SAILOR, name: inEach((lang) => capital(pieceName('sailor', lang))) }];
  const ship = shipOf(table, piece);
  const choice: Touch = { choice: `ship ${piece}`, name: inEach((lang) => capital(ownedShip(piece, lang))) };
  return ship ? [squareTouch(ship.at), choice] : [choice];
};

/** The square onto which a ship moves. */
export const aheadOf = (table: Table, move: ShipMove): readonly Touch[] => {
  const ship = shipOf(table, move.ship);
  const way = move.kind === 'depart' ? move.dir : ship?.heading;
  return ship && way ? [squareTouch(beside(ship.at, way))] : [];
};

/** The side to which a ship turns. */
export const sideTouch = (to: 'left' | 'right'): Touch => ({ choice: to, name: words[to] });

/** What a piece is told by among those that are sold. */
export const soldKind = (piece: Piece): string => (typeof piece === 'string' ? piece : keyOf(piece));

/** The pieces of a player as they are sold: by their square, by name where two stand on one. */
export const piecesOf = (table: Table, seat: Seat): readonly (Option & { readonly piece: Piece })[] => {
  const pieces = [
    ...shipsOf(table).flatMap(({ id, owner, at }) => (owner === seat ? [{ piece: id as ShipId as Piece, at }] : [])),
    ...sailorsOf(table).flatMap(({ owner, at }) => (owner === seat ? [{ piece: at as Piece, at }] : [])),
  ];
  return pieces.map(({ piece, at }) => {
    const kind = soldKind(piece);
    const named = inEach((lang) => {
      const what = typeof piece === 'string' ? ownedShip(piece, lang) : pieceName('sailor', lang);
      return fill(words.sellAt[lang], { piece: what, place: squareInWords(at) });
    });
    const alone = pieces.filter((one) => keyOf(one.at) === keyOf(at)).length === 1;
    return alone ? { piece, kind, spot: keyOf(at), name: named } : { piece, kind, choice: `sell ${kind}`, name: named };
  });
};
