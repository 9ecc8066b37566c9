import { rules as borneoRules } from '@portolan/borneo/rules';
import { rules as caboRules } from '@portolan/cabo-da-roca/rules';
import { rules as comptoirRules } from '@portolan/comptoir-des-antilles/rules';
import { rules as rotterdamRules } from '@portolan/rotterdam/rules';
import { expect, it } from 'vitest';
import { belongs as borneo } from './borneo/belongs.ts';
import { belongs as cabo } from './cabo-da-roca/belongs.ts';
import { belongs as comptoir } from './comptoir-des-antilles/belongs.ts';
import { belongs as rotterdam } from './rotterdam/belongs.ts';

it.each([
  [borneoRules, borneo],
  [caboRules, cabo],
  [comptoirRules, comptoir],
  [rotterdamRules, rotterdam],
])('each question is about a section that there is', ({ sections }, belongs) => {
  const ids = sections.map(({ id }) => id);
  const named = Object.values(belongs ?? {}).flatMap((by) => Object.values(by));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});
