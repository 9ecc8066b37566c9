import { beside, isBeside, keyOf, PieceMark, SeaView, same, type Table } from '@portolan/boards/cabo-da-roca';
import { type Direction, directions, type PlacedTile, type Square } from '@portolan/cabo-da-roca';
import {
  type LighthouseAnswer,
  type LighthouseInput,
  type LighthouseSpot,
  lighthouseChecker,
  lighthouseWords,
} from '@portolan/cabo-da-roca/checkers';
import { pieceName, squareInWords, tileName } from '@portolan/cabo-da-roca/rules';
import type { BoardEntry } from '../../../board/entry.ts';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import { AddButton, Group, RemoveButton, Stepper } from '../../../kit/controls.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { both, capital, say } from '../../../kit/text.ts';
import { ChartSpots } from '../parts/ChartSpots.tsx';
import { HeadingSelect, WhoseSelect } from '../parts/fields.tsx';
import { kindMark } from '../parts/kinds.tsx';
import { pieceItem } from '../parts/piece-items.tsx';
import { positionOf, squareOf, takeOff } from '../parts/small-sea.tsx';
import { boxFrom, laidOver, openSea, smallTable, squaresOf } from '../parts/tables.ts';
import { tileItems } from '../parts/tile-items.tsx';

const directionOf = (from: Square, to: Square): Direction =>
  directions.find((direction) => same(beside(from, direction), to)) ?? 'N';

const stepsOf = (path: readonly Square[]): Direction[] =>
  path.slice(1).map((square, i) => directionOf(path[i] ?? square, square));

const pathOf = (start: Square, steps: readonly Direction[]): Square[] => {
  const path = [start];
  for (const step of steps) path.push(beside(path[path.length - 1] ?? start, step));
  return path;
};

const Path = ({ lang, path, value, onChange }: FieldProps<readonly Square[]>) => {
  const steps = stepsOf(value);
  const start = value[0] ?? [0, 0];
  const set = (next: readonly Direction[]) => onChange(pathOf(start, next));
  return (
    <Group
      label={say(
        lang,
        `Le chemin de ce tour, depuis ${squareInWords(start)}`,
        `The way of this turn, from ${squareInWords(start)}`,
      )}
      action={
        <AddButton
          label={say(lang, 'pas', 'step')}
          disabled={steps.length >= 8}
          onClick={() => set([...steps, steps[steps.length - 1] ?? 'E'])}
        />
      }
    >
      {steps.map((step, i) => (
        <div key={`${i}-${steps.length}`} class="cb-line">
          <HeadingSelect
            lang={lang}
            label={say(lang, `Pas ${i + 1}`, `Step ${i + 1}`)}
            value={step}
            at={`${path}[${i + 1}]`}
            onChange={(direction) => direction && set(steps.map((old, j) => (j === i ? direction : old)))}
          />
          <RemoveButton
            label={say(lang, `Retirer le pas ${i + 1}`, `Remove step ${i + 1}`)}
            onClick={() => set(steps.filter((_, j) => j !== i))}
          />
        </div>
      ))}
    </Group>
  );
};

const Lights = ({
  lang,
  path,
  value: lights,
  whole,
  onChange: set,
}: FieldProps<readonly LighthouseSpot[], LighthouseInput>) => {
  const change = (i: number, part: Partial<LighthouseSpot>) =>
    set(lights.map((old, j) => (j === i ? { ...old, ...part } : old)));
  return (
    <>
      {lights.map((light, i) => (
        <Group
          key={`${i}-${lights.length}`}
          label={say(lang, `Phare ${i + 1}`, `Lighthouse ${i + 1}`)}
          action={
            lights.length > 1 ? (
              <RemoveButton
                label={say(lang, `Retirer le phare ${i + 1}`, `Remove lighthouse ${i + 1}`)}
                onClick={() => set(lights.filter((_, j) => j !== i))}
              />
            ) : undefined
          }
        >
          <div class="rows">
            {([0, 1] as const).map((axis) => (
              <Stepper
                key={axis}
                lang={lang}
                label={
                  axis === 0
                    ? say(lang, 'x, vers l’est', 'x, to the east')
                    : say(lang, 'y, vers le sud', 'y, to the south')
                }
                value={light.at[axis]}
                min={-9}
                max={9}
                at={axis === 0 ? `${path}[${i}].at` : `${path}[${i}].at[1]`}
                onChange={(value) => change(i, { at: axis === 0 ? [value, light.at[1]] : [light.at[0], value] })}
              />
            ))}
          </div>
          <WhoseSelect
            lang={lang}
            label={say(lang, 'Son gardien', 'Its keeper')}
            value={light.keeper}
            at={`${path}[${i}].keeper`}
            onChange={(keeper) => change(i, { keeper })}
          />
        </Group>
      ))}
      <AddButton
        label={say(lang, 'phare', 'lighthouse')}
        disabled={lights.length >= 4}
        onClick={() => {
          const taken = new Set([...whole.path, ...lights.map(({ at }) => at)].map(keyOf));
          const free = squaresOf([-3, -3], [6, 6]).find((at) => !taken.has(keyOf(at))) ?? [-4, -4];
          set([...lights, { at: free }]);
        }}
      />
    </>
  );
};

const fields: FieldList<LighthouseInput> = [
  { at: 'ship', or: 'trade', mark: kindMark },
  { at: 'path', as: Path },
  { at: 'lights', as: Lights },
  {
    class: 'rows',
    of: [
      { at: 'left', max: 3 },
      { at: 'kept', max: 4 },
    ],
  },
];

const ids = { fishing: '0f1', trade: '0t1', pirate: '0p' } as const;

const texts = {
  lights: both('Phares et gardiens', 'Lighthouses and keepers'),
  hint: both('une case voisine touchée est un pas', 'a touched neighboring square is a step'),
  back: both('Revenir d’un pas', 'Take the last step back'),
  apart: both('Le bateau passe par là.', 'The ship passes there.'),
  enough: both('Une boîte n’a que quatre phares.', 'A box has four lighthouses only.'),
  noLight: both('Un gardien se tient sur un phare.', 'A keeper stands on a lighthouse.'),
  keeper: both('gardien {seat}', 'keeper {seat}'),
} as const;

const lastOf = ({ path }: LighthouseInput): Square => path[path.length - 1] ?? [0, 0];

const lightAt = ({ lights }: LighthouseInput, at: Square): number => lights.findIndex((light) => same(light.at, at));

const withLight = (input: LighthouseInput, i: number, part: Partial<LighthouseSpot>): LighthouseInput => ({
  ...input,
  lights: input.lights.map((light, j) => (j === i ? { ...light, ...part } : light)),
});

const entry: BoardEntry<LighthouseInput, FieldsAbout> = {
  tray: (input, { lang, about }) => [
    {
      title: texts.lights[lang],
      hint: texts.hint[lang],
      items: [
        ...tileItems({
          lang,
          table: { box: boxFrom(about.edition) },
          what: 'tile',
          port: 'A',
          kinds: ['lighthouse'],
          left: () => 4 - input.lights.length,
        }),
        pieceItem('sailor', 0, lang, 'keeper own'),
        pieceItem('sailor', 1, lang, 'keeper opponent'),
      ],
    },
  ],
  at: (input, spot, { lang }) => {
    const at = squareOf(spot);
    const light = lightAt(input, at);
    const { keeper } = input.lights[light] ?? {};
    if (light >= 0)
      return {
        name: capital(tileName('lighthouse', lang)),
        detail: squareInWords(at),
        handles: [
          ...(keeper === 'own' || keeper === 'opponent'
            ? [
                {
                  id: 'keeper',
                  name: say(lang, 'Sans gardien', 'No keeper'),
                  to: withLight(input, light, { keeper: 'nobody' }),
                },
              ]
            : []),
          ...(input.lights.length > 1
            ? [takeOff(lang, { ...input, lights: input.lights.filter((_, i) => i !== light) })]
            : []),
        ],
      };
    if (!same(at, lastOf(input))) return undefined;
    return {
      name: `${capital(pieceName(input.ship ?? 'trade', lang))} A`,
      detail: squareInWords(at),
      picture: <PieceMark kind={input.ship ?? 'trade'} />,
      handles:
        input.path.length > 2
          ? [{ id: 'back', name: texts.back[lang], key: 'Backspace', to: { ...input, path: input.path.slice(0, -1) } }]
          : [],
      fixed: true,
    };
  },
  put: (input, item, spot, { lang }) => {
    const at = squareOf(spot);
    const [what, who] = item.split(' ');
    const light = lightAt(input, at);
    if (what === 'keeper')
      return light < 0
        ? { refused: texts.noLight[lang] }
        : { value: withLight(input, light, { keeper: who as 'own' | 'opponent' }) };
    if (input.path.some((step) => same(step, at))) return { refused: texts.apart[lang] };
    if (light >= 0) return { value: input };
    if (input.lights.length >= 4) return { refused: texts.enough[lang] };
    return { value: { ...input, lights: [...input.lights, { at }] } };
  },
  carry: (input, from, to, { lang }) => {
    const at = squareOf(to);
    if (input.path.some((step) => same(step, at))) return { refused: texts.apart[lang] };
    return { value: withLight(input, lightAt(input, squareOf(from)), { at }) };
  },
  // Touched without anything in hand, a square beside the ship is its next step.
  touch: (input, spot) => {
    const at = squareOf(spot);
    return isBeside(at, lastOf(input)) && input.path.length < 9 ? { ...input, path: [...input.path, at] } : undefined;
  },
};

const tableOf = (input: LighthouseInput): Table => {
  const all = [...input.path, ...input.lights.map(({ at }) => at)];
  const from: Square = [Math.min(...all.map(([x]) => x)) - 1, Math.min(...all.map(([, y]) => y)) - 1];
  const to: Square = [Math.max(...all.map(([x]) => x)) + 1, Math.max(...all.map(([, y]) => y)) + 1];
  const lights: PlacedTile[] = input.lights.map(({ at }) => ({ at, tile: 'lighthouse' }));
  const heading = stepsOf(input.path)[input.path.length - 2] ?? 'E';
  return smallTable({
    box: boxFrom(input.edition),
    tiles: laidOver(openSea(from, to), lights),
    ships: { [ids[input.ship ?? 'trade']]: { at: lastOf(input), heading } },
    sailors: input.lights.flatMap(({ at, keeper }) =>
      keeper === 'own' || keeper === 'opponent' ? [{ at, owner: keeper === 'own' ? 0 : 1 }] : [],
    ),
  });
};

const Board = ({ lang, input, answer }: BoardProps<LighthouseInput, LighthouseAnswer>) => {
  const table = tableOf(input);
  return (
    <div class="board">
      <SeaView
        lang={lang}
        name="lights"
        table={table}
        marks={{
          waters: input.lights.map(({ at }) => at),
          ...(input.path.length > 1 ? { routes: [{ squares: input.path, passed: input.path.length }] } : {}),
          rings: answer.tolls.map(({ lighthouse }) => ({ at: lighthouse, wrong: true })),
        }}
        over={<ChartSpots table={table} lang={lang} />}
      />
    </div>
  );
};

const lighthouse: CheckerModule<LighthouseInput, LighthouseAnswer> = {
  checker: lighthouseChecker,
  ...lighthouseWords,
  boxed: true,
  empty: () => ({
    path: [
      [0, 0],
      [1, 0],
    ],
    lights: [{ at: [2, 0] }],
    left: 2,
  }),
  toPosition: (input, about) => positionOf(tableOf(input), about),
  fields,
  entry,
  Board,
};

export default lighthouse;
