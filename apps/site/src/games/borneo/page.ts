import {
  defaultOf,
  parseEdition,
  type RulingName,
  readingsOf,
  reconstructed,
  rulesVersion,
  rulingNames,
} from '@portolan/borneo';
import type { PageGame } from '../../kit/game.ts';
import { borneoBook } from './rulebook.ts';

/** Borneo, as its pages know it. */
const borneoPage: PageGame = {
  id: 'borneo',
  book: borneoBook,
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as RulingName),
    defaultOf: (name) => defaultOf(name as RulingName),
  },
  rulesVersion,
  boxId: reconstructed.id,
  parseEdition,
};

export default borneoPage;
