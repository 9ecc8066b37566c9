import { parseEdition, reconstructed } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { connected, faultMarks, type MapDraft, movedTo, placeOfProblem, recolored, without } from './edits.ts';
import { channelLabel, faultsOf, placeLabel } from './words.ts';

const map: MapDraft = {
  positions: [
    { id: 'A', x: 10, y: 10, start: true },
    { id: 'B', x: 200, y: 10 },
    { id: 'Q', x: 400, y: 10, harbor: 'botlek' },
  ],
  channels: [
    { from: 'A', to: 'B', color: 'red' },
    { from: 'B', to: 'Q', color: 'blue' },
  ],
};

describe('a map', () => {
  it('moves a position, in whole units, not off the sheet', () => {
    expect(movedTo(map, 'B', 210.4, -30).positions[1]).toEqual({ id: 'B', x: 210, y: 0 });
    expect(movedTo(map, 'A', 4000, 4000).positions[0]).toMatchObject({ x: 1000, y: 640 });
  });

  it('joins two positions once, whichever way', () => {
    expect(connected(map, 'B', 'A', 'green').channels).toEqual([
      { from: 'B', to: 'Q', color: 'blue' },
      { from: 'B', to: 'A', color: 'green' },
    ]);
    expect(connected(map, 'A', 'A', 'green')).toBe(map);
  });

  it('recolors a channel and leaves the others', () => {
    expect(recolored(map, 'A', 'B', 'yellow').channels).toEqual([
      { from: 'A', to: 'B', color: 'yellow' },
      map.channels[1],
    ]);
  });

  it('loses a channel, or a position with its channels', () => {
    expect(without(map, { kind: 'channel', from: 'A', to: 'B' }).channels).toEqual([map.channels[1]]);
    const left = without(map, { kind: 'place', id: 'B' });
    expect(left.positions.map(({ id }) => id)).toEqual(['A', 'Q']);
    expect(left.channels).toEqual([]);
  });
});

describe('the faults of a map', () => {
  const looped = connected(reconstructed, 'C1', 'A1', 'red');
  const read = parseEdition({ positions: looped.positions, channels: looped.channels });
  const problems = read.ok ? [] : read.problems;

  it('stand at their place', () => {
    expect(problems.length).toBeGreaterThan(0);
    const marks = faultMarks(looped, problems, undefined);
    expect(marks.ways).toContainEqual({ from: 'C1', to: 'A1', kind: 'wrong' });
    expect(marks.rings).toContainEqual({ at: 'A1', kind: 'wrong' });
  });

  it('give way to what is chosen, which stays readable', () => {
    const marks = faultMarks(looped, problems, { kind: 'place', id: 'A1' });
    expect(marks.rings?.filter(({ at }) => at === 'A1')).toEqual([{ at: 'A1', kind: 'meant' }]);
    const chosen = faultMarks(looped, [], { kind: 'channel', from: 'A1', to: 'B1' });
    expect(chosen.ways).toEqual([{ from: 'A1', to: 'B1', kind: 'goes' }]);
  });

  it('are heard with the position or the channel', () => {
    const faults = faultsOf(looped, problems, { kind: 'place', id: 'A1' }, 'en');
    expect(faults.join(' ')).toContain('A1: A1 is a start');
    expect(placeLabel(looped.positions[0]!, faults, 'en')).toMatch(/^A1, start, x 60, y 110\. To correct: /);
    expect(channelLabel(looped.channels[0]!, [], 'fr')).toBe('Canal rouge de A1 à B1');
  });

  it('of other parts of the box have no place', () => {
    expect(placeOfProblem(map, { path: 'missions[3]', code: 'unknown-product' })).toBeUndefined();
    expect(placeOfProblem(map, { path: 'positions[1].x', code: 'too-large' })).toEqual({ kind: 'place', id: 'B' });
    expect(placeOfProblem(map, { path: 'channels[9]', code: 'unknown-color' })).toBeUndefined();
  });
});
