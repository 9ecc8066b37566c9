import { must } from '@portolan/core';
import { type ExampleHooks, exampleLaws, examplesLaws, type Shown } from '@portolan/core/testing';
import { describe, expect, test } from 'vitest';
import { type Clause, rotterdam as game, reconstructed, type State } from '../index.ts';
import { rules } from '../rules/index.ts';
import type { Action, Event, Position } from '../types.ts';
import { examples } from './index.ts';

type Played = Shown<Clause, Position>;

const read = (position: Position): State => must(game.parsePosition(position));

const eventsOf = ({ answers }: Played): readonly Event[] =>
  answers.flatMap(({ legal, told }) => (legal ? (told as readonly Event[]) : []));

const ofKind = <Kind extends Event['kind']>(told: Played, kind: Kind) =>
  eventsOf(told).filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

const lays = (told: Played, card: string, points: number) =>
  ofKind(told, 'pointsLaid').some((event) => event.card === card && event.points === points);

const scores = (told: Played, part: 'missions' | 'navigation' | 'products') =>
  ofKind(told, 'scored').some((event) => event[part] > 0);

/** Whether the example starts from what the engine lays out, and shows it until the end. */
const asSetUp =
  (field: 'stock' | 'piles' | 'navPile') =>
  (told: Played, start: Position): boolean => {
    const ours = game.makePosition(must(game.setup({ seats: start.seats })));
    return start.phase === 'setup' && JSON.stringify(told.end[field]) === JSON.stringify(ours[field]);
  };

type Sight = (told: Played, start: Position) => boolean;

/** The faces of an offer are seen by the two players of the trade, and by nobody else. */
const seenByTwo: Sight = ({ end }) => {
  const seen = (seat: number | null) => JSON.stringify(game.makePosition(game.view(read(end), seat)).offer);
  const faces = JSON.stringify(end.offer);
  return seen(1) === faces && seen(2) === faces && [0, null].every((seat) => seen(seat) !== faces);
};

/** Clauses that no verdict and no event names: they show in what lies on the table, or in the order of events. */
const inSight: ExampleHooks<State, Action, Event, Clause, Position>['inSight'] = {
  'setup.first-master': ({ end }, start) => end.phase === 'launch' && end.round === 1 && end.seat === start.master,
  'setup.ships': (told, { seats, ships = [] }) => {
    const fleet = reconstructed.shipsPerPlayer[seats];
    const all = ofKind(told, 'launched').some(({ ship }) => ship === `0${String.fromCharCode(96 + fleet)}`);
    return all || (told.end.phase === 'launch' && ships.length === 0 && told.end.ships?.length === 0);
  },
  'setup.materials': asSetUp('stock'),
  'setup.product-piles': asSetUp('piles'),
  'setup.navigation-pile': asSetUp('navPile'),
  'board.anchor': (told, { ships = [] }) => {
    const anchors = reconstructed.positions.filter(({ anchor }) => anchor).map(({ id }) => id);
    const anchored = ships.filter((text) => anchors.some((id) => text.split(/[@:]/)[1] === id));
    const due = ofKind(told, 'anchorsCounted').flatMap((event) => event.due);
    return anchored.length > 0 && due.reduce((sum, n) => sum + n, 0) === anchored.length;
  },
  'round.restart': ({ end }, start) => end.phase === 'launch' && end.round === (start.round ?? 1) + 1,
  'navigation.laid-not-in-hand': (told, start) =>
    start.hands?.[0]?.navigation?.length === 3 &&
    told.answers.at(-1)?.legal === true &&
    told.end.hands?.[0]?.laid?.length === 1,
  'card.advantage': (told) => lays(told, 'advantage', 1),
  'card.extra-advantage': (told) => lays(told, 'extra-advantage', 2),
  'unload.reuse': (told) => {
    const back = ofKind(told, 'shipReturned').map(({ ship }) => ship);
    return ofKind(told, 'launched').some(({ ship }) => back.includes(ship));
  },
  'trade.secrecy': seenByTwo,
  'trade.faces': seenByTwo,
  'mission.shown': (told) =>
    ofKind(told, 'missionFulfilled').some(({ seat, mission }) => told.end.hands?.[seat]?.shown?.includes(mission)),
  'mission.keep-rest': ({ end }) => end.hands?.[0]?.products?.join() === 'jam',
  'end.finish-phase': (told, start) =>
    ofKind(told, 'missionFulfilled').some(({ total }) => total >= 12) && told.end.phase === start.phase,
  'score.missions': (told) => scores(told, 'missions'),
  'score.navigation': (told) => scores(told, 'navigation'),
  'score.products': (told) => scores(told, 'products'),
  'score.trigger-not-win': (told) => {
    const reached = ofKind(told, 'gameEnded').flatMap((event) => event.reached);
    return ofKind(told, 'won').some(({ seats }) => seats.every((seat) => !reached.includes(seat)));
  },
};

const ours = 'a definition of ours: the engine keeps it, and no verdict names it';
const advice = 'advice: nothing is refused by it, and nothing happens';
const silent = 'the rulebook does not say: there is no verdict';

/** Clauses without an example, each with the reason. */
const unshown: Partial<Record<Clause, string>> = {
  'board.start': 'what the map shows; launch.start-choice and launch.start-free refuse by it',
  'board.channel': 'what the map shows; sail.one-channel and sail.by-color refuse by it',
  'setup.no-navigation-cards': ours,
  'launch.material-back': ours,
  'sail.moves-nobody': ours,
  'unload.own-order': ours,
  'unload.same-phase': ours,
  'trade.products-only': ours,
  'trade.comes-back': ours,
  'mission.redraw-at-once': ours,
  'card.way-back': ours,
  'advice.hold-back': advice,
  'advice.cargo-for-mission': advice,
  'advice.watch-channels': advice,
  'advice.guess-colors': advice,
  'advice.several-moves': advice,
  'advice.divert-and-block': advice,
  'advice.trade-helps': advice,
  'advice.hoard-products': advice,
  'variant.safe-haven-length': advice,
  'variant.open-plan': advice,
  'silent.cards-in-trade': silent,
  'silent.other-goods': silent,
  'silent.promises': silent,
};

const hooks = { game, rules, examples, inSight, unshown };

describe.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
  test.each(exampleLaws)('%s', (_, law) => expect(law(example, hooks)).toEqual([]));
});

describe('the examples together', () => {
  test.each(examplesLaws)('%s', (_, law) => expect(law(hooks)).toEqual([]));
});
