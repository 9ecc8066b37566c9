import { rotterdam } from '@portolan/rotterdam';
import { questions } from '@portolan/solvers/rotterdam';
import { answerQuestions } from '../../../solve/task.ts';

answerQuestions(rotterdam.parsePosition, questions);
