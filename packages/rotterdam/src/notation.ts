import { type Notation, notationOf, tokens } from '@portolan/core/notation';
import type { State } from './state.ts';
import type { Action } from './types.ts';

const ship = tokens.owned('Aa');
const product = tokens.word('bread');
const products = tokens.list(product, 'bread,jam');

/** How the actions of Rotterdam are written, each on a line: `A > Aa C3` is the first ship of A that sails to C3. */
export const notation: Notation<Action, State> = notationOf<Action, State>({
  lines: {
    launch: '{seat} + {start} {cargo}',
    callColor: '{seat} ! {color}',
    sail: '{seat} > {ship} {to:place}',
    hold: '{seat} = {ship}',
    takeNavigation: '{seat} nav',
    discardNavigation: '{seat} - {card}',
    layPoints: '{seat} # {card}',
    playCard: [
      '{seat} card {card=turn-of-luck} {ships}',
      '{seat} card {card=extra-cargo} {start} {cargo}',
      '{seat} card {card=setback} {ship} {path}',
      '{seat} card {card=heavy-storm} {ship} {path}',
      '{seat} card {card=joker}',
      '{seat} card {card=advantage}',
      '{seat} card {card=extra-advantage}',
      '{seat} card {card=cargo-thief} {from:ship} > {to:ship}',
      '{seat} card {card=cargo-thief} {from:ship} @ {start}',
      '{seat} card {card=port-police} {ship}',
    ],
    unload: '{seat} ^ {ship}',
    offerTrade: '{seat} $ {to:seat} {give:products} <> {get:products}',
    acceptTrade: '{seat} ok',
    declineTrade: '{seat} no',
    fulfill: '{seat} mission {mission} {products} {jokers:products}',
    endTurn: '{seat} .',
    drawMission: '* mission {mission}',
    drawNavigation: '* nav {card}',
    drawProduct: '* + {product}',
    revealProduct: '* = {product}',
  },
  tokens: {
    card: tokens.word('joker'),
    cargo: tokens.orNone(tokens.word('grain')),
    color: tokens.word('red'),
    mission: tokens.word('m01'),
    path: tokens.list(tokens.word('C3'), 'C3,C4'),
    place: tokens.word('C3'),
    product,
    products,
    ship,
    ships: tokens.list(ship, 'Aa,Bb'),
    start: tokens.word('A1'),
  },
  turnOf: ({ seat }) => seat,
});
