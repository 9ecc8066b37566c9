import type { GameId } from '@portolan/rules';
import { borneo } from './borneo/index.ts';
import { caboDaRoca } from './cabo-da-roca/index.ts';
import { comptoirDesAntilles } from './comptoir-des-antilles/index.ts';
import type { SiteGame } from './game.ts';
import { rotterdam } from './rotterdam/index.ts';

/**
 * The games of the site, in the order of the sidebar: each of the register of `@portolan/rules`, or it does not compile.
 * Imported as `#games`; a build with `PORTOLAN_GAMES=<file>` takes that file's `games` instead.
 */
export const games: readonly SiteGame[] = Object.values({
  borneo,
  'cabo-da-roca': caboDaRoca,
  'comptoir-des-antilles': comptoirDesAntilles,
  rotterdam,
} satisfies Readonly<Record<GameId, SiteGame>>);
