import { type Direction, directions, type Edition } from '@portolan/cabo-da-roca';
import type { LaidTile } from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import { directionName } from '../../../boards/cabo-da-roca/names.ts';
import { capital } from '../../../kit/text.ts';
import { LaidSelect } from './fields.tsx';

/** The directions as they stand around a square, row by row; the middle is the square itself. */
const rows: readonly (Direction | null)[] = ['NW', 'N', 'NE', 'W', null, 'E', 'SW', 'S', 'SE'];

interface Props {
  readonly lang: Lang;
  readonly legend: string;
  readonly value: Readonly<Partial<Record<Direction, LaidTile>>>;
  readonly onChange: (around: Readonly<Partial<Record<Direction, LaidTile>>>) => void;
  readonly problemAt: (direction: Direction) => string | undefined;
  /** The box that says where the land of the tiles lies. */
  readonly box: Edition;
  /** A direction that is told elsewhere. */
  readonly without?: Direction | undefined;
}

/** The tiles around a square, each chosen from a list, laid out as they lie. */
export const Ring = ({ lang, legend, value, onChange, problemAt, box, without }: Props) => {
  const set = (direction: Direction, laid: LaidTile | null): void => {
    const { [direction]: _, ...others } = value;
    onChange(laid ? { ...others, [direction]: laid } : others);
  };
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="cb-around">
        {rows.map((direction) =>
          direction === null || direction === without ? (
            <span key={direction ?? 'middle'} class="cb-around-m" aria-hidden="true" />
          ) : (
            <LaidSelect
              key={direction}
              lang={lang}
              label={capital(directionName(direction, lang))}
              value={value[direction]}
              none
              box={box}
              port={'ABCDEFGH'[directions.indexOf(direction)] as 'A'}
              error={problemAt(direction)}
              onChange={(laid) => set(direction, laid)}
            />
          ),
        )}
      </div>
    </fieldset>
  );
};
