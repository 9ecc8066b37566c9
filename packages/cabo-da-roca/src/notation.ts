import { type Notation, notationOf, type Token, tokens } from '@portolan/core/notation';
import type { State } from './state.ts';
import type { Action, Square } from './types.ts';

const ship = tokens.owned('At1');

/** A square of the map, east and south of the first: `3:-2`. */
const square: Token = {
  sample: '3:-2',
  write: (value) => (value as Square).join(':'),
  read: (found) => (/^-?\d{1,4}:-?\d{1,4}$/.test(found) ? found.split(':').map(Number) : undefined),
};

/** A ship, or a sailor by the square. */
const piece: Token = {
  sample: 'At1',
  write: (value) => (typeof value === 'string' ? ship : square).write(value),
  read: (found) => square.read(found) ?? ship.read(found),
};

/** What is answered to an offer. */
const consent: Token = {
  sample: 'ok',
  write: (value) => (value === true ? 'ok' : 'no'),
  read: (found) => (found === 'ok' ? true : found === 'no' ? false : undefined),
};

/** How the actions of Cabo da Roca are written, each on a line: `A ^ At1` is the first trade ship of A that sails on. */
export const notation: Notation<Action, State> = notationOf<Action, State>({
  lines: {
    dealPort: '* port {to:seat} {port}',
    tile: '* + {face}',
    card: '* card {card}',
    reveal: '* = {card}',
    drawTile: '{seat} +',
    layPort: '{seat} port {at} {rot:number}',
    layTile: '{seat} @ {at} {rot:number}',
    returnTile: '{seat} -',
    buyShip: '{seat} $+ {piece:kind} {at} [$- {sell}]',
    buySailor: '{seat} $+ sailor {at} [$- {sell}]',
    load: '{seat} cargo {ship}',
    depart: '{seat} > {ship} {dir} [+ {bonus:number}]',
    advance: '{seat} ^ {ship} [+ {bonus:number}] [= {card}]',
    rotate: '{seat} ~ {ship} {to:side} [+ {bonus:number}]',
    walk: '{seat} > {at} {dir}',
    attack: '{seat} x {ship} {at}',
    bargain: '{seat} $ {ship} {at} {sum:number}',
    answer: '{seat} {accept} [$- {sell}]',
    sell: '{seat} $- {piece}',
    denounce: '{seat} ! {attempt:line}',
    endTurn: '{seat} .',
  },
  tokens: {
    accept: consent,
    at: square,
    card: tokens.word('t01'),
    dir: tokens.word('NE'),
    face: tokens.word('sea'),
    kind: tokens.word('trade'),
    piece,
    port: tokens.word('D'),
    sell: tokens.list(piece, 'At1,3:-2'),
    ship,
    side: tokens.word('left'),
  },
  turnOf: ({ active, phase }) => (phase === 'deal' || phase === 'stack' ? -1 : active),
});
