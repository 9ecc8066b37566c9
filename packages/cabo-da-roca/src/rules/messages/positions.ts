import type { Sentence } from './facts.ts';

/** Why a position typed in cannot occur. */
export const impossible: Readonly<Record<string, Sentence>> = {};
