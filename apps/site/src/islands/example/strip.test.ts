import { examples } from '@portolan/borneo/examples';
import { languages } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { runExample } from './run.ts';
import { positionStrip, stripOf } from './strip.ts';

describe.each(languages)('the strip of every example (%s)', (lang) => {
  it.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const run = runExample(example);
    if (!run.ok) throw new Error(JSON.stringify(run.problems));
    const step = run.value.steps[example.actions.length - 1];
    const strip = step ? stripOf(step, example.shows, lang) : positionStrip(run.value, example.shows, lang);
    if (example.legal !== undefined) expect(strip.state).toBe(example.legal ? 'legal' : 'illegal');
    expect(strip.word).not.toBe('');
    for (const line of strip.lines) expect(line.text).toMatch(/[.»”]$/);
    // A refusal is told by the clause that the example shows, before any other; an open point by the clause it touches.
    const ruling = example.shows[0].startsWith('ruling.');
    if (strip.state === 'illegal' && !ruling) expect(example.shows).toContain(strip.lines[0]?.clause);
  });
});
