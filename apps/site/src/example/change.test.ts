import { readTable as readBorneo } from '@portolan/boards/borneo';
import { readTable as readCabo } from '@portolan/boards/cabo-da-roca';
import { readTable as readComptoir } from '@portolan/boards/comptoir-des-antilles';
import { examples as ofBorneo } from '@portolan/borneo/examples';
import { examples as ofCabo } from '@portolan/cabo-da-roca/examples';
import { examples as ofComptoir } from '@portolan/comptoir-des-antilles/examples';
import { must, type Result, runExample } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { borneoKit } from '../games/borneo/example/kit.tsx';
import { caboKit } from '../games/cabo-da-roca/example/kit.tsx';
import { comptoirKit } from '../games/comptoir-des-antilles/example/kit.tsx';
import { answerTo } from '../position/answer.tsx';
import { decodeLink } from '../stores/link.ts';
import type { Json } from '../stores/table.ts';
import { changeHref } from './change.ts';
import type { AnyExample, AnyKit } from './game-kit.ts';

type Read = (json: unknown) => Result<{ readonly state: object }>;

const games: readonly (readonly [AnyKit, Read, readonly AnyExample[]])[] = [
  [borneoKit, readBorneo, ofBorneo],
  [caboKit, readCabo, ofCabo],
  [comptoirKit, readComptoir, ofComptoir],
];

describe.each(games)('the link from an example to the position editor', (kit, read, examples) => {
  it('is offered in both languages', () => {
    expect(kit.change?.fr).toBeTruthy();
    expect(kit.change?.en).toBeTruthy();
  });

  it.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const run = must(runExample(kit.game, example));
    const href = changeHref(kit, example, run, 'fr');
    expect(href).toContain(`/fr/${kit.game.id}/check/#`);
    const link = must(decodeLink(href.slice(href.indexOf('#') + 1)));
    expect(link.kind).toBe('position');
    const { position, action } = link.payload as { position: Json; action?: Json };
    const { state } = must(read(position));
    const last = run.steps.at(-1);
    expect(state).toEqual(last ? last.before : run.start);
    // What the editor keeps, saves and sends on is the same table again.
    expect(must(read(JSON.parse(JSON.stringify(kit.game.makePosition(state))))).state).toEqual(state);
    if (!last || !action) return;
    const { step } = answerTo(kit, position, state, action, 'en');
    expect(step?.verdict).toEqual(last.verdict);
    expect(step?.events).toEqual(last.events);
  });
});
