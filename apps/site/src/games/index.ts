import { borneo } from './borneo/index.ts';
import { caboDaRoca } from './cabo-da-roca/index.ts';
import { comptoirDesAntilles } from './comptoir-des-antilles/index.ts';
import type { SiteGame } from './game.ts';
import { rotterdam } from './rotterdam/index.ts';

/**
 * The games of the site, in the order of the sidebar: the one place that names them. Imported as `#games`; a build with
 * `PORTOLAN_GAMES=<file>` takes that file's `games` instead.
 */
export const games: readonly SiteGame[] = [borneo, caboDaRoca, comptoirDesAntilles, rotterdam];
