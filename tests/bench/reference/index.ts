// The policies as they were on 2026-11-29, copied and never changed: whoever makes today's stronger needs a yardstick that stays.
export { sensible as borneo } from './borneo/policy.ts';
export { sensible as caboDaRoca } from './cabo-da-roca/policy.ts';
export { sensible as comptoirDesAntilles } from './comptoir-des-antilles/policy.ts';
export { sensible as rotterdam } from './rotterdam/policy.ts';
