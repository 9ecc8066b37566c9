import { borneo } from '@portolan/borneo';
import { searched, sensible } from '@portolan/solvers/borneo';
import { playForMachine } from '../../../play/task.ts';

playForMachine(borneo, { sensible }, searched);
