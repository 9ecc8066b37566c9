import { SeatToken, seatLetter } from '@portolan/boards';
import { Pawn, roles, seatsOf, type Table, turnOf } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { OwnTray, useMind } from '../../../board/spots.ts';
import { fill, words as general } from '../../../kit/text.ts';
import { CardFace } from '../parts/CardFace.tsx';
import { entryWords } from '../parts/entry-words.ts';
import { PlaceBox } from '../parts/PlaceBox.tsx';
import { cardsIn, listsOf } from './cards.ts';
import { faceName } from './entry.tsx';
import type { Form } from './form.ts';
import { seatSpot, whereOf } from './spots.ts';
import { words } from './words.ts';

interface Props {
  readonly table: Table;
  readonly form: Form;
  readonly lang: Lang;
}

/** Cards of a player at one of its places: a button that tells them all. */
const Cards = ({ table, form, lang, seat, what }: Props & { seat: number; what: 'hand' | 'before' }) => {
  const cards = listsOf[what].flatMap((list) => cardsIn(form.position, seat, list).map((face) => ({ list, face })));
  const name = fill(words[what === 'hand' ? 'handOf' : 'beforeOf'][lang], { seat: seatLetter(seat) });
  const told = cards.map(({ list, face }) => faceName(list, face, { lang, about: form })).join(', ');
  const label = `${name}${general.colon[lang]}${told || entryWords.noCard[lang]}`;
  return (
    <PlaceBox spot={seatSpot(what, seat)} label={label}>
      <span class="small">{words[what === 'hand' ? 'hand' : 'before'][lang]}</span>
      <span class="rt-hand">
        {cards.map(({ list, face }, i) => (
          <CardFace key={`${list} ${face} ${i}`} list={list} face={face} table={table} lang={lang} />
        ))}
        <span class="rt-more" aria-hidden="true">
          +
        </span>
      </span>
    </PlaceBox>
  );
};

const PlayerPlaces = ({ seat, ...props }: Props & { seat: number }) => {
  const { chosen } = useMind() ?? {};
  const where = chosen === undefined ? undefined : whereOf(chosen);
  const { table, lang } = props;
  const name = fill(words.playerOf[lang], { seat: seatLetter(seat) });
  const active = turnOf(table) === seat;
  const said = roles(table, seat, active, lang);
  return (
    <article class={active ? 'player is-active' : 'player'} aria-label={name}>
      <PlaceBox spot={seatSpot('seat', seat)} label={[name, ...said].join(', ')} class="who">
        <SeatToken seat={seat} lang={lang} size={28} plain />
        {(table.position.master ?? 0) === seat && <Pawn />}
        <span>
          <b>{seatLetter(seat)}</b>
          {said.map((role) => `, ${role}`).join('')}
        </span>
      </PlaceBox>
      <Cards {...props} seat={seat} what="hand" />
      <Cards {...props} seat={seat} what="before" />
      {where && where.what !== 'river' && where.seat === seat && <OwnTray />}
    </article>
  );
};

/** The players, with their cards in hand and before them as places, and below the one chosen the cards that go there. */
export const Hands = (props: Props) => (
  <div class="rt-places">
    {seatsOf(props.table).map((seat) => (
      <PlayerPlaces key={seat} {...props} seat={seat} />
    ))}
  </div>
);
