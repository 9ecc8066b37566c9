import type { Marks, Way } from '@portolan/boards/rotterdam';
import { answers, checkers, type WayAnswer, type WayInput } from '@portolan/rotterdam/checkers';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Select, Toggle } from '../../../kit/controls.tsx';
import { say } from '../../../kit/text.ts';

import { ColorField, PlaceField } from '../parts/fields.tsx';
import { NearMap } from '../parts/NearMap.tsx';
import { boxFrom, toggled } from '../parts/tables.ts';
import { wayIn } from './examples.ts';

const MAY_STAY = '';

/** The position where the ship is: it cannot be occupied by another, and nothing is said of a way that is not there. */
const movedTo = ({ to: _, ...input }: WayInput, position: string): WayInput => ({
  ...input,
  position,
  occupied: input.occupied.filter((at) => at !== position),
});

const withClaim = ({ to: _, ...input }: WayInput, to: string): WayInput => (to === MAY_STAY ? input : { ...input, to });

const Form = ({ lang, input, onChange, problemAt, edition }: FormProps<WayInput>) => {
  const box = boxFrom(edition);
  const ahead = box.channels.filter(({ from }) => from === input.position);
  return (
    <>
      <ColorField
        lang={lang}
        label={say(lang, 'Couleur annoncée', 'Color called')}
        value={input.color}
        box={box}
        error={problemAt('color')}
        onChange={(color) => onChange({ ...input, color })}
      />
      <PlaceField
        lang={lang}
        label={say(lang, 'Où est le navire', 'Where the ship is')}
        value={input.position}
        box={box}
        error={problemAt('position')}
        onChange={(position) => onChange(movedTo(input, position))}
      />
      {ahead.length > 0 && (
        <fieldset>
          <legend>{say(lang, 'Un navire se trouve en', 'There is a ship on')}</legend>
          {ahead.map(({ to }) => (
            <Toggle
              key={to}
              label={to}
              value={input.occupied.includes(to)}
              onChange={() => onChange({ ...input, occupied: toggled(input.occupied, to) })}
            />
          ))}
        </fieldset>
      )}
      {problemAt('occupied') && <p class="err">{problemAt('occupied')}</p>}
      <Select
        label={say(lang, 'Ce que l’un de vous prétend', 'What one of you claims')}
        value={input.to ?? MAY_STAY}
        options={[
          { value: MAY_STAY, label: say(lang, 'il peut rester où il est', 'it may stay where it is') },
          ...[...new Set([...ahead.map(({ to }) => to), ...(input.to ? [input.to] : [])])].map((to) => ({
            value: to,
            label: say(lang, `il va en ${to}`, `it goes to ${to}`),
          })),
        ]}
        error={problemAt('to')}
        onChange={(to) => onChange(withClaim(input, to))}
      />
    </>
  );
};

const marksOf = ({ position, to }: WayInput, { ways, way }: WayAnswer): Marks => {
  const several = ways.filter((one) => one.open).length > 1;
  return {
    ways: ways.flatMap((one): Way[] => {
      if (one.open) return [{ from: position, to: one.to, kind: several ? 'may' : 'goes' }];
      return one.to === to ? [{ from: position, to: one.to, kind: 'wrong' }] : [];
    }),
    rings: [{ at: position, kind: way === 'blocked' ? 'blocked' : 'meant' }],
  };
};

const Board = ({ lang, input, answer, onChange }: BoardProps<WayInput, WayAnswer>) => {
  const { edition: _, rulings: __, ...entered } = input;
  const box = boxFrom(input.edition);
  const near = new Set(box.channels.filter(({ from }) => from === input.position).map(({ to }) => to));
  return (
    <NearMap
      lang={lang}
      name="way"
      box={box}
      position={input.position}
      occupied={input.occupied}
      near={near}
      marks={marksOf(input, answer)}
      help={say(
        lang,
        'Touchez une position juste devant pour y mettre ou en retirer un navire, une autre pour y mettre le vôtre.',
        'Tap a position directly ahead to put a ship there or take it away, any other to put yours there.',
      )}
      onOccupied={(occupied) => onChange({ ...entered, occupied })}
      onMove={(position) => onChange(movedTo(entered, position))}
    />
  );
};

const way: CheckerModule<WayInput, WayAnswer> = {
  checker: checkers.way,
  ...answers.way,
  boxed: true,
  exampleIn: (edition) => wayIn(boxFrom(edition)),
  Form,
  Board,
};

export default way;
