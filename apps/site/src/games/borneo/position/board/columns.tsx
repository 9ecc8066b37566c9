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
import { columnOf, itemOf } from './things.ts';
import { boardWords as words } from './words.ts';

/** More orders are not looked through at a glance: five players place their merchants one by one. */
const MOST = 64;

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

const tray = (company: CompanyId, all: readonly (readonly number[])[], lang: Lang): Tray => ({
  title: fill(words.column[lang], { company: companyName(company, lang) }),
  hint: words.columnHint[lang],
  look: 'tray-columns',
  items: all.map((seats) => ({
    id: itemOf({ kind: 'column', seats }),
    name: listed(seats.map(seatLetter), lang),
    picture: seats.map((seat) => <SeatToken key={seat} seat={seat} size={24} />),
    into: spotOf({ kind: 'company', company }),
  })),
});

/** The merchants of the next empty company, whole: one touch for each company instead of one for each merchant. */
export const columns = (entered: Entered, { seats, box }: Form, lang: Lang): readonly Tray[] => {
  const empty = companyIds.filter((company) => columnOf(entered, company).length === 0);
  const [company] = empty;
  if (!company) return [];
  const all = ordersIn(entered, seats, empty.length).filter(({ length }) => length <= box.spacesPerCompany);
  return all.length > 0 && all.length <= MOST ? [tray(company, all, lang)] : [];
};
