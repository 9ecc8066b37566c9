import { borneo } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { rotterdam } from '@portolan/rotterdam';
import { searched as ofBorneo } from '@portolan/solvers/borneo';
import { searched as ofCabo } from '@portolan/solvers/cabo-da-roca';
import { searched as ofComptoir } from '@portolan/solvers/comptoir-des-antilles';
import { searched as ofRotterdam } from '@portolan/solvers/rotterdam';
import type { Contest } from './players.ts';
import * as reference from './reference/index.ts';

/** The four games with what plays them. */
export const contests: readonly Contest[] = [
  { game: borneo, searched: ofBorneo, reference: reference.borneo },
  { game: caboDaRoca, searched: ofCabo, reference: reference.caboDaRoca },
  { game: comptoirDesAntilles, searched: ofComptoir, reference: reference.comptoirDesAntilles },
  { game: rotterdam, searched: ofRotterdam, reference: reference.rotterdam },
];
