import { reconstructed, rotterdam } from '@portolan/rotterdam';
import { type CheckerId, checkers, type RetreatInput } from '@portolan/rotterdam/checkers';
import { describe, expect, it } from 'vitest';
import type { Around } from '../../../board/entry.ts';
import { touched } from '../../../board/entry.ts';
import type { AnyForm, FieldsAbout } from '../../../check/module.ts';
import type { Json } from '../../../stores/table.ts';
import arrival from './arrival.tsx';
import call from './call.tsx';
import cargo from './cargo.tsx';
import end from './end.tsx';
import mission from './mission.tsx';
import retreat from './retreat.tsx';
import timing from './timing.tsx';
import way from './way.tsx';

const forms: Readonly<Record<CheckerId, AnyForm>> = { arrival, call, cargo, end, mission, retreat, timing, way };
const named = Object.entries(forms) as [CheckerId, AnyForm][];

const about: FieldsAbout = { edition: undefined, rulings: {} };
const around = (chosen?: string): Around<FieldsAbout> => ({ lang: 'en', about, chosen });

describe('carried over to a whole table', () => {
  it.each(named)('%s: the example, under its readings', async (id, { toPosition }) => {
    const told: FieldsAbout = { edition: undefined, rulings: { 'blocked-ship': 'moves-later' } };
    // Points alone are no cards; with Open Product cards all piles would have to be told.
    const players = [{ missions: ['m29', 'm14'] }, { missions: ['m01'], products: ['jam'] }];
    const asked: Readonly<Record<string, Json>> = {
      arrival: { harbor: 'botlek', cargo: 'crude-oil', top: 'petrol' },
      end: { players, phaseEnded: true },
      timing: { card: 'setback', phase: 'anchor', seat: 1, turn: 1 },
    };
    const position = (await toPosition?.(asked[id] ?? checkers[id].example, told)) as Json;
    const read = rotterdam.parsePosition(position);
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(rotterdam.validate(read.value, position)).toEqual([]);
    expect(position.rulings).toEqual(told.rulings);
  });

  it('keeps who calls, what is called and what is known', async () => {
    expect(await call.toPosition?.({ ...checkers.call.example, caller: 2 }, about)).toMatchObject({
      seats: 3,
      seat: 2,
    });
    expect(await way.toPosition?.(checkers.way.example, about)).toMatchObject({ call: { color: 'green', mover: 0 } });
    expect(await arrival.toPosition?.({ harbor: 'botlek', cargo: 'crude-oil', top: 'petrol' }, about)).toMatchObject({
      ships: ['0a@BO1:crude-oil'],
      piles: { botlek: { top: ['petrol'] } },
    });
  });

  it('is no table where points, offers or one open pile alone are told', async () => {
    expect(await end.toPosition?.(checkers.end.example, about)).toBeUndefined();
    expect(await arrival.toPosition?.(checkers.arrival.example, about)).toBeUndefined();
    expect(await timing.toPosition?.({ phase: 'trade', card: 'setback', seat: 0, offer: 1 }, about)).toBeUndefined();
  });
});

it('counts nobody’s points to begin with', () => {
  const input = end.empty?.(about);
  expect(JSON.stringify(input)).not.toMatch(/bread|m01|[1-9]/);
  expect(checkers.end.parse(input)).toMatchObject({ ok: true });
});

describe('a touch on the river', () => {
  it('claims a way, and takes it back at the second', () => {
    const input = { color: 'green', position: 'E2', occupied: [] };
    const claimed = touched(way.entry!, undefined, input, {}, 'F2', around()).value;
    expect(claimed).toEqual({ ...input, to: 'F2' });
    expect(touched(way.entry!, undefined, claimed!, {}, 'F2', around()).value).toEqual(input);
    expect(touched(way.entry!, undefined, input, {}, 'A1', around())).toEqual({ mind: {} });
  });

  it('leads a ship back channel by channel, as far as the card says', () => {
    const go = (input: RetreatInput, at: string) =>
      touched(retreat.entry!, undefined, input, {}, at, around()).value ?? input;
    const far = go(go({ card: 'heavy-storm', position: 'E1', occupied: [] }, 'D1'), 'C1');
    expect(far.path).toEqual(['D1', 'C1']);
    expect(go(far, 'B1').path).toEqual(['D1', 'C1']);
    expect(go(far, 'C1').path).toEqual(['D1']);
    expect(go(far, 'D2').path).toEqual(['D2']);
  });

  it('tells which way the owner of a chosen ship wants', () => {
    const input = { seats: 3, color: 'green', caller: 0, ships: ['0a@E2'] } as const;
    const wished = touched(call.entry!, undefined, input, { chosen: 'E2' }, 'F1', around('E2')).value;
    expect(wished?.wishes).toEqual([{ ship: '0a', to: 'F1' }]);
    expect(touched(call.entry!, undefined, wished!, { chosen: 'E2' }, 'F1', around('E2')).value).toEqual(input);
  });

  it('brings the ship into another harbor, with its own pile', () => {
    const input = { harbor: 'botlek', cargo: 'grain', top: 'petrol', pile: 3 };
    expect(touched(arrival.entry!, undefined, input, {}, 'VU2', around()).value).toEqual({
      harbor: 'vulcaanhaven',
      cargo: 'grain',
    });
  });
});

describe('a cargo that a card is about', () => {
  const empty = cargo.empty!(about);
  const put = (input: typeof empty, item: string, spot: string) => {
    const found = cargo.entry!.put(input, item, spot, around());
    return found && 'value' in found ? found.value : undefined;
  };

  it('is loaded, belongs to somebody, and goes to a ship afloat or to one that is launched for it', () => {
    const there = put(put(empty, 'ship', 'D2') ?? empty, 'cargo fruit', 'D2');
    expect(there?.ship).toEqual({ owner: 1, at: 'D2', cargo: 'fruit' });
    const piece = cargo.entry!.at(there!, 'D2', around());
    expect(piece?.rows?.[0]?.handles.map(({ to }) => to?.ship.owner)).toEqual([0, 1, 2, 3]);
    const launched = put(there!, 'reserve', 'A2');
    expect(launched).toMatchObject({ start: 'A2' });
    expect(launched?.other).toBeUndefined();
    expect(put(launched!, 'other', 'C1')).toMatchObject({ other: { owner: 0, at: 'C1', cargo: null } });
    expect(put(there!, 'reserve', 'C1')).toBeUndefined();
  });
});

it('what is missing is asked, not decided', () => {
  expect(call.missing?.(call.empty!(about))).toBeDefined();
  expect(mission.missing?.(mission.empty!(about))).toBeDefined();
  expect(mission.missing?.({ mission: reconstructed.missions[0]!.id, products: ['jam'] })).toBeUndefined();
});
