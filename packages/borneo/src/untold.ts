import { distributionRulings, type RulingName } from './readings.ts';
import { NONE, type State } from './state.ts';

const none: readonly RulingName[] = [];

/**
 * A distribution of which only the picks to come are known, and not the tower that they follow from, cannot tell who
 * would pick under another reading.
 */
export const untold = ({ distribution }: State): readonly RulingName[] =>
  distribution?.harbor === NONE ? distributionRulings : none;
