import type { Table } from '@portolan/boards/borneo';
import type { QuestionId } from '@portolan/solvers/borneo';
import type { Json } from '../../../stores/table.ts';

/** What each form opens with on a table: its questions about a player are asked for whose turn it is. */
export const inputOf = (id: string, { position, box }: Table): Json => {
  const seat = position.active ?? 0;
  const made: Readonly<Record<QuestionId, Json>> = {
    missionPayments: { seat, mission: position.missions?.[0] ?? box.missions[0]?.id ?? '' },
    fightOdds: { company: 'red', attacker: 3, defender: 1, wish: 75 },
    bestShipment: { seat },
    monopolyNeed: { seat, port: 1, company: 'red' },
    finalRound: {},
    endClock: {},
    drawOdds: { unseen: 57, good: 8, draws: 2 },
    best: { seat },
  };
  return made[id as QuestionId] ?? {};
};
