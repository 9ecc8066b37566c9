import { seatLetter } from '@portolan/boards';
import {
  Around,
  keyOf,
  type Marks,
  type Ring,
  same,
  sceneOf,
  shipsOf,
  type Table,
} from '@portolan/boards/cabo-da-roca';
import type { Face, PlacedTile, Rotation, ShipId, Square, State } from '@portolan/cabo-da-roca';
import { placesChecker } from '@portolan/cabo-da-roca/checkers';
import { actionsInWords, ownedShip, squareInWords } from '@portolan/cabo-da-roca/rules';
import { useMemo, useState } from 'preact/hooks';
import { Segment, Select } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import type { PictureProps } from '../../../position/editor-game.ts';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { LaidSelect } from '../parts/fields.tsx';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { caboBook } from '../rulebook.ts';
import { freePort, tilesIn, withTile } from './draft.ts';
import { ShipField } from './fields.tsx';
import type { Form } from './form.ts';
import { reachOf } from './reach.ts';
import { words } from './words.ts';
import { wrongPlaces } from './wrong-places.ts';

type Props = PictureProps<State, Table, Form>;

type Mode = 'look' | 'ask' | 'draw' | 'put';

interface PartProps extends Props {
  readonly rings: readonly Ring[];
}

/** Free squares beside the map and all its squares: where a tile can be laid or taken up. */
const drawable = (table: Table): Square[] => {
  const tiles = tilesIn(table.position as unknown as Json);
  const all = new Map<string, Square>();
  for (const {
    at: [x, y],
  } of tiles)
    for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) all.set(keyOf([x + dx, y + dy]), [x + dx, y + dy]);
  return [...all.values()];
};

/** What a tap has taken up, with a way to put it back, and what can no longer be read without it. */
const Taken = ({ lang, form, at, onBack }: Pick<Props, 'lang' | 'form'> & { at: Square; onBack: () => void }) => {
  const [problem] = form.problems;
  return (
    <div class={problem ? 'cb-taken err' : 'cb-taken small'} role="status">
      <p>
        {fill(words.taken[lang], { place: squareInWords(at) })}{' '}
        <button type="button" class="btn btn-q" onClick={onBack}>
          {words.layBack[lang]}
        </button>
      </p>
      {problem && <p>{caboBook.problemText(problem, lang)}</p>}
    </div>
  );
};

/** Tiles laid, turned and taken up. */
const Draw = ({ table, lang, form, rings }: PartProps) => {
  const [brush, setBrush] = useState<{ tile: Face; rot?: Rotation }>({ tile: 'sea' });
  const [at, setAt] = useState<Square>();
  const [taken, setTaken] = useState<PlacedTile>();
  const tiles = tilesIn(form.position);
  const lies = (square: Square): boolean => tiles.some((tile) => same(tile.at, square));
  const port = freePort(tiles);
  const laid = brush.tile.length === 1 ? { ...brush, tile: port } : brush;
  const pick = (square: Square): void => {
    setAt(square);
    if (lies(square) && tiles.length === 1) return;
    setTaken(tiles.find((tile) => same(tile.at, square)));
    form.set('board', withTile(tiles, square, lies(square) ? undefined : laid));
  };
  return (
    <>
      <LaidSelect
        lang={lang}
        label={words.brush[lang]}
        value={laid}
        port={port}
        box={form.box}
        onChange={(next) => next && setBrush(next)}
      />
      <PlaceMap
        lang={lang}
        name="pos-draw"
        table={table}
        squares={drawable(table)}
        marks={{ rings }}
        labelOf={(square) =>
          fill(words.reached[lang], {
            place: squareInWords(square),
            actions: lies(square) ? words.take[lang] : words.lay[lang],
          })
        }
        chosen={at}
        onPick={pick}
      />
      {taken && !lies(taken.at) && (
        <Taken
          lang={lang}
          form={form}
          at={taken.at}
          onBack={() => form.set('board', withTile(tiles, taken.at, taken))}
        />
      )}
    </>
  );
};

/** A ship or a sailor put on a square. */
const Put = ({ table, lang, form, rings }: PartProps) => {
  const ships = objectIn(form.position, 'ships');
  const sailors = listIn(form.position, 'sailors').filter(isObject);
  const options = [
    ...Object.keys(ships).map((id) => ({ value: `ship ${id}`, label: ownedShip(id, lang) })),
    ...sailors.map((sailor, i) => ({
      value: `sailor ${i}`,
      label: fill(words.sailorAt[lang], {
        seat: seatLetter(Number(sailor.owner)),
        place: squareInWords(sailor.at as Square),
      }),
    })),
  ];
  const [piece, setPiece] = useState(options[0]?.value ?? '');
  const [at, setAt] = useState<Square>();
  const tiles = tilesIn(form.position);
  const pick = (square: Square): void => {
    setAt(square);
    const [kind, which = ''] = piece.split(' ');
    if (kind === 'ship' && which in ships) {
      const port = tiles.some((tile) => same(tile.at, square) && tile.tile.length === 1);
      const { heading, ...ship } = objectIn(ships, which);
      form.set('ships', { ...ships, [which]: { ...ship, at: square, heading: port ? null : (heading ?? 'N') } });
    } else if (kind === 'sailor') {
      form.set(
        'sailors',
        sailors.map((sailor, i) => (i === Number(which) ? { ...sailor, at: square } : sailor)),
      );
    }
  };
  return (
    <>
      <Select label={words.piece[lang]} value={piece} options={options} onChange={setPiece} />
      <PlaceMap
        lang={lang}
        name="pos-put"
        table={table}
        squares={tiles.map((tile) => tile.at)}
        marks={{ rings }}
        labelOf={(square) => fill(words.reached[lang], { place: squareInWords(square), actions: words.here[lang] })}
        chosen={at}
        onPick={pick}
      />
    </>
  );
};

/** Where the tile in hand may lie, and why not elsewhere. */
const Ask = ({ table, lang, form, propose, rings }: PartProps) => {
  const hand = table.position.tile;
  const [other, setOther] = useState<Face>('quarter');
  const face = hand ?? other;
  const asked = useMemo(() => {
    const parsed = placesChecker.parse({ board: table.position.board, tile: face, edition: table.position.edition });
    return parsed.ok ? placesChecker.judge(parsed.value) : undefined;
  }, [table, face]);
  const seat = Number(form.position.active ?? 0);
  return (
    <>
      {!hand && (
        <LaidSelect
          lang={lang}
          label={words.face[lang]}
          value={{ tile: other }}
          port={freePort(tilesIn(form.position))}
          box={form.box}
          onChange={(next) => next && setOther(next.tile)}
        />
      )}
      {asked && (
        <PlaceMap
          lang={lang}
          name="pos-ask"
          table={table}
          marks={{ rings }}
          asked={{ face, places: asked.squares }}
          {...(form.phase === 'lay'
            ? { onLay: (at: Square, rot: Rotation) => propose({ kind: 'layTile', seat, at, rot }) }
            : {})}
        />
      )}
    </>
  );
};

const marksOf = (table: Table, action: Json | undefined): Marks => {
  if (!action) return {};
  try {
    const scene = sceneOf(table, action as never, []);
    return scene.kind === 'sea' ? scene.marks : {};
  } catch {
    // A move that cannot be read yet has no picture.
    return {};
  }
};

/** The squares a ship can reach this turn, with routes and lengths; and the move proposed. */
const Look = ({ table, lang, state, action, propose, rings }: PartProps) => {
  const ids = shipsOf(table).map(({ id }) => id);
  const active = Number(table.position.active ?? 0);
  const [picked, setPicked] = useState<ShipId>();
  const [at, setAt] = useState<Square>();
  const ship = picked && ids.includes(picked) ? picked : ids.find((id) => Number(id[0]) === active);
  const reached = useMemo(() => (state && ship ? reachOf(state, ship) : []), [state, ship]);
  const here = at && reached.find((one) => same(one.at, at));
  const marks: Marks = here
    ? { routes: [{ squares: here.way, passed: 1, label: String(here.actions) }] }
    : marksOf(table, action);
  return (
    <>
      <ShipField lang={lang} label={words.who2[lang]} value={ship ?? ''} ships={ids} onChange={setPicked} />
      <PlaceMap
        lang={lang}
        name="pos-look"
        table={table}
        squares={reached.map((one) => one.at)}
        marks={{
          ...marks,
          spots: [
            ...(marks.spots ?? []),
            ...reached.filter((one) => one !== here).map((one) => ({ at: one.at, fits: true })),
          ],
          rings: [...(marks.rings ?? []), ...rings],
        }}
        labelOf={(square) => {
          const one = reached.find((other) => same(other.at, square));
          return fill(words.reached[lang], {
            place: squareInWords(square),
            actions: actionsInWords(one?.actions ?? 0, lang),
          });
        }}
        chosen={here ? at : undefined}
        onPick={setAt}
      />
      {ship && state && (
        <div class="cb-why" aria-live="polite">
          {here ? (
            <p>
              {fill(words.reached[lang], {
                place: squareInWords(here.at),
                actions: actionsInWords(here.actions, lang),
              })}
              .{' '}
              <button type="button" class="btn btn-q" onClick={() => propose(here.first as unknown as Json)}>
                {words.propose[lang]}
              </button>
            </p>
          ) : (
            <p class="small">{reached.length > 0 ? words.reach[lang] : words.noReach[lang]}</p>
          )}
        </div>
      )}
    </>
  );
};

const parts = { look: Look, ask: Ask, draw: Draw, put: Put } as const;

/** The live map with what can be done on it, and everything else on the table around it. */
export const Picture = (props: Props) => {
  const { lang, table, form, problems, violations } = props;
  const [mode, setMode] = useState<Mode>(form.phase === 'lay' ? 'ask' : 'look');
  const rings = wrongPlaces(form.position, problems, violations).map((at) => ({ at, wrong: true }));
  const Part = parts[mode];
  return (
    <div class="board">
      <Segment
        label={words.mode[lang]}
        value={mode}
        options={(['look', 'ask', 'draw', 'put'] as const).map((one) => ({ value: one, label: words[one][lang] }))}
        onChange={setMode}
      />
      <Part {...props} rings={rings} />
      <Around table={table} lang={lang} name="pos" />
    </div>
  );
};
