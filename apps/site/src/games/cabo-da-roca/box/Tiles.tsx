import type { TileData } from '@portolan/cabo-da-roca';
import { tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { useField } from '../../../kit/form.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { Corners } from './Corners.tsx';
import { words } from './words.ts';

interface FaceProps {
  readonly lang: Lang;
  readonly tile: TileData;
  readonly path: string;
  readonly set: (part: Partial<TileData>) => void;
}

const Face = ({ lang, tile, path, set }: FaceProps) => {
  const name = capital(tileName(tile.kind, lang));
  const corners = fill(words.cornersOf[lang], { tile: tileName(tile.kind, lang) });
  const { id, error: wrong } = useField(`${path}.corners`, corners);
  const isSea = tile.kind === 'sea';
  return (
    <li id={id}>
      <Corners
        lang={lang}
        tile={tile}
        name={`box-${tile.kind}`}
        {...(isSea ? {} : { onChange: (corners: TileData['corners']) => set({ corners }) })}
      />
      <div>
        {tile.kind === 'port' ? (
          <>
            <b>{name}</b> <span class="small">{words.tenPorts[lang]}</span>
          </>
        ) : (
          <Stepper
            lang={lang}
            label={name}
            value={tile.count}
            min={0}
            max={81}
            at={`${path}.count`}
            onChange={(count) => set({ count })}
          />
        )}
        {isSea && <span class="small">{words.fixedSea[lang]}</span>}
      </div>
      {wrong && (
        <p class="err" role="alert" id={`${id}-e`}>
          {corners}. {wrong}
        </p>
      )}
    </li>
  );
};

/** Every kind of tile: how many there are and where its land lies. */
export const Tiles = ({ lang, path, value, onChange }: FieldProps<readonly TileData[]>) => (
  <>
    <p class="small">{words.tilesLead[lang]}</p>
    <ul class="cb-faces">
      {value.map((tile) => (
        <Face
          key={tile.kind}
          lang={lang}
          tile={tile}
          path={`${path}.${tile.kind}`}
          set={(part) => onChange(value.map((old) => (old.kind === tile.kind ? { ...old, ...part } : old)))}
        />
      ))}
    </ul>
  </>
);
