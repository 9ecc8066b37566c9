import type { Lang, Seat } from '@portolan/core';
import { counted, listed, type PlainSay, plainSay, seat } from '@portolan/core/words';
import type { Edition, EffectName } from '../../edition.ts';
import type { ActionKind, ContactId, GoodsId, Phase, TileId } from '../../types.ts';
import {
  contactInWords,
  deedNames,
  goodsName,
  phaseSentences,
  portersInWords,
  premiumsInWords,
  tileInWords,
} from '../names.ts';

/** Says something in one language, at a table with one box. */
export interface Say extends PlainSay {
  /** `la relation Contremaître`, `the Foreman`. */
  contact(id: ContactId): string;
  /** `Rhum`; a face-down tile is `cachée`. */
  goods(id: GoodsId | '?'): string;
  /** `la tuile Pirates`, `Pirates`. */
  tile(id: TileId): string;
  /** A phase with its article. */
  phase(id: Phase): string;
  /** What an action or an effect does: an infinitive in French, a gerund in English. */
  deed(kind: ActionKind | EffectName): string;
  /** `A et B`. */
  seats(seats: readonly Seat[]): string;
  /** `1 porteur`, `2 porteurs`. */
  porters(n: number): string;
  /** `1 prime`, `2 primes`. */
  premiums(n: number): string;
  /** So many of something else, by its French and its English noun. */
  count(n: number, fr: readonly [one: string, other: string], en: readonly [one: string, other: string]): string;
  /** Porters by their owners: `1 porteur de A et 2 de B`. */
  portersOf(owners: readonly Seat[]): string;
  /** Porters by the quays they go to: `2 porteurs au quai 1 et 1 au quai 3`. */
  placing(quays: readonly number[]): string;
}

/** What messages need of a box: what its pieces are called. */
export type Names = Pick<Edition, 'contacts' | 'goods'>;

/** How often each item stands in a list, in the order of first sight. */
const tally = <Item>(list: readonly Item[]): readonly (readonly [Item, number])[] =>
  [...new Set(list)].map((item) => [item, list.filter((one) => one === item).length]);

/** Says things in a language, by the names of a box. */
export const sayer = (lang: Lang, box?: Names): Say => {
  const say = plainSay(lang);
  const porters = (n: number): string => portersInWords(n, lang);
  /** The first of a list names the noun, the others only their number. */
  const sharing = <Item>(list: readonly Item[], where: (item: Item) => string): string =>
    listed(
      tally(list).map(([item, n], i) => `${i === 0 ? porters(n) : n} ${where(item)}`),
      lang,
    ) || say('aucun porteur', 'no porter');
  return Object.assign(say, {
    contact: (id: ContactId) => contactInWords(id, lang, box),
    goods: (id: GoodsId) => goodsName(id, lang, box),
    tile: (id: TileId) => tileInWords(id, lang),
    phase: (id: Phase) => phaseSentences[id][lang],
    deed: (kind: ActionKind | EffectName) => deedNames[kind][lang],
    seats: (seats: readonly Seat[]) => listed(seats.map(seat), lang),
    porters,
    premiums: (n: number) => premiumsInWords(n, lang),
    count: (n: number, fr: readonly [string, string], en: readonly [string, string]) =>
      counted(n, ...(lang === 'fr' ? fr : en), lang),
    portersOf: (owners: readonly Seat[]) => sharing(owners, (owner) => say(`de ${seat(owner)}`, `of ${seat(owner)}`)),
    placing: (quays: readonly number[]) => sharing(quays, (quay) => say(`au quai ${quay}`, `at quay ${quay}`)),
  });
};
