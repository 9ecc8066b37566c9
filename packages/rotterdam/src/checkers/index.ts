import { arrival } from './arrival.ts';
import { call } from './call.ts';
import { cargo } from './cargo.ts';
import { end } from './end.ts';
import { mission } from './mission.ts';
import { retreat } from './retreat.ts';
import { timing } from './timing.ts';
import type { Checkers } from './types.ts';
import { way } from './way.ts';

export { cardPhases } from './types/cards.ts';
export type * from './types.ts';
export * from './words/index.ts';

/** The disputes that arise at the table, each settled from the few things that matter for it. */
export const checkers: Checkers = { way, call, timing, retreat, cargo, arrival, mission, end };
