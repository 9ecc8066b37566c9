/**
 * What a sheet of Rotterdam shows.
 *
 * @module
 */
import type { Lang, Seat } from '@portolan/core';
import { capital, say } from '@portolan/core/words';
import { type NavigationFace, rotterdam } from '@portolan/rotterdam';
import { harborInWords, materialInWords, phaseName, rules, shipName } from '@portolan/rotterdam/rules';
import { Symbols } from '../Symbols.tsx';
import { seatLetter } from '../seats.ts';
import { type Block, columns, panel, picture, row, stack, text } from '../svg/blocks.ts';
import { counted, head, line, piece, pile, player, token } from '../svg/kit.tsx';
import { drawer, type SheetParts } from '../svg/sheet.ts';
import { MissionDrawing, NavigationDrawing, ProductDrawing } from './CardFaces.tsx';
import { CargoIcon } from './Cargo.tsx';
import { ColorChip } from './ColorChip.tsx';
import { callMarks } from './call-marks.ts';
import { ShipDrawing } from './Fleet.tsx';
import { boxLaid } from './lay.ts';
import { RIM } from './links.ts';
import { pointsInWords } from './mission-words.ts';
import {
  handOf,
  missionPile,
  missionPoints,
  navigationPile,
  pileOf,
  reserveOf,
  seatsOf,
  shipsOf,
  stockOf,
  type Table,
  turnOf,
} from './model.ts';
import { Disc } from './PhaseDisc.tsx';
import { Units } from './Piles.tsx';
import { roles } from './Players.tsx';
import type { Scene } from './part.ts';
import { River } from './River.tsx';
import { readTable } from './read-table.ts';
import { RotterdamSymbols } from './Symbols.tsx';
import { sceneOf } from './scene.ts';
import { drawsLine, tableInWords } from './words.ts';

const CARD = 72;

/** Where each position can be hit. */
const Spots = ({ table }: { table: Table }) => (
  <>
    {table.box.positions.map(({ id, x, y }) => (
      <circle key={id} data-at={id} cx={x} cy={y} r={RIM + 8} fill="transparent" />
    ))}
  </>
);

const river = (table: Table, lang: Lang, scene: Scene | undefined): Block => {
  const upright = { ...table, box: boxLaid(table.box, 'tall') };
  return picture(
    <River
      table={upright}
      marks={(scene?.kind === 'part' && scene.marks) || callMarks(table)}
      name="drawn"
      lang={lang}
      lay="tall"
      over={<Spots table={upright} />}
    />,
    { width: 452, data: { river: '' } },
  );
};

const turnParts = (table: Table, lang: Lang): Block[] => {
  const { phase = 'launch', round = 1, called = [], call } = table.position;
  const seat = turnOf(table);
  const over = phase === 'over' || phase === 'setup';
  const mover = call?.mover;
  return [
    text(`${say(lang, 'Manche', 'Round')} ${round}. ${phaseName(phase, lang)}`, { size: 17 }),
    ...(seat === null || over
      ? []
      : [
          row([
            token(seat, lang, 26),
            text(say(lang, `au tour de ${seatLetter(seat)}`, `turn of ${seatLetter(seat)}`)),
          ]),
        ]),
    ...(mover !== undefined && mover !== seat
      ? [row([token(mover, lang, 26), text(say(lang, 'déplace ses navires', 'moves ships'))])]
      : []),
    ...line(
      say(lang, 'Couleurs annoncées', 'Colors called'),
      called.map((color) => picture(<ColorChip color={color} lang={lang} />, { height: 24 })),
    ),
  ];
};

const products = (table: Table, faces: readonly string[], lang: Lang): Block[] =>
  counted(faces, (face) => piece(<ProductDrawing table={table} face={face} lang={lang} />, CARD));

const navigation = (faces: readonly NavigationFace[], lang: Lang): Block[] =>
  counted(faces, (face) => piece(<NavigationDrawing face={face} lang={lang} />, CARD));

const missions = (table: Table, faces: readonly string[], lang: Lang): Block[] =>
  counted(faces, (face) => picture(<MissionDrawing table={table} face={face} lang={lang} />, { scale: CARD / 78 }));

const offerParts = (table: Table, lang: Lang): Block[] => {
  const { offer } = table.position;
  if (!offer) return [];
  const side = (seat: Seat, faces: readonly string[]): Block =>
    row([
      token(seat, lang),
      text(say(lang, 'donne', 'gives')),
      ...(faces.length > 0 ? products(table, faces, lang) : [text(say(lang, 'rien', 'nothing'), { quiet: true })]),
    ]);
  return [
    panel(
      stack([
        text(say(lang, 'Offre', 'Offer'), { bold: true }),
        side(offer.from, offer.give),
        side(offer.to, offer.get),
      ]),
    ),
  ];
};

const stock = (table: Table, lang: Lang): Block =>
  stack(
    [
      text(say(lang, 'Réserve générale', 'Stock'), { bold: true }),
      ...table.box.materials.map(({ id, units }) => {
        const left = stockOf(table, id);
        return row(
          [
            picture(<CargoIcon material={id} lang={lang} box={table.box} plain />, { height: 22 }),
            text(`${capital(materialInWords(id, lang, table.box))} ${left}`),
            picture(<Units material={id} left={left} units={units} />),
          ],
          6,
        );
      }),
    ],
    6,
  );

const piles = (table: Table, lang: Lang): Block[] => [
  ...table.box.harbors.map(({ id, material }) => {
    const { top, size, bottom } = pileOf(table, id);
    return stack(
      [
        pile(
          harborInWords(id, lang, table.box),
          top.length + size + bottom.length,
          picture(<CargoIcon material={material} lang={lang} box={table.box} plain />, { height: 22 }),
        ),
        ...line(say(lang, 'dessus', 'top'), products(table, top, lang)),
        ...line(say(lang, 'dessous', 'bottom'), products(table, bottom, lang)),
      ],
      4,
    );
  }),
  stack(
    [
      pile('Navigation', navigationPile(table)),
      ...line(say(lang, 'utilisées', 'used'), navigation(table.position.used ?? [], lang)),
      pile('Mission', missionPile(table)),
    ],
    6,
  ),
];

const ships = (table: Table, seat: Seat, lang: Lang): Block[] => [
  ...shipsOf(table)
    .filter(({ owner }) => owner === seat)
    .map((ship) =>
      row(
        [
          piece(
            <svg viewBox="-27 -20 58 52" role="img" aria-label={shipName(ship.id, lang)}>
              <ShipDrawing id={ship.id} cargo={ship.cargo} lang={lang} box={table.box} />
            </svg>,
            46,
          ),
          text(ship.at, { bold: true }),
        ],
        2,
      ),
    ),
  text(`${reserveOf(table, seat)} ${say(lang, 'en réserve', 'in reserve')}`, { quiet: true, size: 14 }),
];

const playerOf = (table: Table, seat: Seat, lang: Lang): Block => {
  const { phase, due = [], result } = table.position;
  const hand = handOf(table, seat);
  const score = result?.scores[seat];
  const points = score ? score.total : missionPoints(table, hand.shown);
  const active = phase !== 'over' && turnOf(table) === seat;
  const count = pointsInWords(points, lang);
  const owed = phase === 'anchor' ? (due[seat] ?? 0) : 0;
  return player({
    seat,
    lang,
    on: active,
    roles: [
      ...(result?.winners.includes(seat) ? [say(lang, 'gagne', 'wins')] : []),
      ...roles(table, seat, active, lang),
      ...(owed > 0 ? [`${say(lang, 'cartes à piocher', 'cards due')} ${owed}`] : []),
    ],
    score: count,
    lines: [
      row(ships(table, seat, lang)),
      ...line(say(lang, 'Produits', 'Products'), products(table, hand.products, lang)),
      ...line('Navigation', navigation(hand.navigation, lang)),
      ...line(say(lang, 'Posées', 'Laid'), navigation(hand.laid, lang)),
      ...line(say(lang, 'Missions en main', 'Missions in hand'), missions(table, hand.missions, lang)),
      ...line(say(lang, 'Missions visibles', 'Missions shown'), missions(table, hand.shown, lang)),
    ],
  });
};

const partsOf = (table: Table, lang: Lang, scene: Scene | undefined): SheetParts => ({
  title: rules.title[lang],
  words: tableInWords(table, lang),
  symbols: [<Symbols key="all" />, <RotterdamSymbols key="own" lang={lang} />],
  style: 'rotterdam/rotterdam.css',
  blocks: [
    head(rules.title[lang], turnParts(table, lang), picture(<Disc table={table} lang={lang} />, { height: 104 })),
    ...drawsLine(table, lang).map((said) => text(said)),
    ...offerParts(table, lang),
    river(table, lang, scene),
    ...seatsOf(table).map((seat) => playerOf(table, seat, lang)),
    stack([text(say(lang, 'Pioches', 'Piles'), { bold: true }), columns(2, piles(table, lang))]),
    stock(table, lang),
  ],
});

/**
 * A position of Rotterdam as one SVG that stands alone, where the style sheets of this package are not on disk: in a
 * browser. It is given them by their paths in the package, `themes.css` or `rotterdam/rotterdam.css`.
 */
export const renderWith = drawer({ game: rotterdam, read: readTable, sceneOf, partsOf });
