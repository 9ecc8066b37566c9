import { phaseName, placeIn, seatOf, type Table, TableTop } from '@portolan/boards/borneo';
import { phases, type State } from '@portolan/borneo';
import { useRef } from 'preact/hooks';
import { OwnTray, useMind, useSpots } from '../../../../board/spots.ts';
import { capital } from '../../../../kit/text.ts';
import type { PictureProps } from '../../../../position/editor-game.ts';
import { Moment } from '../../../../position/Moment.tsx';
import type { Form } from '../form.ts';
import { landingOf } from './things.ts';

/** The table of Borneo to be entered on. What is seen of a player stays when something else is touched. */
export const Picture = ({ table, lang, form }: PictureProps<State, Table, Form>) => {
  const { active, seats } = table.position;
  const chosen = useMind()?.chosen;
  const looked = useRef<{ seat: number; active: unknown }>({ seat: active ?? 0, active });
  if (looked.current.active !== active) looked.current = { seat: active ?? 0, active };
  const place = chosen === undefined ? undefined : placeIn(chosen);
  const landing = place && landingOf(place);
  const seat = seatOf(place);
  if (seat !== undefined) looked.current = { seat, active };
  return (
    <>
      <Moment
        form={form}
        counts={[3, 4, 5]}
        phases={phases.map((value) => ({ value, label: capital(phaseName(value, lang)) }))}
      />
      <TableTop
        table={table}
        lang={lang}
        spot={useSpots()}
        seat={Math.min(looked.current.seat, seats - 1)}
        below={landing && { what: landing.kind === 'tower' ? 'ports' : 'holdings', children: <OwnTray /> }}
      />
    </>
  );
};
