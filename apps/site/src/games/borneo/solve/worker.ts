import { borneo } from '@portolan/borneo';
import { questions } from '@portolan/solvers/borneo';
import { answerQuestions } from '../../../solve/task.ts';

answerQuestions(borneo.parsePosition, questions);
