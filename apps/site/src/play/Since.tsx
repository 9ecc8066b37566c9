import { lineOf, moveAt, seatOf } from '@portolan/core/table';
import { counting } from '@portolan/core/words';
import { fill } from '../kit/text.ts';
import { moveInWords, type Telling } from './TurnRows.tsx';
import { toldWords as words } from './told-words.ts';

const movesCounted = counting({ fr: ['coup', 'coups'], en: ['move', 'moves'] });

/** How many moves of the others are told. */
const MOST = 3;

/** What the others have done since somebody's last move, to who only watches the last move of all: nobody looks for it in the log. */
export const Since = ({ seat, ...around }: Omit<Telling, 'nameOf' | 'go'> & { readonly seat: number | undefined }) => {
  const { lang, sitting } = around;
  const line = lineOf(sitting);
  const before = line.slice(0, line.indexOf(sitting.cursor) + 1);
  const by = (number: number): number | undefined => seatOf(moveAt(sitting, number)?.action);
  const all = before.filter((number) => by(number) !== undefined);
  const moves = seat === undefined ? all.slice(-1) : all.slice(all.findLastIndex((number) => by(number) === seat) + 1);
  // Who only passes or ends a turn has changed nothing that is to be seen.
  const telling = moves.filter((number) => Object.keys(moveAt(sitting, number)?.action ?? {}).length > 2);
  const worthTelling = telling.length > 0 ? telling : moves.slice(-1);
  const told = worthTelling.slice(-MOST);
  const earlier = worthTelling.length - told.length;
  if (told.length === 0) return null;
  return (
    <ul class="play-since small" aria-label={words[seat === undefined ? 'latest' : 'since'][lang]}>
      {earlier > 0 && <li>{fill(words.earlierMoves[lang], { moves: movesCounted(earlier, lang) })}</li>}
      {told.map((number) => (
        <li key={number}>{moveInWords(around, number)}</li>
      ))}
    </ul>
  );
};
