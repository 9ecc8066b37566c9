import { answers, checkers, type PlacementAnswer, type PlacementInput } from '@portolan/borneo/checkers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Segment, Stepper } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { say } from '../../../kit/text.ts';

import { Rounds } from '../setup/Rounds.tsx';
import { roundsOf } from './rounds.ts';

const Form = ({ lang, input, onChange, problemAt }: FormProps<PlacementInput>) => {
  const set = (part: Partial<PlacementInput>): void => {
    const next = { ...input, ...part };
    const merchants = next.seats === 3 ? next.merchants : 3;
    onChange({
      ...next,
      merchants,
      first: Math.min(next.first, next.seats - 1),
      seat: Math.min(next.seat, next.seats - 1),
      placed: Math.min(next.placed, merchants * next.seats),
    });
  };
  return (
    <>
      <Segment
        label={answers.placement.labels.seats[lang]}
        value={input.seats}
        options={[3, 4, 5].map((count) => ({ value: count, label: String(count) }))}
        onChange={(seats) => set({ seats })}
      />
      {input.seats === 3 && (
        <Segment
          label={answers.placement.labels.merchants[lang]}
          value={input.merchants}
          options={[
            { value: 3, label: '3' },
            { value: 4, label: say(lang, '4 (variante)', '4 (variant)') },
          ]}
          onChange={(merchants) => set({ merchants: merchants as 3 | 4 })}
        />
      )}
      <SeatChoice
        lang={lang}
        label={answers.placement.labels.first[lang]}
        name="placement-first"
        value={input.first}
        seats={input.seats}
        onChange={(first) => set({ first })}
      />
      <Stepper
        lang={lang}
        label={answers.placement.labels.placed[lang]}
        value={input.placed}
        min={0}
        max={input.merchants * input.seats}
        error={problemAt('placed')}
        onChange={(placed) => set({ placed })}
      />
      <SeatChoice
        lang={lang}
        label={answers.placement.labels.seat[lang]}
        name="placement-seat"
        value={input.seat}
        seats={input.seats}
        onChange={(seat) => set({ seat })}
      />
    </>
  );
};

const Board = ({ lang, input }: BoardProps<PlacementInput, PlacementAnswer>) => (
  <Rounds lang={lang} rounds={roundsOf(input)} placed={input.placed} />
);

const placement: CheckerModule<PlacementInput, PlacementAnswer> = {
  checker: checkers.placement,
  ...answers.placement,
  Form,
  Board,
};

export default placement;
