import { seatLetter } from '@portolan/boards';
import { type Edition, type Quay, quayNumbers, type TileId, tileIds } from '@portolan/comptoir-des-antilles';
import { quayName, tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang, Seat } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { Segment, Select, Toggle } from '../../../kit/controls/choices.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import { Under } from '../../../kit/form.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, fill, words } from '../../../kit/text.ts';
import { hasTile } from './cards.ts';

const texts = {
  seats: both('Joueurs', 'Players'),
  ofSeat: both('{what} de {seat}', '{what} of {seat}'),
  premiums: both('Primes', 'Premiums'),
} as const;

interface Bare<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  /** The path of the field, in a form that knows its paths. */
  readonly at?: string | undefined;
}

/** Three or four players. */
export const SeatsChoice = ({ lang, value, onChange, error, at }: Bare<3 | 4> & { readonly lang: Lang }) => (
  <Segment
    label={texts.seats[lang]}
    value={value}
    options={[3, 4].map((count) => ({ value: count as 3 | 4, label: String(count) }))}
    error={error}
    at={at}
    onChange={onChange}
  />
);

/** A player, chosen from a list; `none` stands for nobody in particular, if it is given. */
export const SeatSelect = ({
  lang,
  label,
  value,
  seats,
  none,
  onChange,
  error,
  at,
}: Omit<Bare<Seat | undefined>, 'onChange'> & {
  readonly lang: Lang;
  readonly label: string;
  readonly seats: number;
  readonly none?: string;
  readonly onChange: (seat: Seat | undefined) => void;
}) => (
  <Select
    label={label}
    value={value === undefined ? '' : String(value)}
    options={[
      ...(none === undefined ? [] : [{ value: '', label: none }]),
      ...Array.from({ length: seats }, (_, seat) => ({
        value: String(seat),
        label: fill(words.player[lang], { seat: seatLetter(seat) }),
      })),
    ]}
    error={error}
    at={at}
    onChange={(text) => onChange(text === '' ? undefined : Number(text))}
  />
);

/** A player who must be named. */
export const SomeSeat = ({
  onChange,
  ...props
}: Bare<Seat> & { readonly lang: Lang; readonly label: string; readonly seats: number }) => (
  <SeatSelect {...props} onChange={(seat) => onChange(seat ?? 0)} />
);

/** A number for each player. */
export const NumbersBySeat = ({
  lang,
  label,
  value,
  min,
  max,
  onChange,
  errorAt,
  at,
  whole,
}: {
  readonly lang: Lang;
  /** What is counted: "Porters". */
  readonly label: string;
  readonly value: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: readonly number[]) => void;
  readonly errorAt?: (seat: Seat) => string | undefined;
  /** The path of the list, in a form that knows its paths. */
  readonly at?: string | undefined;
  /** The path of the list where it names seats: what is wrong with it is told at the first. */
  readonly whole?: string;
}) => (
  <div class="rows">
    {value.map((n, seat) => (
      <Stepper
        key={seatLetter(seat)}
        lang={lang}
        label={fill(texts.ofSeat[lang], { what: label, seat: seatLetter(seat) })}
        mark={<SeatToken seat={seat} />}
        value={n}
        min={min}
        max={max}
        error={errorAt?.(seat)}
        at={whole === undefined ? at && `${at}[${seat}]` : seat === 0 ? whole : undefined}
        onChange={(next) => onChange(value.map((old, i) => (i === seat ? next : old)))}
      />
    ))}
  </div>
);

/** Where the counters of an input are first set. */
export const START = 10;

/** Counters that one may give: what was not entered must not decide. */
export const Counters = ({
  lang,
  label,
  value,
  seats,
  onChange,
  at,
}: {
  readonly lang: Lang;
  readonly label: string;
  readonly value: readonly number[] | undefined;
  readonly seats: number;
  readonly onChange: (value: readonly number[] | undefined) => void;
  readonly at: string;
}) => (
  <>
    <Toggle
      label={label}
      value={value !== undefined}
      onChange={(on) => onChange(on ? Array<number>(seats).fill(START) : undefined)}
    />
    {value && (
      <NumbersBySeat
        lang={lang}
        label={texts.premiums[lang]}
        value={Array.from({ length: seats }, (_, seat) => value[seat] ?? START)}
        min={-99}
        max={999}
        at={at}
        onChange={onChange}
      />
    )}
  </>
);

/** One of the four quays. */
export const QuaySelect = ({
  lang,
  label,
  value,
  onChange,
  error,
  at,
}: Bare<Quay> & { readonly lang: Lang; readonly label: string }) => (
  <Select
    label={label}
    value={value}
    options={quayNumbers.map((quay) => ({ value: quay, label: quayName(quay, lang) }))}
    error={error}
    at={at}
    onChange={onChange}
  />
);

/** A kind of event tile of the box in use; `none`, if it is given, stands for no tile. */
export const TileSelect = ({
  lang,
  box,
  label,
  value,
  none,
  onChange,
  error,
  at,
}: Omit<Bare<TileId | undefined>, 'onChange'> & {
  readonly lang: Lang;
  readonly box: Edition;
  readonly label: string;
  readonly none?: string;
  readonly onChange: (tile: TileId | undefined) => void;
}) => (
  <Select
    label={label}
    value={value ?? ''}
    options={[
      ...(none === undefined ? [] : [{ value: '' as TileId | '', label: none }]),
      ...tileIds
        .filter((id) => id === value || hasTile(box, id))
        .map((id) => ({ value: id as TileId | '', label: tileName(id, lang) })),
    ]}
    error={error}
    at={at}
    onChange={(id) => onChange(id === '' ? undefined : id)}
  />
);

/** Fields under a heading that folds; open where something is wrong. */
export const Folded = ({
  title,
  open = false,
  wrong = false,
  children,
}: {
  readonly title: ComponentChildren;
  readonly open?: boolean;
  readonly wrong?: boolean;
  readonly children: ComponentChildren;
}) => (
  <details class={wrong ? 'fold is-bad' : 'fold'} open={open || wrong}>
    <summary>{title}</summary>
    <Under label={typeof title === 'string' ? title : ''}>
      <div class="rows ca-fold">{children}</div>
    </Under>
  </details>
);
