import { caboDaRoca, type PortId, type State } from '@portolan/cabo-da-roca';
import { NONE, portOn } from '@portolan/cabo-da-roca/pieces';
import { compareFractions, fraction, fractionToString } from '@portolan/core';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { type BestDestinationInput, inputs } from './inputs.ts';
import type { RankedVoyage } from './shortest-voyage.ts';
import { cardNumber, portLetter, shipNumber } from './table.ts';
import { type Voyage, voyagesOf } from './voyages.ts';

/** A port that buys. */
export interface Destination extends RankedVoyage {
  /** The net price for each action, `110/9`. */
  readonly perAction: string;
}

/** Every port where the card can be sold and that can be reached, all other pieces where they are. */
export interface BestDestinationAnswer extends Answer {
  /** By letter. */
  readonly ports: readonly Destination[];
  /** Ports by net price, and by net price for each action; of equal ones the nearer first. */
  readonly byNet: readonly PortId[];
  readonly byAction: readonly PortId[];
  /** As `byAction`. */
  readonly ranking: readonly Destination[];
}

const destination = ({ port, actions, turns, net }: Voyage): Destination => ({
  port: portLetter(port),
  actions,
  turns,
  net,
  perAction: fractionToString(fraction(net, actions)),
});

/** The table with the ship sailing for the card; cargo from the port it lies in, or where its present one comes from. */
const loaded = (state: State, slot: number, card: number): State => {
  const table = caboDaRoca.clone(state);
  const ship = table.ships[slot]!;
  const here = ship.heading === NONE ? portOn(table.chart, ship.at) : NONE;
  table.ships[slot] = { ...ship, cargo: card, from: ship.from === NONE ? here : ship.from };
  return table;
};

/** Where should my cargo go? */
export const bestDestination: Question<State, BestDestinationInput, BestDestinationAnswer> = positionQuestion(
  caboDaRoca,
  {
    id: 'bestDestination',
    certainty: 'proved',
    example: { ship: '0t1', card: 't23' },
    reads: inputs.bestDestination,
    solve: (state, { ship, card }) => {
      const slot = shipNumber(ship);
      // The bank never pays less than the fee takes: where nothing is left, nothing is sold.
      const sales = voyagesOf(loaded(state!, slot, cardNumber(state!, card)), slot).filter(({ net }) => net > 0);
      const nearest = [...sales].sort((a, b) => a.actions - b.actions || a.turns - b.turns);
      const perAction = ({ net, actions }: Voyage) => fraction(net, actions);
      const byNet = [...nearest].sort((a, b) => b.net - a.net);
      const byAction = [...nearest].sort((a, b) => compareFractions(perAction(b), perAction(a)));
      return {
        certainty: 'proved',
        ports: sales.map(destination),
        byNet: byNet.map(({ port }) => portLetter(port)),
        byAction: byAction.map(({ port }) => portLetter(port)),
        ranking: byAction.map(destination),
      };
    },
  },
);
