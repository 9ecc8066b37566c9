import { answerQuestions } from '../../../solve/worker.ts';
import solving from './solving.ts';

answerQuestions(solving);
