import { beside, keyOf } from '@portolan/boards/cabo-da-roca';
import type { Direction, Square } from '@portolan/cabo-da-roca';
import type { LighthouseInput, LighthouseSpot } from '@portolan/cabo-da-roca/checkers';
import { squareInWords } from '@portolan/cabo-da-roca/rules';
import { AddButton, Group, RemoveButton } from '../../../kit/controls/groups.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { HeadingSelect, WhoseSelect } from '../parts/fields.tsx';
import { kindMark } from '../parts/kinds.tsx';
import { squaresOf } from '../parts/tables.ts';
import { stepsOf } from './steps.ts';

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

export default { fields };
