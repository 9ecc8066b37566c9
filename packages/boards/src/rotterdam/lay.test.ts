import { reconstructed } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { nearChart } from './crop.ts';
import { drawingOf } from './drawing.ts';
import { boxLaid, laid, steps, unlaid } from './lay.ts';
import { distance, linksOf, middleOf, placeOf, RIM } from './links.ts';

const tall = boxLaid(reconstructed, 'tall');
const drawing = drawingOf(tall, 'tall');
const at = (id: string) => placeOf(tall, id)!;

describe('a map turned upright', () => {
  it('has the sea below and the northern bank on the left', () => {
    expect(at('A1').y).toBeGreaterThan(at('ME1').y);
    expect(at('A1').x).toBeLessThan(at('A4').x);
    expect(at('VU1').x).toBeLessThan(at('EU1').x);
  });

  it('leaves a wide map as it is, and gives every point of the sheet back', () => {
    expect(boxLaid(reconstructed, 'wide')).toBe(reconstructed);
    expect(boxLaid(reconstructed, 'tall')).toBe(tall);
    for (const { id, x, y } of reconstructed.positions) {
      const [left, down] = unlaid(laid([x, y], 'tall'), 'tall');
      expect([id, Math.round(left), Math.round(down)]).toEqual([id, x, y]);
      expect(unlaid(laid([x, y], 'wide'), 'wide')).toEqual([x, y]);
    }
  });

  it('moves a position by as many units of the sheet as one that lies wide', () => {
    const { x, y } = at('C2');
    const [right, down] = steps.tall;
    const far = (point: readonly [number, number]) => point.map((value) => Math.round(value));
    expect(far(unlaid([x + 10 * right, y], 'tall'))).toEqual([340, 250]);
    expect(far(unlaid([x, y - 10 * down], 'tall'))).toEqual([350, 240]);
  });

  it('fits a phone: all of it higher than wide, no two positions on each other', () => {
    const { chart } = drawing;
    // 358 px for the map: the letters of positions, 14 units high, are no less than 10 px.
    expect((14 * 358) / chart.width).toBeGreaterThan(10);
    expect(chart.height).toBeGreaterThan(chart.width);
    for (const one of tall.positions)
      for (const other of tall.positions)
        if (one.id < other.id) expect(distance(middleOf(one), middleOf(other))).toBeGreaterThan(2 * RIM + 8);
  });

  it('keeps positions and letters of channels in the water, quays in the bank', () => {
    const { inWater, islets } = drawing.shores;
    for (const place of tall.positions) expect([place.id, inWater(middleOf(place))]).toEqual([place.id, !place.harbor]);
    expect(islets).toBe('');
    for (const { letter } of linksOf(tall)) {
      const near = tall.positions.filter((place) => distance(middleOf(place), letter) < RIM + 8);
      expect(near).toEqual([]);
    }
  });

  it.each(['wide', 'tall'] as const)(
    '%s: names beside their places lie on no quay, and where the picture is not cut',
    (lay) => {
      const map = boxLaid(reconstructed, lay);
      const { names, chart } = drawingOf(map, lay);
      const near = nearChart(map, chart, lay);
      const quays = map.positions.filter(({ harbor }) => harbor);
      for (const { id, harbor } of map.positions) {
        const [x, y] = names.get(id)!;
        if (harbor) continue;
        // A name is two letters: 20 units wide, 14 high.
        const under = quays.filter((quay) => Math.abs(quay.x - x) < 20 + 10 && Math.abs(quay.y - y) < 20 + 7);
        expect([id, under.map((quay) => quay.id)]).toEqual([id, []]);
        expect([id, x - 10 > near.x && x + 10 < near.x + near.width && y + 7 < near.y + near.height]).toEqual([
          id,
          true,
        ]);
      }
    },
  );

  it('names the harbors of the east above their quays and the others on their banks', () => {
    const { chart, harbors } = drawing;
    const place = (id: string) => harbors.find(({ harbor }) => harbor === id)!;
    expect(harbors).toHaveLength(4);
    for (const { name, works } of harbors) {
      expect(name[0]).toBeGreaterThan(chart.x + 14);
      expect(name[0]).toBeLessThan(chart.x + chart.width - 14);
      expect(works[1]).toBeGreaterThan(chart.y + 14);
    }
    const near = nearChart(tall, chart, 'tall');
    for (const { harbor, name, end } of harbors) {
      // Letters are 11 units high, and as wide as 8.
      const [from, to] = end ? [name[0] - 8 * harbor.length, name[0]] : [name[0], name[0] + 8 * harbor.length];
      const isWhole = name[1] - 11 > near.y && from > near.x && to < near.x + near.width;
      expect({ harbor, isWhole }).toEqual({ harbor, isWhole: true });
    }
    expect(place('merwehaven').narrow || place('botlek').narrow).toBe(false);
    expect(place('vulcaanhaven')).toMatchObject({ end: false, narrow: true });
    expect(place('europoort')).toMatchObject({ end: true, narrow: true });
  });
});
