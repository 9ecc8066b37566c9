import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { searched, sensible } from '@portolan/solvers/comptoir-des-antilles';
import { playForMachine } from '../../../play/task.ts';

playForMachine(comptoirDesAntilles, { sensible }, searched);
