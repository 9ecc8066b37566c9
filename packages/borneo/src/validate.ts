import { copies, countOf, type Placed, type Seat, UNKNOWN } from '@portolan/core';
import { boxOf, DECK, harborInGame, missionInGame } from './box.ts';
import { checkPair, flagged, noCard, overLimit, withoutFlag } from './check/fight.ts';
import { faceText } from './faces.ts';
import { companyId } from './numbers.ts';
import { beforeFirstTurn, handless, portless } from './phases.ts';
import { merchants } from './pieces/columns.ts';
import { countFlags } from './pieces/tower.ts';
import type { Impossibility, ViolationOf } from './reasons.ts';
import {
  COVE,
  type Fight,
  HAND_LIMIT,
  harborZones,
  merchantsEach,
  NO_SHIP,
  NONE,
  type State,
  shipmentZones,
  together,
} from './state.ts';
import type { CompanyId, Phase, Position } from './types.ts';

/** A position as people have written it: only places that it tells of can be pointed at. */
type Written = Partial<Position>;

/** Reasons why a position cannot occur, in the order of the table: each part finds its own. */
type Part = (state: State, written: Written) => Impossibility[];

/** What a small judgment has found, at the paths that its facts name. */
const placed = <Violated extends { readonly facts: object }>(
  found: readonly Violated[],
  paths: (facts: Violated['facts']) => readonly string[],
): (Violated & Placed)[] => found.map((one) => ({ ...one, paths: paths(one.facts) }));

/** Four merchants each are for three players (three.merchants). */
export const checkVariant = ({
  fourMerchants,
  seats,
}: Pick<State, 'fourMerchants' | 'seats'>): ViolationOf<'variant-seats'>[] =>
  fourMerchants && seats !== 3 ? [{ clause: 'three.merchants', reason: 'variant-seats', facts: { seats } }] : [];

/** Known faces with their numbers, in edition order: as in the deck, then by code. */
const inEditionOrder = (deck: readonly number[], known: readonly number[]): [face: number, seen: number][] => {
  const place = new Map(deck.map((face, at) => [face, at]));
  const code = ([face]: readonly [number, number]) => faceText(face);
  const at = ([face]: readonly [number, number]) => place.get(face) ?? deck.length;
  return copies(known).sort((a, b) => at(a) - at(b) || (code(a) < code(b) ? -1 : 1));
};

const checkCopies: Part = (state) => {
  const box = boxOf(state.edition);
  if (box.free) return [];
  const known = together(...shipmentZones(state)).filter((face) => face !== UNKNOWN);
  return inEditionOrder(box.faces, known).flatMap(([face, seen]): Impossibility[] => {
    if (seen <= box.copies[face]!) return [];
    const card = faceText(face);
    return [
      {
        clause: 'setup.shipment-pile',
        reason: 'too-many-copies',
        facts: { card, seen, copies: box.copies[face]! },
        paths: ['pile'],
      },
    ];
  });
};

const checkTotal: Part = (state) => {
  const total = shipmentZones(state).reduce((sum, zone) => sum + zone.length, 0);
  return total === DECK
    ? []
    : [{ clause: 'setup.shipment-pile', reason: 'card-total', facts: { total, expected: DECK }, paths: ['pile'] }];
};

const checkMerchants: Part = ({ columns, supply, fourMerchants }) => {
  const expected = merchantsEach(fourMerchants);
  const clause = fourMerchants ? 'three.merchants' : 'setup.merchants';
  return supply.flatMap((waiting, seat): Impossibility[] => {
    const total = waiting + columns.flat().filter((owner) => owner === seat).length;
    return total === expected
      ? []
      : [{ clause, reason: 'merchant-total', facts: { seat, total, expected }, paths: ['companies'] }];
  });
};

const checkSpaces: Part = ({ columns, edition, rulings }) => {
  const spaces = edition.spacesPerCompany;
  if (rulings['company-full'] === 'open-ended') return [];
  return columns.flatMap((column, company): Impossibility[] => {
    const found = merchants(column);
    if (found <= spaces) return [];
    const id = companyId(company);
    const facts = { company: id, merchants: found, spaces };
    const paths = [`companies.${id}`];
    return [{ clause: 'setup.placement-space', reason: 'company-overfull', facts: { ...facts }, paths }];
  });
};

const space = (company: CompanyId, rank: number): string => `companies.${company}[${rank - 1}]`;

/** Not too many, but with gaps between them the lowest stands where there is no space. */
const checkLastSpace: Part = ({ columns, edition, rulings }) => {
  const spaces = edition.spacesPerCompany;
  if (rulings['company-full'] === 'open-ended') return [];
  return columns.flatMap((column, company): Impossibility[] => {
    const rank = column.length;
    if (rank <= spaces || merchants(column) > spaces) return [];
    const id = companyId(company);
    const facts = { company: id, rank, spaces };
    const paths = [space(id, rank)];
    return [{ clause: 'setup.placement-space', reason: 'beyond-last-space', facts: { ...facts }, paths }];
  });
};

const checkGaps: Part = ({ columns, rulings }) =>
  rulings['fight-vacancy'] === 'leave-gap'
    ? []
    : columns.flatMap((column, at) =>
        column.flatMap((owner, i): Impossibility[] => {
          const [company, rank] = [companyId(at), i + 1];
          if (owner !== NONE) return [];
          const paths = [space(company, rank)];
          return [{ clause: 'ruling.fight-vacancy', reason: 'gap', facts: { company, rank }, paths }];
        }),
      );

/** Where a Harbor card lies. */
const harborAt = (id: string, { ports = [], warehouses = [] }: Written): readonly string[] => [
  ...ports.flatMap((port, i) => (port?.harbor === id ? [`ports[${i}].harbor`] : [])),
  ...warehouses.flatMap((store, seat) => (store?.harbors?.includes(id) ? [`warehouses[${seat}].harbors`] : [])),
];

/** The row of Missions, and where else a tile lies. */
const missionAt = (id: string, { warehouses = [] }: Written): readonly string[] => [
  'missions',
  ...warehouses.flatMap((store, seat) => (store?.missions?.includes(id) ? [`warehouses[${seat}].missions`] : [])),
];

const checkHarbors: Part = (state, written) => {
  const all = together(...harborZones(state));
  return state.edition.harbors.flatMap((card, place): Impossibility[] => {
    const count = countOf(all, place);
    const found: Impossibility[] = [];
    const harbor = card.id;
    const paths = harborAt(harbor, written);
    if (count > 0 && !harborInGame(card, state.seats)) {
      found.push({ clause: 'setup.harbor-marks', reason: 'harbor-not-in-game', facts: { harbor }, paths });
    }
    if (count > 1) found.push({ clause: 'setup.harbors', reason: 'harbor-twice', facts: { harbor }, paths });
    return found;
  });
};

const checkMissions: Part = (state, written) => {
  const all = together(state.missions, ...state.won);
  return state.edition.missions.flatMap((tile, place): Impossibility[] => {
    const count = countOf(all, place);
    const found: Impossibility[] = [];
    const mission = tile.id;
    const paths = missionAt(mission, written);
    if (count > 0 && !missionInGame(tile, state.seats)) {
      found.push({ clause: 'setup.mission-marks', reason: 'mission-not-in-game', facts: { mission }, paths });
    }
    if (count > 1) found.push({ clause: 'setup.mission-row', reason: 'mission-twice', facts: { mission }, paths });
    return found;
  });
};

/** What lies at a port: its number, the values of its Harbor card, its tower. */
export interface OpenPort {
  readonly port: number;
  readonly monopoly: number;
  readonly capacity: number;
  readonly tower: readonly number[];
}

/** A port between two distributions is below its capacity, and no company is at the value. */
export const standing = (
  { port, monopoly: value, capacity, tower }: OpenPort,
  allFlags: boolean,
): ViolationOf<'capacity-passed' | 'monopoly-standing'>[] => [
  ...(tower.length >= capacity
    ? [{ clause: 'port.capacity', reason: 'capacity-passed', facts: { port, cards: tower.length, capacity } } as const]
    : []),
  ...countFlags(tower, allFlags).flatMap((flags, company): ViolationOf<'monopoly-standing'>[] => {
    const facts = { port, company: companyId(company), flags, value };
    return flags < value ? [] : [{ clause: 'port.monopoly-value', reason: 'monopoly-standing', facts: { ...facts } }];
  }),
];

const towerAt = ({ port }: { readonly port: number }): readonly string[] => [`ports[${port - 1}].tower`];

const checkPort = (state: State, place: number, i: number): Impossibility[] => {
  const port = i + 1;
  if (place === NONE) {
    return [{ clause: 'setup.harbors', reason: 'closed-harbor', facts: { port }, paths: [`ports[${i}].harbor`] }];
  }
  const { monopoly, capacity } = state.edition.harbors[place]!;
  const tower = state.towers[i]!;
  return placed(standing({ port, monopoly, capacity, tower }, state.rulings['port-flags'] === 'all'), towerAt);
};

const checkUnplayed: Part = ({ phase, towers }) =>
  beforeFirstTurn.includes(phase)
    ? towers.flatMap(({ length: cards }, i): Impossibility[] => {
        const facts = { port: i + 1, cards };
        const paths = towerAt(facts);
        return cards > 0 ? [{ clause: 'setup.shipment-pile', reason: 'card-at-port', facts: { ...facts }, paths }] : [];
      })
    : [];

const checkPorts: Part = (state) => {
  if (portless.includes(state.phase)) return [];
  // In a distribution and a refill all but the port that it is about.
  const about = state.distribution?.port ?? state.refill;
  return state.ports.flatMap((place, i) => (i + 1 === about ? [] : checkPort(state, place, i)));
};

/** The port that waits for a new Harbor card has been emptied. */
const checkRefill: Part = ({ phase, refill: port, towers }) => {
  const cards = towers[port - 1]?.length ?? 0;
  return phase === 'refill' && cards > 0
    ? [{ clause: 'port.refill', reason: 'card-at-port', facts: { port, cards }, paths: towerAt({ port }) }]
    : [];
};

const checkHandLimits: Part = ({ hands, active, phase }) =>
  hands.flatMap((cards, seat): Impossibility[] => {
    const drawing = seat === active && (phase === 'draw' || phase === 'discard');
    if (cards.length <= HAND_LIMIT || drawing) return [];
    const facts = { seat, hand: cards.length, limit: HAND_LIMIT };
    return [{ clause: 'draw.hand-limit', reason: 'hand-over-limit', facts: { ...facts }, paths: [`hands[${seat}]`] }];
  });

/** Phases in which the active player may have played his last card, phases of the set-up. */
const afterPlay: readonly Phase[] = ['distribute', 'refill', 'draw'];
const setUp: readonly Phase[] = ['reveal', 'first', 'place'];

const checkEmptyHands: Part = ({ hands, active, phase }) => {
  if (handless.includes(phase)) return [];
  const clause = setUp.includes(phase) ? 'setup.hands' : 'fight.keep-one';
  const mayBeEmpty = (seat: Seat) => seat === active && afterPlay.includes(phase);
  return hands.flatMap((cards, seat): Impossibility[] =>
    cards.length > 0 || mayBeEmpty(seat)
      ? []
      : [{ clause, reason: 'hand-empty', facts: { seat }, paths: [`hands[${seat}]`] }],
  );
};

const checkShip: Part = ({ ship, blackbeard }) => {
  if ((ship !== NO_SHIP) === blackbeard) return [];
  const pirateShip = ship === NO_SHIP ? null : ship === COVE ? 'cove' : ship;
  return [{ clause: 'pirates.setup', reason: 'pirate-ship', facts: { pirateShip }, paths: ['pirateShip'] }];
};

/** The cards played in a fight, on both sides. */
const checkFightCards = ({ phase }: State, { company, attack, defense }: Fight): Impossibility[] => {
  const answered = defense ?? [];
  const played = [...attack, ...answered].map((face) => flagged(face, faceText(face), company));
  return [
    ...placed(noCard(attack.length), () => ['fight.attack']),
    ...placed(withoutFlag(played, companyId(company)), () => ['fight']),
    ...placed(overLimit(answered.length, attack.length), () => ['fight.defense']),
    ...(phase === 'reward' && answered.length === 0
      ? [{ clause: 'fight.reward', reason: 'no-defense', facts: {}, paths: ['fight.defense'] } as const]
      : []),
  ];
};

const checkFight: Part = (state) =>
  state.fight
    ? [
        ...checkPair(state, state.active, { ...state.fight, company: companyId(state.fight.company) }).map((one) => ({
          ...one,
          paths: [one.reason === 'not-own' ? 'fight.attacker' : 'fight.defender'],
        })),
        ...checkFightCards(state, state.fight),
      ]
    : [];

const parts: readonly Part[] = [
  (state) => placed(checkVariant(state), () => ['options.fourMerchants']),
  checkCopies,
  checkTotal,
  checkMerchants,
  checkSpaces,
  checkLastSpace,
  checkGaps,
  checkHarbors,
  checkMissions,
  checkUnplayed,
  checkPorts,
  checkRefill,
  checkHandLimits,
  checkEmptyHands,
  checkShip,
  checkFight,
];

/** Why a well-formed position cannot occur: every reason with its clause and its paths in what was written; empty if it is sound. */
export const validate = (state: State, written: Written = {}): readonly Impossibility[] =>
  parts.flatMap((part) => part(state, written));
