import { beside, type Marks, same, type Table, turnedBy } from '@portolan/boards/cabo-da-roca';
import {
  type Direction,
  directions,
  type PlacedShip,
  type PlacedTile,
  type Square,
  type TileKind,
} from '@portolan/cabo-da-roca';
import type { SailingAnswer, SailingInput } from '@portolan/cabo-da-roca/checkers';
import { directionName, pieceName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { BoardEntry, Handle, HandleRow, Piece } from '../../../board/entry.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, capital } from '../../../kit/text.ts';
import { kindMark, laidField, ringField } from '../parts/kinds.tsx';
import { pieceItem } from '../parts/piece-items.tsx';
import { StillChart } from '../parts/StillChart.tsx';
import {
  around,
  directionTo,
  headingInWords,
  portBy,
  positionOf,
  type Slots,
  takeOff,
  tilePiece,
  tileTray,
  turns,
  withTileOn,
} from '../parts/small-sea.tsx';
import { squareOf } from '../parts/square-of.ts';
import { boxFrom, smallTable } from '../parts/tables.ts';

const outward = both('Il sort vers', 'It leaves toward');

const behind = (input: SailingInput): Direction => turnedBy(input.heading, 4);

const fields: FieldList<SailingInput> = [
  '*',
  { at: 'ship', mark: kindMark },
  { at: 'heading', label: ({ move }) => (move === 'depart' ? outward : undefined) },
  { at: 'from', as: laidField() },
  { at: 'entered', when: ({ from }) => from.tile.length === 1 },
  {
    when: ({ move }) => move !== 'rotate',
    of: [
      { at: 'to', as: laidField({ none: true, port: 'B' }) },
      '*',
      { at: 'around', as: ringField<SailingInput>(behind) },
    ],
  },
  {
    class: 'rows',
    of: [
      { at: 'left', max: 3 },
      { at: 'bonus', max: 4 },
      { at: 'useBonus', when: ({ bonus = 0 }) => bonus > 0 },
      '*',
      { at: 'keepers', max: 4 },
    ],
  },
];

/** The square behind the target is the ship's own. */
const withoutOwn = (input: SailingInput, path: string): SailingInput => {
  if (path !== 'heading') return input;
  const { [behind(input)]: _, ...around } = input.around ?? {};
  return { ...input, around };
};

const own = (kind: SailingInput['ship'], seat: number): string =>
  `${seat}${{ fishing: 'f1', trade: 't1', pirate: 'p' }[kind]}`;

const middle: Square = [0, 0];

const origin = (input: SailingInput): Square => beside(middle, behind(input));

/** The ship's own square, the one ahead of it in the middle, and those around that. */
const slots: Slots<SailingInput> = {
  squares: [middle, ...around],
  get: (input, at) => {
    if (same(at, middle)) return input.to ?? undefined;
    if (same(at, origin(input))) return input.from;
    const side = directionTo(at);
    return side && input.around?.[side];
  },
  set: (input, at, laid) => {
    if (same(at, middle)) return { ...input, to: laid ?? null };
    if (same(at, origin(input))) return laid ? { ...input, from: laid } : input;
    const side = directionTo(at);
    if (!side) return input;
    const { [side]: _, ...others } = input.around ?? {};
    return { ...input, around: laid ? { ...others, [side]: laid } : others };
  },
  port: (at) => (same(at, middle) ? 'B' : portBy(around, at)),
};

const texts = {
  there: both('Sur la case devant', 'On the square ahead'),
  ahead: both('C’est sur la case du milieu que le bateau va.', 'The ship goes to the square in the middle.'),
  below: both('La tuile', 'The tile'),
  takeOff: both('Retirer la pièce', 'Take the piece off'),
  which: both('Quel bateau', 'Which ship'),
  move: both('Que fait-il', 'What it does'),
  advance: both('Avancer', 'Advance'),
  rotate: both('Tourner', 'Rotate'),
  depart: both('Quitter le port', 'Leave port'),
  before: both('Déjà à ce tour', 'Earlier this turn'),
  advanced: both('A avancé', 'Advanced'),
  rotated: both('A tourné', 'Rotated'),
} as const;

const headed = (input: SailingInput, by: number): SailingInput =>
  withoutOwn({ ...input, heading: turnedBy(input.heading, by) }, 'heading');

const kinds = ['fishing', 'trade', 'pirate'] as const satisfies readonly SailingInput['ship'][];

const moves = ['advance', 'rotate', 'depart'] as const satisfies readonly SailingInput['move'][];

const done = ['advanced', 'rotated'] as const;

/** A ship that has advanced this turn, or rotated; touched again, it has not. */
const before = (input: SailingInput, lang: Lang): HandleRow<SailingInput> => ({
  title: texts.before[lang],
  handles: done.map((what) => ({
    ...{ id: what, name: texts[what][lang], pressed: Boolean(input[what]), tells: what },
    to: { ...input, [what]: input[what] ? 0 : 1 },
  })),
});

/** Which ship it is, what it wants to do, and what it has done. */
const asked = (input: SailingInput, lang: Lang): HandleRow<SailingInput>[] => [
  {
    title: texts.which[lang],
    handles: kinds.map((ship) => ({
      ...{ id: ship, name: capital(pieceName(ship, lang)), pressed: input.ship === ship, tells: 'ship' },
      to: { ...input, ship },
    })),
  },
  {
    title: texts.move[lang],
    handles: moves.map((move) => ({
      ...{ id: move, name: texts[move][lang], pressed: input.move === move, tells: 'move' },
      to: { ...input, move },
    })),
  },
  before(input, lang),
];

/** The ship that moves, on its square; it is turned with the sea around it as it lies. */
const mover = (input: SailingInput, lang: Lang): Piece<SailingInput> => ({
  name: `${capital(pieceName(input.ship, lang))} A`,
  detail: headingInWords(directionName(input.heading, lang), lang),
  picture: <SeatToken seat={0} size={32} />,
  handles: [
    // Its square turns with it around the one ahead.
    ...turns(lang, (by) => headed(input, by)).map((turn) => ({
      ...turn,
      choose: String(origin(turn.to as SailingInput)),
    })),
    { id: 'tile', name: texts.below[lang], choose: `${origin(input)}#tile` },
  ],
  rows: asked(input, lang),
  tells: ['ship', 'heading'],
  fixed: true,
});

/** What stands on the square ahead, as handles beside its tile. */
const ahead = (input: SailingInput, lang: Lang): Handle<SailingInput>[] => {
  const { there, sailor: _, ...others } = input;
  const { there: __, ...unmanned } = input;
  return [
    ...(there ? turns<SailingInput>(lang, (by) => ({ ...input, there: turnedBy(there, by) })) : []),
    ...(there || input.sailor
      ? [
          {
            ...takeOff<SailingInput>(lang, there ? unmanned : others),
            id: 'piece',
            name: texts.takeOff[lang],
          },
        ]
      : []),
  ];
};

const entry: BoardEntry<SailingInput, FieldsAbout> = {
  tray: (_, { lang, about }) => [
    {
      title: texts.there[lang],
      items: [pieceItem('trade', 1, lang, 'ship'), pieceItem('sailor', 1, lang)],
    },
    tileTray(lang, boxFrom(about.edition), 'B'),
  ],
  at: (input, spot, { lang, about }) => {
    const at = squareOf(spot);
    if (same(at, origin(input)) && !spot.endsWith('#tile')) return mover(input, lang);
    const tile = tilePiece(slots, input, at, lang, boxFrom(about.edition));
    if (!tile || !same(at, middle)) return tile && { ...tile, tells: ['from'] };
    return { ...tile, handles: [...tile.handles, ...ahead(input, lang)], tells: ['to'] };
  },
  put: (input, item, spot, { lang, about }) => {
    const at = squareOf(spot);
    const [what, kind] = item.split(' ');
    if (what === 'tile')
      return {
        value: withTileOn(slots, input, kind as TileKind, at, boxFrom(about.edition)),
        tells: same(at, middle) ? ['to'] : same(at, origin(input)) ? ['from'] : [],
      };
    if (!same(at, middle)) return { refused: texts.ahead[lang] };
    return { value: what === 'ship' ? { ...input, there: input.there ?? 'N' } : { ...input, sailor: true } };
  },
};

const tableOf = (input: SailingInput): Table => {
  const from = origin(input);
  const tiles: PlacedTile[] = [
    { at: from, ...input.from },
    ...(input.to ? [{ at: middle, ...input.to }] : []),
    ...directions.flatMap((name) => {
      const laid = input.around?.[name];
      const at = beside(middle, name);
      return laid && !same(at, from) ? [{ at, ...laid }] : [];
    }),
  ];
  const moored = input.from.tile.length === 1;
  const ships: Record<string, PlacedShip> = {
    [own(input.ship, 0)]: { at: from, heading: moored ? null : input.heading },
    ...(input.there
      ? { [own('trade', 1)]: { at: middle, heading: input.to?.tile.length === 1 ? null : input.there } }
      : {}),
  };
  return smallTable({
    box: boxFrom(input.edition),
    tiles,
    ships,
    sailors: input.sailor ? [{ owner: 1, at: middle }] : [],
  });
};

const Board = ({ lang, input, answer, asks }: BoardProps<SailingInput, SailingAnswer>) => {
  const wrong = !answer.verdict.legal;
  const squares = [origin(input), middle, ...(answer.moveOn && !asks ? [answer.moveOn] : [])];
  const marks: Marks =
    input.move === 'rotate'
      ? { turning: { ship: own(input.ship, 0), to: 'right', wrong } }
      : { routes: [{ squares, passed: 1, wrong }], rings: [{ at: middle, wrong }] };
  const table = tableOf(input);
  return (
    <StillChart
      lang={lang}
      name="sailing"
      table={table}
      extent={{ x: -1, y: -1, columns: 3, rows: 3 }}
      marks={marks}
      free={[middle, ...around].filter((at) => !slots.get(input, at))}
    />
  );
};

const sailing: DisputeForm<SailingInput, SailingAnswer> = {
  boxed: true,
  empty: () => ({
    move: 'advance',
    ship: 'trade',
    heading: 'N',
    left: 2,
    from: { tile: 'sea' },
    to: { tile: 'sea' },
  }),
  toPosition: (input, about) => positionOf(tableOf(input), about),
  fields,
  changed: withoutOwn,
  entry,
  Board,
};

export default sailing;
