import { borneo } from '@portolan/borneo';
import { sensible } from '@portolan/solvers/borneo';
import { playForMachine } from '../../../play/task.ts';

playForMachine(borneo, { sensible });
