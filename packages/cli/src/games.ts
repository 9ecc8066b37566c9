import type { GameId } from '@portolan/rules';
import type { Games } from './entry.ts';

/** All games by id, each of the register of `@portolan/rules`: without its line here the command does not compile. */
export const games: Games = {
  borneo: async () => (await import('./games/borneo.ts')).borneo,
  'comptoir-des-antilles': async () => (await import('./games/comptoir-des-antilles.ts')).comptoirDesAntilles,
  'cabo-da-roca': async () => (await import('./games/cabo-da-roca.ts')).caboDaRoca,
  rotterdam: async () => (await import('./games/rotterdam.ts')).rotterdam,
} satisfies Pick<Games, GameId>;
