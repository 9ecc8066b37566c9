import { companies, companyName, type FlagLetter, letterOf } from '@portolan/boards/borneo';
import type { TriggerAnswer, TriggerInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import { useSpots } from '../../../board/spots.ts';
import type { BoardProps } from '../../../check/module.ts';
import { fill, say } from '../../../kit/text.ts';
import { cardsInWords, harborNumbers } from '../parts/counts.ts';
import { portSpot } from './entry/tower.tsx';
import { entryWords as words } from './entry/words.ts';
import { hasCard, hasHarbor } from './own-port.ts';

/** Heights: the Harbor strip, the visible strip of a card, a whole card without its spice. */
const TOP = 60;
const STRIP = 38;
const CARD = 72;
/** The ledger beside the cards. */
const LEFT = 164;
const STEP = 27;

const cardY = (i: number): number => TOP + STRIP * i;
const middle = (company: number): number => LEFT + STEP * (company + 0.5);

const Flag = ({ letter, x, y }: { letter: FlagLetter; x: number; y: number }) => (
  <use href={`#flag-${letter}`} x={x - 1.8} y={y - 1.8} width="28.6" height="23.2" />
);

/** Where a flag stands on a card, by its slot: three above, one below under the column of the box. */
const flagX = (slot: number, lowerColumn: number): number => 39 + 30 * (slot < 3 ? slot : lowerColumn - 1);

const Card = ({ face, y, lowerColumn, fresh }: { face: string; y: number; lowerColumn: number; fresh: boolean }) => {
  const flags = face.replace('/', '').slice(0, 4).split('') as FlagLetter[];
  return (
    <g transform={`translate(2 ${y})`}>
      <rect class="card" x=".75" y=".75" width="130.5" height={CARD - 1.5} rx="7" />
      <path class="card-h" d="M33 8V62" />
      {flags.map((letter, slot) => (
        <Flag key={slot} letter={letter} x={flagX(slot, lowerColumn)} y={slot < 3 ? 10 : 40} />
      ))}
      {fresh && <rect class="frame" x="0" y="0" width="132" height={CARD} rx="7" />}
    </g>
  );
};

const Numbers = ({ monopoly, capacity }: { monopoly: number | string; capacity: number | string }) => (
  <g transform="translate(2 2)">
    <rect class="card harbor" x=".75" y=".75" width="130.5" height="50.5" rx="7" />
    <path class="hb-b" d="M16 9H46V36L31 44L16 36Z" />
    <text class="hb-v" x="31" y="30">
      {monopoly}
    </text>
    <rect class="hb-b" x="88" y="13" width="22" height="28" rx="3" />
    <rect class="hb-b" x="92" y="9" width="22" height="28" rx="3" />
    <text class="hb-v" x="103" y="29">
      {capacity}
    </text>
  </g>
);

/** The covered flag of a card, struck out unless it counts, and the sums line by line. */
const Line = ({ line, y }: { line: TriggerAnswer['ledger'][number]; y: number }) => {
  const [flag] = line.flags;
  return (
    <g>
      {line.row === 'lower' && flag && (
        <g class="lg-cov">
          <use href={`#flag-${letterOf[flag]}`} x="138" y={y - 14} width="20" height="16" />
          {line.covered && !line.counts && <path class="lg-strike" d={`M136 ${y + 2}L160 ${y - 14}`} />}
        </g>
      )}
      {line.counts &&
        companies.map((company, i) => (
          <text key={company} class={`lg${line.flags.includes(company) ? ' lg-up' : ''}`} x={middle(i)} y={y}>
            {line.sums[company] || '·'}
          </text>
        ))}
    </g>
  );
};

/** The lower line of the last card has more room than the covered ones. */
const lineY = (line: TriggerAnswer['ledger'][number]): number => {
  if (line.row === 'upper') return cardY(line.card) + 18;
  return cardY(line.card) + (line.covered ? 35 : 55);
};

const inWords = (flags: TriggerAnswer['flags'], count: number, isCard: boolean, lang: Lang): string => {
  const sums = companies.map((company) => `${companyName(company, lang)} ${flags[company]}`).join(', ');
  return say(
    lang,
    `Le port${isCard ? ' avec la nouvelle carte' : ''}, ${cardsInWords(count, 'fr')} : ${sums}`,
    `The port${isCard ? ' with the new card' : ''}, ${cardsInWords(count, 'en')}: ${sums}`,
  );
};

/** A port drawn by its flags alone, with the running count at the right; the card asked about is framed. */
export const FlagTower = ({
  lang,
  input,
  answer,
  asks,
}: Pick<BoardProps<TriggerInput, TriggerAnswer>, 'lang' | 'input' | 'answer' | 'asks'>) => {
  const cards = [...input.tower, input.card];
  const bottom = cardY(cards.length - 1) + CARD;
  const winner = asks ? undefined : answer.monopoly?.company;
  const spot = useSpots();
  const [named, isCard] = [hasHarbor(input), hasCard(input)];
  const flags = isCard ? answer.flags : answer.before;
  // A card that nobody has named is none of the port.
  const count = isCard ? answer.cards : input.tower.length;
  const harbor = `${words.harbor[lang]}, ${harborNumbers(input, lang)}`;
  return (
    <svg
      class="hb"
      viewBox={`0 0 274 ${bottom + 34}`}
      role={spot ? 'group' : 'img'}
      aria-label={inWords(flags, count, isCard, lang)}
    >
      <Numbers monopoly={named ? input.monopoly : '?'} capacity={named ? input.capacity : '?'} />
      {spot && (
        <g {...spot(portSpot('harbor'), harbor)}>
          <rect class="co-hit" x="1" y="1" width="134" height="54" rx="7" />
        </g>
      )}
      {companies.map((company, i) => (
        <use
          key={company}
          href={`#flag-${letterOf[company]}`}
          x={LEFT + 1.5 + STEP * i}
          y="32"
          width="26"
          height="21"
        />
      ))}
      <path class="lg-h" d="M164 57H272" />
      {cards.map((face, i) => {
        const fresh = i === cards.length - 1;
        const label = fresh ? words.newCard[lang] : fill(words.lying[lang], { n: i + 1 });
        return (
          <g key={i} {...spot?.(portSpot(fresh ? 'card' : i), label, { carried: !fresh })}>
            {fresh && !isCard ? (
              <rect class="slot-card" x="2.75" y={cardY(i) + 0.75} width="130.5" height={CARD - 1.5} rx="7" />
            ) : (
              <Card face={face} y={cardY(i)} lowerColumn={input.lowerFlagColumn ?? 1} fresh={fresh} />
            )}
            {spot && <rect class="co-hit" x="2" y={cardY(i)} width="132" height={fresh ? CARD : STRIP} rx="7" />}
          </g>
        );
      })}
      {spot && (
        <g {...spot(portSpot('next'), `${words.lies[lang]}, ${words.next[lang]}`)}>
          <rect class="co-hit" x="134" y={cardY(cards.length - 1) - 2} width="28" height="28" rx="14" />
          <circle class="slot" cx="148" cy={cardY(cards.length - 1) + 12} r="11" />
          <path class="ic-plus" d={`M143 ${cardY(cards.length - 1) + 12}h10M148 ${cardY(cards.length - 1) + 7}v10`} />
        </g>
      )}
      {answer.ledger
        .filter((line) => isCard || line.card < input.tower.length)
        .map((line) => (
          <Line key={`${line.card}${line.row}`} line={line} y={lineY(line)} />
        ))}
      <path class="lg-h" d={`M164 ${bottom - 2}H272M164 ${bottom + 28}H272`} />
      {companies.map((company, i) => (
        <g key={company}>
          {company === winner && <rect class="lg-best" x={LEFT + STEP * i} y={bottom - 1} width={STEP} height="28" />}
          <text class="lg lg-t lg-up" x={middle(i)} y={bottom + 18}>
            {flags[company]}
          </text>
        </g>
      ))}
      <text class="lg-n" x="67" y={bottom + 18} text-anchor="middle">
        {named &&
          say(
            lang,
            `${count} sur ${cardsInWords(input.capacity, 'fr')}`,
            `${count} of ${cardsInWords(input.capacity, 'en')}`,
          )}
      </text>
    </svg>
  );
};
