import { examples as borneo } from '@portolan/borneo/examples';
import { examples as cabo } from '@portolan/cabo-da-roca/examples';
import { languages, runExample } from '@portolan/core';
import { examples as rotterdam } from '@portolan/rotterdam/examples';
import { describe, expect, it } from 'vitest';
import { borneoKit } from '../games/borneo/example/kit.tsx';
import { caboKit } from '../games/cabo-da-roca/example/kit.tsx';
import { rotterdamKit } from '../games/rotterdam/example/kit.tsx';
import type { AnyExample, AnyKit } from './game-kit.ts';
import { positionStrip, stripOf } from './strip.ts';

const games: readonly (readonly [game: string, kit: AnyKit, examples: readonly AnyExample[]])[] = [
  ['Borneo', borneoKit, borneo],
  ['Cabo da Roca', caboKit, cabo],
  ['Rotterdam', rotterdamKit, rotterdam],
];
const cases = games.flatMap(([game, kit, examples]) => languages.map((lang) => ({ game, kit, examples, lang })));

describe.each(cases)('the strip of every example of $game ($lang)', ({ kit, examples, lang }) => {
  it.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const run = runExample(kit.game, example);
    if (!run.ok) throw new Error(JSON.stringify(run.problems));
    const step = run.value.steps[example.actions.length - 1];
    const strip = step ? stripOf(kit, step, example.shows, lang) : positionStrip(kit, run.value, example.shows, lang);
    if (example.legal !== undefined) expect(strip.state).toBe(example.legal ? 'legal' : 'illegal');
    expect(strip.word).not.toBe('');
    for (const line of strip.lines) expect(line.text).toMatch(/[.»”]$/);
    // A refusal is told by the clause that the example shows, before any other; an open point by the clause it touches.
    const ruling = example.shows[0].startsWith('ruling.');
    if (strip.state === 'illegal' && !ruling) expect(example.shows).toContain(strip.lines[0]?.clause);
  });
});
