import {
  companyIds,
  type Edition,
  type Face,
  type HarborCard,
  type HarborId,
  type MissionId,
  type MissionTile,
  type PortNumber,
  type Position,
} from '@portolan/borneo';
import { countFlags, parseFace } from '@portolan/borneo/pieces';
import { readFace } from './face.ts';
import { type FlagLetter, flagPaths } from './flags.ts';

/** One line of a port's ledger: running sums by company, in edition order. */
export interface LedgerRow {
  readonly sums: readonly number[];
  /** Which companies gained by this line. */
  readonly gained: readonly boolean[];
  /** The flag that this card covers but that counts all the same (reading `all` of ruling.port-flags). */
  readonly covered?: FlagLetter;
}

/** A port as it is drawn: its Harbor card, its cards and the running count of its flags. */
export interface TowerModel {
  readonly port: PortNumber;
  readonly harbor: HarborCard | undefined;
  /** From the Harbor card down. */
  readonly cards: readonly Face[];
  /** One row a card. */
  readonly rows: readonly LedgerRow[];
  /** With the lower flag of the last card; all zero in an empty port. */
  readonly total: LedgerRow;
  /** Companies with most flags (numbers in edition order); empty without a flag. */
  readonly leaders: readonly number[];
}

const letters = Object.keys(flagPaths) as FlagLetter[];

const gains = (before: readonly number[], after: readonly number[]): boolean[] =>
  after.map((sum, company) => sum > (before[company] ?? 0));

const lowerFlags = (face: Face): number[] => letters.map((letter) => (readFace(face)?.lower === letter ? 1 : 0));

const minus = (a: readonly number[], b: readonly number[]): number[] => a.map((sum, i) => sum - (b[i] ?? 0));

/** Running sums of a tower, line by line: what the ledger beside it shows. `all`: covered flags count too. */
export const ledger = (cards: readonly Face[], all: boolean): Pick<TowerModel, 'rows' | 'total' | 'leaders'> => {
  const faces = cards.flatMap((card) => parseFace(card) ?? []);
  const rows: LedgerRow[] = [];
  let before: readonly number[] = [0, 0, 0, 0];
  cards.forEach((card, i) => {
    const sums = minus(countFlags(faces.slice(0, i + 1), all), lowerFlags(card));
    const above = cards[i - 1];
    const covered = all && above ? readFace(above)?.lower : undefined;
    rows.push({ sums, gained: gains(before, sums), ...(covered ? { covered } : {}) });
    before = sums;
  });
  const sums = countFlags(faces, all);
  const most = Math.max(...sums);
  const leaders = most > 0 ? sums.flatMap((sum, company) => (sum === most ? [company] : [])) : [];
  return { rows, total: { sums, gained: gains(before, sums) }, leaders };
};

/** A position with everything filled in, and the box it is played with: what a board is drawn from. */
export interface Table {
  readonly position: Position;
  readonly box: Edition;
}

/** Whether covered flags count on this table. */
export const allFlags = ({ position }: Table): boolean => position.rulings?.['port-flags'] === 'all';

/** The Harbor card with an id, in the box of the table. */
export const harborOf = ({ box }: Table, id: HarborId): HarborCard | undefined =>
  box.harbors.find((harbor) => harbor.id === id);

/** The Mission tile with an id, in the box of the table. */
export const missionOf = ({ box }: Table, id: MissionId): MissionTile | undefined =>
  box.missions.find((mission) => mission.id === id);

/** One port of a table, ready to draw. `extra` is a card shown as if it had been played there. */
export const towerOf = (table: Table, port: PortNumber, extra?: Face): TowerModel => {
  const place = table.position.ports?.[port - 1];
  const cards = [...(place?.tower ?? []), ...(extra ? [extra] : [])];
  const harbor = place?.harbor ? harborOf(table, place.harbor) : undefined;
  return { port, harbor, cards, ...ledger(cards, allFlags(table)) };
};

/** The column of every company, in edition order. */
export const columnsOf = ({ position }: Table) =>
  companyIds.map((company) => ({ company, column: position.companies?.[company] ?? [] }));

/**
 * Whether the flags of a port still say something: always, except in a distribution once cards have been taken. Before the
 * first pick the merchant due is the first of the company that leads.
 */
export const countsMatter = (table: Table, tower: TowerModel): boolean => {
  const { distribution, companies } = table.position;
  if (distribution?.port !== tower.port) return true;
  const due = distribution.picks?.[0];
  if (!due) return true;
  const first = (companies?.[due.company] ?? []).findIndex((owner) => owner !== null) + 1;
  const leads = tower.leaders.includes(companyIds.indexOf(due.company));
  const opening = due.clause === 'monopoly.rank-order' || due.clause === 'shared.first-merchants';
  return opening && leads && due.rank === first;
};
