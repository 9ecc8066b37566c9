export type { Answer, Budget, Certainty, Question } from './question.ts';
