import type { Lang } from '@portolan/core';
import type { FoundInWords } from '@portolan/core/answers';
import { SeatToken } from '../kit/marks.tsx';
import { both } from '../kit/text.ts';

const texts = {
  follows: both('La suite attendue', 'What is likely to follow'),
  after: both('La suite attendue du premier coup de la liste', 'What is likely to follow the first move of the list'),
} as const;

/** What is expected to follow the best option, move by move; what was assumed to be drawn stands without a token. */
export const Follows = ({
  lang,
  moves,
  other,
}: {
  readonly lang: Lang;
  readonly moves: NonNullable<FoundInWords['follows']>;
  /** Whether another option than the best is being looked at. */
  readonly other: boolean;
}) =>
  moves.length === 0 ? null : (
    <section>
      <h3>{texts[other ? 'after' : 'follows'][lang]}</h3>
      <ol class="follows">
        {moves.map(({ seat, text }, i) => (
          <li key={`${i} ${text}`}>
            {seat === undefined ? (
              <i>{text}</i>
            ) : (
              <>
                <SeatToken seat={seat} /> <span>{text}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
