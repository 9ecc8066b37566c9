import type { Event } from '@portolan/borneo';
import { rules } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';
import { ClauseLink } from './ClauseLink.tsx';

/** What happened, in the order of play, each with its clause. */
export const EventList = ({ events, lang }: { events: readonly Event[]; lang: Lang }) => (
  <ol class="events">
    {events.map((event, i) => (
      <li key={`${i}-${event.kind}`}>
        <span>{rules.event(event, lang)}</span>
        <ClauseLink id={event.clause} lang={lang} short />
      </li>
    ))}
  </ol>
);
