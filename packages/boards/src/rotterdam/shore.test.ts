import { reconstructed } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { linksOf, middleOf } from './links.ts';
import { anchorAt, nameAt, roomAt, soundingsOf } from './room.ts';
import { chartOf, shoresOf } from './shore.ts';

const { positions } = reconstructed;
const links = linksOf(reconstructed);
const shores = shoresOf(reconstructed);

describe('the shore', () => {
  it('keeps all positions and channels in the water and all quays in the bank', () => {
    for (const place of positions)
      expect([place.id, shores.inWater(middleOf(place))]).toEqual([place.id, !place.harbor]);
    for (const { letter, channel } of links) {
      // The letters of the last channels before the quays are the nearest to the bank.
      expect([channel.from, channel.to, shores.inWater(letter)]).toEqual([channel.from, channel.to, true]);
    }
    expect(shores.islets).toBe('');
  });

  it('puts a quay in midstream on an islet', () => {
    const inner = positions.map((place) => (place.id === 'E2' ? { ...place, harbor: 'botlek' } : place));
    expect(shoresOf({ positions: inner }).islets).toMatch(/^M.*Z$/);
  });

  it('fits the chart: land on three sides, the sea on the left', () => {
    expect(chartOf(reconstructed)).toEqual({ x: -60, y: -126, width: 1168, height: 880 });
    expect(shores.river).not.toContain('NaN');
  });
});

describe('room on the river', () => {
  const anchors = positions.filter(({ anchor }) => anchor);

  it('has a place for every anchor, clear of channels and letters', () => {
    expect(anchors.map(({ id }) => id)).toEqual(['C1', 'D3', 'E2']);
    for (const place of anchors) {
      const others = positions.filter(({ id }) => id !== place.id);
      expect(roomAt(anchorAt(place, links, positions), links, others)).toBeGreaterThanOrEqual(11);
    }
  });

  it('has a place for every name, clear of the anchor', () => {
    for (const place of positions) {
      const anchor = place.anchor ? anchorAt(place, links, positions) : undefined;
      const name = nameAt(place, links, positions, anchor);
      const others = positions.filter(({ id }) => id !== place.id);
      expect(roomAt(name, links, others)).toBeGreaterThanOrEqual(10);
    }
  });

  it('writes soundings where nothing else is drawn, deeper toward the sea', () => {
    const soundings = soundingsOf(reconstructed, links, shores.inWater);
    expect(soundings.length).toBeGreaterThan(4);
    for (const [x, y] of soundings) expect(roomAt([x, y], links, positions)).toBeGreaterThan(22);
    const depths = [...soundings].sort((a, b) => a[0] - b[0]).map(([, , depth]) => depth);
    expect(depths[0]).toBeGreaterThan(depths[depths.length - 1]!);
  });
});
