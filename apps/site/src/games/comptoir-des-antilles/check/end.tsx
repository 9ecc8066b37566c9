import { Tally } from '@portolan/boards/comptoir-des-antilles';
import { type EndAnswer, type EndInput, endChecker, endWords } from '@portolan/comptoir-des-antilles/checkers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { say } from '../../../kit/text.ts';

import { boxOf, shipsInPile } from '../parts/cards.ts';
import { NumbersBySeat, SeatsChoice, SomeSeat } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';

type Props = FormProps<EndInput>;

const Commission = ({ lang, input, onChange, problemAt }: Props) => {
  const { commission, payer, ...others } = input;
  return (
    <>
      <Toggle
        label={say(lang, 'Une commission est encore à payer', 'A commission is still to be paid')}
        value={commission !== undefined}
        onChange={(on) => {
          const { turnOver: _, ...open } = others;
          onChange(on ? { ...open, commission: 3 } : others);
        }}
      />
      {commission !== undefined && (
        <>
          <Stepper
            lang={lang}
            label={say(lang, 'Combien', 'How much')}
            value={commission}
            min={1}
            max={9}
            error={problemAt('commission')}
            onChange={(next) => onChange({ ...input, commission: next })}
          />
          <SomeSeat
            lang={lang}
            label={say(lang, 'Qui la paie', 'Who pays it')}
            value={payer ?? input.active}
            seats={input.premiums.length}
            error={problemAt('payer')}
            onChange={(next) => onChange({ ...input, payer: next })}
          />
        </>
      )}
      {commission === undefined && (
        <Toggle
          label={say(lang, 'Son tour est fini', 'The turn is over')}
          value={input.turnOver ?? false}
          onChange={(turnOver) => onChange({ ...input, turnOver })}
        />
      )}
    </>
  );
};

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const seats = input.premiums.length === 4 ? 4 : 3;
  const reseat = (count: 3 | 4): void => {
    const { payer, ...others } = input;
    onChange({
      ...others,
      premiums: seatNumbers(count).map((seat) => input.premiums[seat] ?? 0),
      first: Math.min(input.first, count - 1),
      active: Math.min(input.active, count - 1),
      ...(payer === undefined || payer >= count ? {} : { payer }),
    });
  };
  return (
    <>
      <NumbersBySeat
        lang={lang}
        label={say(lang, 'Primes', 'Premiums')}
        value={input.premiums}
        min={-99}
        max={999}
        errorAt={(seat) => problemAt(`premiums[${seat}]`)}
        onChange={(premiums) => onChange({ ...input, premiums })}
      />
      <Stepper
        lang={lang}
        label={say(lang, 'Navires dans la pile', 'Ships in the pile')}
        value={input.ships}
        min={0}
        max={shipsInPile(boxOf(edition))}
        error={problemAt('ships')}
        onChange={(ships) => onChange({ ...input, ships })}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'À qui est le tour', 'Whose turn it is')}
        name="end-active"
        value={input.active}
        seats={seats}
        onChange={(active) => onChange({ ...input, active })}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui a commencé le tour de table', 'Who began the round')}
        name="end-first"
        value={input.first}
        seats={seats}
        onChange={(first) => onChange({ ...input, first })}
      />
      <Commission {...props} />
      {problemAt('turnOver') && <p class="err">{problemAt('turnOver')}</p>}
      <SeatsChoice lang={lang} value={seats} onChange={reseat} />
    </>
  );
};

const Board = ({ lang, answer }: BoardProps<EndInput, EndAnswer>) => (
  <div class="board">
    <Tally
      lang={lang}
      rows={answer.counters.map((premiums, seat) => ({
        seat,
        premiums,
        note: answer.over && answer.winners.includes(seat) ? say(lang, 'gagne', 'wins') : undefined,
      }))}
    />
  </div>
);

const end: CheckerModule<EndInput, EndAnswer> = { checker: endChecker, boxed: true, Form, Board, ...endWords };

export default end;
