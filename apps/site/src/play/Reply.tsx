import type { Kind, Lang, Text, Violation } from '@portolan/core';
import type { AnyKit } from '../example/game-kit.ts';
import { Sign } from '../kit/marks.tsx';
import type { Json } from '../stores/table.ts';
import type { ToldParts } from './told.ts';
import { playWords as words } from './words.ts';

/** What came of the last touches: a plan that can be confirmed, why something is not allowed, or what is to be done instead. */
export type Replied =
  | { readonly kind: 'nowhere'; readonly ask: Text; readonly clause: string | undefined }
  | { readonly kind: 'plan'; readonly action: Kind; readonly events: readonly (Kind & { readonly clause: string })[] }
  | { readonly kind: 'refused'; readonly action: Json; readonly violation: Violation };

interface Props {
  readonly lang: Lang;
  /** Undefined while its words are on their way: the move can be played without them. */
  readonly kit: AnyKit | undefined;
  readonly told: ToldParts | undefined;
  readonly reply: Replied;
  readonly confirm: () => void;
  readonly clear: () => void;
}

/** The answer that sits on the dock; it leaves with the next touch. */
export const Reply = ({ lang, kit, told, reply, confirm, clear }: Props) => {
  if (reply.kind === 'refused') {
    const quoted = kit?.book.quoted(reply.violation.clause, lang);
    return (
      <div class="play-reply is-refused" role="alert">
        <Sign state="illegal" />
        <div>
          <p class="play-h">{words.refused[lang]}</p>
          {kit && told && (
            <p>
              {kit.book.violationText(reply.violation, lang)}{' '}
              <told.ClauseLink id={reply.violation.clause} book={kit.book} lang={lang} />
            </p>
          )}
          {quoted && <blockquote>{quoted.text}</blockquote>}
        </div>
      </div>
    );
  }
  if (reply.kind === 'nowhere')
    return (
      <div class="play-reply" role="status">
        <div>
          <p class="play-h">{words.nowhere[lang]}</p>
          <p>
            {reply.ask[lang]}{' '}
            {kit && told && reply.clause && <told.ClauseLink id={reply.clause} book={kit.book} lang={lang} />}
          </p>
        </div>
      </div>
    );
  return (
    <div class="play-reply">
      <div>
        <p class="play-h" role="status">
          {kit ? kit.rules.action(reply.action, lang, reply.events) : words.whole[lang]}
        </p>
        {kit && told && reply.events.length > 0 && (
          <details>
            <summary>{words.follows[lang]}</summary>
            <told.EventList events={reply.events} kit={kit} lang={lang} tokens />
          </details>
        )}
      </div>
      <div class="play-go">
        <button type="button" class="btn btn-1" onClick={confirm}>
          {words.play[lang]}
        </button>
        <button type="button" class="btn btn-q" onClick={clear}>
          {words.clear[lang]}
        </button>
      </div>
    </div>
  );
};
