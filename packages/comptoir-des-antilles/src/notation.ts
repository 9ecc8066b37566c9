import { type Notation, notationOf, type Token, tokens } from '@portolan/core/notation';
import type { State } from './state.ts';
import type { Action, Assigned, PorterAt } from './types.ts';

/** A porter aboard: `3A` is one of A at quay 3. */
const aboard: Token = {
  sample: '3A',
  write: (value) => {
    const { quay, porter } = value as PorterAt;
    return `${quay}${tokens.seat.write(porter)}`;
  },
  read: (found) =>
    /^\d{1,2}[A-Z]$/.test(found)
      ? { quay: Number(found.slice(0, -1)), porter: tokens.seat.read(found.at(-1)!) }
      : undefined,
};

/** Goods by quay: `1:rum,3:vanilla`. */
const assigned: Token = {
  sample: '1:rum,3:vanilla',
  write: (value) =>
    Object.entries(value as Assigned)
      .map(([quay, goods]) => `${quay}:${goods}`)
      .join(',') || '-',
  read: (found) => {
    const pairs = found === '-' ? [] : found.split(',').map((one) => one.split(':'));
    return pairs.every((one) => one.length === 2) ? Object.fromEntries(pairs) : undefined;
  },
};

/** How the actions of Comptoir des Antilles are written, each on a line: `A + 2,2,3` places three porters. */
export const notation: Notation<Action, State> = notationOf<Action, State>({
  lines: {
    revealShip: '* # {ship:number}',
    drawGoods: '* + {goods}',
    revealTile: '* = {tile}',
    openAuction: '{seat} $',
    bid: '{seat} $ {amount:number}',
    pass: '{seat} pass',
    playTile: '{seat} @ {tile} {quay:number}',
    playContact: '{seat} ! {contact}',
    place: '{seat} + {quays}',
    move: '{seat} > {from:number} {to:number} {porters}',
    swap: '{seat} <> {a:aboard} {b:aboard}',
    remove: '{seat} - {quay:number} {porters}',
    replace: '{seat} x {quay:number} {porter:seat}',
    swapGoods: '{seat} <> {a:number} {b:number}',
    choose: '{seat} ? {option:number}',
    skip: '{seat} skip',
    depart: '{seat} ^ {quay:number}',
    payCommission: '{seat} pay',
    leaveSlate: '{seat} / {to:seat}',
    assignGoods: '{seat} = {tiles}',
    endTurn: '{seat} .',
  },
  tokens: {
    aboard,
    contact: tokens.word('captain'),
    goods: tokens.word('rum'),
    porters: tokens.list(tokens.seat, 'A,B'),
    quays: tokens.list(tokens.number, '2,2,3'),
    tile: tokens.word('storm'),
    tiles: assigned,
  },
  turnOf: ({ active, phase }) => (phase.startsWith('setup') ? -1 : active),
});
