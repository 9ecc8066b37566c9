import { seatLetter } from '@portolan/boards';
import type { Lang, Seat } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Segment } from '../kit/controls/choices.tsx';
import { fill, words as general } from '../kit/text.ts';
import type { Json } from '../stores/table.ts';
import { Board } from './Board.tsx';
import type { PlayedGame } from './game.ts';
import { draggedBy, noPlan, type Plan, type Touched, touchedBy } from './plan.ts';
import { playWords as words } from './words.ts';

interface Props {
  readonly game: PlayedGame;
  readonly lang: Lang;
  // biome-ignore lint/suspicious/noExplicitAny: a page hands the states of any game on
  readonly state: any;
  /** Who may act. */
  readonly seats: readonly [Seat, ...Seat[]];
  /** A move is whole, or meant: it is judged elsewhere. */
  readonly propose: (action: Json) => void;
  /** What plays a move that is ready. */
  readonly go?: ComponentChildren;
}

/** A move put together on a table that stands still, as at a table under way: by touches, drags and choices. */
export const TouchedMove = ({ game, lang, state, seats, propose, go }: Props) => {
  const [seat, pick] = useState<Seat>(seats[0]);
  const [plan, make] = useState<Plan>(noPlan);
  const next = useMemo(() => game.plan.next(state, seat, plan), [game, state, seat, plan]);
  const come = ({ plan: after, meant }: Touched): void => {
    make(after);
    const found = meant ?? game.plan.next(state, seat, after).action;
    if (found !== undefined) propose(found);
  };
  return (
    <div class="touched-move">
      {seats.length > 1 && (
        <Segment
          label={words.acts[lang]}
          value={seat}
          options={seats.map((one) => ({ value: one, label: fill(general.player[lang], { seat: seatLetter(one) }) }))}
          onChange={(one) => {
            pick(one);
            make(noPlan);
          }}
        />
      )}
      <p class="small" role="status">
        {next.ask[lang]}
      </p>
      <div class="play-choices">
        {go}
        {next.choices.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            class="btn"
            onClick={() => come(touchedBy(game.plan, state, seat, plan, { choice: id }))}
          >
            {name[lang]}
          </button>
        ))}
        {plan.steps.length > 0 && (
          <button type="button" class="btn btn-q" onClick={() => make(noPlan)}>
            {words.clear[lang]}
          </button>
        )}
      </div>
      <Board
        Picture={game.Board}
        lang={lang}
        state={state}
        seat={seat}
        action={next.action}
        propose={propose}
        next={next}
        touch={(step) => come(touchedBy(game.plan, state, seat, plan, step))}
        drag={(from, to) => come(draggedBy(game.plan, state, seat, plan, from, to))}
      />
    </div>
  );
};
