import { seatLetter } from '@portolan/boards';
import { ownerOf, shipsAt, type Table, tableOf } from '@portolan/boards/rotterdam';
import type { Seat, Text } from '@portolan/core';
import { listed } from '@portolan/core/words';
import { type Action, type ActionOf, engine, parsePosition, type State } from '@portolan/rotterdam';
import { colorInWords, productInWords } from '@portolan/rotterdam/rules';
import type { Spot } from '../../../board/entry.ts';
import { capital, fill, inEach } from '../../../kit/text.ts';
import { askFor } from '../../../play/asking.ts';
import type { Option } from '../../../play/gather.ts';
import { type Moment, playGame, type Step, type Touch } from '../../../play/plan.ts';
import { kindsOf, momentOf, pruned, type Row, stepsBy } from '../../../play/rows.ts';
import type { Json } from '../../../stores/table.ts';
import { cardUse } from '../position/card-use.ts';
import { movesOn } from '../position/moves-on.ts';
import { cardAt, cardName, cardsOf, cargoTouch, heldTouches, placeTouch, shipTouches } from './touches.ts';
import { offerSteps, offerWays } from './trade.ts';
import { asks, playWords as words } from './words.ts';

const json = (action: Action): Json => action as unknown as Json;

/** The touches after those of a card that say what it is used for; several ways where they mean the same. */
const usesOf = (table: Table, action: ActionOf<'playCard'>): readonly (readonly Touch[])[] => {
  const ship = (id: string) => shipTouches(table, id);
  switch (action.card) {
    case 'turn-of-luck': {
      const [one, other] = action.ships;
      return [
        [...ship(one), ...ship(other)],
        [...ship(other), ...ship(one)],
      ];
    }
    case 'extra-cargo':
      return [[placeTouch(table, action.start), cargoTouch(table, action.cargo)]];
    case 'setback':
    case 'heavy-storm':
      return [[...ship(action.ship), ...action.path.map((at) => placeTouch(table, at))]];
    case 'cargo-thief':
      return [[...ship(action.from), ...('to' in action ? ship(action.to) : [placeTouch(table, action.start)])]];
    case 'port-police':
      return [ship(action.ship)];
    default:
      return [[]];
  }
};

/** What a Joker stands for, among the kinds of a payment. */
const jokerKind = (product: string): string => `joker ${product}`;

/** The rows of touches that put an action together: one, or several that mean the same. */
const rowsOf = (table: Table, action: Action): readonly Row[] => {
  const row = (...steps: readonly Touch[]): Row => ({ steps, action: json(action) });
  const held = (list: 'navigation' | 'missions', face: string) =>
    'seat' in action ? heldTouches(table, action.seat, list, face) : [];
  switch (action.kind) {
    case 'launch':
      return [row(placeTouch(table, action.start), cargoTouch(table, action.cargo))];
    case 'callColor': {
      const { color } = action;
      return [row({ choice: `color ${color}`, name: inEach((lang) => capital(colorInWords(color, lang))) })];
    }
    case 'sail':
      return [row(...shipTouches(table, action.ship), placeTouch(table, action.to))];
    case 'hold':
      return [row(...shipTouches(table, action.ship), { choice: 'hold', name: words.hold })];
    case 'unload':
      return [row(...shipTouches(table, action.ship))];
    case 'takeNavigation':
      return [row({ choice: 'take', name: words.take })];
    case 'discardNavigation':
      return held('navigation', action.card).map((card) => row(...card, { choice: 'put', name: words.put }));
    case 'layPoints':
      return held('navigation', action.card).map((card) => row(...card, { choice: 'lay', name: words.lay }));
    case 'playCard':
      return held('navigation', action.card).flatMap((card) =>
        usesOf(table, action).map((use) => row(...card, { choice: 'play', name: words.play }, ...use)),
      );
    case 'fulfill':
      return held('missions', action.mission).map((card) => ({
        ...row(...card),
        kinds: [...action.products, ...action.jokers.map(jokerKind)],
      }));
    case 'acceptTrade':
      return [row({ choice: 'accept', name: words.accept })];
    case 'declineTrade':
      return [row({ choice: 'decline', name: words.decline })];
    case 'endTurn':
      return [row({ choice: 'end', name: table.position.phase === 'trade' ? words.noMore : words.end })];
    default:
      return [];
  }
};

/** What pays for a Mission: products of the hand, one face down as what it may be, and Jokers. */
const payersOf = (table: Table, seat: Seat): readonly Option[] => {
  const cards = cardsOf(table, seat, 'products');
  const known = new Set(cards.map(({ kind }) => kind));
  const hidden = cards.some(({ kind }) => kind.startsWith('?'));
  return [
    ...cards,
    ...table.box.products.flatMap(({ id }): Option[] => {
      const name = cardName(table, 'products', id);
      const joker: Option = {
        kind: jokerKind(id),
        choice: jokerKind(id),
        many: true,
        name: inEach((lang) => fill(words.joker[lang], { product: name[lang] })),
      };
      return hidden && !known.has(id) ? [{ kind: id, choice: `is ${id}`, many: true, name }, joker] : [joker];
    }),
  ];
};

/** Whether an offer is accepted, with what it offers: who is asked may not see the table beside it. */
const askedByOffer = ({ box, position: { offer } }: Table): Text =>
  inEach((lang) => {
    const list = (faces: readonly string[]): string =>
      faces.length > 0
        ? listed(
            faces.map((face) => productInWords(face, lang, box)),
            lang,
          )
        : words.none[lang];
    const { from, give, get } = offer!;
    return fill(words.answer[lang], { seat: seatLetter(from), give: list(give), get: list(get) });
  });

/** What is asked before anything has been touched. */
const firstAsk = (table: Table, state: State, seat: Seat, possible: ReadonlySet<string>): Text => {
  if (state.call && possible.has('sail')) return words.moving;
  if (state.call && possible.has('hold')) return words.ship;
  if (state.offer?.to === seat) return askedByOffer(table);
  return askFor(asks, possible) ?? words.nothing;
};

/** What is asked after some touches, by what the first action of the rows is. */
const askAfter = (rows: readonly Row[], steps: readonly Touch[]): Text => {
  const kinds = new Set(rows.map(({ action }) => String(action.kind)));
  const left = rows[0]?.steps[steps.length];
  if (left && 'choice' in left) {
    if (left.choice.startsWith('ship ') || left.choice.startsWith('is ')) return words.which;
    if (left.choice === 'empty' || left.choice.startsWith('cargo ')) return words.cargo;
    return kinds.has('hold') ? words.goes : words.use;
  }
  if (kinds.has('fulfill')) return words.products;
  if (kinds.has('sail')) return words.goes;
  const [action] = rows.map((row) => row.action);
  const touched = steps.filter((step) => 'spot' in step).length;
  if (action?.card === 'extra-cargo') return words.start;
  if (action?.card === 'turn-of-luck') return touched > 1 ? words.other : words.ship;
  if (action?.card === 'cargo-thief') return touched > 1 ? words.receiver : words.ship;
  return touched > 1 ? words.path : words.ship;
};

/** A Mission or a card that cannot be used is meant to be: what it needs is named as simply as it can be. */
const meantCard = (table: Table, spot: Spot, steps: readonly Touch[], kinds: readonly string[]): Json | undefined => {
  const card = cardAt(table, spot);
  if (!card || card.face.startsWith('?')) return undefined;
  const { list, seat, face } = card;
  const [first] = steps;
  const before = first && 'spot' in first ? cardAt(table, first.spot) : undefined;
  if (before?.list === 'missions' && list === 'products')
    return {
      kind: 'fulfill',
      seat,
      mission: before.face,
      products: [...kinds.filter((kind) => !kind.startsWith('joker ')), face],
      jokers: [],
    };
  if (first) return undefined;
  if (list === 'missions') {
    const products = table.box.missions.find(({ id }) => id === face)?.products ?? [];
    return { kind: 'fulfill', seat, mission: face, products, jokers: [] };
  }
  return list === 'navigation' ? { kind: 'playCard', seat, ...cardUse(face, seat, table) } : undefined;
};

/** A ship that nobody sails now, or another's, is meant to sail; an own one that a call moves says by its channels where to. */
const meantShip = (table: Table, seat: Seat, spot: Spot): Json | undefined => {
  const ship = shipsAt(table, spot.split('#')[0] ?? spot).at(-1);
  if (!ship || (ownerOf(ship.id) === seat && table.position.call)) return undefined;
  return { kind: 'sail', seat, ship: ship.id, to: spot.split('#')[0] ?? spot };
};

/** Cards that may be played between the moves of a call: no list holds them, but that of the same table without the call. */
const betweenMoves = (state: State, { position }: Table, seat: Seat): readonly Action[] => {
  if (!engine.unlisted?.(state).some((one) => one.seat === seat && one.reason === 'between-moves')) return [];
  const { call: _, called: __, ...standing } = position;
  const read = parsePosition({ ...standing, seat, step: 'choose' });
  return read.ok ? engine.actions(read.value, seat).filter((one) => engine.check(state, one).legal) : [];
};

/** The rows of what can be done; offers are put together without a list. */
const rowsAt = (state: State, table: Table, seat: Seat): readonly Row[] =>
  pruned(
    [...engine.actions(state, seat), ...betweenMoves(state, table, seat)]
      .filter(({ kind }) => kind !== 'offerTrade')
      .flatMap((action) => rowsOf(table, action)),
  );

const begin = (state: State, seat: Seat): Moment => {
  const table = tableOf(state);
  const acts = engine.turn(state).actors.includes(seat);
  const onRiver = movesOn(state, table);
  const offers = acts && state.phase === 'trade' ? offerWays(state, table, seat) : [];
  const moment = momentOf(acts ? rowsAt(state, table, seat) : [], {
    ask: (rows, steps) => {
      if (!acts) return words.nothing;
      if (steps.length > 0) return askAfter(rows, steps);
      return firstAsk(table, state, seat, kindsOf(rows, offers.length > 0 && 'offerTrade'));
    },
    from: () => payersOf(table, seat),
    meant: (spot, steps, kinds) => {
      const card = meantCard(table, spot, steps, kinds);
      if (card) return card;
      const [first] = steps;
      if (!first) return onRiver.meantAt?.(spot) ?? meantShip(table, seat, spot);
      return 'spot' in first ? onRiver.meant?.(first.spot, spot) : undefined;
    },
  });
  return { ...moment, ways: [...offers, ...moment.ways] };
};

const stepsOf = (state: State, action: Json): readonly Step[] => {
  const read = engine.parseAction(action, state);
  if (!read.ok) return [];
  const table = tableOf(state);
  if (read.value.kind === 'offerTrade') return offerSteps(table, read.value);
  const seat = 'seat' in read.value ? read.value.seat : 0;
  return stepsBy(rowsAt(state, table, seat), payersOf(table, seat), action) ?? [];
};

/** How the moves of Rotterdam are put together. */
export const plan = playGame(begin, stepsOf);
