import { type Action, rotterdam, type State } from '@portolan/rotterdam';
import { bestQuestion } from '../search/question.ts';
import { searched } from './search.ts';

/** What is my best move? */
export const best = bestQuestion<State, Action>({ game: rotterdam, searched });
