import { type Direction, directions, type Edition } from '@portolan/cabo-da-roca';
import type { LaidTile } from '@portolan/cabo-da-roca/checkers';
import { directionName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { Under } from '../../../kit/form.tsx';
import { capital } from '../../../kit/text.ts';
import { LaidSelect } from './fields.tsx';

interface Props {
  readonly lang: Lang;
  readonly legend: string;
  readonly value: Readonly<Partial<Record<Direction, LaidTile>>>;
  readonly onChange: (around: Readonly<Partial<Record<Direction, LaidTile>>>) => void;
  /** Its path in the form. */
  readonly path: string;
  /** The box that says where the land of the tiles lies. */
  readonly box: Edition;
  /** A direction that is told elsewhere. */
  readonly without?: Direction | undefined;
}

/** The tiles around a square, each chosen from a list, clockwise from north. */
export const Ring = ({ lang, legend, value, onChange, path, box, without }: Props) => {
  const set = (direction: Direction, laid: LaidTile | null): void => {
    const { [direction]: _, ...others } = value;
    onChange(laid ? { ...others, [direction]: laid } : others);
  };
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Under label={legend}>
        <div class="cb-named">
          {directions
            .filter((direction) => direction !== without)
            .map((direction) => (
              <LaidSelect
                key={direction}
                lang={lang}
                label={capital(directionName(direction, lang))}
                value={value[direction]}
                none
                box={box}
                port={'ABCDEFGH'[directions.indexOf(direction)] as 'A'}
                at={`${path}.${direction}`}
                onChange={(laid) => set(direction, laid)}
              />
            ))}
        </div>
      </Under>
    </fieldset>
  );
};
