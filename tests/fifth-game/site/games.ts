import { borneo } from '../../../apps/site/src/games/borneo/index.ts';
import type { SiteGame } from '../../../apps/site/src/games/game.ts';
import { merels } from './index.ts';

/** A register with a game from outside: `PORTOLAN_GAMES` names this file. */
export const games: readonly SiteGame[] = [borneo, merels];
