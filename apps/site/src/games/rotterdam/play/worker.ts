import { rotterdam } from '@portolan/rotterdam';
import { searched, sensible } from '@portolan/solvers/rotterdam';
import { playForMachine } from '../../../play/task.ts';

playForMachine(rotterdam, { sensible }, searched);
