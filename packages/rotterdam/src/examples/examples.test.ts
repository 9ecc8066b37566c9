import { fires, languages, play, type Result } from '@portolan/core';
import { describe, expect, test } from 'vitest';
import { type Clause, clauses, rotterdam as game, isRuling, readingsOf, reconstructed } from '../index.ts';
import { rules } from '../rules/index.ts';
import type { Event, Position } from '../types.ts';
import { examples, type RotterdamExample } from './index.ts';

/** What a sentence shows when a fact or the sentence itself is missing. */
const hole = /\?|undefined|null|NaN|\(\w+-\w+\)|^(Event|Événement|Action)/;

/** What an example comes to: what is wrong with its position, the answers to its actions, the table at the end. */
interface Told {
  readonly problems: readonly Clause[];
  readonly answers: readonly {
    readonly legal: boolean;
    readonly cites: readonly Clause[];
    readonly told: readonly object[];
  }[];
  readonly end: Position;
}

const settled = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const read = (position: Position) => settled(game.parsePosition(position));

const tell = (example: RotterdamExample, reading: Readonly<Record<string, string>> = {}): Told => {
  const rulings = { ...example.position.rulings, ...example.rulings, ...reading };
  let state = read({ ...example.position, rulings });
  const problems = game.validate(state).map((violation) => violation.clause);
  const answers = example.actions.map((action) => {
    const played = play(game, state, action);
    if (!played.ok) {
      const { violations } = played.verdict;
      return { legal: false, cites: violations.map((violation) => violation.clause), told: violations };
    }
    state = played.state;
    return { legal: true, cites: [...played.by, ...played.events.map((event) => event.clause)], told: played.events };
  });
  const { rulings: _, ...end } = game.makePosition(state);
  return { problems, answers, end };
};

/** Whether the outcome changes under another reading of an open point. */
const parts = (example: RotterdamExample, clause: Clause): boolean => {
  const name = clause.replace('ruling.', '');
  if (!isRuling(name)) return false;
  const usual = JSON.stringify(tell(example));
  return readingsOf(name).some((reading) => JSON.stringify(tell(example, { [name]: reading })) !== usual);
};

const eventsOf = ({ answers }: Told): readonly Event[] =>
  answers.flatMap(({ legal, told }) => (legal ? (told as readonly Event[]) : []));

const ofKind = <Kind extends Event['kind']>(told: Told, kind: Kind) =>
  eventsOf(told).filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

const lays = (told: Told, card: string, points: number) =>
  ofKind(told, 'pointsLaid').some((event) => event.card === card && event.points === points);

const scores = (told: Told, part: 'missions' | 'navigation' | 'products') =>
  ofKind(told, 'scored').some((event) => event[part] > 0);

/** Whether the example starts from what the engine lays out, and shows it until the end. */
const asSetUp =
  (field: 'stock' | 'piles' | 'navPile') =>
  (told: Told, start: Position): boolean => {
    const ours = game.makePosition(settled(game.setup({ seats: start.seats })));
    return start.phase === 'setup' && JSON.stringify(told.end[field]) === JSON.stringify(ours[field]);
  };

type Sight = (told: Told, start: Position) => boolean;

/** The faces of an offer are seen by the two players of the trade, and by nobody else. */
const seenByTwo: Sight = ({ end }) => {
  const seen = (seat: number | null) => JSON.stringify(game.makePosition(game.view(read(end), seat)).offer);
  const faces = JSON.stringify(end.offer);
  return seen(1) === faces && seen(2) === faces && [0, null].every((seat) => seen(seat) !== faces);
};

/** Clauses that no verdict and no event names: they show in what lies on the table, or in the order of events. */
const inSight: Partial<Record<Clause, Sight>> = {
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

const doesFire = (example: RotterdamExample, told: Told, clause: Clause): boolean =>
  (told.answers.at(-1)?.cites ?? []).includes(clause) ||
  (inSight[clause]?.(told, example.position) ?? parts(example, clause));

describe.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
  const told = tell(example);

  test('starts from a table that can be', () => {
    expect(told.problems).toEqual([]);
  });

  test('goes as it says', () => {
    const before = told.answers.slice(0, -1).map((answer) => answer.legal);
    expect(before).toEqual(before.map(() => true));
    expect(told.answers.at(-1)?.legal).toBe(example.legal);
  });

  test.each(example.shows)('makes %s fire', (clause) => {
    expect(doesFire(example, told, clause), JSON.stringify(told.answers.at(-1))).toBe(true);
  });
});

describe('the examples together', () => {
  const shown = new Set<Clause>(examples.flatMap((example) => example.shows));

  test('show every clause but those that have a reason', () => {
    expect(clauses.filter((clause) => !shown.has(clause)).sort()).toEqual(Object.keys(unshown).sort());
    for (const clause of clauses) if (fires(rules.clauses[clause].kind)) expect(shown).toContain(clause);
  });

  test('show each open point by an outcome that another reading changes', () => {
    for (const { name } of rules.rulings) {
      const clause = `ruling.${name}` as Clause;
      const about = examples.filter(({ shows }) => shows.includes(clause));
      expect(
        about.some((example) => parts(example, clause)),
        name,
      ).toBe(true);
    }
  });

  test.each(languages)('are told without a hole in %s', (lang) => {
    for (const example of examples) {
      for (const action of example.actions) expect(rules.action(action, lang)).not.toMatch(hole);
      for (const { legal, told } of tell(example).answers) {
        for (const fact of told as { kind: string; clause: string; reason: string }[]) {
          expect(legal ? rules.event(fact, lang) : rules.violation(fact, lang)).not.toMatch(hole);
        }
      }
    }
  });

  test('fire only what they cite, or what a reading changes', () => {
    const [first] = examples;
    if (!first) throw new Error('no example');
    expect(parts(first, 'ruling.blocked-ship')).toBe(false);
    expect(doesFire(first, tell(first), 'unload.reuse')).toBe(false);
    expect(doesFire(first, tell(first), 'sail.evasion')).toBe(false);
  });

  test('have ids of their own', () => {
    expect(new Set(examples.map((example) => example.id)).size).toBe(examples.length);
  });

  test('are in both languages, French as it is set', () => {
    for (const { title, caption } of examples) {
      expect(title.fr + caption.fr).not.toMatch(/ [:;!?»]|« |'/);
      expect(title.en + caption.en).not.toMatch(/[«»éèêàçôîûœ']/);
    }
  });
});
