import { answerQuestions } from '../../../solve/task.ts';
import solving from './solving.ts';

answerQuestions(solving);
