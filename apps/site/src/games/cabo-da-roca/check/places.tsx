import { same, tilesOf } from '@portolan/boards/cabo-da-roca';
import type { PlacedTile, Rotation, Square } from '@portolan/cabo-da-roca';
import { type PlacesAnswer, type PlacesInput, placesChecker, placesWords } from '@portolan/cabo-da-roca/checkers';
import { squareInWords } from '@portolan/cabo-da-roca/rules';
import { useState } from 'preact/hooks';
import type { BoardProps, CheckerModule } from '../../../check/module.ts';
import { Segment } from '../../../kit/controls.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { Told } from '../../../kit/Told.tsx';
import { say } from '../../../kit/text.ts';

import { FaceSelect, LaidSelect } from '../parts/fields.tsx';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { boxFrom, mapTable } from '../parts/tables.ts';

const InHand = ({ lang, label, path, value, onChange }: FieldProps<PlacesInput['tile']>) => (
  <FaceSelect lang={lang} label={label} value={value} at={path} onChange={onChange} />
);

/** The map is drawn on the map: what is wrong with it, and how to ask there, stands among the fields. */
const OnChart = ({ lang, label, path }: FieldProps) => (
  <>
    <Told at={path} label={label} />
    <p class="small">
      {say(
        lang,
        'Sur la carte, touchez une case libre, ou allez-y avec les flèches : la réponse dit ce qui bloque, et où.',
        'On the chart, tap a free square, or go there with the arrow keys: the answer says what is in the way, and where.',
      )}
    </p>
  </>
);

const fields: FieldList<PlacesInput> = [
  { at: 'tile', as: InHand },
  { at: 'board', as: OnChart },
];

const listOf = (input: PlacesInput): PlacedTile[] =>
  tilesOf(input.board, boxFrom(input.edition)).map(({ at, face, rot }) => ({
    at,
    tile: face,
    ...(rot ? { rot } : {}),
  }));

/** Draws the sea: a tile is laid, turned or taken up by tapping its square. */
const Drawing = ({ lang, input, answer, onChange }: BoardProps<PlacesInput, PlacesAnswer>) => {
  const [brush, setBrush] = useState<{ tile: PlacedTile['tile']; rot?: Rotation }>({ tile: 'sea' });
  const [at, setAt] = useState<Square>();
  const { edition, rulings: _, ...entered } = input;
  const box = boxFrom(edition);
  const tiles = listOf(input);
  const pick = (square: Square): void => {
    setAt(square);
    const laid = tiles.some((tile) => same(tile.at, square));
    if (laid && tiles.length === 1) return;
    const others = tiles.filter((tile) => !same(tile.at, square));
    onChange({ ...entered, board: laid ? others : [...others, { at: square, ...brush }] });
  };
  return (
    <>
      <LaidSelect
        lang={lang}
        label={say(lang, 'Tuile à poser sur la carte', 'Tile to lay on the chart')}
        value={brush}
        box={box}
        onChange={(laid) => laid && setBrush(laid)}
      />
      <PlaceMap
        lang={lang}
        name="places-d"
        table={mapTable(input.board, box)}
        squares={[...answer.squares.map((one) => one.at), ...tiles.map((tile) => tile.at)]}
        labelOf={(square) =>
          tiles.some((tile) => same(tile.at, square))
            ? say(lang, `${squareInWords(square)} : reprendre la tuile`, `${squareInWords(square)}: take up the tile`)
            : say(lang, `${squareInWords(square)} : poser la tuile`, `${squareInWords(square)}: lay the tile`)
        }
        chosen={at}
        onPick={pick}
      />
    </>
  );
};

/** Asks about a square: which rotations fit, and what is in the way of the others. */
const Asking = ({ lang, input, answer }: BoardProps<PlacesInput, PlacesAnswer>) => (
  <PlaceMap
    lang={lang}
    name="places"
    table={mapTable(input.board, boxFrom(input.edition))}
    asked={{ face: input.tile, places: answer.squares }}
  />
);

const Board = (props: BoardProps<PlacesInput, PlacesAnswer>) => {
  const { lang } = props;
  const [mode, setMode] = useState<'ask' | 'draw'>('ask');
  return (
    <>
      <Segment
        label={say(lang, 'La carte', 'The chart')}
        value={mode}
        options={[
          { value: 'ask', label: say(lang, 'Pourquoi pas ici ?', 'Why not here?') },
          { value: 'draw', label: say(lang, 'Dessiner la mer', 'Draw the sea') },
        ]}
        onChange={setMode}
      />
      {mode === 'ask' ? <Asking {...props} /> : <Drawing {...props} />}
    </>
  );
};

const places: CheckerModule<PlacesInput, PlacesAnswer> = {
  checker: placesChecker,
  ...placesWords,
  boxed: true,
  fields,
  Board,
};

export default places;
