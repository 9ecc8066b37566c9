import type { Table } from '@portolan/boards/comptoir-des-antilles';
import type { Edition } from '@portolan/comptoir-des-antilles';

/** A table as the judge of a dispute makes it for its picture: all but its box, which the page has. */
export type Drawn = Omit<Table, 'box'>;

/** The table that a picture shows: what its judge says besides the answer, in the box of the input. */
export const tableIn = (beside: unknown, box: Edition): Table => ({ ...(beside as Drawn), box });
