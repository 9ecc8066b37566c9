import { seatInWords, seatLetter } from '@portolan/boards';
import type { Lang, Seat } from '@portolan/core';
import type { AnswerState } from '@portolan/core/answers';
import { words } from './text.ts';

/** The token of a seat: shape, letter and color, from the symbols of the page. */
export const SeatToken = ({ seat, lang, size = 26 }: { seat: Seat; lang?: Lang; size?: number }) => {
  const use = <use href={`#seat-${seatLetter(seat)}`} />;
  return lang ? (
    <svg class="tok" width={size} height={size} role="img" aria-label={seatInWords(seat, lang)}>
      {use}
    </svg>
  ) : (
    <svg class="tok" width={size} height={size} aria-hidden="true">
      {use}
    </svg>
  );
};

/** The small compass of an answer that an open point changes, where its sentence has no room. */
export const OpenSign = ({ lang }: { lang: Lang }) => (
  <span class="open-sign">
    <Sign state="depends" />
    <span class="sr">{words.depends[lang]}</span>
  </span>
);

/** The sign of an answer, or of a question that is asked instead; the word beside it says the same. */
export const Sign = ({ state, asks = false }: { state: AnswerState; asks?: boolean | undefined }) => {
  if (asks)
    return (
      <svg class="sign" viewBox="0 0 32 32" aria-hidden="true">
        <circle class="sg sg-asks" cx="16" cy="16" r="14.2" />
        <path class="sg-ask" d="M12.2 12.6A3.9 3.9 0 1 1 17.6 16.2C16.5 16.7 16 17.4 16 18.8" />
        <circle class="sg-askd" cx="16" cy="23" r="1.6" />
      </svg>
    );
  return state === 'open' ? (
    <svg class="sign" viewBox="0 0 32 32" aria-hidden="true">
      <circle class="sg sg-open" cx="16" cy="16" r="14.2" />
      <path class="sg-o" d="M16 8V18" />
      <circle class="sg-od" cx="16" cy="23" r="1.9" />
    </svg>
  ) : (
    <svg class="sign" viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#sign-${state}`} />
    </svg>
  );
};
