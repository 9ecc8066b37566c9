import { seatLetter } from '@portolan/boards';
import { caboDaRoca, type State } from '@portolan/cabo-da-roca';
import type { Lang, Seat } from '@portolan/core';
import { fill } from '../../../kit/text.ts';
import type { Offer } from '../../../learn/Unplaced.tsx';
import { playWords } from '../play/words.ts';
import { words } from './words.ts';

/** Drawing, for whoever one thinks is to draw. */
const draws = ({ seats }: State, lang: Lang): readonly Offer[] =>
  Array.from({ length: seats }, (_, seat) => [
    fill(words.draws[lang], { who: seatLetter(seat) }),
    { kind: 'drawTile', seat },
  ]);

/** The moves that no place stands for while it is this player’s turn, allowed or not: the judge says which. */
export const offered = (state: State, seat: Seat, lang: Lang): readonly Offer[] => {
  if (!caboDaRoca.turn(state).actors.includes(seat)) return [];
  const end: Offer = [playWords.end[lang], { kind: 'endTurn', seat }];
  switch (state.phase) {
    case 'tile':
      return draws(state, lang);
    case 'lay':
      return [[playWords.returnTile[lang], { kind: 'returnTile', seat }]];
    case 'consent':
      return [
        [playWords.accept[lang], { kind: 'answer', seat, accept: true }],
        [playWords.decline[lang], { kind: 'answer', seat, accept: false }],
      ];
    case 'act':
      return [end, ...(state.final ? [[playWords.drawTile[lang], { kind: 'drawTile', seat }] as const] : [])];
    default:
      return [end];
  }
};
