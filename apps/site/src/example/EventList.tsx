import type { Kind, Lang } from '@portolan/core';
import { ClauseLink } from './ClauseLink.tsx';
import type { AnyKit } from './game-kit.ts';

interface Props {
  readonly events: readonly (Kind & { readonly clause: string })[];
  readonly kit: Pick<AnyKit, 'rules' | 'book'>;
  readonly lang: Lang;
}

/** What happened, in the order of play, each with its clause. */
export const EventList = ({ events, kit, lang }: Props) => (
  <ol class="events">
    {events.map((event, i) => (
      <li key={`${i}-${event.kind}`}>
        <span>{kit.rules.event(event, lang)}</span>
        <ClauseLink id={event.clause} book={kit.book} lang={lang} short />
      </li>
    ))}
  </ol>
);
