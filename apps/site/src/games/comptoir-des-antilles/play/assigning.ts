import type { Table } from '@portolan/boards/comptoir-des-antilles';
import { type ActionOf, engine, type GoodsId, quayNumbers, type State } from '@portolan/comptoir-des-antilles';
import { goodsName } from '@portolan/comptoir-des-antilles/rules';
import type { Seat } from '@portolan/core';
import { capital, fill, inEach } from '../../../kit/text.ts';
import type { Option } from '../../../play/gather.ts';
import type { Moment, Step, Way } from '../../../play/plan.ts';
import type { Json } from '../../../stores/table.ts';
import { goodsOf } from './touches.ts';
import { playWords as words } from './words.ts';

type Assigning = ActionOf<'assignGoods'>;

const isChoice = (goods: string): { readonly choice: string } => ({ choice: `is ${goods}` });

/** The new ships get their goods one after the other, in the order of the quays. */
export const assigningFrom = (state: State, table: Table, seat: Seat): Moment => {
  const listed = engine.actions(state, seat).filter((action): action is Assigning => action.kind === 'assignGoods');
  const quays = quayNumbers.filter((quay) => listed[0]?.tiles[quay] !== undefined);
  const going = (left: readonly Assigning[], hand: readonly Option[], at: number): Moment => {
    const quay = quays[at];
    if (quay === undefined) return { ask: words.nothing, ways: [], action: left[0] as unknown as Json | undefined };
    const open = [...new Set(left.flatMap(({ tiles }) => tiles[quay] ?? []))];
    const giving = (goods: GoodsId, tile: Option): Moment =>
      going(
        left.filter(({ tiles }) => tiles[quay] === goods),
        hand.filter((one) => one !== tile),
        at + 1,
      );
    const known = new Set(hand.map(({ kind }) => kind));
    // A tile that lies face down may be any that is not at hand openly.
    const hidden = open.filter((goods) => !known.has(goods));
    const naming = (tile: Option): Moment => ({
      ask: words.which,
      ways: hidden.map((goods) => ({
        ...isChoice(goods),
        name: inEach((lang) => capital(goodsName(goods, lang, table.box))),
        go: () => giving(goods, tile),
      })),
    });
    return {
      ask: inEach((lang) => fill(words.assign[lang], { n: quay })),
      ways: hand.flatMap((tile): Way[] => {
        if (tile.kind === '?') return hidden.length > 0 ? [{ ...tile, go: () => naming(tile) }] : [];
        const goods = open.find((one) => one === tile.kind);
        return goods === undefined ? [] : [{ ...tile, go: () => giving(goods, tile) }];
      }),
    };
  };
  return going(listed, goodsOf(table, seat), 0);
};

/** The touches that give each new ship its goods. */
export const assigningSteps = (table: Table, { seat, tiles }: Assigning): readonly Step[] => {
  let hand = goodsOf(table, seat);
  return quayNumbers.flatMap((quay): readonly Step[] => {
    const goods = tiles[quay];
    if (goods === undefined) return [];
    const known = hand.find(({ kind }) => kind === goods);
    const tile = known ?? hand.find(({ kind }) => kind === '?');
    hand = hand.filter((one) => one !== tile);
    if (!tile) return [];
    return known ? [tile] : [tile, isChoice(goods)];
  });
};
