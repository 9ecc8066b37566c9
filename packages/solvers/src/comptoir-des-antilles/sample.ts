import type { Position } from '@portolan/comptoir-des-antilles';

/** A table in mid-game to try the questions on: A is to act and holds the slate; the ship at quay 1 lacks one porter. */
export const sample: Position = {
  seats: 3,
  quays: ['5 rum A2B1C1', '4 madras B1C1 exclusive/C', '7 spices A1B2C2', '3 vanilla A1'],
  premiums: [24, 31, 18],
  hands: [['rum'], ['?'], ['?']],
  tiles: [['claim'], [], []],
  discards: [
    ['deckhand', 'pilot', 'foreman'],
    ['governor', 'deckhand', 'captain'],
    ['shipowner', 'innkeeper', 'pilot'],
  ],
  slate: 0,
  first: 0,
  active: 0,
  next: 6,
};
