import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';

const made = (position: Json): string | undefined => {
  const read = comptoirDesAntilles.parsePosition(position);
  return read.ok ? JSON.stringify(comptoirDesAntilles.makePosition(read.value)) : undefined;
};

/** What is filled in from the rest of a table, if nobody tells it. */
const filledIn = ['reserves', 'ships', 'goods', 'tilePile'] as const;

/** A position without counts that say only what the rest of the table says: they follow it when a piece is laid elsewhere. */
export const relaxed = (position: Json): Json =>
  filledIn.reduce((all, key) => {
    if (all[key] === undefined) return all;
    const without = withField(all, key, undefined);
    const [told, filled] = [made(all), made(without)];
    return told !== undefined && told === filled ? without : all;
  }, position);
