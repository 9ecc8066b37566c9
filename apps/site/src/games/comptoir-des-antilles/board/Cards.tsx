import { seatLetter } from '@portolan/boards';
import { EventPiece, handOf, playedOf, seatsOf, type Table, Touched } from '@portolan/boards/comptoir-des-antilles';
import type { Contact } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { useIsTouched, useSpots } from '../../../board/spots.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { ContactSign, doesInWords } from './ContactSign.tsx';
import { places } from './spots.ts';
import { words } from './words.ts';

const CardButton = ({ contact, lang, inPlay }: { contact: Contact; lang: Lang; inPlay: boolean }) => {
  const spot = useSpots();
  const label = doesInWords(contact, lang);
  const said = inPlay ? `${label}, ${words.inPlay[lang]}` : label;
  const own = inPlay ? 'ca-ccard is-inplay' : 'ca-ccard';
  return (
    <Touched place={spot} spot={places.card(contact.id)} label={said} class={own}>
      <ContactSign contact={contact} />
      <b>{contact[lang]}</b>
      {inPlay && <span class="small">{words.inPlay[lang]}</span>}
    </Touched>
  );
};

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  /** Whether it can be told which contacts have been played. */
  readonly discard?: boolean;
}

/** What can be played: the contact in play and those in hand of whose turn it is, and the event tiles of all. */
export const Cards = ({ table, lang, discard = true }: Props) => {
  const spot = useSpots();
  const isTouched = useIsTouched();
  const { first = 0, active = first, tiles = [] } = table.position;
  const played = playedOf(table);
  const inPlay = played?.now === undefined ? undefined : played.contact;
  const seat = seatLetter(active);
  return (
    <section class="ca-row" aria-label={fill(words.cards[lang], { seat })}>
      <p class="tray-h">
        {fill(words.cards[lang], { seat })} {isTouched && <span>{words.cardsHint[lang]}</span>}
      </p>
      <div class="ca-ccards">
        {discard && (
          <Touched place={spot} spot={places.played} label={words.played[lang]} class="ca-ccard">
            <b>{words.played[lang]}</b>
          </Touched>
        )}
        {inPlay && <CardButton contact={inPlay} lang={lang} inPlay />}
        {handOf(table, active).contacts.map((contact) => (
          <CardButton key={contact.id} contact={contact} lang={lang} inPlay={false} />
        ))}
        {seatsOf(table).flatMap((owner) =>
          [...new Set(tiles[owner])].map((tile) => {
            const label = fill(words.tileOf[lang], { tile: tileName(tile, lang), seat: seatLetter(owner) });
            return (
              <Touched
                key={`${owner} ${tile}`}
                place={spot}
                spot={places.tile(owner, tile)}
                label={label}
                class="ca-ccard is-tile"
              >
                <EventPiece id={tile} />
                <b>{tileName(tile, lang)}</b>
                <SeatToken seat={owner} />
              </Touched>
            );
          }),
        )}
      </div>
    </section>
  );
};
