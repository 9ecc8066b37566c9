import type { Seat } from '@portolan/core';
import type { Action, ActionOf, HarborId } from '@portolan/rotterdam';
import { callMarks, turnsOf } from './call-marks.ts';
import type { Ring } from './marks.ts';
import { seatsOf, shipOf, shipsAt, shipsOf, type Table, turnOf } from './model.ts';
import { cardsOf, isWrong, pointedOut, ringsOf, river, type Scene, shipRings, type Violations } from './part.ts';
import { cardMarks, launched, sailed } from './scene-moves.ts';

type Maker<Kind extends Action['kind']> = (
  table: Table,
  action: ActionOf<Kind>,
  violations: Violations,
) => Scene | undefined;

const byKind: { readonly [Kind in Action['kind']]?: Maker<Kind> } = {
  launch: (table, { seat, start, cargo }, violations) => launched(table, seat, start, cargo, violations),
  callColor: (table, { seat, color }, violations) =>
    isWrong(violations) ? river() : river({ called: color, turns: turnsOf(table, color, seat) }),
  sail: (table, { ship, to }, violations) => sailed(table, ship, to, violations),
  hold: (table, { ship }, violations) => {
    const called = table.position.call?.color;
    return river({
      ...(called ? { called } : {}),
      rings: shipRings(table, [ship], isWrong(violations) ? 'wrong' : 'blocked'),
    });
  },
  takeNavigation: (table, { seat }) => river({ rings: anchored(table, seat) }, { seats: [seat] }),
  discardNavigation: (_, { seat, card }) => cardsOf([seat], { picks: { seat, navigation: [card] } }),
  layPoints: (_, { seat, card }) => cardsOf([seat], { picks: { seat, navigation: [card] } }),
  playCard: (table, action, violations) => {
    const marks = cardMarks(table, action, violations);
    const picks = { seat: action.seat, navigation: [action.card] };
    const stock = action.card === 'extra-cargo' || action.card === 'port-police';
    return marks ? river(marks, { seats: [action.seat], picks, stock }) : cardsOf([action.seat], { picks });
  },
  unload: (table, { seat, ship }, violations) => {
    const at = shipOf(table, ship)?.at;
    const harbor = table.box.positions.find(({ id }) => id === at)?.harbor;
    return river(
      { rings: ringsOf([at], isWrong(violations) ? 'wrong' : 'meant') },
      { seats: [seat], piles: harbor ? [harbor] : [] },
    );
  },
  offerTrade: (_, { seat, to, give, get }) =>
    cardsOf([seat, to], { offer: { from: seat, to, give, get }, picks: { seat, products: give } }),
  acceptTrade: (table) => offered(table),
  declineTrade: (table) => offered(table),
  fulfill: (_, { seat, mission, products, jokers }) =>
    cardsOf([seat], { picks: { seat, products, missions: [mission], navigation: jokers.map(() => 'joker' as const) } }),
  drawMission: (table, { mission }) => cardsOf(drawerOf(table), { drawn: { deck: 'mission', face: mission } }),
  drawNavigation: (table, { card }) => cardsOf(drawerOf(table), { drawn: { deck: 'navigation', face: card } }),
  drawProduct: (table, { product }) =>
    cardsOf(drawerOf(table), { drawn: { deck: 'product', face: product }, piles: harborDrawn(table) }),
  revealProduct: (table, { product }) =>
    cardsOf([], { drawn: { deck: 'product', face: product }, piles: harborDrawn(table) }),
  endTurn: (table, { seat }, violations) => {
    const scene = sceneAt(table);
    if (scene.kind === 'board') return scene;
    const seats = table.position.phase === 'sail' ? [] : [seat];
    return scene.marks
      ? { ...scene, seats, marks: { ...scene.marks, rings: pointedOut(table, violations) } }
      : { ...scene, seats };
  },
};

/** The ships of a player on anchors. */
const anchored = (table: Table, seat: Seat): Ring[] => {
  const anchors = new Set(table.box.positions.filter(({ anchor }) => anchor).map(({ id }) => id));
  return ringsOf(
    shipsOf(table).flatMap(({ owner, at }) => (owner === seat && anchors.has(at) ? [at] : [])),
    'meant',
  );
};

const offered = ({ position: { offer } }: Table): Scene | undefined =>
  offer ? cardsOf([offer.from, offer.to], { offer }) : undefined;

const drawerOf = ({ position }: Table): Seat[] => {
  const draw = position.pending?.[0];
  return draw && draw.draw !== 'reveal' ? [draw.seat] : [];
};

const harborDrawn = ({ position }: Table): HarborId[] => {
  const draw = position.pending?.[0];
  return draw && (draw.draw === 'product' || draw.draw === 'reveal') ? [draw.harbor] : [];
};

/** Starts where a ship can still be launched. */
const freeStarts = (table: Table): Ring[] =>
  ringsOf(
    table.box.positions.flatMap(({ id, start }) => (start && shipsAt(table, id).length === 0 ? [id] : [])),
    'open',
  );

type Standing = (table: Table) => Scene | undefined;

const byPhase: Readonly<Partial<Record<string, Standing>>> = {
  setup: (table) => cardsOf(seatsOf(table)),
  launch: (table) => river({ rings: freeStarts(table) }, { stock: true }),
  sail: (table) => river(callMarks(table)),
  anchor: (table) => river({ rings: anchored(table, turnOf(table) ?? 0) }, { seats: [turnOf(table) ?? 0] }),
  unload: (table) => river({}, { seats: [turnOf(table) ?? 0] }),
  trade: (table) => offered(table) ?? cardsOf(seatsOf(table)),
  mission: (table) => cardsOf([turnOf(table) ?? 0]),
  over: (table) => cardsOf(seatsOf(table)),
};

/** What to show of a table in its phase, when nothing is proposed. */
export const sceneAt = (table: Table): Scene => byPhase[table.position.phase ?? 'launch']?.(table) ?? { kind: 'board' };

/** What to show of a table when this action is proposed on it. */
export const sceneOf = (table: Table, action: Action, violations: Violations = []): Scene => {
  const make = byKind[action.kind] as Maker<Action['kind']> | undefined;
  return make?.(table, action as never, violations) ?? sceneAt(table);
};
