import type { Lang } from '@portolan/core';
import type { FoundInWords } from '@portolan/core/answers';
import { SeatToken } from '../kit/marks.tsx';
import { both } from '../kit/text.ts';

const texts = { follows: both('La suite attendue', 'What is likely to follow') } as const;

/** What is expected to follow, move by move; what was assumed to be drawn stands without a token. */
export const Follows = ({ lang, moves }: { lang: Lang; moves: NonNullable<FoundInWords['follows']> }) =>
  moves.length === 0 ? null : (
    <section>
      <h3>{texts.follows[lang]}</h3>
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
