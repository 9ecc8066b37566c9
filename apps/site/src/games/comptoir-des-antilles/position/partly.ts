import { readTable, type Table } from '@portolan/boards/comptoir-des-antilles';
import { withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { EMPTY } from '../parts/quay-text.ts';
import { quaysIn } from './fields-of.ts';

/** Problems that are taken out one after the other, before the picture gives up. */
const MOST_TRIES = 24;

/** A position without what a problem is about: a quay is emptied, another field left out; undefined if that leaves nothing. */
const without = (position: Json, path: string, last: Table): Json | undefined => {
  const quay = /^quays\[(\d+)\]/.exec(path);
  if (quay) return { ...position, quays: quaysIn(position).map((text, i) => (i === Number(quay[1]) ? EMPTY : text)) };
  const [key = ''] = path.split(/[.[]/);
  if (key === 'seats')
    return position.seats === last.position.seats ? undefined : { ...position, seats: last.position.seats };
  const shown = last.position.edition;
  if (key === 'edition') return position.edition === shown ? undefined : withField(position, 'edition', shown);
  return key === '' || position[key] === undefined ? undefined : withField(position, key, undefined);
};

/** What can be drawn of a position that cannot be read: everything but what is wrong; the last table if little is left. */
export const partly = (position: Json, last: Table): Table => {
  let left = position;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const read = readTable(left);
    if (read.ok) return read.value.table;
    const fewer = without(left, read.problems[0]?.path ?? '', last);
    // What only goes with the phase is drawn without it.
    const next = fewer ?? (left.phase === undefined ? undefined : withField(left, 'phase', undefined));
    if (!next) return last;
    left = next;
  }
  return last;
};
