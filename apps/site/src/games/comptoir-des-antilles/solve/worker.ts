import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { questions } from '@portolan/solvers/comptoir-des-antilles';
import { answerQuestions } from '../../../solve/task.ts';

answerQuestions(comptoirDesAntilles.parsePosition, questions);
