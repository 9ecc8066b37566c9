import { same } from '@portolan/boards/cabo-da-roca';
import type { PlacedTile, Square } from '@portolan/cabo-da-roca';
import type { VoyageAnswer, VoyageInput } from '@portolan/cabo-da-roca/checkers';
import { squareInWords } from '@portolan/cabo-da-roca/rules';
import type { BoardEntry } from '../../../board/entry.ts';
import { isUntold } from '../../../check/inputs.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { both } from '../../../kit/text.ts';
import { pieceItem } from '../parts/piece-items.tsx';
import { StillChart } from '../parts/StillChart.tsx';
import { takeOff } from '../parts/small-sea.tsx';
import { squareOf } from '../parts/square-of.ts';
import { boxFrom, laidOver, landNorth, openSea, smallTable } from '../parts/tables.ts';

/** As far from the port sailed from as is seen while nobody has told which port is entered. */
const NEAR: Square = [2, 0];

/** The prices of a card that nobody has named. */
const PRICES = [60, 110, 160] as const;

const texts = {
  arrival: both('Le port d’arrivée', 'The port entered'),
  hint: both('une case touchée est le port où l’on entre', 'a touched square is the port that is entered'),
  own: both('Mon marin', 'My sailor'),
  opponent: both('Marin adverse', 'Opponent’s sailor'),
  apart: both('Le marin se tient au port d’arrivée.', 'The sailor stands in the port entered.'),
} as const;

const ownerOf = ({ sailor }: VoyageInput): number => ({ own: 0, opponent: 1, nobody: -1 })[sailor ?? 'nobody'];

const entry: BoardEntry<VoyageInput, FieldsAbout> = {
  tray: (_, { lang }) => [
    {
      title: texts.arrival[lang],
      hint: texts.hint[lang],
      items: [
        { ...pieceItem('sailor', 0, lang, 'own'), name: texts.own[lang] },
        { ...pieceItem('sailor', 1, lang, 'opponent'), name: texts.opponent[lang] },
      ],
    },
  ],
  at: (input, spot, { lang }) => {
    const at = squareOf(spot);
    if (!same(at, input.offset) || isUntold(input, 'offset')) return undefined;
    const held = ownerOf(input) >= 0;
    return {
      name: texts.arrival[lang],
      detail: squareInWords(at),
      handles: held ? [takeOff(lang, { ...input, sailor: 'nobody' as const })] : [],
      ...(held ? { tells: ['sailor'] } : {}),
    };
  },
  put: (input, item, spot, { lang }) =>
    isUntold(input, 'offset') || same(squareOf(spot), input.offset)
      ? {
          value: { ...input, offset: squareOf(spot), sailor: item === 'own' ? 'own' : 'opponent' },
          tells: ['offset', 'sailor'],
        }
      : { refused: texts.apart[lang] },
  carry: (input, _, to) => ({ value: { ...input, offset: squareOf(to) } }),
  touch: (input, spot) => ({ ...input, offset: squareOf(spot) }),
};

/** The two ports and, while they are near, the water around them that can be touched. */
const seaOf = (input: VoyageInput, open: boolean) => {
  const [x, y] = input.offset;
  const box = boxFrom(input.edition);
  const home = x === 0 && y === 0;
  // On a phone a long route leaves no room for water around it.
  const edge = Math.max(Math.abs(x), Math.abs(y)) > 4 ? 0 : 1;
  const from: Square = [Math.min(0, x) - edge, Math.min(0, y) - edge];
  const to: Square = [Math.max(0, x) + edge, Math.max(0, y) + edge];
  // Near ports would share a shore; on their own in open water each is seen for itself.
  const ports: PlacedTile[] = [
    { at: [0, 0], ...landNorth(box, 'A') },
    ...(home || open ? [] : [{ at: [x, y] as Square, ...landNorth(box, 'B') }]),
  ];
  const far = Math.max(to[0] - from[0], to[1] - from[1]) > 11;
  const tiles = far ? ports : laidOver(openSea(from, to), ports);
  const owner = ownerOf(input);
  return smallTable({ box, tiles, sailors: owner < 0 || open ? [] : [{ owner, at: [x, y] }] });
};

const Board = ({ lang, input: told, answer, asks, untold = [] }: BoardProps<VoyageInput, VoyageAnswer>) => {
  const open = untold.includes('offset');
  const input: VoyageInput = open ? { ...told, offset: NEAR } : told;
  const [x, y] = input.offset;
  const table = seaOf(input, open);
  const home = x === 0 && y === 0;
  return (
    <StillChart
      lang={lang}
      name="voyage"
      table={table}
      marks={home || asks ? {} : { measure: { from: [0, 0], to: [x, y], label: String(answer.length) } }}
      free={[]}
    />
  );
};

const voyage: DisputeForm<VoyageInput, VoyageAnswer> = {
  boxed: true,
  unseen: ['offset'],
  empty: () => ({ offset: NEAR, card: { prices: PRICES } }),
  more: () => import('./voyage-fields.tsx'),
  entry,
  Board,
};

export default voyage;
