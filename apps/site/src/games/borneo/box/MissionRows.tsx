import { spiceLetterOf, spiceName, spices } from '@portolan/boards/borneo';
import type { MissionTile, SpiceId } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { NumberCell, SelectCell } from '../../../box/cells.tsx';
import { SpiceMark } from '../../../kit/marks.tsx';
import { both } from '../../../kit/text.ts';

const heads = { points: both('Points', 'Points'), mark: both('Marque', 'Mark') } as const;

type Mark = '5' | '';

const withMark = ({ mark: _, ...tile }: MissionTile, mark: Mark): MissionTile => (mark ? { ...tile, mark } : tile);

const withNeed = (tile: MissionTile, spice: SpiceId, units: number): MissionTile => {
  const { [spice]: _, ...others } = tile.need;
  return { ...tile, need: units > 0 ? { ...others, [spice]: units } : others };
};

const Row = ({
  lang,
  tile,
  error,
  onChange,
}: {
  lang: Lang;
  tile: MissionTile;
  error: string | undefined;
  onChange: (tile: MissionTile) => void;
}) => (
  <tr>
    <th scope="row">
      {tile.id}
      {error && <span class="err">{error}</span>}
    </th>
    <td>
      <NumberCell
        lang={lang}
        label={`${tile.id}, ${heads.points[lang]}`}
        value={tile.vp}
        min={1}
        max={30}
        onChange={(vp) => onChange({ ...tile, vp })}
      />
    </td>
    {spices.map((spice) => (
      <td key={spice}>
        <NumberCell
          lang={lang}
          label={`${tile.id}, ${spiceName(spiceLetterOf[spice], lang)}`}
          value={tile.need[spice] ?? 0}
          min={0}
          max={9}
          onChange={(units) => onChange(withNeed(tile, spice, units))}
        />
      </td>
    ))}
    <td>
      <SelectCell<Mark>
        label={`${tile.id}, ${heads.mark[lang]}`}
        value={tile.mark ?? ''}
        options={[
          { value: '', label: '–' },
          { value: '5', label: '5' },
        ]}
        onChange={(mark) => onChange(withMark(tile, mark))}
      />
    </td>
  </tr>
);

/** The Missions of a box, a row each. */
export const MissionRows = ({
  lang,
  value,
  errorAt,
  onChange,
}: {
  lang: Lang;
  value: readonly MissionTile[];
  errorAt: (path: string) => string | undefined;
  onChange: (missions: readonly MissionTile[]) => void;
}) => (
  <div class="scroll">
    <table class="box-t">
      <thead>
        <tr>
          <td />
          <th scope="col">{heads.points[lang]}</th>
          {spices.map((spice) => (
            <th key={spice} scope="col">
              <SpiceMark letter={spiceLetterOf[spice]} size={26} />
              <span class="sr">{spiceName(spiceLetterOf[spice], lang)}</span>
            </th>
          ))}
          <th scope="col">{heads.mark[lang]}</th>
        </tr>
      </thead>
      <tbody>
        {value.map((tile, i) => (
          <Row
            key={tile.id}
            lang={lang}
            tile={tile}
            error={errorAt(`missions[${i}]`)}
            onChange={(changed) => onChange(value.map((old, j) => (j === i ? changed : old)))}
          />
        ))}
      </tbody>
    </table>
  </div>
);
