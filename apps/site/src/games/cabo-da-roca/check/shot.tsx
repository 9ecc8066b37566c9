import { same } from '@portolan/boards/cabo-da-roca';
import type { PlacedShip, PlacedTile, Square } from '@portolan/cabo-da-roca';
import { type ShotAnswer, type ShotInput, shotChecker, shotWords } from '@portolan/cabo-da-roca/checkers';
import { squareInWords } from '@portolan/cabo-da-roca/rules';
import type { BoardProps, CheckerModule } from '../../../check/module.ts';
import { Stepper, Toggle } from '../../../kit/controls.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { kindMark } from '../parts/kinds.tsx';

import { PlaceMap } from '../parts/PlaceMap.tsx';
import { laidOver, openSea, smallTable, squaresOf } from '../parts/tables.ts';

const isShip = (target: ShotInput['target']): target is 'fishing' | 'trade' | 'pirate' =>
  target === 'fishing' || target === 'trade' || target === 'pirate';

const aimsAtShip = ({ target }: ShotInput): boolean => isShip(target);

/** The prices of a cargo matter by the lowest: the others stand above it. */
const Cargo = ({ lang, label, path, whole, set }: FieldProps<ShotInput['cargo'], ShotInput>) => {
  const { cargo } = whole;
  return (
    <>
      <Toggle
        label={label}
        value={cargo !== undefined}
        onChange={(on) => {
          const { cargo: _, ...others } = whole;
          set(on ? { ...others, cargo: [60, 110, 160] } : others);
        }}
      />
      {cargo && (
        <Stepper
          lang={lang}
          label={say(lang, 'Le prix le plus bas de sa carte', 'The lowest price on its card')}
          value={cargo[0]}
          min={0}
          max={990}
          at={path}
          onChange={(low) => set({ ...whole, cargo: [low, Math.max(low, cargo[1]), Math.max(low, cargo[2])] })}
        />
      )}
    </>
  );
};

const fields: FieldList<ShotInput> = [
  { at: 'ship', or: 'pirate', mark: kindMark },
  'heading',
  {
    class: 'rows',
    of: [
      { at: 'at[0]', min: -4, max: 4, tells: 'at' },
      { at: 'at[1]', min: -4, max: 4 },
    ],
  },
  'target',
  { class: '', of: ['own', { when: aimsAtShip, of: ['moored', 'justLeft', 'besidePort', 'paid'] }] },
  { at: 'cargo', as: Cargo, when: aimsAtShip },
  'turn',
];

const ids = { fishing: 'f1', trade: 't1', pirate: 'p' } as const;

const tileUnder = ({ target, moored }: ShotInput): PlacedTile['tile'] => {
  if (target === 'sailor-on-island') return 'island';
  if (target === 'sailor-on-land') return 'lighthouse';
  return isShip(target) && moored ? 'B' : 'sea';
};

const Board = ({ lang, input, answer, onChange }: BoardProps<ShotInput, ShotAnswer>) => {
  const { rulings: _, ...entered } = input;
  const [x, y] = input.at;
  const reach = Math.max(2, Math.abs(x), Math.abs(y));
  const [from, to]: [Square, Square] = [
    [-reach, -reach],
    [reach, reach],
  ];
  const kind = input.ship ?? 'pirate';
  const shooter = `0${ids[kind]}`;
  const seat = input.own ? 0 : 1;
  const here = same(input.at, [0, 0]);
  const targetShip: Record<string, PlacedShip> =
    isShip(input.target) && !here
      ? {
          [`${seat}${input.own ? { ...ids, trade: 't2', fishing: 'f2' }[input.target] : ids[input.target]}`]: {
            at: input.at,
            heading: input.moored ? null : 'N',
          },
        }
      : {};
  const tiles = laidOver(openSea(from, to), [
    { at: [0, 0], tile: input.heading ? 'sea' : 'A' },
    ...(here ? [] : [{ at: input.at, tile: tileUnder(input) }]),
  ]);
  return (
    <div class="board">
      <PlaceMap
        lang={lang}
        name="shot"
        table={smallTable({
          tiles,
          ships: { ...targetShip, [shooter]: { at: [0, 0], heading: input.heading } },
          sailors: input.target.startsWith('sailor') && !here ? [{ owner: seat, at: input.at }] : [],
        })}
        marks={{
          ...(input.heading ? { broadside: { ship: shooter, aim: input.at } } : {}),
          rings: [{ at: input.at, wrong: !answer.verdict.legal }],
        }}
        squares={squaresOf(from, to)}
        labelOf={(at) => say(lang, `Viser ${squareInWords(at)}`, `Aim at ${squareInWords(at)}`)}
        chosen={input.at}
        onPick={(at) => onChange({ ...entered, at })}
      />
    </div>
  );
};

const shot: CheckerModule<ShotInput, ShotAnswer> = { checker: shotChecker, ...shotWords, fields, Board };

export default shot;
