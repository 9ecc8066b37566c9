import type { Problem } from '@portolan/core';
import type { Channel, ColorId, Edition, PositionId } from '@portolan/rotterdam';
import type { Marks, Ring, Way } from '../marks.ts';

/** The sheet on which positions lie. */
export const SHEET = { width: 1000, height: 640 } as const;

/** The parts of a box that a map is drawn from; it may have faults. */
export type MapDraft = Pick<Edition, 'positions' | 'channels'>;

/** What is chosen on a map: a position, or a channel. */
export type Picked =
  | { readonly kind: 'place'; readonly id: PositionId }
  | { readonly kind: 'channel'; readonly from: PositionId; readonly to: PositionId };

/** Whether two choices are the same. */
export const samePick = (a: Picked | undefined, b: Picked | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** A position moved, not off the sheet. */
export const movedTo = <Draft extends MapDraft>(map: Draft, id: PositionId, x: number, y: number): Draft => ({
  ...map,
  positions: map.positions.map((place) =>
    place.id === id ? { ...place, x: within(x, SHEET.width), y: within(y, SHEET.height) } : place,
  ),
});

const joins = ({ from, to }: Channel, a: PositionId, b: PositionId): boolean => from === a && to === b;

/** A channel more; one that joins the same positions, whichever way, gives way to it. */
export const connected = <Draft extends MapDraft>(
  map: Draft,
  from: PositionId,
  to: PositionId,
  color: ColorId,
): Draft =>
  from === to
    ? map
    : {
        ...map,
        channels: [
          ...map.channels.filter((one) => !joins(one, from, to) && !joins(one, to, from)),
          { from, to, color },
        ],
      };

/** A channel in another color. */
export const recolored = <Draft extends MapDraft>(
  map: Draft,
  from: PositionId,
  to: PositionId,
  color: ColorId,
): Draft => ({
  ...map,
  channels: map.channels.map((one) => (joins(one, from, to) ? { ...one, color } : one)),
});

/** Without what is chosen; a position takes its channels with it. */
export const without = <Draft extends MapDraft>(map: Draft, picked: Picked): Draft =>
  picked.kind === 'channel'
    ? { ...map, channels: map.channels.filter((one) => !joins(one, picked.from, picked.to)) }
    : {
        ...map,
        positions: map.positions.filter(({ id }) => id !== picked.id),
        channels: map.channels.filter(({ from, to }) => from !== picked.id && to !== picked.id),
      };

/** The position or the channel that a problem is about; undefined if it is about something else. */
export const placeOfProblem = ({ positions, channels }: MapDraft, { path }: Problem): Picked | undefined => {
  const found = /^(positions|channels)\[(\d+)\]/.exec(path);
  const line = Number(found?.[2]);
  if (found?.[1] === 'positions') {
    const place = positions[line];
    return place && { kind: 'place', id: place.id };
  }
  const channel = found ? channels[line] : undefined;
  return channel && { kind: 'channel', from: channel.from, to: channel.to };
};

/** Faults shown at their place, and what is chosen. */
export const faultMarks = (map: MapDraft, problems: readonly Problem[], picked: Picked | undefined): Marks => {
  const faults = problems.flatMap((problem) => placeOfProblem(map, problem) ?? []);
  const distinct = [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
  const wrong = distinct.filter((fault) => !samePick(fault, picked));
  const meant: Ring[] = picked?.kind === 'place' ? [{ at: picked.id, kind: 'meant' }] : [];
  const lit: Way[] = picked?.kind === 'channel' ? [{ from: picked.from, to: picked.to, kind: 'goes' }] : [];
  return {
    rings: [...wrong.flatMap((one): Ring[] => (one.kind === 'place' ? [{ at: one.id, kind: 'wrong' }] : [])), ...meant],
    ways: [
      ...distinct.flatMap((one): Way[] =>
        one.kind === 'channel' ? [{ from: one.from, to: one.to, kind: 'wrong' }] : [],
      ),
      ...lit.filter(
        (way) => !distinct.some((one) => one.kind === 'channel' && one.from === way.from && one.to === way.to),
      ),
    ],
  };
};
