import { typeset } from '../rules/typeset.ts';
import { anchor } from './anchor.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { end } from './end.ts';
import { launch } from './launch.ts';
import { mission } from './mission.ts';
import type { RotterdamExample } from './position.ts';
import { round } from './round.ts';
import { rulings } from './rulings.ts';
import { sail } from './sail.ts';
import { setup } from './setup.ts';
import { trade } from './trade.ts';
import { unload } from './unload.ts';
import { variants } from './variants.ts';

export type { RotterdamExample } from './position.ts';

/** Every example, in the order of the rulebook. */
export const examples: readonly RotterdamExample[] = typeset([
  ...setup,
  ...board,
  ...round,
  ...launch,
  ...sail,
  ...anchor,
  ...unload,
  ...trade,
  ...mission,
  ...cards,
  ...end,
  ...variants,
  ...rulings,
]);
