import {
  borneo,
  type CompanyId,
  companyIds,
  type Face,
  type MissionId,
  type PortNumber,
  type State,
} from '@portolan/borneo';
import { parseFace } from '@portolan/borneo/pieces';
import { bySeatOf, integer, list, object, type Reader, text, word } from '@portolan/core/readers';
import { adviseInput, noFields, seatAt } from '../input.ts';
import type { Scale } from './picks.ts';

/** Which Mission, and whose warehouse. */
export interface MissionPaymentsInput {
  readonly seat: number;
  readonly mission: MissionId;
}

/** A fight that somebody thinks of starting: ranks from the ship, cards as faces. */
export interface FightOddsInput {
  readonly company: CompanyId;
  readonly attacker: number;
  readonly defender: number;
  /** The cards one thinks of playing; left out, only the ranking is asked. */
  readonly cards?: readonly Face[];
  /** Names the smallest set whose chance is at least so many percent. */
  readonly wish?: number;
  /** How many unseen cards have 0, 1, 2, 3, 4 flags of the company; needed for a box whose deck is not known. */
  readonly unseenByFlags?: readonly number[];
}

/** Whose hand; and, if people value cards otherwise than usual, a scale for every seat. */
export interface BestShipmentInput {
  readonly seat: number;
  readonly scales?: readonly Scale[];
}

/** Whose hand, at which port, for which company. */
export interface MonopolyNeedInput {
  readonly seat: number;
  readonly port: PortNumber;
  readonly company: CompanyId;
}

/** `unseen` cards nobody has seen, `good` of them wanted, `draws` blind draws; `exactly` asks for a number of good ones. */
export interface DrawOddsInput {
  readonly unseen: number;
  readonly good: number;
  readonly draws: number;
  readonly exactly?: number;
}

const company = word(companyIds, 'unknown-company');
const face: Reader<Face> = text((found) => parseFace(found) !== undefined, 'unknown-face');
const rank = integer(1, 60);
const worth = integer(0, 1000);
const scale = object<Scale>({ single: worth, doubled: worth, crate: worth, harbor: worth }, {});
const number = integer(0, 1000);

/** What each question reads at a table, field by field; what one field says of another is the question's own. */
export const inputs = {
  missionPayments: ({ seats, edition }: State) =>
    object<MissionPaymentsInput>(
      {
        seat: seatAt(seats),
        mission: word(
          edition.missions.map(({ id }) => id),
          'unknown-mission',
        ),
      },
      {},
    ),
  fightOdds: (_: State) =>
    object<FightOddsInput>(
      { company, attacker: rank, defender: rank },
      { cards: list(face, 60), wish: integer(0, 100), unseenByFlags: list(number, 5, 5) },
    ),
  bestShipment: ({ seats }: State) =>
    object<BestShipmentInput>({ seat: seatAt(seats) }, { scales: bySeatOf(borneo.seats)(seats, scale) }),
  monopolyNeed: ({ seats }: State) =>
    object<MonopolyNeedInput>({ seat: seatAt(seats), port: integer(1, 3) as Reader<PortNumber>, company }, {}),
  finalRound: (_: State) => noFields,
  endClock: (_: State) => noFields,
  drawOdds: (_?: State) => object<DrawOddsInput>({ unseen: number, good: number, draws: number }, { exactly: number }),
  advise: ({ seats }: State) => adviseInput(seats),
};
