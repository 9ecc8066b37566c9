import { borneo } from '@portolan/borneo';
import { examples } from '@portolan/borneo/examples';
import { runExample } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { bonusRanks } from './fight-scene.ts';
import type { Table } from './model.ts';
import { readTable } from './read-table.ts';
import { sceneAfter, sceneAt, sceneOf } from './scene.ts';
import { tableOf } from './table-of.ts';

const tableFrom = (position: object): Table => {
  const read = readTable({ seats: 4, ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.table;
};

const fight = tableFrom({
  phase: 'company',
  companies: { red: [1, 2, 0, 3] },
  hands: [['BRY/R:c', 'RRB/B:p', 2], ['RRR/B:v', 2], [4], [4]],
});
const attack = {
  kind: 'attack',
  seat: 0,
  company: 'red',
  attacker: 3,
  defender: 1,
  cards: ['BRY/R:c', 'RRB/B:p'],
} as const;

describe('the scene of a fight', () => {
  it('adds up the flags card by card and shows who counts for the bonus', () => {
    const scene = sceneOf(fight, attack);
    if (scene.kind !== 'fight') throw new Error(scene.kind);
    // BRY/R has two red flags, RRB/B two.
    expect(scene.fight.attack).toMatchObject({ seat: 0, sum: '2 + 2 = 4' });
    expect(scene.fight.defense).toMatchObject({ seat: 1, sum: '? + 1', played: undefined });
    expect(scene.fight.bonus).toEqual([2]);
    expect(scene.fight.counts).toBe('red');
  });

  it('frames the cards that a violation names, and those beyond a limit', () => {
    const wrong = sceneOf(fight, attack, [
      { clause: 'fight.flag-needed', reason: 'no-flag', facts: { card: 'RRB/B:p' } },
    ]);
    expect(wrong.kind === 'fight' && wrong.fight.attack.wrong).toEqual(['RRB/B:p']);
  });

  it('adds the bonus to the defense once it is played', () => {
    const standing = tableFrom({
      phase: 'defend',
      turn: { company: 'attack' },
      companies: { red: [1, 2, 0, 3] },
      hands: [[2], ['RRR/B:v', 'RRG/R:n', 1], [4], [4]],
      fight: { company: 'red', attacker: 3, defender: 1, attack: ['BRY/R:c'] },
    });
    const defend = { kind: 'defend', seat: 1, cards: ['RRR/B:v', 'RRG/R:n'] } as const;
    const scene = sceneOf(standing, defend, [
      { clause: 'fight.defender-limit', reason: 'too-many-cards', facts: { played: 2, limit: 1 } },
    ]);
    // 3 + 3 flags and one merchant between: the second card is one too many.
    expect(scene.kind === 'fight' && scene.fight.defense).toMatchObject({ sum: '6 + 1 = 7', wrong: ['RRG/R:n'] });
  });

  it('follows the reading of the bonus', () => {
    expect(bonusRanks([1, 1, 2, null, 0], 5, 1, false)).toEqual([2, 3]);
    expect(bonusRanks([1, 1, 2, null, 0], 5, 1, true)).toEqual([3]);
  });

  it('shows the companies when nobody can be fought', () => {
    const scene = sceneOf(fight, { ...attack, defender: 5 });
    expect(scene.kind).toBe('companies');
  });
});

describe('every example', () => {
  it.each(examples.map((example) => [example.id, example] as const))('%s has a scene at each step', (_, example) => {
    const run = runExample(borneo, example);
    if (!run.ok) throw new Error(JSON.stringify(run.problems));
    expect(sceneAt(tableOf(run.value.start)).kind).toBeTruthy();
    for (const step of run.value.steps) {
      const violations = step.verdict.legal ? [] : step.verdict.violations;
      expect(sceneOf(tableOf(step.before), step.action, violations).kind).toBeTruthy();
      if (step.after) expect(sceneAfter(tableOf(step.after), step.action).kind).toBeTruthy();
    }
  });
});
