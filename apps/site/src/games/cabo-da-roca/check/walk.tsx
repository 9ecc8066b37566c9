import { beside, same, type Table } from '@portolan/boards/cabo-da-roca';
import type { PlacedShip, PlacedTile, Square, TileKind } from '@portolan/cabo-da-roca';
import type { WalkAnswer, WalkInput } from '@portolan/cabo-da-roca/checkers';
import type { BoardEntry } from '../../../board/entry.ts';
import { isUntold } from '../../../check/inputs.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both } from '../../../kit/text.ts';
import { laidField } from '../parts/kinds.tsx';
import { pieceItem } from '../parts/piece-items.tsx';
import { StillChart } from '../parts/StillChart.tsx';
import {
  around,
  directionTo,
  positionOf,
  type Slots,
  takeOff,
  tilePiece,
  tileTray,
  withTileOn,
} from '../parts/small-sea.tsx';
import { squareOf } from '../parts/square-of.ts';
import { boxFrom, smallTable } from '../parts/tables.ts';

const isPort = (tile: WalkInput['to']): boolean => tile?.tile.length === 1;

const fields: FieldList<WalkInput> = [
  { at: 'from', as: laidField() },
  '*',
  { at: 'to', as: laidField({ none: true, port: 'B' }) },
  {
    class: 'rows',
    of: [
      { at: 'left', max: 3 },
      '*',
      { at: 'guest', when: ({ from, guest }) => isPort(from) || guest === true },
      { at: 'traded', when: ({ to, traded }) => isPort(to) || traded === true },
    ],
  },
];

const here: Square = [0, 0];

/** Where the sailor stands, and the square it goes to: any of those around. */
const slots: Slots<WalkInput> = {
  squares: [here, ...around],
  get: (input, at) => {
    if (same(at, here)) return input.from;
    return same(at, beside(here, input.dir)) ? (input.to ?? undefined) : undefined;
  },
  set: (input, at, laid) => {
    if (same(at, here)) return laid ? { ...input, from: laid } : input;
    // What stood on a tile that is taken away goes with it.
    const { sailor: _, ship: __, traded: ___, ...alone } = input;
    return { ...(laid ? input : alone), dir: directionTo(at) ?? input.dir, to: laid ?? null };
  },
  must: (at) => same(at, here),
  port: (at) => (same(at, here) ? 'A' : 'B'),
};

/** What stands on the square that the sailor goes to. */
const thingThere = ({ sailor, ship }: WalkInput): 'sailor' | 'ship' | undefined => {
  if (sailor) return 'sailor';
  return ship ? 'ship' : undefined;
};

const entry: BoardEntry<WalkInput, FieldsAbout> = {
  tray: (_, { lang, about }) => [
    {
      title: walkTexts.there[lang],
      items: [pieceItem('sailor', 1, lang), pieceItem('trade', 1, lang, 'ship')],
    },
    tileTray(lang, boxFrom(about.edition), 'B'),
  ],
  at: (input, spot, { lang, about }) => {
    const at = squareOf(spot);
    if (same(at, here) && isUntold(input, 'from')) return undefined;
    const tile = tilePiece(slots, input, at, lang, boxFrom(about.edition));
    if (same(at, here)) return tile;
    const thing = thingThere(input);
    if (!thing || !tile) return tile;
    const { [thing]: _, ...without } = input;
    return {
      ...tile,
      handles: [...tile.handles, { ...takeOff<WalkInput>(lang, without), id: thing, name: walkTexts.takeOff[lang] }],
    };
  },
  put: (input, item, spot, { lang, about }) => {
    const at = squareOf(spot);
    const [what, kind] = item.split(' ');
    if (what === 'tile')
      return {
        value: withTileOn(slots, input, kind as TileKind, at, boxFrom(about.edition)),
        tells: same(at, here) ? ['from'] : [],
      };
    if (same(at, here)) return { refused: walkTexts.elsewhere[lang] };
    if (!slots.get(input, at)) return { refused: walkTexts.onTile[lang] };
    return { value: { ...input, [what === 'ship' ? 'ship' : 'sailor']: true } };
  },
  // Touched without anything in hand, a square is where the sailor goes.
  touch: (input, spot) => {
    const dir = directionTo(squareOf(spot));
    return dir && { ...input, dir };
  },
};

const tableOf = (input: WalkInput, open = false): Table => {
  const there = beside(here, input.dir);
  const tiles: PlacedTile[] = [
    ...(open ? [] : [{ at: here, ...input.from }]),
    ...(input.to ? [{ at: there, ...input.to }] : []),
  ];
  const ships: Record<string, PlacedShip> = {
    ...(input.ship && input.to ? { '1t1': { at: there, heading: isPort(input.to) ? null : 'N' } } : {}),
    ...(input.guest ? { '1t2': { at: here, heading: null } } : {}),
  };
  const sailors = [
    ...(open ? [] : [{ owner: 0, at: here }]),
    ...(input.sailor && input.to ? [{ owner: 1, at: there }] : []),
  ];
  return smallTable({ box: boxFrom(input.edition), tiles, ships, sailors });
};

const Board = ({ lang, input, answer, untold = [] }: BoardProps<WalkInput, WalkAnswer>) => {
  const there = beside(here, input.dir);
  const wrong = !answer.verdict.legal;
  const open = untold.includes('from');
  const table = tableOf(input, open);
  const isAsked = untold.includes('dir');
  return (
    <StillChart
      lang={lang}
      name="walk"
      table={table}
      extent={{ x: -1, y: -1, columns: 3, rows: 3 }}
      marks={
        isAsked
          ? { rings: [{ at: here, wrong }] }
          : {
              routes: [{ squares: [here, there], passed: 1, ashore: true, wrong }],
              rings: [{ at: there, wrong }],
            }
      }
      free={[...(open ? [here] : []), ...around.filter((at) => !slots.get(input, at))]}
    />
  );
};

const walkTexts = {
  there: both('Là-bas', 'There'),
  takeOff: both('Retirer la pièce', 'Take the piece off'),
  onTile: both('Posez d’abord la tuile de cette case.', 'Put the tile of that square first.'),
  elsewhere: both('Le marin s’y tient : mettez-la où il va.', 'The sailor stands there: put it where it goes.'),
} as const;

const walk: DisputeForm<WalkInput, WalkAnswer> = {
  boxed: true,
  empty: () => ({ from: { tile: 'lighthouse' }, dir: 'N', to: null, left: 2 }),
  unseen: ['from'],
  toPosition: (input, about) => positionOf(tableOf(input), about),
  fields,
  entry,
  Board,
};

export default walk;
