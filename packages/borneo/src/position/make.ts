import { UNKNOWN } from '@portolan/core';
import { boxOf } from '../box.ts';
import { makeEdition } from '../edition-reader.ts';
import { faceText } from '../faces.ts';
import { companyId } from '../numbers.ts';
import { namedReadings } from '../readings.ts';
import { COVE, NO_SHIP, NONE, type State } from '../state.ts';
import { type CardList, companyIds, type PortNumber, type Position } from '../types.ts';

/** The version of the form; readers refuse others. */
const POSITION_VERSION = 1;

/** A bag of cards in readable form: the known ones, then how many are face down. */
const makeCards = (bag: readonly number[]): CardList => {
  const known = bag.filter((face) => face !== UNKNOWN).map(faceText);
  const hidden = bag.length - known.length;
  return hidden === 0 ? known : [...known, hidden];
};

const makeFight = (state: State): NonNullable<Position['fight']> | null => {
  if (!state.fight) return null;
  const { company, attacker, defender, defenderSeat, attack, defense } = state.fight;
  const answered = defense ? { defense: defense.map(faceText) } : {};
  // Nobody stands where a typed position says that somebody is attacked.
  const owner = defenderSeat === NONE ? {} : { defenderSeat };
  return { company: companyId(company), attacker, defender, ...owner, attack: attack.map(faceText), ...answered };
};

const makeDistribution = (state: State): NonNullable<Position['distribution']> | null => {
  if (!state.distribution) return null;
  const { kind, port, harbor, played, made, picks } = state.distribution;
  const facts = () => ({
    harbor: boxOf(state.edition).harbors[harbor]!.id,
    played: played.map(faceText),
    made: made.map(([company, rank]) => [companyId(company), rank] as const),
  });
  return {
    port: port as PortNumber,
    ...(harbor === NONE ? {} : facts()),
    kind,
    picks: picks.map((pick) => ({ ...pick, company: companyId(pick.company) })),
  };
};

/** Fields that hold only in some phases, or only if something was done. */
const makeMoment = (state: State): Partial<Position> => {
  const { missions } = boxOf(state.edition);
  const turn = {
    ...(state.turnMission === NONE ? {} : { mission: missions[state.turnMission]!.id }),
    ...(state.turnCompany === '' ? {} : { company: state.turnCompany }),
    ...(state.turnPort === 0 ? {} : { port: state.turnPort as PortNumber }),
  };
  return {
    ...(Object.keys(turn).length > 0 ? { turn } : {}),
    ...(state.phase === 'deal' ? { dealTo: state.dealTo } : {}),
    ...(state.fight ? { fight: makeFight(state) } : {}),
    ...(state.distribution ? { distribution: makeDistribution(state) } : {}),
    ...(state.refill === 0 ? {} : { refill: state.refill as PortNumber }),
    ...(state.draws === 0 ? {} : { draws: state.draws }),
    ...(state.phase === 'final' ? { final: state.final.slice() } : {}),
    ...(state.result ? { result: state.result } : {}),
  };
};

/** The readable form of a state; `parsePosition` gives the state back. Edition and rulings only as far as they differ from the default. */
export const makePosition = (state: State): Position => {
  const box = boxOf(state.edition);
  const edition = makeEdition(state.edition);
  const rulings = namedReadings(state.rulings);
  const options = {
    ...(state.fourMerchants ? { fourMerchants: true } : {}),
    ...(state.blackbeard ? { blackbeard: true } : {}),
  };
  const harborIds = (places: readonly number[]) => places.map((place) => box.harbors[place]!.id);
  const missionIds = (places: readonly number[]) => places.map((place) => box.missions[place]!.id);
  return {
    game: 'borneo',
    version: POSITION_VERSION,
    ...(edition === 'reconstructed' ? {} : { edition }),
    seats: state.seats as Position['seats'],
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(Object.keys(rulings).length > 0 ? { rulings: rulings as Record<string, string> } : {}),
    phase: state.phase,
    first: state.first,
    active: state.active === NONE ? null : state.active,
    companies: Object.fromEntries(
      companyIds.map((id, company) => [id, state.columns[company]!.map((owner) => (owner === NONE ? null : owner))]),
    ),
    supply: state.supply.slice(),
    hands: state.hands.map(makeCards),
    warehouses: state.shipments.map((cards, seat) => ({
      shipments: makeCards(cards),
      harbors: harborIds(state.harbors[seat]!),
      missions: missionIds(state.won[seat]!),
    })),
    ports: state.ports.map((place, port) => ({
      harbor: place === NONE ? null : box.harbors[place]!.id,
      tower: state.towers[port]!.map(faceText),
    })),
    pile: makeCards(state.pile),
    discard: makeCards(state.discard),
    harborPile: harborIds(state.harborPile),
    harborsOut: harborIds(state.harborsOut),
    missions: missionIds(state.missions),
    ...makeMoment(state),
    pirateShip: state.ship === NO_SHIP ? null : state.ship === COVE ? 'cove' : state.ship,
  };
};
