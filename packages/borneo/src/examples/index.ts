import { typeset } from '../rules/typeset.ts';
import { company } from './company.ts';
import { distribution } from './distribution.ts';
import { draw } from './draw.ts';
import { end } from './end.ts';
import { fight } from './fight.ts';
import { mission } from './mission.ts';
import { port } from './port.ts';
import type { BorneoExample } from './position.ts';
import { rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { variants } from './variants.ts';

export type { BorneoExample } from './position.ts';

/** Every example, in the order of the rulebook. */
export const examples: readonly BorneoExample[] = typeset([
  ...setup,
  ...turn,
  ...mission,
  ...company,
  ...fight,
  ...port,
  ...distribution,
  ...draw,
  ...end,
  ...variants,
  ...rulings,
]);
