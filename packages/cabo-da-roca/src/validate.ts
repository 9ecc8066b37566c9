import type { Found } from './check/found.ts';
import type { State } from './state.ts';

/** Why a well-formed position cannot occur; filled below. */
export const validate = (_state: State): readonly Found[] => [];
