import {
  type comptoirDesAntilles,
  type Edition,
  type Effect,
  parseEdition,
  type State,
} from '@portolan/comptoir-des-antilles';
import { bagOf, below, must, type Rng, type Seat, type SetupOptions, shuffle } from '@portolan/core';
import type { Hooks } from '@portolan/core/testing';

type ComptoirAction = ReturnType<typeof comptoirDesAntilles.actions>[number];

/** All goods tiles by kind, wherever they lie: the pile, the hands, the ships, under the pile, out of the game. */
const pieces = (state: State): unknown => {
  const hands = state.hands.flat().flatMap((tile) => (tile < 0 ? [] : [tile >> 1]));
  const lying = [...state.goods, ...hands, ...state.tail, ...state.goodsOut];
  return state.unseen.map((count, kind) => count + lying.filter((one) => one === kind).length);
};

const isHidden = (tile: number): boolean => tile >= 0 && (tile & 1) === 0;

/** The goods tiles that a seat does not see, dealt anew: those of the shuffled pile and of the other hands, but for what all know. */
const reshuffle = (state: State, seat: Seat | null, random: Rng): State => {
  const other = state.hands.flatMap((hand, owner) => (owner === seat ? [] : hand.filter(isHidden)));
  const pile = state.unseen.flatMap((count, kind) => Array<number>(count).fill(kind * 2));
  const hidden = shuffle(random, [...pile, ...other]);
  const hands = state.hands.map((hand, owner) =>
    owner === seat ? hand : bagOf(hand.map((tile) => (isHidden(tile) ? hidden.pop()! : tile))),
  );
  return { ...state, hands, unseen: state.unseen.map((_, kind) => hidden.filter((tile) => tile === kind * 2).length) };
};

const ascending = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || numbers[i - 1]! <= number);

/** Whether an action is written as it is listed: what differs in nothing but the order is listed once. */
const listedInFull = (action: ComptoirAction): boolean => {
  switch (action.kind) {
    case 'place':
      return ascending(action.quays);
    case 'move':
    case 'remove':
      return ascending(action.porters);
    case 'swap':
      return action.a.quay < action.b.quay;
    case 'swapGoods':
      return action.a < action.b;
    case 'drawGoods':
      return action.goods !== '?';
    default:
      return true;
  }
};

/** What the laws must know of Comptoir des Antilles. Nobody's tiles are turned up but by an action that names them. */
export const hooks: Hooks<State, ComptoirAction> = {
  pieces,
  reshuffle,
  listedInFull,
};

const whose = ['own', 'other', 'any'] as const;
const reaches = ['adjacent', 'any'] as const;

const either = <Item>(random: Rng, items: readonly Item[]): Item => items[below(random, items.length)]!;

const simple = (random: Rng): Exclude<Effect, { do: 'oneOf' }> => {
  const may = below(random, 3) === 0 ? { may: true as const } : {};
  const n = 1 + below(random, 2);
  const reach = either(random, reaches);
  switch (below(random, 7)) {
    case 0:
      return { do: 'move', n, whose: either(random, whose), reach, ...may };
    case 1:
      return { do: 'swap', whose: either(random, ['own', 'any']), reach, ...may };
    case 2:
      return { do: 'remove', n, whose: either(random, whose), ...may };
    case 3:
      return { do: 'replace', ...may };
    case 4:
      return { do: 'swapGoods', reach, ...may };
    case 5:
      return { do: 'place', groups: [1 + below(random, 2)], quays: [1, 2, 4], ...may };
    default:
      return { do: 'place', groups: Array.from({ length: 1 + below(random, 3) }, () => 1 + below(random, 2)), ...may };
  }
};

/** A box with contacts made up at random: every effect of the vocabulary comes up, one card places a single porter, and the target is within reach. */
export const randomBox = (random: Rng): Edition => {
  const contacts = Array.from({ length: 6 }, (_, i) => {
    const effects = Array.from(
      { length: 1 + below(random, 3) },
      (): Effect => (below(random, 5) === 0 ? { do: 'oneOf', of: [simple(random), simple(random)] } : simple(random)),
    );
    const single: Effect = { do: 'place', groups: [1] };
    const id = `card-${i + 1}`;
    return { id, fr: id, en: id, commission: 1 + below(random, 5), effects: i === 0 ? [single] : effects };
  });
  return must(parseEdition({ id: 'random', contacts, target: 20 + below(random, 80) }));
};

/** The seats. */
export const tables: readonly SetupOptions[] = [{ seats: 3 }, { seats: 4 }];
