import type { Around, BoardEntry, Spot, Touched } from '../board/entry.ts';
import { both, fill } from '../kit/text.ts';

const said = both('C’est dit : {piece}.', 'Told as it is: {piece}.');

/** Who touches what stands on the board of an own case says that it is so, if nobody has told that yet. */
export const toldByTouch =
  <Value, About>(entry: BoardEntry<Value, About>, value: Value, untold: readonly string[], around: Around<About>) =>
  (touched: Touched<Value>, spot: Spot): Touched<Value> => {
    const { mind, value: changed } = touched;
    const there = changed === undefined && mind.chosen === spot ? entry.at(value, spot, around) : undefined;
    const told = there?.tells?.filter((path) => untold.includes(path)) ?? [];
    if (!there || told.length === 0) return touched;
    return { mind: { ...mind, said: fill(said[around.lang], { piece: there.name }) }, value, told };
  };
