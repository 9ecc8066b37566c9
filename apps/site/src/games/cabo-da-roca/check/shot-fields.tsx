import type { ShotInput } from '@portolan/cabo-da-roca/checkers';
import { Toggle } from '../../../kit/controls/choices.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { kindMark } from '../parts/kinds.tsx';
import { isShip } from './shot-target.ts';

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
  '*',
  {
    class: 'rows',
    of: [
      { at: 'at[0]', min: -4, max: 4, tells: 'at' },
      { at: 'at[1]', min: -4, max: 4 },
    ],
  },
  '*',
  { at: 'cargo', as: Cargo, when: aimsAtShip },
  { class: '', when: aimsAtShip, of: ['*'] },
];

export default { fields };
