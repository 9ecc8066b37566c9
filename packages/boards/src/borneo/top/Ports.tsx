import type { PortNumber } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { cardsCount } from '../counts.ts';
import { type FlagLetter, flagPaths } from '../flags.ts';
import { HarborCard, harborInWords } from '../HarborCard.tsx';
import { countsMatter, type Table, type TowerModel, towerOf } from '../model.ts';
import { cardInWords } from '../names.ts';
import { CardStrip } from '../ShipmentCard.tsx';
import { towerInWords } from '../Tower.tsx';
import { placed, type SpotMaker } from './spot.ts';
import { nextCard, noHarbor, topWords } from './words.ts';

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  readonly spot?: SpotMaker | undefined;
}

const letters = Object.keys(flagPaths) as FlagLetter[];

/** The flags that count in a port, the leaders in a box, and how many cards lie there. */
const Counts = ({ tower, lang }: { tower: TowerModel; lang: Lang }) => {
  const { harbor, cards, total, leaders } = tower;
  const of = lang === 'fr' ? 'sur' : 'of';
  return (
    <div class="tt-sum">
      <svg viewBox="0 0 132 46" role="img" aria-label={towerInWords(tower, lang)}>
        {letters.map((letter, i) => (
          <g key={letter} transform={`translate(${33 * i} 0)`}>
            {leaders.includes(i) && <rect class="lg-best" x="1" y="1" width="31" height="44" rx="3" />}
            <use href={`#flag-${letter}`} x="4" y="4" width="26" height="21" />
            <text class="lg lg-t" x="16" y="41">
              {total.sums[i]}
            </text>
          </g>
        ))}
      </svg>
      <span class="tt-n">
        {cardsCount(cards.length, lang)}
        {harbor && ` ${of} ${harbor.capacity}`}
      </span>
    </div>
  );
};

const Port = ({ port, table, lang, spot }: Props & { readonly port: PortNumber }) => {
  const tower = towerOf(table, port);
  const { harbor, cards } = tower;
  const name = harbor ? `Port ${port}, ${harborInWords(harbor, lang)}` : noHarbor(port, lang);
  return (
    <div class="tt-port">
      <span {...placed(spot, { kind: 'port', port }, name, 'tt-harbor')}>
        {harbor ? <HarborCard harbor={harbor} lang={lang} /> : <span class="tt-slot">{`Port ${port}`}</span>}
      </span>
      {cards.map((card, at) => (
        <span key={at} {...placed(spot, { kind: 'tower', port, at }, cardInWords(card, lang), 'tt-strip', true)}>
          <CardStrip card={card} lang={lang} />
        </span>
      ))}
      {spot && harbor && <span {...placed(spot, { kind: 'tower', port }, nextCard(port, lang), 'tt-more')} />}
      {(harbor || cards.length > 0) && countsMatter(table, tower) && <Counts tower={tower} lang={lang} />}
    </div>
  );
};

/** The three ports as columns of strips, each card over the lower flag of the one before. */
export const PortColumns = (props: Props) => (
  <section class="tt-hb" aria-label={topWords.ports[props.lang]}>
    {([1, 2, 3] as const).map((port) => (
      <Port key={port} port={port} {...props} />
    ))}
  </section>
);
