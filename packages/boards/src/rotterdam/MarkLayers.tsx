import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import { at, type Point, short } from '../drawings/geometry.ts';
import { closed } from './Channels.tsx';
import type { Drawing } from './drawing.ts';
import { ShipDrawing } from './Fleet.tsx';
import { arrowhead, type Link, middleOf, placeOf, trimmed } from './links.ts';
import type { Ghost, Marks, Ring, Way } from './marks.ts';
import { shipsOf, type Table } from './model.ts';

/** What marks are drawn upon. */
export interface Ground {
  readonly table: Table;
  readonly drawing: Drawing;
  readonly lang: Lang;
}

const linkBetween = ({ links }: Drawing, a: string, b: string): Link | undefined =>
  links.find(({ channel: { from, to } }) => (from === a && to === b) || (from === b && to === a));

const share = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part];

/** The line of a way that no channel joins: between the middles of both places. */
const straight = ({ positions }: Edition, { from, to }: Way): readonly [Point, Point] | undefined => {
  const [a, b] = [placeOf({ positions }, from), placeOf({ positions }, to)];
  return a && b && trimmed(middleOf(a), middleOf(b), 24, 24);
};

const lineOf = ({ table, drawing }: Ground, way: Way): readonly [Point, Point] | undefined => {
  const link = linkBetween(drawing, way.from, way.to);
  if (!link) return straight(table.box, way);
  return link.channel.from === way.from ? [link.tail, link.head] : [link.head, link.tail];
};

/** The band of light, or of red, under the line of a way. */
const Band = ({ way, ground }: { way: Way; ground: Ground }) => {
  const line = lineOf(ground, way);
  return line ? <path class={`rt-band rt-band-${way.kind}`} d={`M${at(line[0])}L${at(line[1])}`} /> : null;
};

/** A dotted way beside its channel, for a ship that has gone or is driven back. */
const Track = ({ line: [from, to], off }: { line: readonly [Point, Point]; off: number }) => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [((from[1] - to[1]) / length) * off, ((to[0] - from[0]) / length) * off];
  const bent = share([from[0] + nx * 1.6, from[1] + ny * 1.6], [to[0] + nx * 1.6, to[1] + ny * 1.6], 0.5);
  const [start, end] = trimmed(from, to, 4, 12);
  return (
    <>
      <path class="track" d={`M${at(start)}Q${at(bent)} ${at(end)}`} />
      <path class="rt-track-h" d={closed(arrowhead(bent, share(from, to, 0.97), 13, 6.5))} />
    </>
  );
};

/** What lies over the channels of a way: a track, a question, a cross. */
const Over = ({ way, ground }: { way: Way; ground: Ground }) => {
  const line = lineOf(ground, way);
  if (!line) return null;
  const [x, y] = share(line[0], line[1], 0.58);
  switch (way.kind) {
    case 'went':
      return <Track line={line} off={13} />;
    case 'back':
      return <Track line={line} off={20} />;
    case 'may':
      return (
        <g transform={`translate(${short(x)} ${short(y)})`}>
          <path class="rt-may" d="M0 -11L11 0L0 11L-11 0Z" />
          <text class="rt-may-l" y="4.6">
            ?
          </text>
        </g>
      );
    case 'wrong':
      return <use href="#sign-illegal" x={short(x - 11)} y={short(y - 11)} width="22" height="22" />;
    case 'goes':
      return null;
  }
};

const RingMark = ({ ring, ground }: { ring: Ring; ground: Ground }) => {
  const place = placeOf(ground.table.box, ring.at);
  if (!place) return null;
  const [x, y] = middleOf(place);
  return (
    <g transform={`translate(${short(x)} ${short(y)})`}>
      {place.harbor ? (
        <rect class={`rt-ring rt-ring-${ring.kind}`} x="-29" y="-29" width="58" height="58" rx="4" />
      ) : (
        <circle class={`rt-ring rt-ring-${ring.kind}`} r="32" />
      )}
      {ring.kind === 'blocked' && (
        <g transform="translate(31 -1)">
          <rect class="rt-bar" x="-5" y="-15" width="10" height="30" rx="2" />
          <path class="rt-bar-l" d="M-5 -7L5 -13M-5 3L5 -3M-5 13L5 7" />
        </g>
      )}
    </g>
  );
};

const GhostMark = ({ ghost: { ship, at: where, cargo }, ground }: { ghost: Ghost; ground: Ground }) => {
  const place = placeOf(ground.table.box, where);
  if (!place) return null;
  // Another ship still lies there: the way alone says it.
  if (shipsOf(ground.table).some((one) => one.at === where)) return null;
  return (
    <g transform={`translate(${at(middleOf(place))})`}>
      <ShipDrawing id={ship} cargo={cargo} lang={ground.lang} box={ground.table.box} ghost />
    </g>
  );
};

interface Props {
  readonly marks: Marks;
  readonly ground: Ground;
}

/** What lies under the channels: light on those of a called color, and on ways. */
export const MarksBelow = ({ marks: { called, ways = [] }, ground }: Props) => {
  const ships = new Set(shipsOf(ground.table).map((ship) => ship.at));
  const lit = ground.drawing.links.filter(({ channel }) => channel.color === called && ships.has(channel.from));
  return (
    <>
      {lit.map(({ channel, tail, head }) => (
        <path key={`${channel.from} ${channel.to}`} class="rt-band rt-band-goes" d={`M${at(tail)}L${at(head)}`} />
      ))}
      {ways.map((way) => (
        <Band key={`${way.from} ${way.to}`} way={way} ground={ground} />
      ))}
    </>
  );
};

/** What lies over everything: rings, tracks, ships where they would come to lie, the order of moves. */
export const MarksAbove = ({ marks: { ways = [], rings = [], ghosts = [], turns = [] }, ground }: Props) => (
  <>
    {ways.map((way) => (
      <Over key={`${way.from} ${way.to}`} way={way} ground={ground} />
    ))}
    {rings.map((ring) => (
      <RingMark key={ring.at} ring={ring} ground={ground} />
    ))}
    {ghosts.map((ghost) => (
      <GhostMark key={`${ghost.ship} ${ghost.at}`} ghost={ghost} ground={ground} />
    ))}
    {turns.map(({ at: where, turn }) => {
      const place = placeOf(ground.table.box, where);
      return place ? (
        <g key={where} transform={`translate(${short(place.x - 25)} ${short(place.y + 19)})`}>
          <circle class="rt-turn" r="9.5" />
          <text class="rt-turn-l" y="4.4">
            {turn}
          </text>
        </g>
      ) : null;
    })}
  </>
);
