import { borneoAdapter } from './borneo.ts';
import { caboAdapter } from './cabo-da-roca.ts';
import { comptoirAdapter } from './comptoir-des-antilles.ts';
import { rotterdamAdapter } from './rotterdam.ts';
import type { Adapter } from './runner.ts';

/** The games whose cases can be run. */
export const adapters: Readonly<Record<string, Adapter>> = {
  borneo: borneoAdapter,
  'cabo-da-roca': caboAdapter,
  'comptoir-des-antilles': comptoirAdapter,
  rotterdam: rotterdamAdapter,
};
