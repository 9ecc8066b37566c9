import { seat } from '@portolan/core/words';
import type { Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `launch`, by reason. */
export const launchRefusals = {
  'already-launched': (_, say) =>
    say(
      'Un navire a déjà été mis à l’eau dans ce tour : un seul par tour.',
      'A ship has already been launched in this turn: one in a turn.',
    ),
  'no-ship': (_, say) => say('Ce joueur n’a plus de navire en réserve.', 'This player has no ship left in reserve.'),
  'not-a-start': (facts, say) => say(`${facts.position} n’est pas un départ.`, `${facts.position} is not a start.`),
  'no-start-free': (_, say) => say('Aucun départ n’est libre.', 'No start is free.'),
  'start-occupied': (facts, say) =>
    say(
      `Le départ ${facts.position} est pris : ${say.ship(facts.ship)} y est.`,
      `Start ${facts.position} is taken: ${say.ship(facts.ship)} is there.`,
    ),
  'material-out': (facts, say) =>
    say(
      `Il n’y a plus rien en réserve de cette matière première : ${say.material(facts.material)}.`,
      `The stock has nothing left of this raw material: ${say.material(facts.material)}.`,
    ),
} satisfies Refusals;

/** What happens by the clauses of `launch`. */
export const launchEvents = {
  launched: (facts, say) =>
    say(
      `${seat(facts.seat)} met un navire à l’eau en ${facts.at}${say.load(facts.cargo)}.`,
      `${seat(facts.seat)} launches a ship on ${facts.at}${say.load(facts.cargo)}.`,
    ),
} satisfies Happenings;
