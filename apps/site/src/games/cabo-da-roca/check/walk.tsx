import { beside, Chart } from '@portolan/boards/cabo-da-roca';
import type { PlacedShip, PlacedTile, Square } from '@portolan/cabo-da-roca';
import { type WalkAnswer, type WalkInput, walkChecker, walkWords } from '@portolan/cabo-da-roca/checkers';
import type { BoardProps, CheckerModule } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { laidField } from '../parts/kinds.tsx';
import { boxFrom, smallTable } from '../parts/tables.ts';
import { walkIn } from './examples.ts';

const isPort = (tile: WalkInput['to']): boolean => tile?.tile.length === 1;

const fields: FieldList<WalkInput> = [
  { at: 'from', as: laidField() },
  'dir',
  { at: 'to', as: laidField({ none: true, port: 'B' }) },
  {
    class: 'rows',
    of: [
      { at: 'left', max: 3 },
      'moved',
      'sailor',
      'ship',
      { at: 'guest', when: ({ from, guest }) => isPort(from) || guest === true },
      { at: 'traded', when: ({ to, traded }) => isPort(to) || traded === true },
    ],
  },
];

const here: Square = [0, 0];

const Board = ({ lang, input, answer }: BoardProps<WalkInput, WalkAnswer>) => {
  const there = beside(here, input.dir);
  const tiles: PlacedTile[] = [{ at: here, ...input.from }, ...(input.to ? [{ at: there, ...input.to }] : [])];
  const ships: Record<string, PlacedShip> = {
    ...(input.ship && input.to ? { '1t1': { at: there, heading: isPort(input.to) ? null : 'N' } } : {}),
    ...(input.guest ? { '1t2': { at: here, heading: null } } : {}),
  };
  const wrong = !answer.verdict.legal;
  return (
    <div class="board">
      <div class="cb-still">
        <Chart
          lang={lang}
          name="walk"
          table={smallTable({
            box: boxFrom(input.edition),
            tiles,
            ships,
            sailors: [{ owner: 0, at: here }, ...(input.sailor && input.to ? [{ owner: 1, at: there }] : [])],
          })}
          extent={{ x: -1, y: -1, columns: 3, rows: 3 }}
          marks={{
            routes: [{ squares: [here, there], passed: 1, ashore: true, wrong }],
            rings: [{ at: there, wrong }],
          }}
        />
      </div>
    </div>
  );
};

const walk: CheckerModule<WalkInput, WalkAnswer> = {
  checker: walkChecker,
  ...walkWords,
  boxed: true,
  exampleIn: () => walkIn(walkChecker.example),
  fields,
  Board,
};

export default walk;
