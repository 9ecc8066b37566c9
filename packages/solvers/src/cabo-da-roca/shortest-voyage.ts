import { type Action, caboDaRoca, type PortId, type State } from '@portolan/cabo-da-roca';
import { portNumber } from '@portolan/cabo-da-roca/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs, type ShortestVoyageInput } from './inputs.ts';
import { portLetter, shipNumber } from './table.ts';
import { voyagesOf } from './voyages.ts';

/** A way into a port. */
export interface RankedVoyage {
  readonly port: PortId;
  readonly actions: number;
  /** Turns from now, the present one included if an action is left in it. */
  readonly turns: number;
  /** The price less the fee; 0 if nothing is sold there. */
  readonly net: number;
}

/** The fewest actions into the port, all other pieces where they are; `null` where no way leads there. */
export interface ShortestVoyageAnswer extends Answer {
  readonly actions: number | null;
  readonly turns: number | null;
  readonly net: number | null;
  /** One way with so few actions, the ends of turns between its moves. */
  readonly plan: readonly Action[];
  /** Every port that the ship can reach, the nearest first. */
  readonly ranking: readonly RankedVoyage[];
}

/** How many actions does my ship need to that port? Bonus moves come on top. */
export const shortestVoyage: Question<State, ShortestVoyageInput, ShortestVoyageAnswer> = positionQuestion(caboDaRoca, {
  id: 'shortestVoyage',
  certainty: 'proved',
  example: { ship: '0t1', port: 'B' },
  reads: inputs.shortestVoyage,
  solve: (state, { ship, port }) => {
    const voyages = voyagesOf(state!, shipNumber(ship));
    const way = voyages.find((voyage) => voyage.port === portNumber(port));
    return {
      certainty: 'proved',
      actions: way?.actions ?? null,
      turns: way?.turns ?? null,
      net: way?.net ?? null,
      plan: way?.plan ?? [],
      ranking: voyages
        .map(({ port: number, actions, turns, net }) => ({ port: portLetter(number), actions, turns, net }))
        .sort((a, b) => a.actions - b.actions || a.turns - b.turns),
    };
  },
});
