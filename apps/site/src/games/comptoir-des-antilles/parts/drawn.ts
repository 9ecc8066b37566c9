import type { Table } from '@portolan/boards/comptoir-des-antilles';
import type { Edition } from '@portolan/comptoir-des-antilles';

/** A table as the judge of a dispute makes it for its picture: all but its box, which the page has. */
export type Drawn = Omit<Table, 'box'>;

/** What nobody has told of a table: the picture leaves it open. */
interface Open {
  /** Whose turn it is. */
  readonly active?: boolean;
  /** Who holds the slate. */
  readonly slate?: boolean;
  /** What lies at the first quay. */
  readonly ship?: boolean;
}

/** No seat of a table. */
const NOBODY = -1;

/** Whether it is told whose turn it is and who holds the slate. */
export const isWhole = ({ position: { active = 0, slate = 0 } }: Table): boolean =>
  active !== NOBODY && slate !== NOBODY;

/** The table that a picture shows: what its judge says besides the answer, in the box of the input. */
export const tableIn = (beside: unknown, box: Edition, { active, slate, ship }: Open = {}): Table => {
  const { position, berths, ...table } = beside as Drawn;
  return {
    ...table,
    box,
    position: {
      ...position,
      ...(active ? { active: NOBODY, first: NOBODY } : {}),
      ...(slate ? { slate: NOBODY } : {}),
    },
    berths: ship
      ? berths.map((berth) =>
          berth.quay === 1
            ? { quay: 1, ship: undefined, goods: undefined, porters: [], tile: undefined, rate: undefined }
            : berth,
        )
      : berths,
  };
};
