import { seatLetter } from '@portolan/boards';
import type { Lang, Problem, Text } from '@portolan/core';
import type { FunctionComponent } from 'preact';
import { Toggle } from '../kit/controls/choices.tsx';
import type { Field, FieldList, FieldProps } from '../kit/Fields.tsx';
import { useWhole } from '../kit/form.tsx';
import { useGame } from '../kit/game.ts';
import { SeatToken } from '../kit/marks.tsx';
import { fill, words as general, inEach } from '../kit/text.ts';
import { Wrong } from '../kit/Wrong.tsx';
import type { Json } from '../stores/table.ts';
import type { BaseForm } from './editor-game.ts';
import { Whole } from './Fold.tsx';
import { shared as words } from './shared-words.ts';

/** What the fields of every table know besides: how many play. */
interface Seated extends BaseForm {
  readonly seats: number;
}

const AsWhole = ({ path }: FieldProps) => <Whole paths={[path]} />;

/** Whose box a table is played with, as the line of its fold says it. */
export const boxSaid = ({ edition }: Json, _: unknown, lang: Lang): string =>
  words[edition === undefined ? 'usualBox' : 'otherBox'][lang];

/** What is wrong with groups as wholes, told where they begin. */
export const wholes = (...paths: readonly string[]): FieldList<Json> => paths.map((at) => ({ at, as: AsWhole }));

/** All seats of a table. */
export const seatsAt = ({ seats }: Seated): readonly number[] => Array.from({ length: seats }, (_, seat) => seat);

/** Whether a table is in one of some phases; a game names its own: `inPhase<Phase>`. */
export const inPhase =
  <Phase extends string>(...phases: readonly Phase[]) =>
  (_: Json, { phase }: { readonly phase: string }): boolean =>
    phases.some((one) => one === phase);

/** How a seat is chosen: by its letter, the first as long as nobody says so. */
export const seat = {
  as: 'select',
  or: 0,
  options: (_: unknown, form: Seated) => seatsAt(form).map((one) => ({ value: String(one), label: seatLetter(one) })),
} as const;

/** The same where nobody may be meant. */
export const seatOr = (nobody: Text, code = 'null') => ({
  ...seat,
  options: (whole: unknown, form: Seated, lang: Lang) => [
    { value: code, label: nobody[lang] },
    ...seat.options(whole, form),
  ],
});

/** A sentence about a seat, in both languages. */
export const ofSeat = (text: Text, at: number): Text => inEach((lang) => fill(text[lang], { seat: seatLetter(at) }));

/** The fields of each player, under the letter. */
export const byPlayer =
  <Form extends Seated>(of: (seat: number, form: Form) => FieldList<Json, Form>, inside = 'rows') =>
  (_: Json, form: Form): FieldList<Json, Form> =>
    seatsAt(form).map((at) => ({
      group: ofSeat(general.player, at),
      mark: <SeatToken seat={at} />,
      class: inside,
      of: of(at, form),
    }));

const AsWrong = ({ path }: FieldProps) => <Wrong at={path} />;

/** What is wrong at a path, or inside it, where no field tells it. */
export const wrongAt = (at: string) => ({ at, as: AsWrong });

/** The seats that are in a list, each ticked by its letter: `{seat} has passed`; or only one of them. */
export const ticked = (text: Text, only?: number): FunctionComponent<FieldProps<unknown, Json, Seated>> => {
  const Ticked = ({ lang, path, value, onChange, with: form }: FieldProps<unknown, Json, Seated>) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const all = seatsAt(form);
    const shown = all.filter((at) => only === undefined || at === only);
    return (
      <>
        {shown.includes(0) && <Wrong at={path} />}
        {shown.map((at) => (
          <Toggle
            key={at}
            label={fill(text[lang], { seat: seatLetter(at) })}
            value={list.includes(at)}
            onChange={(on) => onChange(all.filter((one) => (one === at ? on : list.includes(one))))}
          />
        ))}
      </>
    );
  };
  return Ticked;
};

/** Whether something is told at all: ticked, it stands there as the table has it, and its own fields tell what is wrong. */
export const telling = <Form,>(usual: (form: Form) => unknown): FunctionComponent<FieldProps<unknown, Json, Form>> => {
  const Telling = ({ path, label, value, onChange, with: form }: FieldProps<unknown, Json, Form>) => {
    const on = value !== undefined && value !== null;
    return (
      <Toggle
        label={label}
        value={on}
        at={on ? undefined : path}
        onChange={(next) => onChange(next ? usual(form) : undefined)}
      />
    );
  };
  return Telling;
};

type Tell = (problem: Problem, form: BaseForm) => string | undefined;

const Misplaced = ({ problem, form, tell }: { problem: Problem; form: BaseForm; tell: Tell | undefined }) => {
  const { book } = useGame();
  const { id } = useWhole([problem.path]);
  return (
    <div class="err" id={`${id}-e`}>
      <p>{tell?.(problem, form) ?? book.problemText(problem, form.lang)}</p>
      <button type="button" class="btn btn-q" id={id} onClick={() => form.set(problem.path, undefined)}>
        {fill(words.dropField[form.lang], { field: problem.path })}
      </button>
    </div>
  );
};

/** Fields that do not go with the phase, which a link or a text brought: each can be taken out. */
export const misplaced = <Form extends BaseForm>(
  is: (problem: Problem) => boolean,
  tell?: Tell,
): Field<Json, Form> => ({
  at: 'phase',
  as: ({ with: form }: FieldProps<unknown, Json, Form>) => (
    <>
      {form.problems.filter(is).map((problem) => (
        <Misplaced key={problem.path} problem={problem} form={form} tell={tell} />
      ))}
    </>
  ),
});
