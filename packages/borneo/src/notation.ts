import { type Notation, notationOf, tokens } from '@portolan/core/notation';
import type { State } from './state.ts';
import type { Action } from './types.ts';

const face = tokens.word('RRB/G:v');
const faces = tokens.list(face);
const company = tokens.word('red');

/**
 * How the actions of Borneo are written, each on a line: `A x red 3 2 RRB/G:v` is an attack among the red from space 3
 * on space 2 with one card.
 */
export const notation: Notation<Action, State> = notationOf<Action, State>({
  lines: {
    draw: '* + {to:seat} {card}',
    reveal: '* = {port:number} {harbor}',
    chooseFirst: '* > {first:seat}',
    place: '{seat} @ {company}',
    completeMission: '{seat} mission {mission} {pay:cards} [~ {trades}]',
    transfer: '{seat} > {from:company} {rank:number} {to:company}',
    attack: '{seat} x {company} {attacker:number} {defender:number} {cards}',
    defend: '{seat} # {cards}',
    yield: '{seat} / {to:company}',
    reward: '{seat} $ {cards}',
    playShipment: '{seat} cargo {card} {port:number}',
    take: '{seat} + {card}',
    discard: '{seat} - {cards}',
    pass: '{seat} pass',
  },
  tokens: {
    card: face,
    cards: faces,
    company,
    harbor: tokens.word('bintulu'),
    mission: tokens.word('m01'),
    trades: tokens.list(tokens.pair('~', ['card', face], ['as', tokens.word('pepper')]), 'RRB/G:v~pepper'),
  },
  turnOf: ({ active }) => active,
});
