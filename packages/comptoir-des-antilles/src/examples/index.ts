import { typeset } from '../rules/typeset.ts';
import { auction } from './auction.ts';
import { contact } from './contact.ts';
import { end } from './end.ts';
import type { ComptoirExample } from './position.ts';
import { round } from './round.ts';
import { rulings } from './rulings.ts';
import { sailing } from './sailing.ts';
import { setup } from './setup.ts';
import { ships } from './ships.ts';
import { slate } from './slate.ts';
import { tiles } from './tile/each.ts';
import { tile } from './tile/play.ts';
import { turn } from './turn.ts';

export type { ComptoirExample } from './position.ts';

/** Every example, in the order of the rulebook. */
export const examples: readonly ComptoirExample[] = typeset([
  ...setup,
  ...round,
  ...turn,
  ...contact,
  ...sailing,
  ...slate,
  ...ships,
  ...auction,
  ...tile,
  ...tiles,
  ...end,
  ...rulings,
]);
