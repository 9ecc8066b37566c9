import { same, tilesOf } from '@portolan/boards/cabo-da-roca';
import type { PlacedTile, TileKind } from '@portolan/cabo-da-roca';
import type { PlacesAnswer, PlacesInput } from '@portolan/cabo-da-roca/checkers';
import { squareInWords } from '@portolan/cabo-da-roca/rules';
import type { BoardEntry } from '../../../board/entry.ts';
import { useMind } from '../../../board/spots.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { both, fill } from '../../../kit/text.ts';
import { ChartSpots } from '../parts/ChartSpots.tsx';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { positionOf, type Slots, tilePiece, withTileOn } from '../parts/small-sea.tsx';
import { squareOf } from '../parts/square-of.ts';
import { boxFrom, mapTable } from '../parts/tables.ts';
import { tileItems } from '../parts/tile-items.tsx';
import { freePort } from '../position/ports.ts';

const listOf = (input: PlacesInput): PlacedTile[] =>
  tilesOf(input.board, boxFrom(input.edition)).map(({ at, face, rot }) => ({
    at,
    tile: face,
    ...(rot ? { rot } : {}),
  }));

const texts = {
  asked: both('La tuile en main', 'The tile in hand'),
  map: both('Tuiles de la carte', 'Tiles of the chart'),
  lay: both('sur une case', 'on a square'),
  free: both('Case {place}', 'Square {place}'),
  fits: both('la tuile y va', 'the tile fits there'),
  fitsNot: both('la tuile n’y va pas', 'the tile does not fit there'),
} as const;

/** Where touching a tile of the tray puts it at once: into the hand of who asks. */
const HAND = 'hand';

const slotsOf = (input: PlacesInput): Slots<PlacesInput> => ({
  squares: listOf(input).map(({ at }) => at),
  get: (now, at) => listOf(now).find((tile) => same(tile.at, at)),
  set: (now, at, laid) => {
    const { edition: _, rulings: __, ...entered } = now;
    const others = listOf(now).filter((tile) => !same(tile.at, at));
    return laid || others.length > 0 ? { ...entered, board: laid ? [...others, { ...laid, at }] : others } : now;
  },
  must: () => listOf(input).length === 1,
  port: () => freePort(listOf(input)),
});

/** The answers to the maps that stand there: a square that is touched asks for what was judged already. */
const answered = new WeakMap<PlacesInput, { readonly edition: unknown; readonly answer: PlacesAnswer }>();

const answerTo = (input: PlacesInput, { edition, answerTo: ask }: FieldsAbout): PlacesAnswer | undefined => {
  const known = answered.get(input);
  if (known && known.edition === edition) return known.answer;
  const answer = ask?.(input) as PlacesAnswer | undefined;
  if (answer) answered.set(input, { edition, answer });
  return answer;
};

const entry: BoardEntry<PlacesInput, FieldsAbout> = {
  tray: (input, { lang, about }) => {
    const table = { box: boxFrom(about.edition) };
    const port = freePort(listOf(input));
    return [
      { title: texts.asked[lang], items: tileItems({ lang, table, what: 'ask', port, into: HAND }) },
      { title: texts.map[lang], hint: texts.lay[lang], items: tileItems({ lang, table, what: 'tile', port }) },
    ];
  },
  at: (input, spot, { lang, about }) => {
    const at = squareOf(spot);
    if (spot === HAND) return undefined;
    const tile = tilePiece(slotsOf(input), input, at, lang, boxFrom(about.edition));
    if (tile) return tile;
    const place = answerTo(input, about)?.squares.find((one) => same(one.at, at));
    return {
      name: fill(texts.free[lang], { place: squareInWords(at) }),
      detail: texts[place && place.fits.length > 0 ? 'fits' : 'fitsNot'][lang],
      handles: [],
      fixed: true,
    };
  },
  put: (input, item, spot, { about }) => {
    const [what, kind] = item.split(' ');
    const box = boxFrom(about.edition);
    if (what === 'ask')
      return {
        value: { ...input, tile: kind === 'port' ? freePort(listOf(input)) : (kind as PlacesInput['tile']) },
        tells: ['tile'],
      };
    return { value: withTileOn(slotsOf(input), input, kind as TileKind, squareOf(spot), box) };
  },
};

/** The map: a free square that is chosen says which rotations fit there, and what is in the way of the others. */
const Board = ({ lang, input, answer, asks }: BoardProps<PlacesInput, PlacesAnswer>) => {
  const mind = useMind();
  const at = mind?.chosen === undefined ? undefined : squareOf(mind.chosen);
  const laying = mind?.hand !== undefined;
  const table = mapTable(input.board, boxFrom(input.edition));
  const free = answer.squares.map((one) => one.at);
  return (
    <PlaceMap
      lang={lang}
      name="places"
      table={table}
      asked={{ face: input.tile, places: laying || asks ? [] : answer.squares }}
      squares={free}
      at={at}
      over={<ChartSpots table={table} lang={lang} free={free} />}
    />
  );
};

const places: DisputeForm<PlacesInput, PlacesAnswer> = {
  boxed: true,
  empty: () => ({ board: { origin: [-1, -1], rows: ['.. ~ ..', '~ ~ ~', '.. ~ ..'] }, tile: 'quarter' }),
  toPosition: (input, about) => ({
    ...positionOf(mapTable(input.board, boxFrom(input.edition)), about),
    phase: 'lay',
    tile: input.tile,
  }),
  more: () => import('./places-fields.tsx'),
  entry,
  Board,
};

export default places;
