import { borneo } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { rotterdam } from '@portolan/rotterdam';
import * as ofBorneo from '@portolan/solvers/borneo';
import * as ofCabo from '@portolan/solvers/cabo-da-roca';
import * as ofComptoir from '@portolan/solvers/comptoir-des-antilles';
import * as ofRotterdam from '@portolan/solvers/rotterdam';
import type { Contest } from './players.ts';
import * as reference from './reference/index.ts';
import { rotterdamA, rotterdamB, rotterdamC } from './strangers/index.ts';

const playersOf = ({ searched, sensible }: Pick<Contest, 'searched' | 'sensible'>) => ({ searched, sensible });

/** The four games with what plays them. */
export const contests: readonly Contest[] = [
  { game: borneo, ...playersOf(ofBorneo), reference: reference.borneo },
  { game: caboDaRoca, ...playersOf(ofCabo), reference: reference.caboDaRoca },
  { game: comptoirDesAntilles, ...playersOf(ofComptoir), reference: reference.comptoirDesAntilles },
  {
    game: rotterdam,
    ...playersOf(ofRotterdam),
    reference: reference.rotterdam,
    strangers: { a: rotterdamA, b: rotterdamB, c: rotterdamC },
  },
];

/** The contest of a game. */
export const contestOf = (id: string): Contest => {
  const found = contests.find(({ game }) => game.id === id);
  if (!found) throw new Error(`no such game: ${id}`);
  return found;
};
