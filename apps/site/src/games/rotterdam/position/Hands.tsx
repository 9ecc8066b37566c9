import { SeatToken, seatLetter } from '@portolan/boards';
import { Pawn, roles, seatsOf, type Table, turnOf } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { OwnTray, useChoose, useMind } from '../../../board/spots.ts';
import { fill, words as general } from '../../../kit/text.ts';
import { CardFace } from '../parts/CardFace.tsx';
import { entryWords } from '../parts/entry-words.ts';
import { PlaceBox } from '../parts/PlaceBox.tsx';
import { cardsIn, isUntold, listsOf } from './cards.ts';
import { faceName } from './entry.tsx';
import type { Form } from './form.ts';
import { seatSpot, whereOf } from './spots.ts';
import { words } from './words.ts';

interface Props {
  readonly table: Table;
  readonly form: Form;
  readonly lang: Lang;
}

interface OfSeat extends Props {
  readonly seat: number;
  /** Its cards are drawn; else they are counted. */
  readonly seen: boolean;
}

/** Cards of a player at one of its places: a button that tells them all. */
const Cards = ({ table, form, lang, seat, what, seen }: OfSeat & { what: 'hand' | 'before' }) => {
  const cards = listsOf[what].flatMap((list) => cardsIn(form.position, seat, list).map((face) => ({ list, face })));
  const name = fill(words[what === 'hand' ? 'handOf' : 'beforeOf'][lang], { seat: seatLetter(seat) });
  const told = cards.map(({ list, face }) => faceName(list, face, { lang, about: form })).join(', ');
  const label = `${name}${general.colon[lang]}${told || entryWords.noCard[lang]}`;
  return (
    <PlaceBox spot={seatSpot(what, seat)} label={label}>
      <span class="small">
        {words[what === 'hand' ? 'hand' : 'before'][lang]}
        {!seen && <b> {cards.length}</b>}
      </span>
      {seen && (
        <span class="rt-hand">
          {cards.map(({ list, face }, i) => (
            <CardFace key={`${list} ${face} ${i}`} list={list} face={face} table={table} lang={lang} />
          ))}
          <span class="rt-more" aria-hidden="true">
            +
          </span>
        </span>
      )}
    </PlaceBox>
  );
};

const PlayerPlaces = ({ chosen, ...props }: OfSeat & { chosen: boolean }) => {
  const { table, lang, seat, seen } = props;
  const name = fill(words.playerOf[lang], { seat: seatLetter(seat) });
  const active = turnOf(table) === seat;
  const said = roles(table, seat, active, lang);
  return (
    <article class={['player', active && 'is-active', !seen && 'is-short'].filter(Boolean).join(' ')} aria-label={name}>
      <PlaceBox spot={seatSpot('seat', seat)} label={[name, ...said].join(', ')} class="who">
        <SeatToken seat={seat} lang={lang} size={28} plain />
        {(table.position.master ?? 0) === seat && <Pawn />}
        <span>
          <b>{seatLetter(seat)}</b>
          {said.map((role) => `, ${role}`).join('')}
        </span>
      </PlaceBox>
      <Cards {...props} what="hand" />
      <Cards {...props} what="before" />
      {chosen && <OwnTray />}
    </article>
  );
};

/**
 * The players, with their cards in hand and before them as places, and below the one chosen the cards that go there. Of
 * one player, who is chosen or whose turn it is, the cards are drawn; a line tells of the others.
 */
export const Hands = (props: Props) => {
  const { chosen, hand } = useMind() ?? {};
  const choose = useChoose();
  // Where no card is told yet one begins with the first player: at once, and not for who has taken or chosen something meanwhile.
  useLayoutEffect(() => {
    const isAtPlayer = chosen !== undefined && whereOf(chosen).what !== 'river';
    const taken = isAtPlayer || (hand !== undefined && !('item' in hand && hand.stayed));
    if (!taken && seatsOf(props.table).every((seat) => isUntold(props.form.position, seat)))
      choose?.(seatSpot('before', 0));
  }, []);
  const where = chosen === undefined ? undefined : whereOf(chosen);
  const at = where && where.what !== 'river' ? where.seat : undefined;
  const looked = useRef(turnOf(props.table) ?? 0);
  if (at !== undefined) looked.current = at;
  return (
    <div class="rt-places">
      {seatsOf(props.table).map((seat) => (
        <PlayerPlaces key={seat} {...props} seat={seat} seen={looked.current === seat} chosen={at === seat} />
      ))}
    </div>
  );
};
