import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { sensible } from '@portolan/solvers/comptoir-des-antilles';
import { playForMachine } from '../../../play/task.ts';

playForMachine(comptoirDesAntilles, { sensible });
