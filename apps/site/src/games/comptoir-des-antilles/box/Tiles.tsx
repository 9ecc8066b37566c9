import { tileIds } from '@portolan/comptoir-des-antilles';
import { tileName, tilesInWords } from '@portolan/comptoir-des-antilles/rules';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { useProblems, useWholes } from '../../../kit/form.tsx';
import { fill } from '../../../kit/text.ts';
import { type Draft, listOf, numberIn, placeOfTile, textIn, withoutAt, withPart, withTileCount } from './draft.ts';
import { words } from './words.ts';

/** How many event tiles of each kind there are. */
export const Tiles = ({ lang, whole: draft, set: change }: FieldProps<unknown, Draft>) => {
  const error = useWholes('tiles')('');
  const errorAt = useProblems('tiles');
  const tiles = listOf(draft, 'tiles');
  const set = (next: readonly unknown[]): void => change(withPart(draft, 'tiles', next));
  const counted = (at: number): number => (at < 0 ? 0 : numberIn(tiles[at], 'count'));
  const places = tileIds.map((id) => placeOfTile(draft, id));
  return (
    <div class="rows">
      {error && <p class="err">{error}</p>}
      {tileIds.map((id, i) => (
        <Stepper
          key={id}
          lang={lang}
          label={tileName(id, lang)}
          value={counted(places[i] ?? -1)}
          min={0}
          max={9}
          at={(places[i] ?? -1) < 0 ? undefined : `tiles[${places[i]}]`}
          onChange={(count) => set(withTileCount(draft, id, count))}
        />
      ))}
      {tiles.map(
        (tile, i) =>
          !places.includes(i) && (
            <div key={`${i} ${tiles.length}`} class="err">
              <p>{errorAt(`[${i}]`)}</p>
              <button type="button" class="btn btn-q" onClick={() => set(withoutAt(tiles, i))}>
                {fill(words.dropTile[lang], { id: textIn(tile, 'id') || JSON.stringify(tile) })}
              </button>
            </div>
          ),
      )}
      <p class="small">
        {fill(words.tilesLeft[lang], {
          tiles: tilesInWords(
            tiles.reduce((sum: number, tile) => sum + numberIn(tile, 'count'), 0),
            lang,
          ),
        })}
      </p>
    </div>
  );
};
