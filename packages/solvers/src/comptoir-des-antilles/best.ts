import { type Action, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import { bestQuestion } from '../search/question.ts';
import { searched } from './search.ts';

/** What is my best move? */
export const best = bestQuestion<State, Action>({ game: comptoirDesAntilles, searched });
