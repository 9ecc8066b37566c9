import type { Channel, Edition, Place } from '@portolan/rotterdam';
import type { Point } from '../drawings/geometry.ts';

/** The radius of a position, and half the side of a quay. */
export const RIM = 20;

/** The radius of the disc that bears the letter of a channel. */
export const DISC = 9;

/** How far along a channel its letter stands, from rim to rim. */
const LETTER = 0.22;

type Part = Pick<Edition, 'positions' | 'channels'>;

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** The distance of two points. */
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Where the line from the middle of a place toward a point leaves the place: a circle, or the square of a quay. */
export const rimOf = ({ x, y, harbor }: Place, [tx, ty]: Point): Point => {
  const [dx, dy] = [tx - x, ty - y];
  const size = harbor ? Math.max(Math.abs(dx), Math.abs(dy)) : Math.hypot(dx, dy);
  return size === 0 ? [x, y] : [x + (dx / size) * RIM, y + (dy / size) * RIM];
};

/** A channel as it is drawn: a straight line from rim to rim, and where its letter stands. */
export interface Link {
  readonly channel: Channel;
  readonly tail: Point;
  readonly head: Point;
  readonly letter: Point;
}

/** A channel between two places. */
export const linkOf = (channel: Channel, from: Place, to: Place): Link => {
  const tail = rimOf(from, [to.x, to.y]);
  const head = rimOf(to, [from.x, from.y]);
  return { channel, tail, head, letter: between(tail, head, LETTER) };
};

/** All channels of a map, in the order of the edition; those that name an unknown place are left out. */
export const linksOf = ({ positions, channels }: Part): Link[] => {
  const places = new Map(positions.map((place) => [place.id, place]));
  return channels.flatMap((channel) => {
    const [from, to] = [places.get(channel.from), places.get(channel.to)];
    return from && to ? [linkOf(channel, from, to)] : [];
  });
};

/** The place with an id. */
export const placeOf = ({ positions }: Pick<Edition, 'positions'>, id: string): Place | undefined =>
  positions.find((place) => place.id === id);

/** The middle of a place. */
export const middleOf = ({ x, y }: Pick<Place, 'x' | 'y'>): Point => [x, y];

/** How far a point lies from a channel. */
export const fromLink = (point: Point, { tail, head }: Pick<Link, 'tail' | 'head'>): number => {
  const [dx, dy] = [head[0] - tail[0], head[1] - tail[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - tail[0]) * dx + (point[1] - tail[1]) * dy) / length;
  return distance(point, between(tail, head, Math.min(1, Math.max(0, along))));
};

/** A line shortened at both ends. */
export const trimmed = (tail: Point, head: Point, start: number, end: number): readonly [Point, Point] => {
  const length = distance(tail, head);
  if (length <= start + end) return [tail, head];
  return [between(tail, head, start / length), between(tail, head, 1 - end / length)];
};

/** An arrowhead with its tip at a point, for a line that comes from another. */
export const arrowhead = (from: Point, tip: Point, long: number, wide: number): readonly [Point, Point, Point] => {
  const length = distance(from, tip) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const [bx, by] = [tip[0] - ux * long, tip[1] - uy * long];
  return [tip, [bx - uy * wide, by + ux * wide], [bx + uy * wide, by - ux * wide]];
};
