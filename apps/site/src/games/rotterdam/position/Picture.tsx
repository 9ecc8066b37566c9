import {
  Around,
  type Marks,
  PhaseBar,
  type Ring,
  sceneOf,
  type Table,
  shipOf as tableShip,
} from '@portolan/boards/rotterdam';
import { type Action, type ColorId, type Place, rotterdam, type ShipId, type State } from '@portolan/rotterdam';
import { sentencesIn } from '@portolan/rotterdam/rules';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Segment } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import type { PictureProps } from '../../../position/editor-game.ts';
import type { Json } from '../../../stores/table.ts';
import { CallPreview } from '../call/CallPreview.tsx';
import { CargoField, ShipField } from '../parts/fields.tsx';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { fleetIds, shipsIn, textsIn, withShip } from './draft.ts';
import { type Form, wrongPlaces } from './form.ts';
import { words } from './words.ts';

type Props = PictureProps<State, Table, Form>;

interface PartProps extends Props {
  readonly rings: readonly Ring[];
}

/** Ships put on the river, moved, loaded and taken off, by tap and by keys. */
const Put = ({ table, lang, form, rings }: PartProps) => {
  const { position, box, seats } = form;
  const fleet = fleetIds(box, seats);
  const ships = shipsIn(position);
  const texts = textsIn(position, 'ships');
  const [picked, setPicked] = useState<ShipId>(ships[0]?.id ?? fleet[0] ?? '');
  const [load, setLoad] = useState<string | null>(box.materials[0]?.id ?? null);
  const afloat = ships.find(({ id }) => id === picked);
  const cargo = afloat ? afloat.cargo : load;
  const there = (at: string) => ships.find((ship) => ship.at === at && ship.id !== picked);
  const pick = (at: string): void => {
    const other = there(at);
    if (other) setPicked(other.id);
    else form.set('ships', withShip(texts, picked, { at, cargo }));
  };
  const reload = (next: string | null): void => {
    setLoad(next);
    if (afloat) form.set('ships', withShip(texts, picked, { at: afloat.at, cargo: next }));
  };
  return (
    <>
      <p class="small">{words.putHelp[lang]}</p>
      <div class="fields rt-put">
        <ShipField lang={lang} label={words.which[lang]} value={picked} ships={fleet} onChange={setPicked} />
        <CargoField lang={lang} label={words.cargo[lang]} value={cargo} box={box} onChange={reload} />
        {afloat && (
          <div>
            <button type="button" class="btn btn-q" onClick={() => form.set('ships', withShip(texts, picked, null))}>
              {words.toReserve[lang]}
            </button>
          </div>
        )}
      </div>
      <PlaceMap
        lang={lang}
        name="pos-put"
        table={table}
        marks={{ rings }}
        does={({ id }) => words[there(id) ? 'take' : 'here'][lang]}
        chosen={afloat?.at}
        onPick={pick}
      />
    </>
  );
};

/** Where on the river an action is made. */
const placeOf = (table: Table, action: Action): string | undefined => {
  if (action.kind === 'launch') return action.start;
  if (action.kind === 'sail') return action.to;
  if (action.kind === 'unload' || action.kind === 'hold') return tableShip(table, action.ship)?.at;
  return undefined;
};

const marksOf = (table: Table, action: Json | undefined, legal: boolean): Marks => {
  if (!action) return {};
  try {
    const scene = sceneOf(table, action as never, legal ? [] : [{ clause: 'sail.by-color', reason: '', facts: {} }]);
    return scene.kind === 'part' ? (scene.marks ?? {}) : {};
  } catch {
    // A move that cannot be read yet has no picture.
    return {};
  }
};

/** The move proposed, drawn; positions on which a legal move is made propose it. */
const Look = ({ table, lang, state, action, propose, rings }: PartProps) => {
  const moves = useMemo(() => {
    const found = new Map<string, Action[]>();
    for (const one of state ? rotterdam.actions(state) : []) {
      const at = placeOf(table, one);
      if (at) found.set(at, [...(found.get(at) ?? []), one]);
    }
    return found;
  }, [state, table]);
  const legal = useMemo(() => {
    if (!state || !action) return true;
    const read = rotterdam.parseAction(action, state);
    return !read.ok || rotterdam.check(state, read.value).legal;
  }, [state, JSON.stringify(action)]);
  const marks = marksOf(table, state ? action : undefined, legal);
  const pick = (at: string): void => {
    const here = moves.get(at) ?? [];
    const now = here.findIndex((one) => JSON.stringify(one) === JSON.stringify(action));
    const next = here[(now + 1) % here.length];
    if (next) propose(next as unknown as Json);
  };
  const open = [...moves.keys()].map((at): Ring => ({ at, kind: 'open' }));
  const meant = new Set((marks.rings ?? []).map(({ at }) => at));
  return (
    <>
      <p class="small">{words[moves.size > 0 ? 'lookHelp' : 'lookNone'][lang]}</p>
      <PlaceMap
        lang={lang}
        name="pos-look"
        table={table}
        marks={{ ...marks, rings: [...open.filter(({ at }) => !meant.has(at)), ...(marks.rings ?? []), ...rings] }}
        places={[...moves.keys()]}
        follow
        does={({ id }: Place) => {
          const [first] = moves.get(id) ?? [];
          return first ? fill(words.proposeHere[lang], { action: sentencesIn(table.box).action(first, lang) }) : '';
        }}
        onPick={pick}
      />
    </>
  );
};

/** Before a color is called: who would move, in which order, and who is blocked. */
const Color = ({ lang, state, propose, form }: PartProps) => {
  const [picked, setPicked] = useState<ColorId>(form.box.colors[0] ?? '');
  const color = form.box.colors.includes(picked) ? picked : (form.box.colors[0] ?? '');
  if (!state) return null;
  return (
    <>
      <CallPreview state={state} color={color} onColor={setPicked} lang={lang} name="pos-call" />
      <div>
        <button
          type="button"
          class="btn"
          onClick={() => propose({ kind: 'callColor', seat: state.seat, color } as unknown as Json)}
        >
          {words.callIt[lang]}
        </button>
      </div>
    </>
  );
};

const parts = { look: Look, color: Color, put: Put } as const;

type Mode = keyof typeof parts;

/** The live river with what can be done on it, and everything else on the table around it. */
export const Picture = (props: Props) => {
  const { lang, table, form, state } = props;
  const callable = state !== undefined && state.phase === 'sail' && state.step === 'choose';
  const [asked, setMode] = useState<Mode>();
  const modes: readonly Mode[] = callable ? ['color', 'look', 'put'] : ['look', 'put'];
  // On an empty river there is nothing to look at yet: who begins so goes on placing ships.
  const filling = useRef(false);
  filling.current ||= shipsIn(form.position).length === 0;
  const usual = filling.current ? 'put' : (modes[0] ?? 'look');
  const mode = asked && modes.includes(asked) ? asked : usual;
  const Part = parts[mode];
  const rings = wrongPlaces(form).map((at): Ring => ({ at, kind: 'wrong' }));
  return (
    <div class="board">
      <PhaseBar table={table} lang={lang} />
      <div class="fields">
        <Segment
          label={words.mode[lang]}
          value={mode}
          options={modes.map((one) => ({ value: one, label: words[one][lang] }))}
          onChange={setMode}
        />
      </div>
      <Part {...props} rings={rings} />
      <Around table={table} lang={lang} />
    </div>
  );
};
