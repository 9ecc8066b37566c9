export { formerly } from './formerly.ts';
export type { Answer, Budget, Certainty, Question } from './question.ts';
