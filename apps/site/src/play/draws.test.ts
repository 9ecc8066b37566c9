import { borneo } from '@portolan/borneo';
import { type Kind, must } from '@portolan/core';
import { PERSON, played, type Sitting, sit, statesOf } from '@portolan/core/table';
import { expect, it } from 'vitest';
import { drawsAt, faceDown } from './draws.ts';
import type { StatesOf } from './moment.ts';

const begun = must(sit(borneo, { setup: { seats: 3 }, sitters: [], seed: null })) as Sitting<Kind>;
const at = statesOf(borneo, begun as never) as unknown as StatesOf;

it('offers every card that may come, and one that nobody has seen', () => {
  const { possible, unseen, out } = drawsAt(borneo, begun, at);
  expect(possible).toHaveLength(60);
  expect(unseen).toEqual({ kind: 'draw', to: 0, card: '?' });
  expect(out).toEqual([]);
});

it('tells a draw to whoever is not shown it by whom it goes to', () => {
  const { state } = at(begun, begun.cursor);
  const [first] = drawsAt(borneo, begun, at).possible;
  expect(faceDown(borneo, state, first as Kind)).toEqual({ kind: 'draw', to: 0, card: '?' });
});

it('names what is out already with the move that brought it, and nothing that may come again', () => {
  // Nine cards not seen are dealt to three players; of the Harbor cards there is one each.
  const dealt = Array.from({ length: 9 }).reduce<Sitting<Kind>>(
    (sitting) => played(sitting, drawsAt(borneo, sitting, at).unseen as Kind),
    begun,
  );
  const { possible, unseen } = drawsAt(borneo, dealt, at);
  expect([possible.length, unseen]).toEqual([12, undefined]);
  const next = played(dealt, possible[0] as Kind);
  const { possible: left, out } = drawsAt(borneo, next, at);
  expect(left).toHaveLength(11);
  expect(out).toMatchObject([{ action: { kind: 'reveal' }, number: 10 }]);
});

it('lets one alone look at what the machine draws, and never says where its cards lie', () => {
  const sitters = [{ by: PERSON }, { by: 'sensible' }, { by: PERSON }];
  const first = must(sit(borneo, { setup: { seats: 3 }, sitters, seed: null })) as Sitting<Kind>;
  const states = statesOf(borneo, first as never) as unknown as StatesOf;
  const to = (sitting: Sitting<Kind>) => (drawsAt(borneo, sitting, states).possible[0] as unknown as { to: number }).to;
  let now = first;
  while (to(now) !== 1) now = played(now, drawsAt(borneo, now, states, 0).unseen as Kind);
  const machine = drawsAt(borneo, now, states, 0);
  expect([machine.secret, machine.unseen]).toEqual([1, undefined]);
  const [taken] = machine.possible as readonly (Kind & { card: string })[];
  now = played(now, taken as Kind);
  while (to(now) !== 2) now = played(now, drawsAt(borneo, now, states, 0).possible[0] as Kind);
  const { possible, secret, out, fits, unseen } = drawsAt(borneo, now, states, 0);
  const again = possible.find((one) => (one as unknown as { card: string }).card === taken?.card);
  expect([secret, out]).toEqual([undefined, []]);
  expect([again && fits(again), unseen && fits(unseen)]).toEqual([false, true]);
});
