import { seatLetter } from '@portolan/boards';
import { companyName, letterOf, spotOf } from '@portolan/boards/borneo';
import { type CompanyId, companyIds } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { listed } from '@portolan/core/words';
import type { Tray } from '../../../../board/entry.ts';
import { SeatToken } from '../../../../kit/marks.tsx';
import { fill } from '../../../../kit/text.ts';
import { FlagMark } from '../../parts/marks.tsx';
import type { Form } from '../form.ts';
import type { Entered } from './held.ts';
import { seatsToPut, toPlace } from './supply.ts';
import { type Column, columnOf, itemOf } from './things.ts';
import { boardWords as words } from './words.ts';

/** More orders are not looked through at a glance: those in front are told first, and then who stands behind them. */
const MOST = 64;

const FRONT = 3;

/** Merchants that are left when those in front are told: who stands behind is then one of a few ways. */
const FEW = 4;

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
): Tray => ({
  title,
  ...(hint === undefined ? {} : { hint }),
  drawn: 'is-sets',
  items: all.map((seats) => ({
    id: itemOf({ kind: 'column', company, seats }),
    name: listed(seats.map(seatLetter), lang),
    picture: seats.map((seat) => <SeatToken key={seat} seat={seat} size={24} />),
    into: spotOf({ kind: 'company', company }),
  })),
});

/** Every way in which merchants that are left stand behind those in companies; a player has one in each at most. */
const waysBehind = (
  [first, ...others]: readonly Column[],
  left: readonly number[],
  spaces: number,
): readonly (readonly Column[])[] => {
  if (!first) return left.every((n) => n === 0) ? [[]] : [];
  const { company, seats } = first;
  const able = [...left.keys()].filter((seat) => (left[seat] ?? 0) > 0 && !seats.includes(seat));
  const some = orders(able).filter(({ length }) => seats.length + length <= spaces);
  const less = (order: readonly number[]) => left.map((n, seat) => (order.includes(seat) ? n - 1 : n));
  return [
    ...waysBehind(others, left, spaces),
    ...some.flatMap((order) =>
      waysBehind(others, less(order), spaces).map((way) => [{ company, seats: order }, ...way]),
    ),
  ];
};

/** All merchants that are left, at once, when few are: in some companies, each behind who stands there. */
const lastOnes = (
  entered: Entered,
  { seats, box }: Form,
  lang: Lang,
  companies: readonly CompanyId[],
  { title, hint }: Required<Pick<Tray, 'title' | 'hint'>>,
): readonly Tray[] => {
  const left = Array.from({ length: seats }, (_, seat) => toPlace(entered, seat));
  const count = left.reduce((sum, n) => sum + n, 0);
  if (count === 0 || count > FEW) return [];
  const told = companies.map(
    (company): Column => ({ company, seats: columnOf(entered, company) as readonly number[] }),
  );
  const ways = waysBehind(told, left, box.spacesPerCompany);
  if (ways.length === 0 || ways.length > MOST) return [];
  const said = ({ company, seats: some }: Column): string =>
    [companyName(company, lang), ...some.map(seatLetter)].join(' ');
  return [
    {
      title,
      hint,
      drawn: 'is-sets',
      items: ways.map((way) => ({
        id: itemOf({ kind: 'behind', columns: way }),
        name: listed(way.map(said), lang),
        picture: way.flatMap(({ company, seats: some }) => [
          <FlagMark key={company} letter={letterOf[company]} width={24} />,
          ...some.map((seat) => <SeatToken key={`${company} ${seat}`} seat={seat} size={24} />),
        ]),
        into: spotOf({ kind: 'company', company: way[0]?.company ?? 'red' }),
      })),
    },
  ];
};

/** Those in front of the first company where more play than was said. */
const withMore = (entered: Entered, seats: number): readonly (readonly number[])[] =>
  orders(seatsToPut(entered, seats)).filter((order) => order.length <= FRONT && order.some((seat) => seat >= seats));

/** The merchants of the next empty company, by one touch for all of them, or for the first three, instead of one for each. */
export const columns = (entered: Entered, form: Form, lang: Lang): readonly Tray[] => {
  const { seats, box } = form;
  const empty = companyIds.filter((company) => columnOf(entered, company).length === 0);
  const parted = orders([...Array(seats).keys()]).length > MOST;
  const [company] = empty;
  if (!company) {
    const last = { title: words.behind[lang], hint: words.behindHint[lang] };
    return parted ? lastOnes(entered, form, lang, companyIds, last) : [];
  }
  const said = { company: companyName(company, lang) };
  if (parted) {
    const able = [...Array(seats).keys()].filter((seat) => toPlace(entered, seat) > 0);
    const fronts = orders(able)
      .filter(({ length }) => length <= FRONT)
      .toSorted((a, b) => b.length - a.length);
    return [tray(company, fronts, lang, { title: fill(words.front[lang], said), hint: words.columnHint[lang] })];
  }
  const all = ordersIn(entered, seats, empty.length).filter(({ length }) => length <= box.spacesPerCompany);
  if (all.length === 0) return [];
  const both = { title: words.bothLast[lang], hint: words.columnHint[lang] };
  return [
    ...(empty.length === 2 ? lastOnes(entered, form, lang, empty, both) : []),
    tray(company, [...all, ...withMore(entered, seats)], lang, {
      title: fill(words.column[lang], said),
      hint: words.columnHint[lang],
    }),
  ];
};
