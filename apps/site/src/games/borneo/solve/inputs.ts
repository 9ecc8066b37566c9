import type { QuestionId } from '@portolan/solvers/borneo';
import type { Json } from '../../../stores/table.ts';

/** What every form opens with. */
export const defaultInputs: Readonly<Record<QuestionId, Json>> = {
  missionPayments: { seat: 0, mission: '1b' },
  fightOdds: { company: 'red', attacker: 3, defender: 1, wish: 75 },
  bestShipment: { seat: 0 },
  monopolyNeed: { seat: 0, port: 1, company: 'red' },
  finalRound: {},
  endClock: {},
  drawOdds: { unseen: 57, good: 8, draws: 2 },
  best: { seat: 0 },
};
