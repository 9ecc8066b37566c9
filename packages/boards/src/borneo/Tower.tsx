import type { Lang } from '@portolan/core';
import { cardsCount } from './counts.ts';
import { type FlagLetter, flagLetter, flagPaths } from './flags.ts';
import { HarborFace, harborInWords } from './HarborCard.tsx';
import type { LedgerRow, TowerModel } from './model.ts';
import { flagName } from './names.ts';
import { cardSize, ShipmentFace } from './ShipmentCard.tsx';

const letters = Object.keys(flagPaths) as FlagLetter[];
/** Left edge of the ledger, and the width of one of its columns. */
const left = 150;
const step = 27;
const cardTop = (i: number): number => 92 + cardSize.strip * i;
const middle = (company: number): number => left + step * (company + 0.5);

const Sums = ({ row, y, last = false }: { row: LedgerRow; y: number; last?: boolean }) => (
  <>
    {row.sums.map((sum, company) => (
      <text
        key={letters[company]}
        class={`lg${row.gained[company] ? ' lg-up' : ''}${last ? ' lg-t' : ''}`}
        x={middle(company)}
        y={y}
      >
        {sum === 0 && !last ? '·' : sum}
      </text>
    ))}
  </>
);

const CoveredFlag = ({ letter, y }: { letter: FlagLetter; y: number }) => (
  <g class="lg-cov">
    <use href={`#flag-${letter}`} x="136" y={y - 17} width="13" height="11" />
    <path class="lg-strike" d={`M135 ${y - 7}L149 ${y - 16}`} />
  </g>
);

const Pips = ({ count, of, y, flag }: { count: number; of: number; y: number; flag?: FlagLetter }) => {
  const pitch = Math.min(flag ? 27 : 18, 108 / of);
  const width = flag ? pitch - 3 : Math.min(12, pitch - 3);
  return (
    <>
      {Array.from({ length: of }, (_, i) => (
        <rect
          key={i}
          class={`pip${i < count ? (flag ? ` fl fl-${flag}` : ' pip-c') : ''}`}
          x={left + 1 + i * pitch}
          y={y}
          width={width}
          height={flag ? 10 : 16}
          rx={flag ? 0 : 2}
        />
      ))}
    </>
  );
};

const Counts = ({ tower, y, lang }: { tower: TowerModel; y: number; lang: Lang }) => {
  const { harbor, total, leaders, cards } = tower;
  if (!harbor) return null;
  const lead = leaders[0];
  const flag = letters[lead ?? 0] ?? 'R';
  const most = lead === undefined ? 0 : (total.sums[lead] ?? 0);
  const names = leaders.map((company) => flagLetter(letters[company] ?? 'R', lang)).join(' ');
  const words = lang === 'fr' ? [' sur ', ' drapeaux', ' cartes'] : [' of ', ' flags', ' cards'];
  return (
    <>
      <text class="lg-n" x={left} y={y}>
        <tspan class="lg-s">{`${names} ${most}`.trim()}</tspan>
        {/* Several leaders leave no room for the word; the pips below are flags. */}
        {`${words[0]}${harbor.monopoly}${leaders.length > 1 ? '' : words[1]}`}
      </text>
      <Pips count={Math.min(most, harbor.monopoly)} of={harbor.monopoly} y={y + 9} flag={flag} />
      <text class="lg-n" x={left} y={y + 46}>
        <tspan class="lg-s">{cards.length}</tspan>
        {`${words[0]}${harbor.capacity}${words[2]}`}
      </text>
      <Pips count={cards.length} of={harbor.capacity} y={y + 55} />
    </>
  );
};

const Ledger = ({ tower, lang }: { tower: TowerModel; lang: Lang }) => {
  const { rows, total, leaders } = tower;
  const totalTop = cardTop(rows.length - 1) + 41;
  return (
    <g class="ledger">
      {letters.map((letter, company) => (
        <use key={letter} href={`#flag-${letter}`} x={left + 1.5 + step * company} y="62" width="26" height="21" />
      ))}
      <path class="lg-h" d="M150 87H258" />
      {rows.map((row, i) => (
        <g key={i}>
          {i > 0 && <path class="lg-r" d={`M150 ${cardTop(i)}H258`} />}
          {row.covered && <CoveredFlag letter={row.covered} y={cardTop(i) + 25} />}
          <Sums row={row} y={cardTop(i) + 25} />
        </g>
      ))}
      {rows.length > 0 && (
        <>
          <path class="lg-h" d={`M150 ${totalTop}H258M150 ${totalTop + 28}H258`} />
          {leaders.map((company) => (
            <rect key={company} class="lg-best" x={left + step * company} y={totalTop} width={step} height="28" />
          ))}
          <Sums row={total} y={totalTop + 20.5} last />
        </>
      )}
      <Counts tower={tower} y={rows.length > 0 ? totalTop + 49 : 112} lang={lang} />
    </g>
  );
};

/** A port in words: "Port 1, Kuching (cannelle, 6 drapeaux, 4 cartes), 3 cartes : rouge 5, bleu 2, vert 2, jaune 1". */
export const towerInWords = (tower: TowerModel, lang: Lang): string => {
  const { port, harbor, cards, total } = tower;
  if (!harbor && cards.length === 0) return lang === 'fr' ? `Port ${port}\u00a0: vide` : `Port ${port}: empty`;
  const sums = letters.map((letter, company) => `${flagName(letter, lang)} ${total.sums[company]}`).join(', ');
  const count = cardsCount(cards.length, lang);
  const nameless = lang === 'fr' ? 'sans carte Port' : 'without a Harbor card';
  const head = `Port ${port}, ${harbor ? harborInWords(harbor, lang) : nameless}`;
  if (cards.length === 0) return lang === 'fr' ? `${head}, aucune carte` : `${head}, no card`;
  return `${head}, ${count}${lang === 'fr' ? '\u00a0: ' : ': '}${sums}`;
};

interface TowerProps {
  readonly tower: TowerModel;
  readonly lang: Lang;
  /** Cards with a frame, by place from 0: a card proposed, or one that can be taken. */
  readonly framed?: readonly number[];
  /** Whether the flags are counted beside the cards; on unless told otherwise. */
  readonly counted?: boolean;
  /** The frame says that something is wrong. */
  readonly wrong?: boolean;
}

/**
 * A port: its Harbor card, under it the Shipment cards, each lying over the lower row of the one before,
 * and at the right the flags that count, line by line.
 */
export const Tower = ({ tower, lang, framed = [], counted = true, wrong = false }: TowerProps) => {
  const { cards, harbor } = tower;
  const height = cards.length > 0 ? cardTop(cards.length - 1) + cardSize.height + 4 : harbor ? 196 : 182;
  return (
    <svg class="hb" viewBox={`0 0 276 ${height}`} role="img" aria-label={towerInWords(tower, lang)}>
      <g transform="translate(2 2)">
        {harbor ? (
          <HarborFace harbor={harbor} />
        ) : (
          <rect class="slot-card" x=".75" y=".75" width="130.5" height="82.5" rx="7" />
        )}
      </g>
      {counted && (harbor || cards.length > 0) && <Ledger tower={tower} lang={lang} />}
      {cards.length === 0 && <rect class="slot-card" x="2.75" y="92.75" width="130.5" height="86" rx="7" />}
      {cards.map((card, i) => (
        <g key={i} transform={`translate(2 ${cardTop(i)})`}>
          <ShipmentFace card={card} lang={lang} />
          {framed.includes(i) && (
            <rect
              class={wrong ? 'frame frame-x' : 'frame'}
              x="0"
              y="0"
              width="132"
              height={i === cards.length - 1 ? 178 : 38}
              rx="7"
            />
          )}
        </g>
      ))}
    </svg>
  );
};
