import {
  effectInWords,
  phaseName,
  placesInWords,
  portersInWords,
  premiumsInWords,
  quayName,
  shipsInWords,
  tileName,
  tilesInWords,
} from '@portolan/comptoir-des-antilles/rules';
import type { Lang, Seat, Text } from '@portolan/core';
import { both, colon, say, semicolon } from '@portolan/core/words';
import { seatLetter, seatList } from '../seats.ts';
import {
  type Berth,
  handOf,
  placesOf,
  playedOf,
  reserveOf,
  seatsOf,
  shipsLeft,
  shuffledOf,
  type Table,
  total,
} from './model.ts';
import { contactNamed, goodsNamed } from './names.ts';
import { counterText } from './Tally.tsx';
import { handTileInWords } from './Tiles.tsx';

const aboardInWords = ({ porters }: Berth, lang: Lang): string => {
  const parts = porters.flatMap((count, seat) => (count > 0 ? [`${seatLetter(seat)} ${count}`] : []));
  return parts.length > 0
    ? `${say(lang, 'à bord', 'aboard')} ${parts.join(', ')}`
    : say(lang, 'personne à bord', 'nobody aboard');
};

/** That there is no ship at a quay. */
export const noShip: Text = both('sans navire', 'no ship');

/** What goods pay for each porter: "3 primes par porteur". */
export const rateInWords = ({ rate }: Berth, lang: Lang): string =>
  rate === undefined
    ? say(lang, 'pas encore de marchandise', 'no goods yet')
    : `${premiumsInWords(rate, lang)} ${say(lang, 'par porteur', 'per porter')}`;

/** A quay in one line: "Quai 2 : navire de 5, Rhum, 3 primes par porteur ; à bord A 2, B 1 ; encore 2 places". */
export const berthInWords = (berth: Berth, lang: Lang): string => {
  const name = `${quayName(berth.quay, lang)}${colon[lang]}`;
  if (berth.ship === undefined) return `${name}${noShip[lang]}`;
  const { goods, tile } = berth;
  const cargo = [...(goods ? [goods[lang]] : []), rateInWords(berth, lang)];
  const parts = [
    `${say(lang, 'navire de', 'ship of')} ${berth.ship}, ${cargo.join(', ')}`,
    aboardInWords(berth, lang),
    placesInWords(placesOf(berth), lang),
    ...(tile
      ? [
          say(
            lang,
            `${tileName(tile.id, 'fr')}, posée par ${seatLetter(tile.by)}`,
            `${tileName(tile.id, 'en')}, laid by ${seatLetter(tile.by)}`,
          ),
        ]
      : []),
  ];
  return `${name}${parts.join(semicolon[lang])}`;
};

const turnLine = ({ position }: Table, lang: Lang): string => {
  const phase = position.phase ?? 'act';
  const active = seatLetter(position.active ?? 0);
  if (phase === 'over') return `${phaseName(phase, lang)}.`;
  const first = seatLetter(position.first ?? 0);
  return say(
    lang,
    `Tour de ${active}, premier joueur ${first}. ${phaseName(phase, 'fr')}.`,
    `Turn of ${active}, first player ${first}. ${phaseName(phase, 'en')}.`,
  );
};

const cardLine = (table: Table, lang: Lang): string[] => {
  const played = playedOf(table);
  if (!played) return [];
  const { contact, now } = played;
  const name = `${contact[lang]}, ${say(lang, 'commission', 'commission')} ${contact.commission}`;
  if (now === undefined) return [say(lang, `Relation jouée : ${name}.`, `Contact played: ${name}.`)];
  const due = (table.position.turn?.effects ?? []).map((effect) => effectInWords(effect, lang));
  const left = due.length > 0 ? due.join(say(lang, ' ; puis ', '; then ')) : say(lang, 'rien', 'nothing');
  return [say(lang, `Relation en jeu : ${name} ; à faire : ${left}.`, `Contact in play: ${name}; to do: ${left}.`)];
};

/** That a ship sails, and what is due for it; nothing where none does. */
export const leavingInWords = ({ position }: Table, lang: Lang): string[] => {
  const { leaving } = position;
  if (!leaving) return [];
  const due = premiumsInWords(leaving.due ?? 0, lang);
  return [
    say(
      lang,
      `Le navire du quai ${leaving.quay} part ; commission due : ${due}.`,
      `The ship at quay ${leaving.quay} sails; commission due: ${due}.`,
    ),
  ];
};

const auctionLine = ({ position }: Table, lang: Lang): string[] => {
  const { auction } = position;
  if (!auction) return [];
  const { high, passed = [] } = auction;
  const bid = high
    ? `${premiumsInWords(high.amount, lang)} ${say(lang, 'par', 'by')} ${seatLetter(high.seat)}`
    : say(lang, 'pas encore de mise', 'no bid yet');
  const out = passed.length > 0 ? `${semicolon[lang]}${say(lang, 'ont passé', 'passed')} ${seatList(passed)}` : '';
  const next = seatLetter(auction.next ?? position.active ?? 0);
  return [
    say(
      lang,
      `Enchère : ${tileName(auction.tile, 'fr')} ; ${bid}${out} ; la parole est à ${next}.`,
      `Auction: ${tileName(auction.tile, 'en')}; ${bid}${out}; ${next} speaks next.`,
    ),
  ];
};

/** A card that nobody remembers. */
export const unknownCard: Text = both('carte inconnue', 'unknown card');

const listOr = (items: readonly string[], none: string): string => (items.length > 0 ? items.join(', ') : none);

/** What a counter shows, below 0 too. */
export const counterInWords = (counter: number, lang: Lang): string =>
  counter < 0 ? `${counterText(counter)} ${say(lang, 'prime', 'premiums')}` : premiumsInWords(counter, lang);

/** A player in one line: counter, reserve, contacts, goods, event tiles. */
export const seatLine = (table: Table, seat: Seat, lang: Lang): string => {
  const { position } = table;
  const none = say(lang, 'aucune', 'none');
  const { contacts } = handOf(table, seat);
  const pile = (position.discards?.[seat] ?? []).map((id) =>
    id === '?' ? unknownCard[lang] : contactNamed(table, id, lang),
  );
  const goods = (position.hands?.[seat] ?? []).map((tile) =>
    tile === '?' ? say(lang, 'une face cachée', 'one face down') : handTileInWords(table, tile, lang),
  );
  const tiles = (position.tiles?.[seat] ?? []).map((id) => tileName(id, lang));
  const counter = position.premiums?.[seat] ?? 0;
  const parts = [
    ...(table.uncounted ? [] : [counterInWords(counter, lang)]),
    say(
      lang,
      `${portersInWords(reserveOf(table, seat), 'fr')} en réserve`,
      `${portersInWords(reserveOf(table, seat), 'en')} in reserve`,
    ),
    `${say(lang, 'relations en main', 'contacts in hand')} ${listOr(
      contacts.map((contact) => contact[lang]),
      none,
    )}`,
    ...(pile.length > 0 ? [`${say(lang, 'défausse', 'discard')} ${pile.join(', ')}`] : []),
    ...(goods.length > 0 ? [`${say(lang, 'marchandises en main', 'goods in hand')} ${goods.join(', ')}`] : []),
    ...(tiles.length > 0 ? [`${say(lang, 'tuiles événement', 'event tiles')} ${tiles.join(', ')}`] : []),
  ];
  return `${seatLetter(seat)}${colon[lang]}${parts.join(semicolon[lang])}.`;
};

/** How many ships are left in their pile: "4 navires". */
export const shipsLeftInWords = (table: Table, lang: Lang): string => {
  const left = shipsLeft(table);
  return left === 0 ? say(lang, 'plus de navire', 'no ship left') : shipsInWords(left, lang);
};

const shipPile = (table: Table, lang: Lang): string => {
  const { next } = table.position;
  const top =
    typeof next === 'number' && shipsLeft(table) > 0
      ? say(lang, `, celui de ${next} sur le dessus`, `, one of ${next} on top`)
      : '';
  return `${shipsLeftInWords(table, lang)}${top}`;
};

const pilesLine = (table: Table, lang: Lang): string => {
  const { tail = [], goodsOut = [], tilePile } = table.position;
  const named = (ids: readonly string[]): string => ids.map((id) => goodsNamed(table, id, lang)).join(', ');
  const shuffled = shuffledOf(table);
  const parts = [
    shipPile(table, lang),
    say(
      lang,
      `pioche des marchandises ${tilesInWords(shuffled + tail.length, 'fr')}`,
      `goods pile ${tilesInWords(shuffled + tail.length, 'en')}`,
    ) +
      (tail.length > 0
        ? say(lang, `, tout en bas, dans l’ordre, ${named(tail)}`, `, at the bottom, in order, ${named(tail)}`)
        : ''),
    say(lang, `tuiles événement ${total(tilePile)}`, `event tiles ${total(tilePile)}`),
    ...(goodsOut.length > 0 ? [say(lang, `hors du jeu ${named(goodsOut)}`, `out of the game ${named(goodsOut)}`)] : []),
  ];
  return `${say(lang, 'Piles', 'Piles')}${colon[lang]}${parts.join(semicolon[lang])}.`;
};

const resultLine = ({ position }: Table, lang: Lang): string[] =>
  position.outcome ? [`${say(lang, 'Gagne', 'Winner')}${colon[lang]}${seatList(position.outcome.winners)}.`] : [];

/** The whole table as a list of sentences: what a reader hears in place of the picture. */
export const tableInWords = (table: Table, lang: Lang): string[] => {
  const holder = seatLetter(table.position.slate ?? table.position.first ?? 0);
  const left = table.position.left
    ? say(lang, ' ; elle a été laissée dans ce tour de table', '; it was left with somebody in this round')
    : '';
  return [
    turnLine(table, lang),
    ...cardLine(table, lang),
    ...leavingInWords(table, lang),
    ...auctionLine(table, lang),
    ...table.berths.map((berth) => `${berthInWords(berth, lang)}.`),
    say(lang, `L’ardoise est chez ${holder}${left}.`, `The slate is with ${holder}${left}.`),
    ...seatsOf(table).map((seat) => seatLine(table, seat, lang)),
    pilesLine(table, lang),
    ...resultLine(table, lang),
  ];
};
