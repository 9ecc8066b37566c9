export { formerly } from './formerly.ts';
export type { Answer, Budget, Certainty, Question } from './question.ts';
export { type Share, shareOf, Z } from './share.ts';
