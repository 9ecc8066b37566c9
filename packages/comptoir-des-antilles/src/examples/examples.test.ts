import { must } from '@portolan/core';
import { type ExampleHooks, exampleLaws, examplesLaws, type Shown } from '@portolan/core/testing';
import { describe, expect, test } from 'vitest';
import { type Clause, comptoirDesAntilles as game, type State } from '../index.ts';
import { rules } from '../rules/index.ts';
import type { Action, Event, Position } from '../types.ts';
import { examples } from './index.ts';

type Played = Shown<Clause, Position>;

const read = (position: Position): State => must(game.parsePosition(position));

const eventsOf = ({ answers }: Played): Event[] =>
  answers.flatMap(({ legal, told }) => (legal ? (told as readonly Event[]) : []));

const ofKind = <Kind extends Event['kind']>(told: Played, kind: Kind) =>
  eventsOf(told).filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

const total = (counts: Readonly<Record<string, number>> = {}) => Object.values(counts).reduce((sum, n) => sum + n, 0);
const rising = (numbers: readonly number[]) => numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);

/** Whether kinds of events come in this order, each at least once. */
const inOrder = (told: Played, kinds: readonly Event['kind'][]) => {
  const happened = eventsOf(told).map((event) => event.kind);
  return rising(kinds.map((kind) => happened.indexOf(kind))) && happened.includes(kinds[0]!);
};

/** Clauses that no event names: they show in what lies on the table, or in the order of events. */
const inSight: ExampleHooks<State, Action, Event, Clause, Position>['inSight'] = {
  'setup.port': ({ start }) => start.quays?.length === 4 && start.quays.every((quay) => quay === '-'),
  'setup.markers': ({ start }) => start.premiums?.every((counter) => counter === 0) === true,
  'setup.goods-pile': ({ start }) => total(start.goods) === 16,
  'setup.slate': (told) => ofKind(told, 'roundStarted').some(({ first }) => first === told.start.slate),
  'port.ship-order': (told) =>
    ofKind(told, 'shipPlaced')
      .map(({ quay }) => quay)
      .join('') === '1234',
  'port.goods-order': (told) =>
    ofKind(told, 'goodsLaid')
      .map(({ quay }) => quay)
      .join('') === '1234',
  'turn.departures': (told) =>
    inOrder(told, ['premiumPaid', 'commissionPaid', 'shipPlaced', 'goodsDrawn', 'goodsAssigned']),
  'sailing.commission-each': (told) =>
    ofKind(told, 'shipSailed').length > 1 &&
    ofKind(told, 'commissionPaid').length === ofKind(told, 'shipSailed').length,
  'slate.kept': ({ start, end }) => start.left === true && end.active !== start.active && end.slate === start.slate,
  'tile.prevails': (told) => told.answers.at(-1)?.cites.includes('tile.exclusive') === true,
  'ruling.sailing-order': ({ end }) => game.actions(read(end)).filter(({ kind }) => kind === 'depart').length > 1,
  'ruling.quay-order': (told) => {
    const [gone, come] = [ofKind(told, 'shipDiscarded'), ofKind(told, 'shipPlaced')];
    return come.length > 1 && rising(come.map(({ quay }) => quay)) && !rising(gone.map(({ quay }) => quay));
  },
  'ruling.spent-tile': (told) =>
    ofKind(told, 'porterRemoved').some(
      ({ clause, quay }) => clause === 'tile.mutiny' && told.end.quays?.[quay - 1]?.includes('mutiny'),
    ),
  'ruling.shared-victory': (told) => ofKind(told, 'winners').some(({ seats }) => seats.length > 1),
  'ruling.open-discards': ({ start }) =>
    total(start.discards?.map((pile) => pile.length) as never) > 0 &&
    [0, 1, 2, null].every(
      (seat) => game.makePosition(game.view(read(start), seat)).discards?.join() === start.discards?.join(),
    ),
};

const hooks = { game, rules, examples, inSight };

describe.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
  test.each(exampleLaws)('%s', (_, law) => expect(law(example, hooks)).toEqual([]));
});

describe('the examples together', () => {
  test.each(examplesLaws)('%s', (_, law) => expect(law(hooks)).toEqual([]));
});
