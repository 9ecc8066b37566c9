import { seatLetter } from '@portolan/boards';
import { handOf, roles, seatsOf, type Table, turnOf } from '@portolan/boards/rotterdam';
import type { Lang, Seat } from '@portolan/core';
import { useSpots } from '../../../board/spots.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { CardFace } from '../parts/CardFace.tsx';
import { PlaceBox } from '../parts/PlaceBox.tsx';
import { cardsOf, type List, seatTouch } from './touches.ts';
import { playWords as words } from './words.ts';

interface Props {
  readonly table: Table;
  readonly seat: Seat;
  readonly lang: Lang;
}

const lists: readonly List[] = ['missions', 'products', 'navigation'];

/** The other players, each a place: an offer to trade begins with one of them. */
const Others = ({ table, seat, lang }: Props) => (
  <div class="rt-others">
    {seatsOf(table)
      .filter((other) => other !== seat)
      .map((other) => {
        const touch = seatTouch(other);
        const said = roles(table, other, turnOf(table) === other, lang);
        const label = [touch.name[lang], ...said].join(', ');
        return (
          'spot' in touch && (
            <PlaceBox key={other} spot={touch.spot} label={label} class="who">
              <SeatToken seat={other} />
              <b>{touch.name[lang]}</b>
              <span class="small">{said.join(', ')}</span>
            </PlaceBox>
          )
        );
      })}
  </div>
);

/** The cards of a hand, each a place of its own, and the other players. */
export const Hand = (props: Props) => {
  const { table, seat, lang } = props;
  const spot = useSpots();
  const name = fill(words.cards[lang], { seat: seatLetter(seat) });
  const hand = handOf(table, seat);
  const empty = lists.every((list) => hand[list].length === 0);
  return (
    <section class="rt-places rt-held" aria-label={name}>
      <Others {...props} />
      <p class="tray-h">{name}</p>
      {empty && <p class="small">{words.noCard[lang]}</p>}
      <div class="rt-hand">
        {lists.flatMap((list) =>
          cardsOf(table, seat, list).map((card) => {
            if (!('spot' in card)) return null;
            const { 'aria-label': label, ...place } = spot?.(card.spot, card.name[lang], { class: 'rt-held-card' }) ?? {
              'aria-label': card.name[lang],
              class: 'rt-held-card',
            };
            return (
              <div key={card.spot} {...place}>
                <span class="sr">{label}</span>
                <div aria-hidden="true">
                  <CardFace list={list} face={card.kind} table={table} lang={lang} />
                </div>
              </div>
            );
          }),
        )}
      </div>
    </section>
  );
};
