import { shipsOf, type Table, turnOf } from '@portolan/boards/rotterdam';
import { type ActionKind, rotterdam, type State } from '@portolan/rotterdam';
import type { Json } from '../../../stores/table.ts';
import { cardUse } from './card-use.ts';
import { handIn } from './draft.ts';

/** An empty move of each kind, with the fields it needs at values that can be read. */
const blank = (kind: ActionKind, seat: number, table: Table): Json => {
  const { box, position } = table;
  const own = shipsOf(table).find(({ owner }) => owner === seat);
  const ship = own?.id ?? `${seat}a`;
  const hand = handIn(position as unknown as Json, seat);
  const first = (key: string): string | undefined => {
    const list = hand[key];
    return Array.isArray(list) ? list.find((face) => face !== '?') : undefined;
  };
  const made: Readonly<Record<ActionKind, Json>> = {
    launch: {
      seat,
      start: box.positions.find((place) => place.start)?.id ?? '',
      cargo: box.materials[0]?.id ?? null,
    },
    callColor: { seat, color: box.colors[0] },
    sail: { seat, ship, to: box.channels.find(({ from }) => from === own?.at)?.to ?? box.positions[0]?.id },
    hold: { seat, ship },
    takeNavigation: { seat },
    discardNavigation: { seat, card: first('navigation') ?? 'joker' },
    layPoints: { seat, card: 'advantage' },
    playCard: { seat, ...cardUse(first('navigation') ?? 'setback', seat, table) },
    unload: { seat, ship },
    offerTrade: { seat, to: (seat + 1) % position.seats, give: [first('products') ?? box.products[0]?.id], get: [] },
    acceptTrade: { seat },
    declineTrade: { seat },
    fulfill: { seat, mission: first('missions') ?? box.missions[0]?.id, products: [], jokers: [] },
    endTurn: { seat },
    drawMission: { mission: '?' },
    drawNavigation: { card: '?' },
    drawProduct: { product: `?${box.harbors[0]?.id}` },
    revealProduct: { product: box.products[0]?.id },
  };
  return { kind, ...made[kind] };
};

const actorOf = (state: State, table: Table): number => {
  const actor = rotterdam.turn(state).actors[0];
  return typeof actor === 'number' ? actor : (turnOf(table) ?? table.position.master ?? 0);
};

/** A move to begin with: the first legal one of its kind, else an empty one. */
export const moveOfKind = (kind: string, state: State, table: Table): Json => {
  const legal = rotterdam.actions(state).find((action) => action.kind === kind);
  return (legal as unknown as Json) ?? blank(kind as ActionKind, actorOf(state, table), table);
};

/** The move that a phase is for. */
const usual: Readonly<Record<string, ActionKind>> = {
  launch: 'launch',
  sail: 'callColor',
  anchor: 'takeNavigation',
  unload: 'unload',
  trade: 'offerTrade',
  mission: 'fulfill',
};

/** What is proposed first: what the phase is for, if it can be done, else the first legal move. */
export const firstMove = (state: State, table: Table): Json => {
  const legal = rotterdam.actions(state);
  const first = legal.find(({ kind }) => kind === usual[state.phase]) ?? legal[0];
  return (first as unknown as Json) ?? blank('endTurn', actorOf(state, table), table);
};
