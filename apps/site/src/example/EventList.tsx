import type { Kind, Lang } from '@portolan/core';
import { SeatToken } from '../kit/marks.tsx';
import { ClauseLink } from './ClauseLink.tsx';
import type { AnyKit } from './game-kit.ts';

interface Props {
  readonly events: readonly (Kind & { readonly clause: string })[];
  readonly kit: Pick<AnyKit, 'rules' | 'book'>;
  readonly lang: Lang;
  /** Each begins with the token of who it is about. */
  readonly tokens?: boolean;
}

const seatOf = (event: Kind): number | undefined =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;

/** What happened, in the order of play, each with its clause. */
export const EventList = ({ events, kit, lang, tokens = false }: Props) => (
  <ol class={tokens ? 'events actors' : 'events'}>
    {events.map((event, i) => (
      <li key={`${i}-${event.kind}`}>
        {tokens && <span class="who">{seatOf(event) !== undefined && <SeatToken seat={seatOf(event) ?? 0} />}</span>}
        <span>{kit.rules.event(event, lang)}</span>
        <ClauseLink id={event.clause} book={kit.book} lang={lang} short />
      </li>
    ))}
  </ol>
);
