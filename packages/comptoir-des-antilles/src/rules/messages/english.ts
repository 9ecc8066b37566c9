import { amount, items, listed, nameIn, seat, tally } from '@portolan/core/words';
import { nameOf } from './facts.ts';

const goodsNames: Readonly<Record<string, string>> = {
  madras: 'Madras',
  rum: 'Rum',
  spices: 'Spices',
  vanilla: 'Vanilla',
  '?': 'face-down',
};
const contactNames: Readonly<Record<string, string>> = {
  deckhand: 'Deckhand',
  innkeeper: 'Innkeeper',
  pilot: 'Pilot',
  foreman: 'Foreman',
  'customs-officer': 'Customs officer',
  captain: 'Captain',
  governor: 'Governor',
  shipowner: 'Shipowner',
};
const tileNames: Readonly<Record<string, string>> = {
  'top-quality': 'Top Quality',
  'poor-quality': 'Poor Quality',
  damage: 'Damage',
  exclusive: 'Exclusive',
  storm: 'Storm',
  pirates: 'Pirates',
  mutiny: 'Mutiny',
  shortage: 'Shortage',
  fire: 'Fire!',
  claim: 'Claim',
};
const phaseNames: Readonly<Record<string, string>> = {
  setupShips: 'the laying out of ships',
  setupGoods: 'the laying out of goods tiles',
  setupHands: 'the dealing of hidden goods tiles',
  act: 'the choice of what to play',
  revealTile: 'the turning up of an event tile',
  auction: 'the auction',
  effect: 'the effects of a contact',
  depart: 'the choice of the next ship to sail',
  settle: 'the payment of a commission',
  revealShip: 'the turning up of a ship',
  drawGoods: 'the drawing of goods tiles',
  assign: 'the assignment of goods tiles',
  over: 'the end of the game',
};
const deedNames: Readonly<Record<string, string>> = {
  revealShip: 'turning up a ship',
  drawGoods: 'drawing a goods tile',
  revealTile: 'turning up an event tile',
  openAuction: 'opening an auction',
  bid: 'bidding',
  pass: 'passing',
  playTile: 'playing an event tile',
  playContact: 'playing a contact',
  place: 'placing porters',
  move: 'moving porters',
  swap: 'exchanging two porters',
  remove: 'taking porters off',
  replace: 'replacing a porter',
  swapGoods: 'exchanging goods',
  oneOf: 'choosing between effects',
  choose: 'choosing between effects',
  skip: 'skipping an effect',
  depart: 'choosing a departure',
  payCommission: 'paying the commission',
  leaveSlate: 'leaving the slate',
  assignGoods: 'assigning goods',
  endTurn: 'ending the turn',
};

/** A number with its noun: singular for 1 only. */
export const count = (value: unknown, one: string, many = `${one}s`): string =>
  `${amount(value)} ${amount(value) === 1 ? one : many}`;

/** `there is 1 card`, `there are 2 cards`. */
export const thereAre = (value: unknown, one: string, many = `${one}s`): string =>
  `there ${Math.abs(amount(value)) === 1 ? 'is' : 'are'} ${count(value, one, many)}`;

/** `Rum`. */
export const goods = (value: unknown): string => nameOf(goodsNames, value, 'en');

/** `the Foreman`. */
export const contact = (value: unknown): string => `the ${nameOf(contactNames, value, 'en')}`;

/** `Pirates`. */
export const tile = (value: unknown): string => nameIn(tileNames, value);

/** A phase with its article. */
export const phase = (value: unknown): string => nameIn(phaseNames, value);

/** What an action or an effect does, as a gerund. */
export const deed = (value: unknown): string => nameIn(deedNames, value);

/** Seats as letters: `A and B`. */
export const seats = (value: unknown): string => listed(items(value).map(seat), 'en');

/** Porters by their owners: `1 porter of A and 2 of B`. */
export const porters = (owners: unknown): string =>
  listed(
    tally(owners).map(([owner, n], i) =>
      i === 0 ? `${count(n, 'porter')} of ${seat(owner)}` : `${n} of ${seat(owner)}`,
    ),
    'en',
  ) || 'no porter';

/** Porters by the quays they go to: `2 porters at quay 1 and 1 at quay 3`. */
export const placing = (quays: unknown): string =>
  listed(
    tally(quays).map(([at, n], i) => (i === 0 ? `${count(n, 'porter')} at quay ${at}` : `${n} at quay ${at}`)),
    'en',
  ) || 'no porter';
