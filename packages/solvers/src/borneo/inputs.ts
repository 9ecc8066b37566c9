import {
  borneo,
  type CompanyId,
  companyIds,
  type Edition,
  type Face,
  type MissionId,
  type PortNumber,
  type State,
} from '@portolan/borneo';
import { parseFace } from '@portolan/borneo/pieces';
import { bySeatOf, integer, list, type Reader, shape, text, type ValueOf, word } from '@portolan/core/readers';
import { bestInput, noFields, seatAt } from '../input.ts';

const company: Reader<CompanyId> = word(companyIds, 'unknown-company');
const face: Reader<Face> = text((found) => parseFace(found) !== undefined, 'unknown-face');
const rank = integer(1, 60);
const worth = integer(0, 1000);
const number = integer(0, 1000);
const port = integer(1, 3) as Reader<PortNumber>;
const scale = shape({ single: worth, doubled: worth, crate: worth, harbor: worth });

/** What one seat thinks a card is worth, in half points. */
export interface Scale extends ValueOf<typeof scale> {}

/** A Mission of the box. */
const missionIn = ({ missions }: Edition): Reader<MissionId> =>
  word(
    missions.map(({ id }) => id),
    'unknown-mission',
  );

/** What each question reads at a table, field by field; what one field says of another is the question's own. */
export const inputs = {
  missionPayments: ({ seats, edition }: State) => shape({ seat: seatAt(seats), mission: missionIn(edition) }),
  fightOdds: (_: State) =>
    shape(
      { company, attacker: rank, defender: rank },
      {
        /** The cards one thinks of playing; left out, only the ranking is asked. */
        cards: list(face, 60),
        /** Names the smallest set whose chance is at least so many percent. */
        wish: integer(0, 100),
        /** How many unseen cards have 0, 1, 2, 3, 4 flags of the company; needed for a box whose deck is not known. */
        unseenByFlags: list(number, 5, 5),
      },
    ),
  bestShipment: ({ seats }: State) =>
    shape({ seat: seatAt(seats) }, { scales: bySeatOf(borneo.seats)<Scale>(seats, scale) }),
  monopolyNeed: ({ seats }: State) => shape({ seat: seatAt(seats), port, company }),
  finalRound: (_: State) => noFields,
  endClock: (_: State) => noFields,
  drawOdds: (_?: State) => shape({ unseen: number, good: number, draws: number }, { exactly: number }),
  best: ({ seats }: State) => bestInput(seats),
};

/** Which Mission, and whose warehouse. */
export interface MissionPaymentsInput extends ValueOf<ReturnType<typeof inputs.missionPayments>> {}

/** A fight that somebody thinks of starting: ranks from the ship, cards as faces. */
export interface FightOddsInput extends ValueOf<ReturnType<typeof inputs.fightOdds>> {}

/** Whose hand; and, if people value cards otherwise than usual, a scale for every seat. */
export interface BestShipmentInput extends ValueOf<ReturnType<typeof inputs.bestShipment>> {}

/** Whose hand, at which port, for which company. */
export interface MonopolyNeedInput extends ValueOf<ReturnType<typeof inputs.monopolyNeed>> {}

/** `unseen` cards nobody has seen, `good` of them wanted, `draws` blind draws; `exactly` asks for a number of good ones. */
export interface DrawOddsInput extends ValueOf<ReturnType<typeof inputs.drawOdds>> {}
