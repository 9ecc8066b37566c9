import { arrival } from './arrival.ts';
import { call } from './call.ts';
import { cargo } from './cargo.ts';
import { end } from './end.ts';
import { mission } from './mission.ts';
import { retreat } from './retreat.ts';
import { timing } from './timing.ts';
import type { Checkers } from './types.ts';
import { way } from './way.ts';

export { arrival as arrivalChecker } from './arrival.ts';
export { call as callChecker } from './call.ts';
export { cargo as cargoChecker } from './cargo.ts';
export { end as endChecker } from './end.ts';
export { endAsks } from './end-asks.ts';
export { mission as missionChecker } from './mission.ts';
export { retreat as retreatChecker } from './retreat.ts';
export { timing as timingChecker } from './timing.ts';
export { cardPhases } from './types/cards.ts';
export type * from './types.ts';
export { way as wayChecker } from './way.ts';
export { arrival as arrivalWords } from './words/arrival.ts';
export { call as callWords } from './words/call.ts';
export { callLabels } from './words/call-labels.ts';
export { cargo as cargoWords } from './words/cargo.ts';
export { cargoLabels } from './words/cargo-labels.ts';
export { end as endWords } from './words/end.ts';
export { endLabels } from './words/end-labels.ts';
export * from './words/index.ts';
export { mission as missionWords } from './words/mission.ts';
export { retreat as retreatWords } from './words/retreat.ts';
export { retreatLabels } from './words/retreat-labels.ts';
export { timing as timingWords } from './words/timing.ts';
export { way as wayWords } from './words/way.ts';
export { wayLabels } from './words/way-labels.ts';

/** The disputes that arise at the table, each settled from the few things that matter for it. */
export const checkers: Checkers = { way, call, timing, retreat, cargo, arrival, mission, end };
