import type { Card } from '@portolan/borneo';
import type { Lang, Seat } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { seatInWords, seatLetter } from '../../seats.ts';
import { HarborChip, SpiceChip } from '../Cards.tsx';
import { sortCards } from '../face.ts';
import { harborInWords, MissionTile } from '../HarborCard.tsx';
import { harborOf, missionOf, type Table } from '../model.ts';
import { cardInWords, cargoInWords, missionInWords } from '../names.ts';
import { CardStrip } from '../ShipmentCard.tsx';
import { placed, type SpotMaker } from './spot.ts';
import { hiddenCount, oneMore, topWords } from './words.ts';

interface Props {
  readonly table: Table;
  readonly seat: Seat;
  readonly lang: Lang;
  readonly spot?: SpotMaker | undefined;
}

interface ListProps extends Props {
  readonly kind: 'hand' | 'store';
  readonly draw: (card: Card) => ComponentChildren;
  readonly inWords: (card: Card) => string;
  readonly children?: ComponentChildren;
}

/** Cards of one list: those known one by one, those face down as one, then where the next one goes. */
const CardsHeld = ({ table, seat, lang, spot, kind, draw, inWords, children }: ListProps) => {
  const { hands, warehouses } = table.position;
  const { known, unknown } = sortCards(kind === 'hand' ? hands?.[seat] : warehouses?.[seat]?.shipments);
  return (
    <div class={`tt-list tt-${kind}`}>
      <span class="tt-t">{topWords[kind][lang]}</span>
      {known.map((card, at) => (
        <span key={at} {...placed(spot, { kind, seat, at }, inWords(card), 'tt-card', true)}>
          {draw(card)}
        </span>
      ))}
      {unknown > 0 && (
        <span {...placed(spot, { kind, seat, at: '?' }, hiddenCount(unknown, lang), 'tt-card tt-back')}>
          {draw('?')}
          <b>×{unknown}</b>
        </span>
      )}
      {children}
      {spot && <span {...placed(spot, { kind, seat }, oneMore(kind, seatLetter(seat), lang), 'tt-more')} />}
    </div>
  );
};

const Won = ({ table, seat, lang, spot }: Props) => {
  const { harbors = [], missions = [] } = table.position.warehouses?.[seat] ?? {};
  return (
    <>
      {harbors.map((id) => {
        const harbor = harborOf(table, id);
        return (
          harbor && (
            <span
              key={id}
              {...placed(spot, { kind: 'harbor', seat, id }, harborInWords(harbor, lang), 'tt-card', true)}
            >
              <HarborChip table={table} id={id} lang={lang} />
            </span>
          )
        );
      })}
      {missions.map((id) => {
        const mission = missionOf(table, id);
        return (
          mission && (
            <span key={id} {...placed(spot, { kind: 'won', seat, id }, missionInWords(mission, lang), 'tt-card', true)}>
              <MissionTile mission={mission} lang={lang} />
            </span>
          )
        );
      })}
    </>
  );
};

/** What one player holds: the hand, the warehouse with its Harbor cards and the Missions won. */
export const Holdings = (props: Props & { readonly seen: boolean }) => {
  const { seat, lang, seen } = props;
  return (
    <section class={seen ? 'tt-own is-seen' : 'tt-own'} aria-label={seatInWords(seat, lang)}>
      <CardsHeld
        {...props}
        kind="hand"
        draw={(card) => <CardStrip card={card} lang={lang} />}
        inWords={(card) => cardInWords(card, lang)}
      />
      <CardsHeld
        {...props}
        kind="store"
        draw={(card) => <SpiceChip card={card} lang={lang} />}
        inWords={(card) => cargoInWords(card, lang)}
      >
        <Won {...props} />
      </CardsHeld>
    </section>
  );
};
