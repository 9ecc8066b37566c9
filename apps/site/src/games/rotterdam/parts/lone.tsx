import { ShipIcon } from '@portolan/boards/rotterdam';
import type { PositionId } from '@portolan/rotterdam';
import type { BoardEntry, Handle } from '../../../board/entry.ts';
import type { FieldsAbout } from '../../../check/module.ts';
import { fill } from '../../../kit/text.ts';
import { entryWords as words } from './entry-words.ts';
import { boxFrom } from './tables.ts';

/** A ship that is asked about, and positions taken by others. */
interface Lone {
  readonly position: PositionId;
  readonly occupied: readonly PositionId[];
}

interface Options<Input extends Lone> {
  /** The ship is put elsewhere, which takes another ship from there. */
  readonly movedTo: (input: Input, position: PositionId) => Input;
  /** What a touch on a free position claims; undefined where it claims nothing. */
  readonly claimed: (input: Input, at: PositionId, about: FieldsAbout) => Input | undefined;
  /** What can be done with the ship. */
  readonly handles?: (input: Input, lang: 'fr' | 'en') => readonly Handle<Input>[];
}

/** How a ship is entered that is asked about, with others in its way; a touch on a free position says where it goes. */
export const loneEntry = <Input extends Lone>({
  movedTo,
  claimed,
  handles,
}: Options<Input>): BoardEntry<Input, FieldsAbout> => {
  const without = (input: Input, at: PositionId): Input => ({
    ...input,
    occupied: input.occupied.filter((one) => one !== at),
  });
  const withOther = (input: Input, at: PositionId): Input => ({ ...input, occupied: [...input.occupied, at] });
  return {
    tray: (_, { lang, about }) => {
      const box = boxFrom(about.edition);
      return [
        {
          title: words.toPut[lang],
          hint: words.onPosition[lang],
          items: [
            {
              id: 'ship',
              name: words.theShip[lang],
              picture: <ShipIcon id="0a" cargo={null} lang={lang} box={box} />,
              key: 'a',
            },
            {
              id: 'other',
              name: words.otherShip[lang],
              picture: <ShipIcon id="1a" cargo={null} lang={lang} box={box} />,
              key: 'b',
            },
          ],
        },
      ];
    },
    at: (input, spot, { lang, about }) => {
      const detail = fill(words.at[lang], { at: spot });
      const box = boxFrom(about.edition);
      if (spot === input.position)
        return {
          name: words.theShip[lang],
          detail,
          picture: <ShipIcon id="0a" cargo={null} lang={lang} box={box} />,
          handles: handles?.(input, lang) ?? [],
          tells: ['position'],
        };
      if (!input.occupied.includes(spot)) return undefined;
      return {
        name: words.otherShip[lang],
        detail,
        picture: <ShipIcon id="1a" cargo={null} lang={lang} box={box} />,
        handles: [{ id: 'off', name: words.takeOff[lang], key: 'Delete', to: without(input, spot) }],
      };
    },
    put: (input, item, spot, { lang }) => {
      if (item === 'ship') return { value: movedTo(input, spot), tells: ['position'] };
      const taken = spot === input.position || input.occupied.includes(spot);
      return taken ? { refused: fill(words.taken[lang], { at: spot }) } : { value: withOther(input, spot) };
    },
    carry: (input, from, to, { lang }) => {
      if (from === input.position) return { value: movedTo(input, to), tells: ['position'] };
      const taken = to === input.position || input.occupied.includes(to);
      return taken ? { refused: fill(words.taken[lang], { at: to }) } : { value: withOther(without(input, from), to) };
    },
    touch: (input, spot, { about }) => claimed(input, spot, about),
  };
};
