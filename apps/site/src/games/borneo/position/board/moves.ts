import { placeIn, sortCards, spotOf, type Table } from '@portolan/boards/borneo';
import type { Action, CompanyId, PortNumber, Position, State } from '@portolan/borneo';
import type { BoardMoves, ShownMove } from '../../../../board/entry.ts';
import type { Json } from '../../../../stores/table.ts';
import { movesOn } from '../../example/moves.ts';

const handSpot = ({ position }: Table, seat: number, card: string): string | undefined => {
  const at = sortCards(position.hands?.[seat]).known.indexOf(card);
  return at < 0 ? undefined : spotOf({ kind: 'hand', seat, at });
};

/** Every place of a port: a card may be let go on any of them. */
export const portSpots = ({ position }: Table, port: PortNumber): readonly string[] => [
  spotOf({ kind: 'port', port }),
  spotOf({ kind: 'tower', port }),
  ...(position.ports?.[port - 1]?.tower ?? []).map((_, at) => spotOf({ kind: 'tower', port, at })),
];

/** The rank that the next merchant of a company takes. */
export const nextRank = ({ position }: Table, company: 'red' | 'blue' | 'green' | 'yellow'): number => {
  const column = position.companies?.[company] ?? [];
  const gap = column.indexOf(null);
  return (gap < 0 ? column.length : gap) + 1;
};

/** Where a move begins and ends on the board; several ends stand for the same. */
const waysOf = (
  action: Action,
  table: Table,
): { readonly from?: string | undefined; readonly to: readonly string[] } => {
  switch (action.kind) {
    case 'place':
      return { to: [spotOf({ kind: 'rank', company: action.company, rank: nextRank(table, action.company) })] };
    case 'transfer':
      return {
        from: spotOf({ kind: 'rank', company: action.from, rank: action.rank }),
        to: [spotOf({ kind: 'rank', company: action.to, rank: nextRank(table, action.to) })],
      };
    case 'attack':
      return {
        from: spotOf({ kind: 'rank', company: action.company, rank: action.attacker }),
        to: [spotOf({ kind: 'rank', company: action.company, rank: action.defender })],
      };
    case 'playShipment': {
      const port = ([1, 2, 3] as const).find((one) => one === action.port);
      const from = handSpot(table, action.seat, action.card);
      return { from, to: port && from ? portSpots(table, port) : [] };
    }
    case 'take': {
      const port = table.position.distribution?.port;
      const at = (port && table.position.ports?.[port - 1]?.tower?.indexOf(action.card)) ?? -1;
      return { to: port && at >= 0 ? [spotOf({ kind: 'tower', port, at })] : [] };
    }
    case 'completeMission':
      return { to: [spotOf({ kind: 'mission', id: action.mission })] };
    case 'defend':
    case 'discard': {
      const [card, ...others] = action.cards;
      const from = card !== undefined && others.length === 0 ? handSpot(table, action.seat, card) : undefined;
      return { to: from ? [from] : [] };
    }
    default:
      return { to: [] };
  }
};

const shownOf = (action: Action, table: Table): readonly ShownMove[] => {
  const { from, to } = waysOf(action, table);
  return to.map((spot) => ({ ...(from ? { from } : {}), to: spot, action: action as unknown as Json }));
};

/** An attack with the first card of the hand that bears the flag; with the first of all where none does. */
const attackMeant = (
  { active, hands }: Position,
  company: CompanyId,
  attacker: number,
  defender: number,
): Json | undefined => {
  if (typeof active !== 'number') return undefined;
  const { known } = sortCards(hands?.[active]);
  const letter = company.charAt(0).toUpperCase();
  const card = known.find((face) => face.split(':')[0]?.includes(letter)) ?? known[0];
  return { kind: 'attack', seat: active, company, attacker, defender, cards: card === undefined ? [] : [card] };
};

/** What somebody means who goes from a place to another: a card to a port, a merchant to another company. */
export const meant =
  ({ position }: Table) =>
  (from: string, to: string): Json | undefined => {
    const [source, target] = [placeIn(from), placeIn(to)];
    if (source?.kind === 'hand' && typeof source.at === 'number' && target && 'port' in target) {
      const card = sortCards(position.hands?.[source.seat]).known[source.at];
      return card === undefined ? undefined : { kind: 'playShipment', seat: source.seat, card, port: target.port };
    }
    if (source?.kind === 'rank' && target?.kind === 'rank' && source.company === target.company)
      return attackMeant(position, source.company, source.rank, target.rank);
    if (source?.kind === 'rank' && target?.kind === 'rank' && source.company !== target.company) {
      const seat = position.companies?.[source.company]?.[source.rank - 1];
      return typeof seat === 'number'
        ? { kind: 'transfer', seat, from: source.company, rank: source.rank, to: target.company }
        : undefined;
    }
    return undefined;
  };

/** The moves that can be shown on the table. */
export const movesAt = (state: State, table: Table): Pick<BoardMoves, 'shown' | 'meant'> => ({
  shown: movesOn(state).actions.flatMap((action) => shownOf(action, table)),
  meant: meant(table),
});
