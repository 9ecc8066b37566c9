import type { Contact } from '@portolan/comptoir-des-antilles';
import type { Lang, Seat } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { SeatToken } from '../SeatToken.tsx';
import { seatLetter } from '../seats.ts';
import { contactOf, handOf, reserveOf, seatsOf, type Table } from './model.ts';
import { reserveInWords } from './names.ts';
import { EventTile, GoodsTile } from './Tiles.tsx';

const texts = {
  active: { fr: 'joueur actif', en: 'active player' },
  first: { fr: 'premier du tour de table', en: 'first of the round' },
  hand: { fr: 'Relations en main', en: 'Contacts in hand' },
  discard: { fr: 'Défausse', en: 'Discard' },
  forgotten: { fr: 'carte inconnue', en: 'unknown card' },
  none: { fr: 'aucune', en: 'none' },
  goods: { fr: 'Marchandise en main', en: 'Goods in hand' },
  tiles: { fr: 'Tuiles événement', en: 'Event tiles' },
} as const;

const Row = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class="store-row">
    <span class="small">{title}</span>
    <div class="ca-hand">{children}</div>
  </div>
);

/** A contact by its name and commission, in a line of cards. */
export const Chip = ({ contact, lang, off }: { contact: Contact; lang: Lang; off?: boolean }) => (
  <span class={off ? 'ca-chip is-off' : 'ca-chip'}>
    <b class="num">{contact.commission}</b> {contact[lang]}
  </span>
);

/** Contacts played, open to all. */
export const Discard = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => {
  const pile = table.position.discards?.[seat] ?? [];
  if (pile.length === 0) return null;
  return (
    <Row title={texts.discard[lang]}>
      {pile.map((id, i) => {
        const contact = contactOf(table, id);
        return contact ? (
          <Chip key={id} contact={contact} lang={lang} off />
        ) : (
          <span key={i} class="ca-chip is-off">
            {texts.forgotten[lang]}
          </span>
        );
      })}
    </Row>
  );
};

/** Contacts that a seat can still play. */
export const Hand = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => {
  const { contacts } = handOf(table, seat);
  return (
    <Row title={texts.hand[lang]}>
      {contacts.length === 0
        ? texts.none[lang]
        : contacts.map((contact) => <Chip key={contact.id} contact={contact} lang={lang} />)}
    </Row>
  );
};

/** The secret goods of a seat: open where known, face down where not. */
export const GoodsInHand = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => {
  const goods = table.position.hands?.[seat] ?? [];
  if (goods.length === 0) return null;
  return (
    <Row title={texts.goods[lang]}>
      {goods.map((tile, i) => (
        <GoodsTile key={i} table={table} tile={tile} lang={lang} />
      ))}
    </Row>
  );
};

/** Event tiles that a seat has bought. */
export const OwnedTiles = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => {
  const tiles = table.position.tiles?.[seat] ?? [];
  if (tiles.length === 0) return null;
  return (
    <Row title={texts.tiles[lang]}>
      {tiles.map((id, i) => (
        <EventTile key={i} id={id} lang={lang} />
      ))}
    </Row>
  );
};

/** A player's token, letter, part in the round and reserve in one line. */
export const Who = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => {
  const { active = 0, first = 0 } = table.position;
  const roles = [...(seat === active ? [texts.active[lang]] : []), ...(seat === first ? [texts.first[lang]] : [])];
  return (
    <div class="who">
      <SeatToken seat={seat} lang={lang} size={28} plain />
      <span>
        <b>{seatLetter(seat)}</b>
        {roles.map((role) => `, ${role}`)}
      </span>
      <span class="player-n num">{reserveInWords(reserveOf(table, seat), lang)}</span>
    </div>
  );
};

/** One player: contacts in hand and played, goods and event tiles. */
export const Player = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => (
  <section
    class={(table.position.active ?? 0) === seat ? 'player is-active' : 'player'}
    aria-label={lang === 'fr' ? `Joueur ${seatLetter(seat)}` : `Player ${seatLetter(seat)}`}
  >
    <Who table={table} seat={seat} lang={lang} />
    <Hand table={table} seat={seat} lang={lang} />
    <Discard table={table} seat={seat} lang={lang} />
    <div class="ca-two">
      <GoodsInHand table={table} seat={seat} lang={lang} />
      <OwnedTiles table={table} seat={seat} lang={lang} />
    </div>
  </section>
);

/** All players side by side. */
export const Players = ({ table, lang }: { table: Table; lang: Lang }) => (
  <div class="players">
    {seatsOf(table).map((seat) => (
      <Player key={seat} table={table} seat={seat} lang={lang} />
    ))}
  </div>
);
