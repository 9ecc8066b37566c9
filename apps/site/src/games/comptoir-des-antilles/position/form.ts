import type { Table } from '@portolan/boards/comptoir-des-antilles';
import { type Edition, type Impossibility, placeOf } from '@portolan/comptoir-des-antilles';
import type { Lang, Problem, Violation } from '@portolan/core';
import { pathMatches } from '../../../check/problems.ts';
import type { BaseForm } from '../../../position/editor-game.ts';
import { listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { numberOr } from '../parts/play.ts';
import { laidOf } from '../parts/quay-text.ts';
import { cureOfProblem, cureOfViolation } from './cures.ts';
import { quaysIn } from './fields-of.ts';

/** What the groups of fields of Comptoir des Antilles share. */
export interface Form extends BaseForm {
  readonly seats: 3 | 4;
  readonly phase: string;
  readonly box: Edition;
  /** The last readable table, with everything filled in. */
  readonly table: Table;
}

type Laid = NonNullable<ReturnType<typeof laidOf>>;

/** The quays with a ship that something holds of. */
const quaysWith = (position: Json, holds: (laid: Laid) => boolean): string[] =>
  quaysIn(position).flatMap((text, at) => {
    const laid = laidOf(text);
    return laid && holds(laid) ? [`quays[${at}]`] : [];
  });

/**
 * The pieces that lie somewhere, or the count of their pile: whichever is too much. `all` are found, `most` there are.
 */
const piecesOrCount = (
  position: Json,
  field: 'ships' | 'goods' | 'tilePile',
  { name, all, most }: { readonly name: unknown; readonly all: unknown; readonly most: unknown },
  pieces: readonly string[],
): readonly string[] => {
  if (position[field] === undefined) return pieces;
  const told = numberOr(objectIn(position, field)[String(name)], 0);
  return numberOr(all, 0) - told > numberOr(most, 0) ? pieces : [`${field}.${name}`];
};

const seatsWith = (position: Json, field: string, entry: unknown): string[] =>
  listIn(position, field).flatMap((list, seat) =>
    Array.isArray(list) && list.includes(entry) ? [`${field}[${seat}]`] : [],
  );

type Places = (violation: Violation, position: Json) => readonly string[];

/** Where a reason that is about several places is told: beside each piece that it counts. */
const wholes: Readonly<Partial<Record<string, Places>>> = {
  'too-many-porters': ({ facts: { seat } }, position) =>
    quaysWith(position, ({ porters }) => (porters[Number(seat)] ?? 0) > 0),
  'too-many-ships': ({ facts: { ship, seen, count } }, position) =>
    piecesOrCount(position, 'ships', { name: ship, all: seen, most: count }, [
      ...quaysWith(position, (laid) => laid.ship === ship),
      ...(position.next === ship ? ['next'] : []),
    ]),
  'goods-total': ({ facts: { goods, found, count } }, position) =>
    piecesOrCount(position, 'goods', { name: goods, all: found, most: count }, [
      ...quaysWith(position, (laid) => laid.goods === goods),
      ...seatsWith(position, 'hands', goods),
      ...seatsWith(position, 'hands', `${goods}!`),
      ...['tail', 'goodsOut'].filter((field) => listIn(position, field).includes(goods)),
    ]),
  'too-few-unseen': (_, position) => (position.goods === undefined ? ['hands'] : ['goods']),
  'too-many-tiles': ({ facts: { tile, found, count } }, position) =>
    piecesOrCount(position, 'tilePile', { name: tile, all: found, most: count }, [
      ...quaysWith(position, (laid) => laid.tile?.id === tile),
      ...seatsWith(position, 'tiles', tile),
      ...(objectIn(position, 'auction').tile === tile ? ['auction.tile'] : []),
    ]),
  'slate-left': () => ['slate', 'turn.slateLeft'],
  'bid-too-high': ({ facts: { seat } }) => ['auction.high.amount', `premiums[${seat}]`],
};

/** The fields that a violation of the position is about. */
export const placesOf: Places = (violation, position) =>
  wholes[violation.reason]?.(violation, position) ?? [placeOf(violation as unknown as Impossibility)];

/** What mends what is wrong at a field, if it can be said. */
const cureAt = ({ problems, violations, position }: BaseForm, path: string, lang: Lang): string | undefined => {
  const problem = problems.find((one: Problem) => pathMatches(one.path, path));
  if (problem) return cureOfProblem(problem, position, lang);
  const violation = violations.find((one) => placesOf(one, position).some((place) => pathMatches(place, path)));
  return violation && cureOfViolation(violation, lang);
};

/** The same form, whose sentences also say how to mend what is wrong. */
export const withCures = <Of extends BaseForm>(form: Of): Of => {
  const cured = (path: string, sentence: string | undefined): string | undefined => {
    const cure = sentence && cureAt(form, path, form.lang);
    return cure ? `${sentence} ${cure}` : sentence;
  };
  return {
    ...form,
    wrong: (path) => cured(path, form.wrong(path)),
    wrongAll: (path) => cured(path, form.wrongAll(path)),
  };
};
