import { phaseName, placeIn, seatOf, type Table, TableTop } from '@portolan/boards/borneo';
import { phases, type State } from '@portolan/borneo';
import { useRef } from 'preact/hooks';
import { useMind, useSpots } from '../../../../board/spots.ts';
import { capital } from '../../../../kit/text.ts';
import type { PictureProps } from '../../../../position/editor-game.ts';
import type { Form } from '../form.ts';
import { words } from '../words.ts';

/** How many play, and where in the turn they are: what the table itself does not show. */
const Moment = ({ form }: { readonly form: Form }) => {
  const { lang, seats, phase, set } = form;
  return (
    <div class="board-keys bo-moment">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame in the frame of the board */}
      <div role="group" aria-label={words.players[lang]}>
        {[3, 4, 5].map((count) => (
          <button key={count} type="button" aria-pressed={count === seats} onClick={() => set('seats', count)}>
            {count}
            <span class="sr"> {words.players[lang].toLowerCase()}</span>
          </button>
        ))}
      </div>
      <select
        aria-label={words.phase[lang]}
        value={phase}
        onChange={(event) => set('phase', event.currentTarget.value)}
      >
        {phases.map((one) => (
          <option key={one} value={one} selected={one === phase}>
            {capital(phaseName(one, lang))}
          </option>
        ))}
      </select>
    </div>
  );
};

/** The table of Borneo to be entered on. What is seen of a player stays when something else is touched. */
export const Picture = ({ table, lang, form }: PictureProps<State, Table, Form>) => {
  const { active, seats } = table.position;
  const chosen = useMind()?.chosen;
  const looked = useRef<{ seat: number; active: unknown }>({ seat: active ?? 0, active });
  if (looked.current.active !== active) looked.current = { seat: active ?? 0, active };
  const seat = chosen === undefined ? undefined : seatOf(placeIn(chosen));
  if (seat !== undefined) looked.current = { seat, active };
  return (
    <>
      <Moment form={form} />
      <TableTop table={table} lang={lang} spot={useSpots()} seat={Math.min(looked.current.seat, seats - 1)} />
    </>
  );
};
