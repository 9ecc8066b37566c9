import { seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import type { AnyKit } from '../example/game-kit.ts';
import type { PageGame } from '../kit/game.ts';
import { fill } from '../kit/text.ts';
import { editionOf, type Json } from '../stores/table.ts';
import { positionUnder, sentTerms } from '../stores/terms.ts';
import type { AnyEditor } from './editor-game.ts';
import { isObject } from './json.ts';
import { shared as words } from './shared-words.ts';

/** A new table, with the owner's own box if there is one. */
export const newTable = ({ kit, fresh, freshFor }: AnyEditor): Json => {
  const box = editionOf(kit.game.id).get();
  if (!box) return fresh;
  return freshFor?.(box) ?? { ...fresh, edition: box };
};

/** The position that the address holds, under the terms that stand there. */
export const heldIn = (page: PageGame, held: Json | undefined): Json | undefined =>
  held && isObject(held.position) ? positionUnder(held.position, sentTerms(page, held)) : undefined;

/** Who is to act, if anybody is. */
export const momentOf = ({ game }: Pick<AnyKit, 'game'>, state: unknown, lang: Lang): string => {
  const [who] = game.turn(state).actors;
  if (who === undefined) return words.over[lang];
  return typeof who === 'number' ? fill(words.turnOf[lang], { who: seatLetter(who) }) : words.chance[lang];
};

/** A table by the moment it is in; undefined for one that can no longer be read. */
export const nameOf = ({ kit, read }: AnyEditor, position: Json, lang: Lang): string | undefined => {
  const found = read(position);
  return found.ok ? momentOf(kit, found.value.state, lang) : undefined;
};

/** The table of the position that the editor starts from, which can always be read. */
export const freshTable = ({ read, fresh }: AnyEditor): unknown => {
  const found = read(fresh);
  if (!found.ok) throw new Error('the position that the editor starts from cannot be read');
  return found.value.table;
};
