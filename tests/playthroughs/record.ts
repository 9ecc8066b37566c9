import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Kind, Log } from '@portolan/core';
import { adapters } from '../conformance/adapters.ts';
import { textOf } from './text.ts';

/** Writes the text of every playthrough anew from its log: `node playthroughs/record.ts`. Read the difference before you commit it. */
for (const [id, { game }] of Object.entries(adapters)) {
  const log = new URL(`./${id}.log.json`, import.meta.url);
  if (!existsSync(log)) continue;
  const text = textOf(game, JSON.parse(readFileSync(log, 'utf8')) as Log<Kind>);
  writeFileSync(new URL(`./${id}.txt`, import.meta.url), text);
}
