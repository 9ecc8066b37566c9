import { beside, keyOf, readShipId, shipOf, type Table, turnedBy } from '@portolan/boards/cabo-da-roca';
import { type Action, caboDaRoca, type ShipMove, type State } from '@portolan/cabo-da-roca';
import { type Kind, type Lang, must } from '@portolan/core';
import type { BoardEntry, BoardMoves, Handle, ShownMove, Spot } from '../../../board/entry.ts';
import type { LearnGame } from '../../../learn/learn-game.ts';
import type { Json } from '../../../stores/table.ts';
import { inTray, mayBuy, piecesToBuy, putOn, waysInHand } from '../parts/hand.ts';
import { trayOf } from '../parts/hand-tray.tsx';
import { turns } from '../parts/small-sea.tsx';
import { squareOf } from '../parts/square-of.ts';
import { playWords } from '../play/words.ts';
import { entry } from '../position/entry.tsx';
import type { Form } from '../position/form.ts';
import { isForeign, paid } from '../position/meant.ts';
import { movesOn as onSea, placesOf } from '../position/shown.ts';
import { spotOf, type Thing, thingAt } from '../position/things.ts';
import { words } from './words.ts';

const json = (action: Action): Json => action as unknown as Json;

const isShipMove = (action: Action): action is ShipMove =>
  action.kind === 'advance' || action.kind === 'depart' || action.kind === 'rotate';

/** A ship goes to the square before it; it turns to the one beside its bow, unless a ship lies there to be fired on. */
const sailed = (table: Table, move: ShipMove): readonly ShownMove[] => {
  const ship = shipOf(table, move.ship);
  const bow = move.kind === 'depart' ? move.dir : ship?.heading;
  if (!ship || !bow) return [];
  const way = move.kind === 'rotate' ? turnedBy(bow, move.to === 'left' ? -1 : 1) : bow;
  const at = beside(ship.at, way);
  if (move.kind === 'rotate' && isForeign(table, at, move.seat)) return [];
  const from = spotOf(table.position as unknown as Json, ship.at, ship.id);
  return [{ from, to: keyOf(at), action: json(move) }];
};

/** Where something of the tray is put, if an action does that. */
const itemOf = (action: Action): string | undefined => {
  if (action.kind === 'layTile' || action.kind === 'layPort') return inTray.tile(action.rot);
  if (action.kind === 'buyShip') return inTray.piece(action.piece);
  return action.kind === 'buySailor' ? inTray.piece('sailor') : undefined;
};

const shownBy = (table: Table, action: Action): readonly ShownMove[] => {
  if (isShipMove(action)) return sailed(table, action);
  const places = placesOf(table, action);
  const from = itemOf(action) ?? places?.from;
  return places && from ? [{ from, to: keyOf(places.to), action: json(action) }] : [];
};

/** What a touch of a square means where nothing is taken: each way to put there what can be put there, wrong ones too. */
const untaken = (table: Table, shown: readonly ShownMove[]): readonly ShownMove[] => {
  const items = [...waysInHand(table).map(inTray.tile), ...piecesToBuy(table).map(inTray.piece)];
  const squares = new Set(shown.flatMap(({ from, to }) => (from && items.includes(from) ? [to] : [])));
  return [...squares].flatMap((to) => items.map((item) => ({ to, action: putOn(table, item, to) })));
};

/** The moves of the sea, one at a time: of a piece to a square, of the tray to a square. */
export const movesOn = (state: State, table: Table): Pick<BoardMoves, 'shown' | 'meant' | 'meantAt'> => {
  const { meant } = onSea(state, table);
  const shown = caboDaRoca.actions(state).flatMap((action) => shownBy(table, action));
  const [first] = waysInHand(table);
  return {
    shown: [...shown, ...untaken(table, shown)],
    ...(meant ? { meant } : {}),
    meantAt: (to) => (first === undefined ? undefined : putOn(table, inTray.tile(first), to)),
  };
};

/** Where an action ends on the sea, allowed or not, if its square is named. */
export const ends = (action: Kind): readonly Spot[] => {
  const { kind, at, dir } = action as unknown as { kind: string; at?: [number, number]; dir?: 'N' };
  if (!at) return [];
  return [keyOf(kind === 'walk' && dir ? beside(at, dir) : at)];
};

const playing = (id: string, name: string, move: Action): Handle<Json> => ({ id, name, propose: json(move) });

/** What a piece can do on its square: ships turn and are loaded; whatever it is, it can be sold. */
const handlesOf = (read: () => State, thing: Thing, spot: Spot, table: Table, lang: Lang): readonly Handle<Json>[] => {
  const { active: seat, phase, stage } = { active: 0, phase: 'act', stage: 'free', ...table.position };
  if (thing.kind === 'sailor') {
    const at = squareOf(spot);
    return thing.owner === seat ? [playing('sell', words.sell[lang], { kind: 'sell', seat, piece: at })] : [];
  }
  if (thing.kind !== 'ship' || readShipId(thing.id).owner !== seat) return [];
  const ship = thing.id as ShipMove['ship'];
  const turn = (by: -1 | 1): Json => paid(read(), { kind: 'rotate', seat, ship, to: by < 0 ? 'left' : 'right' });
  return [
    ...(thing.ship.heading ? turns(lang, turn).map(({ to, ...handle }) => ({ ...handle, propose: to! })) : []),
    ...(phase === 'act' && stage === 'depart'
      ? [playing('load', playWords.load[lang], { kind: 'load', seat, ship })]
      : []),
    playing('sell', words.sell[lang], { kind: 'sell', seat, piece: ship }),
  ];
};

/** What is told of a piece that was chosen; the tiles are no pieces. */
export const lessonEntry: BoardEntry<Json, Form> = {
  ...entry,
  at: (position, spot, around) => {
    const thing = thingAt(position, spot);
    const piece = entry.at(position, spot, around);
    if (!piece || !thing || thing.kind === 'tile') return undefined;
    const { lang, about } = around;
    const read = (): State => must(caboDaRoca.parsePosition(position));
    const others = piece.handles.filter(({ choose }) => choose);
    return { ...piece, handles: [...handlesOf(read, thing, spot, about.table, lang), ...others] };
  },
};

/** What lies in the tray of a step to be played. */
export const hand: NonNullable<LearnGame['hand']> = ({ position }) => ({
  tray: (_, { lang, about }) => trayOf(about.table, lang, mayBuy(position)),
  play: (item, spot, { about }) => putOn(about.table, item, spot),
});
