import { plain, type Sentence, word } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** What is refused by the clauses of `launch`, by reason. */
export const launch: Readonly<Record<string, Sentence>> = {
  'already-launched': plain(
    'Un navire a déjà été mis à l’eau dans ce tour : un seul par tour.',
    'A ship has already been launched in this turn: one in a turn.',
  ),
  'no-ship': plain('Ce joueur n’a plus de navire en réserve.', 'This player has no ship left in reserve.'),
  'not-a-start': {
    fr: (facts) => `${word(facts.position)} n’est pas un départ.`,
    en: (facts) => `${word(facts.position)} is not a start.`,
  },
  'no-start-free': plain('Aucun départ n’est libre.', 'No start is free.'),
  'start-occupied': {
    fr: (facts) => `Le départ ${word(facts.position)} est pris : ${fr.ship(facts.ship)} y est.`,
    en: (facts) => `Start ${word(facts.position)} is taken: ${en.ship(facts.ship)} is there.`,
  },
  'material-out': {
    fr: (facts) => `Il n’y a plus rien en réserve de cette matière première : ${fr.material(facts.material)}.`,
    en: (facts) => `The stock has nothing left of this raw material: ${en.material(facts.material)}.`,
  },
};
