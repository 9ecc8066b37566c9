import { borneo } from '@portolan/borneo';
import { questions } from '@portolan/solvers/borneo';
import { answerQuestions } from './task.ts';

answerQuestions(borneo.parsePosition, questions);
