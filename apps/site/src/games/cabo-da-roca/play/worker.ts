import { caboDaRoca } from '@portolan/cabo-da-roca';
import { searched, sensible } from '@portolan/solvers/cabo-da-roca';
import { playForMachine } from '../../../play/task.ts';

playForMachine(caboDaRoca, { sensible }, searched);
