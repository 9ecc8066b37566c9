import { describe, expect, it } from 'vitest';
import { both } from '../kit/text.ts';
import { askFor } from './asking.ts';

const piece = both('une pièce', 'a piece');
const said = {
  end: { order: both('finissez', 'finish') },
  move: { touch: piece },
  turn: { touch: piece },
  buy: { touch: both('une case', 'a square') },
};

describe('what is asked', () => {
  it('is only what can be done, the places first and each once', () => {
    expect(askFor(said, new Set(['move', 'turn', 'buy', 'end']))).toEqual({
      fr: 'Touchez une pièce, une case ou finissez.',
      en: 'Tap a piece, a square or finish.',
    });
    expect(askFor(said, new Set(['turn', 'end', 'other']))?.en).toBe('Tap a piece or finish.');
    expect(askFor(said, new Set(['end']))?.fr).toBe('Finissez.');
    expect(askFor(said, new Set(['other']))).toBeUndefined();
  });
});
