import type { TileData } from '@portolan/cabo-da-roca';
import { tileName } from '@portolan/cabo-da-roca/rules';
import { Stepper } from '../../../kit/controls.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { Corners } from './Corners.tsx';
import type { BoxProps } from './errors.ts';
import { words } from './words.ts';

const Face = ({ lang, draft, change, errorAt, tile }: BoxProps & { readonly tile: TileData }) => {
  const set = (part: Partial<TileData>) =>
    change({ tiles: draft.tiles.map((old) => (old.kind === tile.kind ? { ...old, ...part } : old)) });
  const path = `tiles.${tile.kind}`;
  const name = capital(tileName(tile.kind, lang));
  const wrong = errorAt(`${path}.corners`);
  const isSea = tile.kind === 'sea';
  return (
    <li>
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
            error={errorAt(`${path}.count`)}
            onChange={(count) => set({ count })}
          />
        )}
        {isSea && <span class="small">{words.fixedSea[lang]}</span>}
      </div>
      {wrong && (
        <p class="err" role="alert">
          {fill(words.cornersOf[lang], { tile: tileName(tile.kind, lang) })}. {wrong}
        </p>
      )}
    </li>
  );
};

/** Every kind of tile: how many there are and where its land lies. */
export const Tiles = (props: BoxProps) => (
  <>
    <p class="small">{words.tilesLead[props.lang]}</p>
    <ul class="cb-faces">
      {props.draft.tiles.map((tile) => (
        <Face key={tile.kind} {...props} tile={tile} />
      ))}
    </ul>
  </>
);
