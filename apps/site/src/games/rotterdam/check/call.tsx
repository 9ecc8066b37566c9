import { type Marks, readShip } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { ShipId } from '@portolan/rotterdam';
import { type CallAnswer, type CallInput, callChecker, callWords, readingLines } from '@portolan/rotterdam/checkers';
import { shipName } from '@portolan/rotterdam/rules';
import { useState } from 'preact/hooks';
import type { BoardProps, CheckerModule } from '../../../check/module.ts';
import { capital, say } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { boxFrom, riverTable } from '../parts/tables.ts';
import { shipWritten } from '../position/draft.ts';
import { changed, fields, withShips } from './call-form.tsx';
import { callIn } from './examples.ts';

/** Where ships go, which are blocked, and when each moves. */
const marksOf = ({ ships }: CallInput, { steps, movers }: CallAnswer): Marks => {
  const cargo = new Map(ships.map(readShip).map((ship) => [ship.id, ship.cargo]));
  return {
    ways: steps.flatMap(({ from, to }) => (to === null ? [] : [{ from, to, kind: 'goes' as const }])),
    rings: steps.flatMap(({ from, to }) => (to === null ? [{ at: from, kind: 'blocked' as const }] : [])),
    ghosts: steps.flatMap(({ ship, to }) => (to === null ? [] : [{ ship, at: to, cargo: cargo.get(ship) ?? null }])),
    turns: steps.map(({ seat, from }) => ({ at: from, turn: movers.indexOf(seat) + 1 })),
  };
};

/** The river: a ship is tapped to be taken up, a free position to put it there. */
const Board = ({ lang, input, answer, onChange }: BoardProps<CallInput, CallAnswer>) => {
  const { edition: _, rulings: __, ...entered } = input;
  const [held, setHeld] = useState<ShipId>();
  const ships = input.ships.map(readShip);
  const picked = ships.find(({ id }) => id === held);
  const pick = (at: string): void => {
    const here = ships.find((ship) => ship.at === at);
    if (here) setHeld(here.id === held ? undefined : here.id);
    else if (picked)
      onChange(
        withShips(
          entered,
          input.ships.map((text) => (readShip(text).id === picked.id ? shipWritten({ ...picked, at }) : text)),
        ),
      );
  };
  return (
    <div class="board">
      <p class="small" aria-live="polite" data-help>
        {picked
          ? say(
              lang,
              `${capital(shipName(picked.id, 'fr'))} : touchez la position où le mettre.`,
              `${capital(shipName(picked.id, 'en'))}: tap the position where it goes.`,
            )
          : say(lang, 'Touchez un navire pour le déplacer.', 'Tap a ship to move it.')}
      </p>
      <PlaceMap
        lang={lang}
        name="call"
        table={riverTable(boxFrom(input.edition), input.ships, { seats: input.seats })}
        marks={marksOf(input, answer)}
        chosen={picked?.at}
        {...(picked ? {} : { places: ships.map(({ at }) => at) })}
        follow
        onPick={pick}
      />
    </div>
  );
};

/** The result under the three readings of what becomes of a blocked ship. */
const Readings = ({ lang, answer }: { readonly lang: Lang; readonly answer: CallAnswer }) => (
  <section>
    <h3>{say(lang, 'Un navire bloqué, de trois façons', 'A blocked ship, three ways')}</h3>
    <dl class="rt-readings">
      {readingLines(answer, lang).map(([reading, result]) => (
        <div key={reading}>
          <dt>{reading}</dt>
          <dd>{result}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const explain = (answer: CallAnswer, input: CallInput, lang: Lang): Answered => ({
  ...callWords.explain(answer, input, lang),
  ...(answer.verdict.legal ? { details: <Readings lang={lang} answer={answer} /> } : {}),
});

const call: CheckerModule<CallInput, CallAnswer> = {
  checker: callChecker,
  ...callWords,
  boxed: true,
  exampleIn: (edition) => callIn(boxFrom(edition)),
  fields,
  changed,
  Board,
  explain,
};

export default call;
