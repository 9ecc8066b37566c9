import type { Cause } from '@portolan/comptoir-des-antilles';
import type { Lang, Seat, Text } from '@portolan/core';
import type { FieldsAbout } from '../../../check/module.ts';
import { Toggle } from '../../../kit/controls/choices.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { seatField } from '../../../kit/picks.tsx';
import { both, say } from '../../../kit/text.ts';
import { FIGURE } from './cards.ts';
import { Counters as CountersFields, NumbersBySeat, SeatsChoice, SomeSeat } from './fields.tsx';
import { seatNumbers } from './play.ts';

/** A field of a dispute that is drawn by a component of its own. */
export type AskedProps<Value, Whole = unknown> = FieldProps<Value, Whole, FieldsAbout>;

/** What says how many play: a number, or a list by seat. */
export interface Seated {
  readonly seats?: 3 | 4;
  readonly aboard?: readonly number[];
  readonly premiums?: readonly number[];
}

/** How many play, of what is entered. */
export const seatsOf = ({ seats, aboard, premiums }: Seated): 3 | 4 =>
  seats ?? ((aboard ?? premiums)?.length === 3 ? 3 : 4);

/** How many play. */
export const PlayerCount = ({ lang, path, value, onChange }: AskedProps<3 | 4>) => (
  <SeatsChoice lang={lang} value={value} at={path} onChange={onChange} />
);

/** How many play, where a list by seat says it; who comes has a number to begin with. */
export const playersOf =
  (start: number) =>
  ({ lang, value, onChange }: AskedProps<readonly number[]>) => (
    <SeatsChoice
      lang={lang}
      value={value.length === 4 ? 4 : 3}
      onChange={(count) => onChange(seatNumbers(count).map((seat) => value[seat] ?? start))}
    />
  );

/** One of those who play, by token. */
export const Player = seatField(seatsOf);

/** One of those who play, in a list. */
export const ListedPlayer = ({ lang, label, path, value, whole, onChange }: AskedProps<Seat, Seated>) => (
  <SomeSeat lang={lang} label={label} value={value} seats={seatsOf(whole)} at={path} onChange={onChange} />
);

/** What the counters show. */
export const Premiums = ({ lang, label, path, value, onChange }: AskedProps<readonly number[]>) => (
  <NumbersBySeat lang={lang} label={label} value={value} min={-99} max={999} at={path} onChange={onChange} />
);

/** Counters that one may give. */
export const Counters = ({
  lang,
  label,
  path,
  value,
  whole,
  onChange,
}: AskedProps<readonly number[] | undefined, Seated>) => (
  <CountersFields lang={lang} label={label} value={value} seats={seatsOf(whole)} at={path} onChange={onChange} />
);

/** The label over counters that one may give. */
export const enterCounters = both('Entrer les compteurs', 'Enter the counters');

/** The commission after a departure; a full ship always follows a contact, another may not. */
export const Commission = ({
  lang,
  label,
  path,
  value,
  whole: { cause = 'full' },
  onChange,
}: AskedProps<number | null, { readonly cause?: Cause }>) => (
  <>
    {cause !== 'full' && (
      <Toggle
        label={say(lang, 'Une relation a été jouée à ce tour', 'A contact has been played this turn')}
        value={value !== null}
        onChange={(on) => onChange(on ? FIGURE : null)}
      />
    )}
    {value !== null && (
      <Stepper lang={lang} label={label} value={value} min={1} max={9} at={path} onChange={onChange} />
    )}
  </>
);

/** A number that is entered only where it is not the usual one: a tick, and the number when it is set. */
export const unusual = <Whole,>({
  tick,
  start,
  most,
  min = 0,
  label: named,
}: {
  /** What the tick says. */
  readonly tick: (lang: Lang, whole: Whole, about: FieldsAbout) => string;
  /** The number to begin with. */
  readonly start: (whole: Whole, about: FieldsAbout) => number;
  readonly most: (about: FieldsAbout) => number;
  readonly min?: number;
  readonly label?: Text;
}) => {
  const Unusual = (props: AskedProps<number | undefined, Whole>) => {
    const { lang, label, path, value, whole, onChange, with: about } = props;
    return (
      <>
        <Toggle
          label={tick(lang, whole, about)}
          value={value !== undefined}
          onChange={(on) => onChange(on ? start(whole, about) : undefined)}
        />
        {value !== undefined && (
          <Stepper
            lang={lang}
            label={named?.[lang] ?? label}
            value={value}
            min={min}
            max={most(about)}
            at={path}
            onChange={onChange}
          />
        )}
      </>
    );
  };
  return Unusual;
};
