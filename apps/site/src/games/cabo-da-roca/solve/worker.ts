import { caboDaRoca } from '@portolan/cabo-da-roca';
import { questions } from '@portolan/solvers/cabo-da-roca';
import { answerQuestions } from '../../../solve/task.ts';

answerQuestions(caboDaRoca.parsePosition, questions);
