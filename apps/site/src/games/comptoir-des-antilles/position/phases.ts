import { readTable } from '@portolan/boards/comptoir-des-antilles';
import { type Phase, quayNumbers } from '@portolan/comptoir-des-antilles';
import { listIn, objectIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { boxOf } from '../parts/cards.ts';
import { EMPTY, type Laid, laidOf, laidText } from '../parts/quay-text.ts';
import { activeIn, quaysIn, seatsOf } from './fields-of.ts';

/** Fields that only mean something in some phases. */
export const ofPhases: ReadonlySet<string> = new Set(['leaving', 'auction', 'outcome']);

const discardOf = (position: Json): readonly unknown[] =>
  listIn({ pile: listIn(position, 'discards')[activeIn(position)] }, 'pile');

const defined = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));

/** A turn in which a contact is in play: the one that is, else the first of the hand. */
const inPlay = (position: Json): Json => {
  const { resolved: _, effects: __, ...turn } = objectIn(position, 'turn');
  const gone = discardOf(position);
  const { contacts } = boxOf(position.edition);
  const hand = contacts.filter(({ id }) => !gone.includes(id));
  const found = hand.find(({ id }) => id === turn.contact) ?? hand[0] ?? contacts[0];
  return { turn: { ...turn, contact: found?.id, resolved: false } };
};

/** The turn with no card in play; a card that lies in the discard was played. */
const notInPlay = (position: Json): Json => {
  const { resolved: _, effects: __, contact, ...turn } = objectIn(position, 'turn');
  const played = discardOf(position).includes(contact) ? { ...turn, contact } : turn;
  return { turn: Object.keys(played).length > 0 ? played : undefined };
};

const goodsOf = (position: Json): string => boxOf(position.edition).goods[0]?.id ?? EMPTY;

const shipAt = (position: Json, at: number): Laid =>
  laidOf(quaysIn(position)[at] ?? EMPTY) ?? { ship: 4, goods: goodsOf(position), porters: [0, 0, 0, 0], tile: null };

/** The quays with the ships of some of them changed. */
const withShips = (position: Json, change: (laid: Laid, at: number) => Laid | undefined): Json => ({
  quays: quayNumbers.map((_, at) => {
    const laid = change(shipAt(position, at), at);
    return laid ? laidText(laid) : (quaysIn(position)[at] ?? EMPTY);
  }),
});

const bare = (laid: Laid): Laid => ({ ...laid, goods: EMPTY, porters: [], tile: null });

/** A ship filled up by those who have most porters left. */
const filled = (position: Json, laid: Laid): Laid => {
  const seats = seatsOf(position);
  const porters = Array.from({ length: seats }, (_, seat) => laid.porters[seat] ?? 0);
  const goods = laid.goods === EMPTY ? goodsOf(position) : laid.goods;
  const aboard = (): number => porters.reduce((sum, n) => sum + n, 0);
  while (aboard() < laid.ship) {
    const fewest = porters.indexOf(Math.min(...porters));
    porters[fewest] = (porters[fewest] ?? 0) + 1;
  }
  return { ...laid, goods, porters };
};

/** The ships at the first quays filled, so that they sail. */
const full = (position: Json, ships: number): Json =>
  withShips(position, (laid, at) => (at < ships ? filled(position, laid) : undefined));

/** A new ship at the first quay, without goods and porters. */
const oneNew = (position: Json): Json => withShips(position, (laid, at) => (at === 0 ? bare(laid) : undefined));

/** An event tile that is still in the pile. */
const tileLeft = (position: Json): string => {
  const before = ['auction', 'tilePile'].reduce((all, key) => withField(all, key, undefined), position);
  const read = readTable({ ...before, phase: 'act', turn: undefined });
  return (read.ok ? Object.keys(read.value.table.position.tilePile ?? {})[0] : undefined) ?? 'mutiny';
};

const counted: Json = { ships: undefined, goods: undefined, tilePile: undefined, reserves: undefined };

/** What a phase needs to be readable at all, when it is entered from another one. */
const starts: Readonly<Record<Phase, (position: Json) => Json>> = {
  setupShips: (position) => ({
    ...notInPlay(position),
    quays: undefined,
    hands: undefined,
    tail: undefined,
    goodsOut: undefined,
    next: undefined,
  }),
  setupGoods: (position) => ({ ...notInPlay(position), ...withShips(position, bare), hands: undefined }),
  setupHands: (position) => ({
    ...notInPlay(position),
    ...withShips(position, (laid) => ({ ...laid, goods: laid.goods === EMPTY ? goodsOf(position) : laid.goods })),
    hands: undefined,
  }),
  act: notInPlay,
  revealTile: notInPlay,
  auction: (position) => ({ ...notInPlay(position), auction: { tile: tileLeft(position) } }),
  effect: inPlay,
  depart: (position) => ({ ...inPlay(position), ...full(position, 2) }),
  settle: (position) => ({ ...inPlay(position), ...full(position, 1), leaving: { quay: 1, cause: 'full' } }),
  revealShip: (position) => ({ ...notInPlay(position), ...oneNew(position), next: '?' }),
  drawGoods: (position) => ({ ...notInPlay(position), ...oneNew(position), hands: undefined }),
  assign: (position) => ({ ...notInPlay(position), ...oneNew(position), hands: undefined }),
  over: notInPlay,
};

/** Phases in which a hand may hold another number of tiles than one. */
const ownHands: ReadonlySet<unknown> = new Set(['setupShips', 'setupGoods', 'setupHands', 'drawGoods', 'assign']);

/** A position in another phase: what only meant something in the old one goes, what the new one needs comes. */
export const rephased = (position: Json, phase: unknown): Json => {
  const plain = [...ofPhases].reduce((all, key) => withField(all, key, undefined), position);
  const hands = ownHands.has(position.phase) ? withField(plain, 'hands', undefined) : plain;
  return defined({ ...hands, ...counted, phase, ...starts[phase as Phase]?.(plain) });
};
