import { type Marks, SeaView, same, sceneOf, type Table } from '@portolan/boards/cabo-da-roca';
import type { State } from '@portolan/cabo-da-roca';
import { actionsInWords, squareInWords } from '@portolan/cabo-da-roca/rules';
import { useMemo } from 'preact/hooks';
import { useMind } from '../../../board/spots.ts';
import { fill } from '../../../kit/text.ts';
import type { PictureProps } from '../../../position/editor-game.ts';
import type { Json } from '../../../stores/table.ts';
import { ChartSpots } from '../parts/ChartSpots.tsx';
import { freeBeside } from '../parts/free-squares.ts';
import { squareOf } from '../parts/square-of.ts';
import type { Form } from './form.ts';
import { reachOf } from './reach.ts';
import { thingAt } from './things.ts';
import { words } from './words.ts';
import { wrongPlaces } from './wrong-places.ts';

type Props = PictureProps<State, Table, Form>;

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

/** The way of the ship that is chosen to the square that was touched, when its first step is proposed. */
const useWay = ({ form, state, action }: Props) => {
  const mind = useMind();
  const [chosen, to] = [mind?.chosen, mind?.to];
  return useMemo(() => {
    const thing = chosen === undefined ? undefined : thingAt(form.position, chosen);
    if (!state || thing?.kind !== 'ship' || to === undefined) return undefined;
    const found = reachOf(state, thing.id).find(({ at }) => same(at, squareOf(to)));
    return found && JSON.stringify(found.first) === JSON.stringify(action) ? found : undefined;
  }, [state, chosen, to, JSON.stringify(action)]);
};

/** The sea on which all is entered and moves are proposed. */
export const Picture = (props: Props) => {
  const { table, lang, form, state, action } = props;
  const hand = useMind()?.hand;
  const way = useWay(props);
  const laying = (hand && 'item' in hand && hand.item.startsWith('tile')) || table.position.phase === 'lay';
  const rings = wrongPlaces(form.position, form.problems, form.violations).map((at) => ({ at, wrong: true }));
  const marks: Marks = way
    ? { routes: [{ squares: way.way, passed: 1, label: String(way.actions) }] }
    : marksOf(table, state ? action : undefined);
  const free = laying ? freeBeside(table) : [];
  return (
    <div class="board">
      <SeaView
        table={table}
        marks={{ ...marks, rings: [...(marks.rings ?? []), ...rings] }}
        name="pos"
        lang={lang}
        reach={free}
        over={<ChartSpots table={table} lang={lang} free={free} />}
      />
      {way && (
        <p class="small" role="status">
          {fill(words.reached[lang], { place: squareInWords(way.at), actions: actionsInWords(way.actions, lang) })}
          {'. '}
          {way.moves > 1 && words.wayHelp[lang]}
        </p>
      )}
    </div>
  );
};
