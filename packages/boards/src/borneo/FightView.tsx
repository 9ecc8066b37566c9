import type { CompanyId, Face, Position, Rank } from '@portolan/borneo';
import type { Lang, Seat } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { SeatToken } from '../SeatToken.tsx';
import { seatLetter } from '../seats.ts';
import { Hand } from './Cards.tsx';
import { CompanyColumn } from './CompanyColumn.tsx';
import { cardCount } from './face.ts';

/** One side of a fight as it is drawn. */
export interface FightSide {
  readonly seat: Seat;
  /** Cards played; undefined as long as the side has not spoken. */
  readonly played: readonly Face[] | undefined;
  /** The hand, the played cards still in it or already out of it. */
  readonly hand: NonNullable<Position['hands']>[number];
  /** The count as it is read out: "2 + 2 = 4". */
  readonly sum: string;
  readonly wrong?: readonly Face[];
}

/** A fight as it is drawn: the column, who fights whom, both sides. */
export interface Fight {
  readonly company: CompanyId;
  readonly column: readonly (Seat | null)[];
  readonly spaces: number;
  readonly attacker: Rank;
  readonly defender: Rank;
  /** Ranks of the merchants that count for the defender. */
  readonly bonus: readonly Rank[];
  /** Flags that count: those of the company, or all (ruling.fight-flags). */
  readonly counts: CompanyId | 'all';
  readonly attack: FightSide;
  readonly defense: FightSide;
}

const keeps = (side: FightSide, lang: Lang): string => {
  const count = cardCount(side.hand) - (side.played?.length ?? 0);
  if (lang === 'fr') return `, garde ${count} ${count > 1 ? 'cartes' : 'carte'}`;
  return `, keeps ${count} ${count === 1 ? 'card' : 'cards'}`;
};

const Side = ({ side, verb, fight, lang }: { side: FightSide; verb: string; fight: Fight; lang: Lang }) => (
  <div class="side-row">
    <div class="who">
      <SeatToken seat={side.seat} lang={lang} size={28} />
      <span>
        <b>{seatLetter(side.seat)}</b> {verb}
        {side.played && <span class="tail">{keeps(side, lang)}</span>}
      </span>
      <span class="sum">{side.sum}</span>
    </div>
    <Hand
      cards={side.hand}
      played={side.played ?? []}
      lang={lang}
      counts={fight.counts}
      {...(side.wrong ? { wrong: side.wrong } : {})}
    />
  </div>
);

/** A fight: the company with both fighters and the bonus at the left, the cards of each side at the right. */
export const FightView = ({ fight, lang, children }: { fight: Fight; lang: Lang; children?: ComponentChildren }) => (
  <div class="fight">
    <CompanyColumn
      company={fight.company}
      column={fight.column}
      spaces={fight.spaces}
      lang={lang}
      marks={{ attacker: fight.attacker, defender: fight.defender, bonus: fight.bonus }}
    />
    <div class="sides">
      <Side side={fight.attack} verb={lang === 'fr' ? 'attaque' : 'attacks'} fight={fight} lang={lang} />
      <Side side={fight.defense} verb={lang === 'fr' ? 'défend' : 'defends'} fight={fight} lang={lang} />
      {children}
    </div>
  </div>
);
