import { join, type Problem } from '@portolan/core';
import type { Channel, Edition, Place } from './edition.ts';

/** The river of a box, tested line by line: every problem names the position or the channel that is wrong. */

interface River {
  readonly positions: readonly Place[];
  readonly channels: readonly Channel[];
  readonly ahead: ReadonlyMap<string, readonly Channel[]>;
  readonly behind: ReadonlyMap<string, readonly Channel[]>;
}

const grouped = (channels: readonly Channel[], end: 'from' | 'to'): ReadonlyMap<string, readonly Channel[]> => {
  const groups = new Map<string, Channel[]>();
  for (const channel of channels) groups.set(channel[end], [...(groups.get(channel[end]) ?? []), channel]);
  return groups;
};

const riverOf = ({ positions, channels }: Edition): River => ({
  positions,
  channels,
  ahead: grouped(channels, 'from'),
  behind: grouped(channels, 'to'),
});

const count = (channels: ReadonlyMap<string, readonly Channel[]>, { id }: Place): number =>
  channels.get(id)?.length ?? 0;

const at = (i: number): string => join('positions', i);

/** Ends and colors that do not exist (`board.channel`). */
const endProblems = ({ channels, positions, colors }: Edition): Problem[] => {
  const places = new Set(positions.map(({ id }) => id));
  return channels.flatMap(({ from, to, color }, i) => {
    const path = join('channels', i);
    const ends = (['from', 'to'] as const).filter((end) => !places.has(end === 'from' ? from : to));
    const found: Problem[] = ends.map((end) => ({
      path: join(path, end),
      code: 'unknown-position',
      facts: { found: end === 'from' ? from : to },
    }));
    if (!colors.includes(color))
      found.push({ path: join(path, 'color'), code: 'unknown-color', facts: { found: color } });
    return found;
  });
};

/** Two channels between the same positions, whichever way. */
const doubleProblems = ({ channels }: River): Problem[] => {
  const seen = new Map<string, number>();
  return channels.flatMap(({ from, to }, i) => {
    const key = [from, to].sort().join(' ');
    const first = seen.get(key);
    seen.set(key, first ?? i);
    if (first === undefined) return [];
    return [{ path: join('channels', i), code: 'double-channel', facts: { from, to, first: join('channels', first) } }];
  });
};

/** The positions from which a set can be reached, against the arrows given. */
const spread = (starts: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> => {
  const reached = new Set(starts);
  for (const id of reached) for (const other of next(id)) reached.add(other);
  return reached;
};

const downstream =
  ({ ahead }: River) =>
  (id: string): string[] =>
    (ahead.get(id) ?? []).map(({ to }) => to);

const upstream =
  ({ behind }: River) =>
  (id: string): string[] =>
    (behind.get(id) ?? []).map(({ from }) => from);

/** Every channel that leads back to where it comes from. */
const cycleProblems = (river: River): Problem[] =>
  river.channels.flatMap(({ from, to }, i) =>
    spread([to], downstream(river)).has(from)
      ? [{ path: join('channels', i), code: 'leads-in-a-circle', facts: { from, to } }]
      : [],
  );

/** What a position is: at most one of start, anchor and quay. */
const roleProblems = (position: Place, path: string): Problem[] => {
  const roles = (['start', 'anchor', 'harbor'] as const).filter((role) => position[role] !== undefined);
  return roles.length > 1 ? [{ path, code: 'two-roles', facts: { id: position.id, roles } }] : [];
};

/** How many channels a position has ahead and behind (`board.start`, `board.channel`, `board.harbor`). */
const degreeProblems = (river: River, position: Place, path: string): Problem[] => {
  const { id } = position;
  const [ahead, behind] = [count(river.ahead, position), count(river.behind, position)];
  const found: Problem[] = [];
  const quay = position.harbor !== undefined;
  if (quay && ahead > 0) found.push({ path, code: 'quay-leads-on', facts: { id, found: ahead } });
  if (!quay && (ahead < 1 || ahead > 2)) {
    found.push({ path, code: 'wrong-channels-ahead', facts: { id, found: ahead, min: 1, max: 2 } });
  }
  if (position.start && behind > 0) found.push({ path, code: 'start-led-to', facts: { id, found: behind } });
  if (!position.start && behind === 0) found.push({ path, code: 'no-channel-behind', facts: { id } });
  return found;
};

/** Every position lies on a way from a start to a quay. */
const wayProblems = (river: River): Problem[] => {
  const ids = (is: (position: Place) => boolean): string[] => river.positions.filter(is).map(({ id }) => id);
  const reached = spread(
    ids(({ start }) => start === true),
    downstream(river),
  );
  const leading = spread(
    ids(({ harbor }) => harbor !== undefined),
    upstream(river),
  );
  return river.positions.flatMap(({ id }, i) => [
    ...(reached.has(id) ? [] : [{ path: at(i), code: 'not-reached', facts: { id } }]),
    ...(leading.has(id) ? [] : [{ path: at(i), code: 'leads-nowhere', facts: { id } }]),
  ]);
};

const unusedColors = ({ colors, channels }: Edition): Problem[] =>
  colors.flatMap((color, i) =>
    channels.some((channel) => channel.color === color)
      ? []
      : [{ path: join('colors', i), code: 'unused-color', facts: { found: color } }],
  );

const lonelyHarbors = ({ harbors, positions }: Edition): Problem[] =>
  harbors.flatMap(({ id }, i) =>
    positions.some(({ harbor }) => harbor === id) ? [] : [{ path: join('harbors', i), code: 'no-quay', facts: { id } }],
  );

const strangeQuays = ({ harbors, positions }: Edition): Problem[] =>
  positions.flatMap(({ harbor }, i) =>
    harbor === undefined || harbors.some(({ id }) => id === harbor)
      ? []
      : [{ path: join(at(i), 'harbor'), code: 'unknown-harbor', facts: { found: harbor } }],
  );

/** What the problems of a river are, by code. */
export const graphCodes: readonly string[] = [
  'unknown-position',
  'unknown-color',
  'double-channel',
  'leads-in-a-circle',
  'two-roles',
  'quay-leads-on',
  'wrong-channels-ahead',
  'start-led-to',
  'no-channel-behind',
  'not-reached',
  'leads-nowhere',
  'unused-color',
  'no-quay',
];

/** What is wrong with the river of a box; names that lead nowhere are told alone, for nothing else can be said then. */
export const graphProblems = (edition: Edition): Problem[] => {
  const ends = [...endProblems(edition), ...strangeQuays(edition)];
  if (ends.length > 0) return ends;
  const river = riverOf(edition);
  const { positions } = edition;
  return [
    ...unusedColors(edition),
    ...doubleProblems(river),
    ...cycleProblems(river),
    ...positions.flatMap((position, i) => [
      ...roleProblems(position, at(i)),
      ...degreeProblems(river, position, at(i)),
    ]),
    ...wayProblems(river),
    ...lonelyHarbors(edition),
  ];
};
