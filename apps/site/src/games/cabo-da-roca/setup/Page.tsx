import { PieceMark } from '@portolan/boards/cabo-da-roca';
import { type Edition, type PieceKind, pieceKinds } from '@portolan/cabo-da-roca';
import { piecesInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { both, fill } from '../../../kit/text.ts';
import type { Counted } from '../../../setup/Counts.tsx';
import { headings, type SetupAbout, type SetupGame, SetupPage } from '../../../setup/SetupPage.tsx';
import caboPage from '../page.ts';
import { boxFrom } from '../parts/tables.ts';
import { afterOpening, seatCounts, stackFor } from './counts.ts';

const texts = {
  coins: both('pièces d’or, sur la table des scores', 'coins, on the score track'),
  port: both(
    'tuile de port, tirée au sort, avec un marin qui n’y coûte rien',
    'port tile, drawn by lot, with a sailor that costs nothing there',
  ),
  cross: both('tuiles de pleine mer, en croix', 'open-sea tiles, as a cross'),
  stack: both('tuiles mélangées : la pioche', 'tiles, shuffled: the stack'),
  cards: both(
    'cartes en un seul paquet : {trade} de commerce, {treasure} de trésor',
    'cards in one pile: {trade} trade cards, {treasure} treasure cards',
  ),
  after: both(
    'tuiles à poser encore, une fois les trois premiers tours de table finis',
    'tiles still to be laid once the first three rounds are over',
  ),
  order: both('Les trois premiers tours de table', 'The first three rounds'),
} as const;

type SetupTable = { readonly seats: (typeof seatCounts)[number] };

/** What a number counts: "bateaux de pêche". */
const pieceCount = (n: number, kind: PieceKind, lang: Lang): string =>
  piecesInWords(n, kind, lang).replace(/^\S+\s/, '');

const each = ({ lang, box }: SetupAbout<SetupTable, Edition>): Counted => [
  [box.start.coins, texts.coins],
  ...pieceKinds.map(
    (kind) =>
      [
        box.limits[kind],
        <span key={kind} class="cb-part">
          {pieceCount(box.limits[kind], kind, lang)} <PieceMark kind={kind} />
        </span>,
      ] as const,
  ),
  [1, texts.port],
];

const all = ({ box, table: { seats } }: SetupAbout<SetupTable, Edition>): Counted => {
  const [trade, treasure] = [box.tradeCards.length, box.treasureCards.length];
  const cards = { fr: fill(texts.cards.fr, { trade, treasure }), en: fill(texts.cards.en, { trade, treasure }) };
  return [
    [box.start.cross, texts.cross],
    [stackFor(box, seats), texts.stack],
    [trade + treasure, cards],
    [afterOpening(box, seats), texts.after],
  ];
};

const drawing = () => import('./Drawing.tsx');

const game: SetupGame<SetupTable, Edition> = {
  page: caboPage,
  seats: seatCounts,
  usual: { seats: 3 },
  box: boxFrom,
  beside: (about) => [{ title: headings.needed, counts: { each: each(about), all: all(about) } }],
  below: () => [
    {
      title: headings.table,
      drawing,
      steps: ['setup.coins', 'setup.port', 'setup.first-sailor', 'setup.cross', 'setup.stack', 'setup.cards'],
    },
    {
      title: texts.order,
      steps: [
        'opening.oldest',
        'opening.tiles-only',
        'opening.tile-or-port',
        'opening.ports-by-round-four',
        'opening.from-round-four',
      ],
    },
  ],
};

/** The page "prepare the box" of Cabo da Roca: what each player gets, the table drawn, the opening. */
export const CaboSetup = (props: { readonly lang: Lang; readonly base: string }) => (
  <SetupPage {...props} game={game} />
);
