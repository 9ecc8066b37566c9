/**
 * What a sheet of Comptoir des Antilles shows.
 *
 * @module
 */
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import {
  effectInWords,
  phaseName,
  placesInWords,
  quayName,
  rules,
  tileName,
} from '@portolan/comptoir-des-antilles/rules';
import type { Lang, Seat } from '@portolan/core';
import { say } from '@portolan/core/words';
import { Symbols } from '../Symbols.tsx';
import { type Block, grid, panel, picture, row, stack, text } from '../svg/blocks.ts';
import { counted, head, line, nameCard, piece, pile, player, times, token } from '../svg/kit.tsx';
import { drawer, type SheetParts } from '../svg/sheet.ts';
import { standing } from './AuctionView.tsx';
import { made } from './Board.tsx';
import { CloseUp } from './CloseUp.tsx';
import { EffectSign } from './EffectSign.tsx';
import type { Marks, QuayMark } from './marks.ts';
import {
  type Berth,
  contactOf,
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
import { reserveInWords, shareInWords } from './names.ts';
import { NextShip } from './Piles.tsx';
import { readTable } from './read-table.ts';
import { rolesOf } from './roles.ts';
import { Porter } from './Ship.tsx';
import { Slate } from './Slate.tsx';
import { ComptoirSymbols } from './Symbols.tsx';
import { sceneOf } from './scene.ts';
import type { Scene } from './scene-parts.ts';
import { EventBack, EventTile, GoodsTile } from './Tiles.tsx';
import {
  counterInWords,
  leavingInWords,
  noShip,
  rateInWords,
  shipsLeftInWords,
  tableInWords,
  unknownCard,
} from './words.ts';

const quay = (table: Table, berth: Berth, lang: Lang, mark: QuayMark = {}): Block =>
  stack(
    [
      picture(<CloseUp table={table} berth={berth} mark={mark} lang={lang} />, {
        width: 220,
        data: { quay: berth.quay },
      }),
      text(quayName(berth.quay, lang), { bold: true }),
      ...(berth.ship === undefined
        ? [text(noShip[lang], { quiet: true })]
        : [
            text(`${shareInWords(berth, lang)}, ${placesInWords(placesOf(berth), lang)}`),
            text(rateInWords(berth, lang)),
            ...(berth.tile ? [text(tileName(berth.tile.id, lang), { quiet: true })] : []),
          ]),
      ...(mark.refused ? [text(say(lang, 'Refusé ici', 'Refused here'), { bold: true })] : []),
      ...(mark.sails ? [text(say(lang, 'Le navire part', 'The ship sails'), { bold: true })] : []),
    ],
    2,
  );

const states = { done: { fr: 'fait', en: 'done' }, now: { fr: 'à présent', en: 'now' } } as const;

/** The contact played in this turn, its effects as signs, with how far it has come. */
const contactParts = (table: Table, lang: Lang): Block[] => {
  const played = playedOf(table);
  if (!played) return [];
  const { contact, now } = played;
  const effects = contact.effects.map((effect, at) => {
    const state = now === undefined || at < now ? states.done[lang] : at === now ? states.now[lang] : undefined;
    return row([
      picture(<EffectSign effect={effect} />),
      text(effectInWords(effect, lang), { quiet: at !== now }),
      ...(state ? [text(`(${state})`, { bold: at === now })] : []),
    ]);
  });
  return [panel(stack([nameCard(contact.commission, contact[lang]), ...effects], 6))];
};

const auctionParts = (table: Table, lang: Lang, marks: Marks): Block[] => {
  const { auction } = table.position;
  if (!auction) return [];
  return [
    panel(
      stack([
        row([
          text(say(lang, 'L’enchère', 'The auction'), { bold: true }),
          piece(<EventTile id={auction.tile} lang={lang} />, 38),
        ]),
        ...seatsOf(table).map((seat) => row([token(seat, lang, 26), text(standing(table, seat, marks, lang))])),
      ]),
    ),
  ];
};

const goodsTiles = (table: Table, tiles: readonly string[], lang: Lang): Block[] =>
  counted(tiles, (tile) => piece(<GoodsTile table={table} tile={tile} lang={lang} />, 58));

const piles = (table: Table, lang: Lang): Block => {
  const { next, tail = [], goodsOut = [], tilePile } = table.position;
  const ships = shipsLeft(table);
  const shuffled = shuffledOf(table);
  const events = total(tilePile);
  return stack([
    row([
      ...(next !== null && next !== undefined && ships > 0 ? [piece(<NextShip value={next} lang={lang} />, 58)] : []),
      text(shipsLeftInWords(table, lang)),
    ]),
    pile(
      say(lang, 'Pioche des marchandises', 'Goods pile'),
      shuffled + tail.length,
      ...(shuffled > 0 ? [piece(<GoodsTile table={table} tile="?" lang={lang} />, 40)] : []),
    ),
    // Their order is known: equal ones stay apart.
    ...line(
      say(lang, 'dessous, dans l’ordre', 'below them, in order'),
      tail.map((goods) => piece(<GoodsTile table={table} tile={goods} lang={lang} />, 58)),
    ),
    pile(say(lang, 'Tuiles événement', 'Event tiles'), events, ...(events > 0 ? [piece(<EventBack />, 30)] : [])),
    ...line(say(lang, 'hors du jeu', 'out of the game'), goodsTiles(table, goodsOut, lang)),
  ]);
};

const playerOf = (table: Table, seat: Seat, lang: Lang): Block => {
  const { position } = table;
  const { active = position.first ?? 0, phase } = position;
  const { contacts } = handOf(table, seat);
  const played = position.discards?.[seat] ?? [];
  const forgotten = played.filter((id) => id === '?').length;
  return player({
    seat,
    lang,
    on: phase !== 'over' && active === seat,
    roles: rolesOf(table, seat, lang),
    score: counterInWords(position.premiums?.[seat] ?? 0, lang),
    lines: [
      row([
        piece(
          <svg viewBox="0 0 26 40" role="presentation">
            <Porter x={13} y={39} width={26} porter={{ seat }} />
          </svg>,
          34,
        ),
        text(reserveInWords(reserveOf(table, seat), lang)),
      ]),
      ...line(
        say(lang, 'Relations', 'Contacts'),
        contacts.map((contact) => nameCard(contact.commission, contact[lang])),
      ),
      ...line(say(lang, 'Défausse', 'Discard'), [
        ...played.flatMap((id) => {
          const contact = contactOf(table, id);
          return contact ? [nameCard(contact.commission, contact[lang], true)] : [];
        }),
        ...(forgotten > 0 ? [times(nameCard(undefined, unknownCard[lang], true), forgotten)] : []),
      ]),
      ...line(say(lang, 'Marchandises', 'Goods'), goodsTiles(table, position.hands?.[seat] ?? [], lang)),
      ...line(
        say(lang, 'Tuiles événement', 'Event tiles'),
        counted(position.tiles?.[seat] ?? [], (id) => piece(<EventTile id={id} lang={lang} />, 38)),
      ),
    ],
  });
};

const partsOf = (table: Table, lang: Lang, scene: Scene | undefined): SheetParts => {
  const marks = scene?.kind === 'port' ? scene.marks : {};
  const { phase = 'act', first = 0, active = first, slate = first, left } = table.position;
  const turn = row([
    ...(phase === 'over' ? [] : [token(active, lang, 26)]),
    text(phaseName(phase, lang), { size: 17 }),
  ]);
  const leftWith = left
    ? [text(say(lang, 'Ardoise laissée dans ce tour de table', 'Slate left in this round'), { quiet: true })]
    : [];
  return {
    title: rules.title[lang],
    words: tableInWords(table, lang),
    symbols: [<Symbols key="all" />, <ComptoirSymbols key="own" />],
    style: 'comptoir-des-antilles/comptoir-des-antilles.css',
    blocks: [
      head(
        rules.title[lang],
        [turn, ...leftWith],
        picture(<Slate holder={slate} lang={lang} to={marks.slateTo} refused={marks.slateRefused} />, { width: 132 }),
      ),
      ...contactParts(table, lang),
      ...leavingInWords(table, lang).map((said) => text(said)),
      ...auctionParts(table, lang, marks),
      grid(
        2,
        table.berths.map((berth) => quay(table, berth, lang, marks.quays?.[berth.quay])),
      ),
      ...seatsOf(table).map((seat) => playerOf(table, seat, lang)),
      stack([text(say(lang, 'Piles', 'Piles'), { bold: true }), piles(table, lang)]),
      ...(table.box.provenance.contacts === 'reconstructed' ? [text(made[lang], { quiet: true, size: 14 })] : []),
    ],
  };
};

/**
 * A position of Comptoir des Antilles as one SVG that stands alone, where the style sheets of this package are not on disk: in a
 * browser. It is given them by their paths in the package, `themes.css` or `comptoir-des-antilles/comptoir-des-antilles.css`.
 */
export const renderWith = drawer({ game: comptoirDesAntilles, read: readTable, sceneOf, partsOf });
