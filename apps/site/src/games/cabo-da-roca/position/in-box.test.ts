import { readTable } from '@portolan/boards/cabo-da-roca';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { sample } from '@portolan/solvers/cabo-da-roca';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../stores/table.ts';
import { freshPosition } from './draft.ts';
import { inBox } from './in-box.ts';

const card = (id: string) => ({ id, good: 'salt', prices: [10, 20, 30], struck: [] });

const boxes: readonly (readonly [what: string, edition: Json])[] = [
  ['other dues', { dues: { toll: 5 } }],
  ['no card of ours', { tradeCards: ['tea', 'oil', 'silk'].map(card) }],
  ['fewer cards than loaded ships', { tradeCards: [card('tea')] }],
  ['coasts with land elsewhere', { tiles: { coast: { corners: [0, 0, 1, 1] } } }],
  ['too few tiles', { tiles: { quarter: { count: 0 }, fish2: { count: 0 } } }],
];

describe.each([
  ['the position the editor starts from', freshPosition],
  ['the sample of the questions', sample as unknown as Json],
])('%s', (_, position) => {
  it.each(boxes)('can be played in a box with %s', (_what, edition) => {
    const made = inBox(position, edition);
    expect(made.edition).toBe(edition);
    const read = readTable(made);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(caboDaRoca.validate(read.value.state)).toEqual([]);
    expect(caboDaRoca.actions(read.value.state).length).toBeGreaterThan(0);
  });

  it('stays as it is where the box allows it', () => {
    expect(inBox(position, { dues: { toll: 5 } })).toEqual({ ...position, edition: { dues: { toll: 5 } } });
    const { ships } = inBox(position, { tradeCards: ['tea', 'oil', 'silk'].map(card) }) as unknown as typeof sample;
    expect(Object.values(ships ?? {}).flatMap(({ cargo }) => cargo ?? [])).not.toContain('t04');
  });
});
