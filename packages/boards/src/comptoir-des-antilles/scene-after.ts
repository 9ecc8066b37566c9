import { type Action, type Event, quayNumbers } from '@portolan/comptoir-des-antilles';
import { arrivalsOf, countersOf, goneOf, sailingsOf } from './marks-after.ts';
import { playedOf, seatsOf, type Table } from './model.ts';
import { type Scene, sceneAt, sceneOf } from './scene.ts';
import { type Port, port } from './scene-parts.ts';

/** What an action was about, without what it proposed. */
const stageOf = (table: Table, action: Action): Port => {
  const scene = sceneOf(table, action);
  return scene.kind === 'port' ? { ...scene, marks: {} } : port();
};

/** What to show after an action: the same part of the table as before, as it stands now, with what has just happened. `before` is the table on which it was done. */
export const sceneAfter = (table: Table, action: Action, events: readonly Event[], before: Table): Scene => {
  if (table.position.phase === 'over') {
    const scene = sceneAt(table);
    return scene.kind === 'port' ? { ...scene, marks: { counters: countersOf(events), happened: true } } : scene;
  }
  const stage = stageOf(before, action);
  const gone = goneOf(events);
  const marks = sailingsOf(events, arrivalsOf(events));
  const kept = Object.fromEntries(Object.entries(marks).filter(([quay]) => !gone.some((one) => String(one) === quay)));
  const counters = countersOf(events);
  const seats = seatsOf(table).filter((seat) => stage.seats.includes(seat) || seat in counters);
  const moved = events.some(({ kind }) => kind === 'slateMoved');
  const drawn = events.some(({ kind }) => kind === 'shipRevealed' || kind === 'goodsDrawn' || kind === 'goodsReturned');
  return {
    ...stage,
    quays: quayNumbers.filter((quay) => stage.quays.includes(quay) || gone.includes(quay) || String(quay) in kept),
    card: playedOf(table),
    seats,
    slate: stage.slate || moved,
    auction: table.position.auction !== undefined && table.position.auction !== null,
    piles: stage.piles || drawn,
    marks: { quays: kept, counters, happened: true },
  };
};
