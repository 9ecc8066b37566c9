import type { CompanyId, Rank } from '@portolan/borneo';
import type { Lang, Seat, Text } from '@portolan/core';
import { capital } from '@portolan/core/words';
import { seatLetter } from '../seats.ts';
import { flagLetter, flagLetterX, flagPaths, flagSeams } from './flags.ts';
import { companyName, companyTitle, letterOf } from './names.ts';
import { placed, type SpotMaker } from './top/spot.ts';
import { rankWords, topWords } from './top/words.ts';

/** Where a rank stands: the center of its token. */
const placeY = (rank: Rank): number => 50 + 48 * rank;

const Ship = ({ company, lang, untold }: Pick<ColumnProps, 'company' | 'lang' | 'untold'>) => {
  const letter = letterOf[company];
  const [flag, shape] = untold ? (['any', 'R'] as const) : ([letter, letter] as const);
  return (
    <g class="co-ship">
      <path class="mast" d="M48 6V52M70 44L82 38" />
      <path class={`fl fl-${flag}`} transform="translate(49 9) scale(1.28)" d={flagPaths[shape]} />
      <g transform="translate(49 9) scale(1.28)">
        {flagSeams[shape] && <path class="fl-m" d={flagSeams[shape]} />}
        <text class={`fl-l on-${flag}`} x={flagLetterX[shape]} y="14.6">
          {untold ? '?' : flagLetter(letter, lang)}
        </text>
      </g>
      <path class="rig" d="M48 8L14 46M48 8L82 38" />
      <path class="hull" d="M12 42Q30 50 48 50Q68 50 84 43Q80 58 70 62H28Q17 58 12 42Z" />
      <path class="hull-l" d="M15 48Q32 55 48 55Q66 55 81 49" />
      <path class="wave" d="M4 64q5 -4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t8 0" />
    </g>
  );
};

/** A company that nobody has named. */
const unnamed: Text = { fr: 'la compagnie', en: 'the company' };

/** The middle of a place, which can be touched. */
const Touched = ({ company, rank, owner, lang, untold, spot }: PlaceProps & Omit<ColumnProps, 'column' | 'spaces'>) => {
  if (!spot) return <Place rank={rank} owner={owner} />;
  const who = typeof owner === 'number' ? seatLetter(owner) : topWords.free[lang];
  const label = `${untold ? unnamed[lang] : companyName(company, lang)}, ${rankWords(rank, who, lang)}`;
  return (
    <g {...placed(spot, { kind: 'rank', company, rank }, label, 'co-place', typeof owner === 'number')}>
      <rect class="co-hit" x="2" y={placeY(rank) - 23.5} width="70" height="47" rx="4" />
      <Place rank={rank} owner={owner} />
    </g>
  );
};

interface PlaceProps {
  readonly rank: Rank;
  readonly owner: Seat | null | undefined;
}

const Place = ({ rank, owner }: PlaceProps) => {
  const y = placeY(rank);
  return (
    <>
      <text class="rank" x="10" y={y + 4.5}>
        {rank}
      </text>
      {typeof owner === 'number' ? (
        <use href={`#seat-${seatLetter(owner)}`} x="27" y={y - 21} width="42" height="42" />
      ) : (
        <circle class="slot" cx="48" cy={y} r="14" />
      )}
    </>
  );
};

const Assault = ({ from, to }: { from: Rank; to: Rank }) => {
  const low = placeY(from);
  const high = placeY(to);
  return (
    <>
      <path class="assault" d={`M76 ${low - 6}C94 ${low - 22} 94 ${high + 22} 77 ${high + 5}`} />
      <path class="assault-h" d={`M72 ${high + 1}L82.5 ${high + 3.5}L76 ${high + 11}Z`} />
    </>
  );
};

const Bonus = ({ rank }: { rank: Rank }) => (
  <g transform={`translate(88 ${placeY(rank)})`}>
    <rect class="lab" x="-12" y="-10" width="24" height="20" rx="3" />
    <text class="lab-t" y="4.6">
      +1
    </text>
  </g>
);

/** Marks on one company: who attacks whom, who counts for the bonus, which merchants are meant. */
export interface ColumnMarks {
  readonly attacker?: Rank;
  readonly defender?: Rank;
  /** Ranks of the merchants that give the defender 1 each. */
  readonly bonus?: readonly Rank[];
  /** Ranks with a ring: merchants that move, or have the next picks. */
  readonly ringed?: readonly Rank[];
}

const titleOf = (company: CompanyId, untold: boolean | undefined, lang: Lang): string =>
  untold ? capital(unnamed[lang]) : companyTitle(company, lang);

/** "Compagnie rouge, du rang 1 au rang 5 : B, C, A, D". */
const columnInWords = ({ company, column, lang, untold }: ColumnProps): string => {
  const title = titleOf(company, untold, lang);
  const gap = lang === 'fr' ? 'vide' : 'gap';
  const owners = column.map((owner) => (owner === null ? gap : seatLetter(owner))).join(', ');
  const nobody = lang === 'fr' ? 'personne' : 'nobody';
  return lang === 'fr'
    ? `${title}, à partir du rang 1\u00a0: ${owners || nobody}`
    : `${title}, from rank 1 down: ${owners || nobody}`;
};

interface ColumnProps {
  readonly company: CompanyId;
  /** Owners from rank 1 down; `null` is a gap. */
  readonly column: readonly (Seat | null)[];
  readonly spaces: number;
  readonly lang: Lang;
  readonly marks?: ColumnMarks;
  /** Nobody has told which company it is: its flag is left open. */
  readonly untold?: boolean | undefined;
  /** Makes its ship and its spaces places that can be touched. */
  readonly spot?: SpotMaker | undefined;
}

/** A company: its ship, and the places under it with the merchants' tokens. */
export const CompanyColumn = (props: ColumnProps) => {
  const { company, column, spaces, lang, marks = {}, untold, spot } = props;
  const places = Math.max(spaces, column.length);
  const { attacker, defender, bonus = [], ringed = [] } = marks;
  const fight = attacker !== undefined && defender !== undefined;
  return (
    <svg
      class="co"
      viewBox={`0 0 ${fight ? 104 : 96} ${88 + 48 * places}`}
      role={spot ? 'group' : 'img'}
      aria-label={columnInWords(props)}
    >
      {spot ? (
        <g {...placed(spot, { kind: 'company', company }, titleOf(company, untold, lang), 'co-place')}>
          <rect class="co-hit" x="2" y="2" width="92" height="68" rx="4" />
          <Ship company={company} lang={lang} untold={untold} />
        </g>
      ) : (
        <Ship company={company} lang={lang} untold={untold} />
      )}
      <path class="rope" d={`M48 62V${placeY(places) + 6}`} />
      {ringed.map((rank) => (
        <circle key={rank} class="ring ring-attack" cx="48" cy={placeY(rank)} r="23.5" />
      ))}
      {attacker !== undefined && <circle class="ring ring-attack" cx="48" cy={placeY(attacker)} r="23.5" />}
      {defender !== undefined && <circle class="ring ring-defend" cx="48" cy={placeY(defender)} r="23.5" />}
      {Array.from({ length: places }, (_, i) => (
        <Touched key={i} {...{ company, lang, untold, spot }} rank={i + 1} owner={column[i]} />
      ))}
      {fight && attacker > defender && <Assault from={attacker} to={defender} />}
      {bonus.map((rank) => (
        <Bonus key={rank} rank={rank} />
      ))}
    </svg>
  );
};
