import { port, SceneView } from '@portolan/boards/comptoir-des-antilles';
import { type Cause, causes } from '@portolan/comptoir-des-antilles';
import { type SlateAnswer, type SlateInput, slateChecker, slateWords } from '@portolan/comptoir-des-antilles/checkers';
import type { Text } from '@portolan/core';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Segment, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { both, say } from '../../../kit/text.ts';

import { boxOf } from '../parts/cards.ts';
import { Counters, NumbersBySeat, SeatSelect, SeatsChoice, SomeSeat, START } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';
import { EMPTY, laidText } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';

type Props = FormProps<SlateInput>;

const FIGURE = 3;

const causeTexts: Readonly<Record<Cause, Text>> = {
  full: both('Navire plein', 'Full ship'),
  shortage: both('Pénurie', 'Shortage'),
  storm: both('Tempête', 'Storm'),
};

const reseated = (input: SlateInput, seats: 3 | 4): SlateInput => {
  const { to, premiums, ...others } = input;
  return {
    ...others,
    aboard: seatNumbers(seats).map((seat) => input.aboard[seat] ?? 0),
    holder: Math.min(input.holder, seats - 1),
    active: Math.min(input.active, seats - 1),
    ...(to === undefined || to >= seats ? {} : { to }),
    ...(premiums ? { premiums: seatNumbers(seats).map((seat) => premiums[seat] ?? START) } : {}),
  };
};

const counted = ({ premiums: _, ...input }: SlateInput, premiums: readonly number[] | undefined): SlateInput =>
  premiums ? { ...input, premiums } : input;

const Money = ({ lang, input, onChange, problemAt }: Props) => {
  const { cause = 'full', commission = FIGURE } = input;
  return (
    <>
      <Segment
        label={say(lang, 'Pourquoi il est parti', 'Why it sailed')}
        value={cause}
        options={causes.map((one) => ({ value: one, label: causeTexts[one][lang] }))}
        error={problemAt('cause')}
        onChange={(next) =>
          onChange({ ...input, cause: next, commission: next === 'full' ? (commission ?? FIGURE) : commission })
        }
      />
      {cause !== 'full' && (
        <Toggle
          label={say(lang, 'Une relation a été jouée à ce tour', 'A contact has been played this turn')}
          value={commission !== null}
          onChange={(on) => onChange({ ...input, commission: on ? FIGURE : null })}
        />
      )}
      {commission !== null && (
        <Stepper
          lang={lang}
          label={say(lang, 'Commission de la relation', 'Commission of the contact')}
          value={commission}
          min={1}
          max={9}
          error={problemAt('commission')}
          onChange={(next) => onChange({ ...input, commission: next })}
        />
      )}
      <Counters
        lang={lang}
        label={say(lang, 'Entrer les compteurs, primes reçues', 'Enter the counters, premiums received')}
        value={input.premiums}
        seats={input.aboard.length}
        errorAt={(seat) => problemAt(`premiums[${seat}]`)}
        onChange={(next) => onChange(counted(input, next))}
      />
    </>
  );
};

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const seats = input.aboard.length === 4 ? 4 : 3;
  const name = (to: number | undefined): void => {
    const { to: _, ...others } = input;
    onChange(to === undefined ? others : { ...others, to });
  };
  return (
    <>
      <fieldset>
        <legend>{say(lang, 'À bord du navire parti', 'Aboard the ship that sailed')}</legend>
        <NumbersBySeat
          lang={lang}
          label={say(lang, 'Porteurs', 'Porters')}
          value={input.aboard}
          min={0}
          max={boxOf(edition).porters}
          errorAt={(seat) => problemAt(`aboard[${seat}]`)}
          onChange={(aboard) => onChange({ ...input, aboard })}
        />
      </fieldset>
      <SeatChoice
        lang={lang}
        label={say(lang, 'À qui est le tour', 'Whose turn it is')}
        name="slate-active"
        value={input.active}
        seats={seats}
        onChange={(active) => onChange({ ...input, active })}
      />
      <SomeSeat
        lang={lang}
        label={say(lang, 'Qui tient l’ardoise', 'Who holds the slate')}
        value={input.holder}
        seats={seats}
        error={problemAt('holder')}
        onChange={(holder) => onChange({ ...input, holder })}
      />
      <SeatSelect
        lang={lang}
        label={say(lang, 'À qui veut-il la laisser ?', 'With whom would it be left?')}
        value={input.to}
        seats={seats}
        none={say(lang, 'n’importe qui', 'anybody')}
        error={problemAt('to')}
        onChange={name}
      />
      <Toggle
        label={say(lang, 'Elle a déjà été laissée à ce tour', 'It has been left with somebody this turn')}
        value={input.slateLeft ?? false}
        onChange={(slateLeft) => onChange({ ...input, slateLeft })}
      />
      <Money {...props} />
      <SeatsChoice
        lang={lang}
        value={seats}
        error={problemAt('aboard')}
        onChange={(count) => onChange(reseated(input, count))}
      />
    </>
  );
};

const Board = ({ lang, input, answer }: BoardProps<SlateInput, SlateAnswer>) => {
  const { aboard, holder, active, to, premiums } = input;
  const seats = aboard.length === 4 ? 4 : 3;
  const value = Math.min(
    12,
    Math.max(
      1,
      aboard.reduce((sum, n) => sum + n, 0),
    ),
  );
  const quays = [
    laidText({ ship: value, goods: boxOf(input.edition).goods[0]?.id ?? EMPTY, porters: aboard, tile: null }),
    '-',
    '-',
    '-',
  ];
  const table = smallTable(
    { seats, active, first: active, slate: holder, quays, ...(premiums ? { premiums } : {}) },
    input.edition,
  );
  const marks = to === undefined ? {} : { slateTo: to, slateRefused: !answer.verdict.legal };
  return (
    <SceneView scene={port({ quays: [1], seats: seatNumbers(seats), slate: true, marks })} table={table} lang={lang} />
  );
};

const slate: CheckerModule<SlateInput, SlateAnswer> = {
  checker: slateChecker,
  boxed: true,
  Form,
  Board,
  ...slateWords,
};

export default slate;
