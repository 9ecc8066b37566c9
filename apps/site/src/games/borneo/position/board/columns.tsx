import { seatLetter } from '@portolan/boards';
import { companyName, spotOf } from '@portolan/boards/borneo';
import { type CompanyId, companyIds } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { listed } from '@portolan/core/words';
import type { Tray } from '../../../../board/entry.ts';
import { SeatToken } from '../../../../kit/marks.tsx';
import { fill } from '../../../../kit/text.ts';
import type { Form } from '../form.ts';
import type { Entered } from './held.ts';
import { toPlace } from './supply.ts';
import { columnOf, itemOf, withColumn } from './things.ts';
import { boardWords as words } from './words.ts';

/** More orders are not looked through at a glance: the two in front are told first, and then who stands behind them. */
const MOST = 64;

const FRONT = 2;

/** Every order of some of the seats, each seat once at most. */
const orders = (seats: readonly number[]): readonly (readonly number[])[] =>
  seats.flatMap((seat) => [
    [seat],
    ...orders(seats.filter((other) => other !== seat)).map((others) => [seat, ...others]),
  ]);

/** The orders in which merchants can stand in one of several empty companies: a player has one in each at most. */
const ordersIn = (entered: Entered, seats: number, empty: number): readonly (readonly number[])[] => {
  const left = Array.from({ length: seats }, (_, seat) => toPlace(entered, seat));
  const able = [...left.keys()].filter((seat) => (left[seat] ?? 0) > 0);
  const bound = able.filter((seat) => (left[seat] ?? 0) >= empty);
  const all = orders(able).filter((order) => bound.every((seat) => order.includes(seat)));
  const usual = Math.round(left.reduce((sum, n) => sum + n, 0) / empty);
  return all.toSorted((a, b) => Math.abs(a.length - usual) - Math.abs(b.length - usual));
};

const tray = (
  company: CompanyId,
  all: readonly (readonly number[])[],
  lang: Lang,
  { title, hint }: Pick<Tray, 'title' | 'hint'>,
  drawn: (seats: readonly number[]) => readonly number[] = (seats) => seats,
): Tray => ({
  title,
  ...(hint === undefined ? {} : { hint }),
  look: 'tray-columns',
  items: all.map((seats) => ({
    id: itemOf({ kind: 'column', company, seats }),
    name: listed(drawn(seats).map(seatLetter), lang),
    picture: drawn(seats).map((seat) => <SeatToken key={seat} seat={seat} size={24} />),
    into: spotOf({ kind: 'company', company }),
  })),
});

const startsWith = (order: readonly number[], front: readonly number[]): boolean =>
  front.every((seat, i) => order[i] === seat);

/** Who stands behind the two in front of a company, if nobody does there yet. */
const behind = (
  entered: Entered,
  company: CompanyId,
  empty: number,
  { seats, box }: Form,
  lang: Lang,
): readonly Tray[] => {
  const front = columnOf(entered, company) as readonly number[];
  if (front.length !== FRONT) return [];
  const whole = ordersIn(withColumn(entered, company, []), seats, empty + 1);
  const all = whole.filter(
    (order) => order.length > FRONT && order.length <= box.spacesPerCompany && startsWith(order, front),
  );
  const said = { company: companyName(company, lang), front: listed(front.map(seatLetter), lang) };
  const title = fill(words.behind[lang], said);
  const parted = whole.length > MOST && all.length > 0 && all.length <= MOST;
  return parted ? [tray(company, all, lang, { title }, (order) => order.slice(FRONT))] : [];
};

/** The merchants of the next empty company, by one touch or two for all of them instead of one for each. */
export const columns = (entered: Entered, form: Form, lang: Lang): readonly Tray[] => {
  const { seats, box } = form;
  const empty = companyIds.filter((company) => columnOf(entered, company).length === 0);
  const [company] = empty;
  const before = companyIds[companyIds.length - empty.length - 1];
  const last = before === undefined ? [] : behind(entered, before, empty.length, form, lang);
  if (!company) return last;
  const all = ordersIn(entered, seats, empty.length).filter(({ length }) => length <= box.spacesPerCompany);
  const said = { company: companyName(company, lang) };
  if (all.length > 0 && all.length <= MOST)
    return [...last, tray(company, all, lang, { title: fill(words.column[lang], said), hint: words.columnHint[lang] })];
  const fronts = orders([...Array(seats).keys()].filter((seat) => toPlace(entered, seat) > 0)).filter(
    ({ length }) => length === FRONT,
  );
  return [...last, tray(company, fronts, lang, { title: fill(words.front[lang], said), hint: words.columnHint[lang] })];
};
