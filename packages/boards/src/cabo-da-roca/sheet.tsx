/**
 * What a sheet of Cabo da Roca shows.
 *
 * @module
 */
import { caboDaRoca, pieceKinds } from '@portolan/cabo-da-roca';
import { coinsInWords, phaseName, rules, shipName, squareInWords, stageName } from '@portolan/cabo-da-roca/rules';
import type { Lang, Seat } from '@portolan/core';
import { say } from '@portolan/core/words';
import { Symbols } from '../Symbols.tsx';
import { type Block, picture, row, stack, text } from '../svg/blocks.ts';
import { head, line, piece, pile, player, token } from '../svg/kit.tsx';
import { drawer, type SheetParts } from '../svg/sheet.ts';
import { CardView } from './Cards.tsx';
import { Chart } from './Chart.tsx';
import { UNIT } from './grid.ts';
import { actionsOf, coinsOf, type Ship, sailorsOf, seaOf, shipsOf, stackSize, stockOf, type Table } from './model.ts';
import { PieceMark } from './PieceMark.tsx';
import { role } from './Players.tsx';
import { readTable } from './read-table.ts';
import { CaboSymbols } from './Symbols.tsx';
import { type Scene, sceneOf } from './scene.ts';
import { TileView } from './TileInHand.tsx';
import { tableInWords, waitingLines } from './words.ts';

/** Where each tile can be hit. */
const Spots = ({ table }: { table: Table }) => (
  <>
    {seaOf(table).map(({ at: [x, y] }) => (
      <rect
        key={`${x},${y}`}
        data-at={`${x},${y}`}
        x={x * UNIT}
        y={y * UNIT}
        width={UNIT}
        height={UNIT}
        fill="transparent"
      />
    ))}
  </>
);

const turnParts = (table: Table, lang: Lang): Block[] => {
  const { phase = 'act', stage = 'free', round = 5, active = 0, final } = table.position;
  const { allowance, left } = actionsOf(table);
  const what = `${phaseName(phase, lang)}${phase === 'act' ? ` (${stageName(stage, lang)})` : ''}`;
  return [
    row([token(active, lang, 26), text(what, { size: 17 })]),
    text(
      say(
        lang,
        `Tour de table ${round}. Actions restantes\u00a0: ${left} sur ${allowance}.`,
        `Round ${round}. Actions left: ${left} of ${allowance}.`,
      ),
    ),
    ...(final ? [text(say(lang, 'Phase finale', 'Final phase'), { bold: true })] : []),
  ];
};

const tileInHand = (table: Table, lang: Lang, scene: Scene | undefined): Block | undefined => {
  const tile = (scene?.kind === 'sea' ? scene.tile : undefined) ?? table.position.tile;
  if (!tile) return undefined;
  return stack(
    [
      picture(<TileView table={table} face={tile} name="held" lang={lang} />, { width: 96, data: { tile } }),
      text(say(lang, 'tuile en main', 'tile in hand'), { size: 14, quiet: true }),
    ],
    4,
  );
};

/** The pieces of a player on the chart, each with its square: a wide sea is drawn small. */
const afloat = (table: Table, seat: Seat): Block[] =>
  [
    ...shipsOf(table).filter(({ owner }) => owner === seat),
    ...sailorsOf(table).flatMap(({ owner, at }) => (owner === seat ? [{ kind: 'sailor' as const, at }] : [])),
  ].map(({ kind, at }) => row([piece(<PieceMark kind={kind} />, 26), text(squareInWords(at), { size: 14 })], 3));

/** The card of a loaded ship under the ship's name. */
const cargo = (table: Table, ship: Ship, lang: Lang): Block =>
  stack(
    [
      text(shipName(ship, lang), { size: 14, quiet: true }),
      ship.cargo && ship.cargo !== '?'
        ? piece(<CardView table={table} id={ship.cargo} lang={lang} from={ship.from ?? null} />, 126)
        : text(say(lang, 'carte inconnue', 'unknown card')),
    ],
    2,
  );

const playerOf = (table: Table, seat: Seat, lang: Lang): Block => {
  const { home, homeLaid, totals, winners, active = 0, out, phase } = table.position;
  const stock = stockOf(table, seat);
  const what = role(table, seat, lang);
  const count = totals?.[seat];
  const port = home?.[seat];
  return player({
    seat,
    lang,
    on: phase !== 'over' && active === seat,
    roles: [
      ...(winners?.includes(seat) ? [say(lang, 'gagne', 'wins')] : []),
      ...(what ? [what] : []),
      ...(typeof count === 'number' ? [`${say(lang, 'décompte', 'final count')} ${count}`] : []),
      ...(port
        ? [
            homeLaid?.[seat] === false
              ? say(lang, `port ${port} en main`, `port ${port} in hand`)
              : say(lang, `port de départ ${port}`, `home port ${port}`),
          ]
        : []),
    ],
    score: coinsInWords(coinsOf(table, seat), lang),
    lines: out?.[seat]
      ? []
      : [
          ...line(
            say(lang, 'Réserve', 'Stock'),
            pieceKinds.map((kind) =>
              row([piece(<PieceMark kind={kind} />, 32), text(String(stock[kind]), { bold: true })], 4),
            ),
          ),
          ...line(say(lang, 'En jeu', 'In play'), afloat(table, seat)),
          row(
            shipsOf(table)
              .filter((ship) => ship.owner === seat && ship.cargo)
              .map((ship) => cargo(table, ship, lang)),
            10,
          ),
        ],
  });
};

const treasure = (table: Table, type: 'island' | 'wreck', lang: Lang): Block => {
  const shown = table.position.shown?.[type];
  return piece(<CardView table={table} id={`${type}-${typeof shown === 'number' ? shown : '?'}`} lang={lang} />, 92);
};

const piles = (table: Table, lang: Lang): Block[] => {
  const { pile: cards, discard } = table.position;
  const tiles = stackSize(table);
  return [
    ...(tiles === undefined ? [] : [pile(say(lang, 'Pioche de tuiles', 'Stack of tiles'), tiles)]),
    ...(cards ? [pile(say(lang, 'Paquet de cartes', 'Pile of cards'), cards.length)] : []),
    ...(discard ? [pile(say(lang, 'Défausse', 'Discard'), discard.length)] : []),
  ];
};

const partsOf = (table: Table, lang: Lang, scene: Scene | undefined): SheetParts => ({
  title: rules.title[lang],
  words: tableInWords(table, lang),
  symbols: [<Symbols key="all" />, <CaboSymbols key="own" />],
  style: 'cabo-da-roca/cabo-da-roca.css',
  blocks: [
    head(rules.title[lang], turnParts(table, lang), tileInHand(table, lang, scene)),
    ...waitingLines(table, lang).map((said) => text(said)),
    picture(
      <Chart
        table={table}
        marks={scene?.kind === 'sea' ? scene.marks : {}}
        name="drawn"
        lang={lang}
        over={<Spots table={table} />}
      />,
      { width: 452, data: { sea: '' } },
    ),
    ...Array.from({ length: table.position.seats }, (_, seat) => playerOf(table, seat, lang)),
    stack([
      text(say(lang, 'Trésors', 'Treasures'), { bold: true }),
      row([treasure(table, 'island', lang), treasure(table, 'wreck', lang), stack(piles(table, lang), 4)], 12),
    ]),
  ],
});

/**
 * A position of Cabo da Roca as one SVG that stands alone, where the style sheets of this package are not on disk: in a
 * browser. It is given them by their paths in the package, `themes.css` or `cabo-da-roca/cabo-da-roca.css`.
 */
export const renderWith = drawer({ game: caboDaRoca, read: readTable, sceneOf, partsOf });
