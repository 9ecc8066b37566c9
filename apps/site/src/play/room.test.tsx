import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { Hand } from './Hand.tsx';
import { Seats } from './Seats.tsx';

describe('what lies at hand', () => {
  const hand = (ask: string | undefined) =>
    renderToString(
      <Hand lang="en" ask={ask} choices={[]} choose={() => undefined}>
        {undefined}
      </Hand>,
    );

  it('asks where there is no button, too', () => {
    expect(hand('Tap a ship.')).toContain('Tap a ship.');
    expect(hand(undefined)).toBe('');
  });
});

describe('players', () => {
  const seats = (over: boolean) =>
    renderToString(
      <Seats
        lang="en"
        nameOf={String}
        scores={[{ seat: 0, total: 7 }]}
        active={[]}
        scored={(n) => `${n} coins`}
        over={over}
      />,
    );

  it('have totals with their noun, which say that the game has not ended', () => {
    expect(seats(false)).toMatch(/7 coins.*if the game ended now/);
    expect(seats(true)).not.toContain('if the game ended');
  });
});
