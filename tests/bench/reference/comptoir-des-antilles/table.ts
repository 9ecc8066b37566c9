import { comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';

/** Nobody, nothing: as the engine writes it. */
export const NONE = -1;

const restful: readonly string[] = ['act', 'auction', 'revealTile'];
const ownPhases: readonly string[] = ['effect', 'depart', 'settle'];

/** The rest of a seat's turn, an auction left out; of another seat its next one, if nothing changes before. */
export const turnOf = (state: State, seat: number): State | undefined => {
  const { phase, active } = state;
  if (!restful.includes(phase) && !(seat === active && ownPhases.includes(phase))) return undefined;
  const turn = comptoirDesAntilles.clone(state);
  if (seat === active && ownPhases.includes(phase)) return turn;
  turn.phase = 'act';
  turn.auction = null;
  if (seat === active) return turn;
  turn.active = seat;
  turn.contact = NONE;
  turn.resolved = false;
  turn.tilePlayed = false;
  turn.slateLeft = false;
  turn.departures = 0;
  return turn;
};
