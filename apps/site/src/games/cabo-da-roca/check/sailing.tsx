import { beside, Chart, type Marks, same, turnedBy } from '@portolan/boards/cabo-da-roca';
import { type Direction, directions, type PlacedShip, type PlacedTile, type Square } from '@portolan/cabo-da-roca';
import { type SailingAnswer, type SailingInput, sailingChecker, sailingWords } from '@portolan/cabo-da-roca/checkers';
import type { BoardProps, CheckerModule } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both } from '../../../kit/text.ts';
import { kindMark, laidField, ringField } from '../parts/kinds.tsx';
import { boxFrom, smallTable } from '../parts/tables.ts';

const outward = both('Il sort vers', 'It leaves toward');

const behind = (input: SailingInput): Direction => turnedBy(input.heading, 4);

const fields: FieldList<SailingInput> = [
  'move',
  { at: 'ship', mark: kindMark },
  { at: 'heading', label: ({ move }) => (move === 'depart' ? outward : undefined) },
  { at: 'from', as: laidField() },
  { at: 'entered', when: ({ from }) => from.tile.length === 1 },
  {
    when: ({ move }) => move !== 'rotate',
    of: [
      { at: 'to', as: laidField({ none: true, port: 'B' }) },
      'there',
      'sailor',
      { at: 'around', as: ringField<SailingInput>(behind) },
    ],
  },
  {
    class: 'rows',
    of: [
      { at: 'left', max: 3 },
      { at: 'bonus', max: 4 },
      { at: 'useBonus', when: ({ bonus = 0 }) => bonus > 0 },
      'advanced',
      'rotated',
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

const Board = ({ lang, input, answer }: BoardProps<SailingInput, SailingAnswer>) => {
  const from = beside([0, 0], behind(input));
  const tiles: PlacedTile[] = [
    { at: from, ...input.from },
    ...(input.to ? [{ at: [0, 0] as Square, ...input.to }] : []),
    ...directions.flatMap((name) => {
      const laid = input.around?.[name];
      const at = beside([0, 0], name);
      return laid && !same(at, from) ? [{ at, ...laid }] : [];
    }),
  ];
  const moored = input.from.tile.length === 1;
  const ships: Record<string, PlacedShip> = {
    [own(input.ship, 0)]: { at: from, heading: moored ? null : input.heading },
    ...(input.there
      ? { [own('trade', 1)]: { at: [0, 0], heading: input.to?.tile.length === 1 ? null : input.there } }
      : {}),
  };
  const wrong = !answer.verdict.legal;
  const squares = [from, [0, 0] as const, ...(answer.moveOn ? [answer.moveOn] : [])];
  const marks: Marks =
    input.move === 'rotate'
      ? { turning: { ship: own(input.ship, 0), to: 'right', wrong } }
      : { routes: [{ squares, passed: 1, wrong }], rings: [{ at: [0, 0], wrong }] };
  return (
    <div class="board">
      <div class="cb-still">
        <Chart
          lang={lang}
          name="sailing"
          table={smallTable({
            box: boxFrom(input.edition),
            tiles,
            ships,
            sailors: input.sailor ? [{ owner: 1, at: [0, 0] }] : [],
          })}
          extent={{ x: -1, y: -1, columns: 3, rows: 3 }}
          marks={marks}
        />
      </div>
    </div>
  );
};

const sailing: CheckerModule<SailingInput, SailingAnswer> = {
  checker: sailingChecker,
  ...sailingWords,
  boxed: true,
  fields,
  changed: withoutOwn,
  Board,
};

export default sailing;
