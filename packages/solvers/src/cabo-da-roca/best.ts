import { type Action, caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { bestQuestion } from '../search/question.ts';
import { searched } from './search.ts';

/** What is my best move? */
export const best = bestQuestion<State, Action>({ game: caboDaRoca, searched });
