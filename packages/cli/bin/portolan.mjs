#!/usr/bin/env node
// Stands in the repository, so that an install can link the command before the first build.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) await import(main.href);
else {
  console.error('The command is not built yet: run `npm start`, `npm test` or `npm run build` first.');
  process.exitCode = 3;
}
