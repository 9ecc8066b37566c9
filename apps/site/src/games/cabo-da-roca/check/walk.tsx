import { beside, Chart } from '@portolan/boards/cabo-da-roca';
import type { PlacedShip, PlacedTile, Square } from '@portolan/cabo-da-roca';
import { answers, checkers, type WalkAnswer, type WalkInput } from '@portolan/cabo-da-roca/checkers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Stepper, Toggle } from '../../../kit/controls.tsx';
import { say } from '../../../kit/text.ts';

import { HeadingSelect, LaidSelect } from '../parts/fields.tsx';
import { boxFrom, smallTable } from '../parts/tables.ts';
import { walkIn } from './examples.ts';

const isPort = (tile: WalkInput['to']): boolean => tile?.tile.length === 1;

const Form = ({ lang, input, onChange, problemAt, edition }: FormProps<WalkInput>) => {
  const mark = (key: 'moved' | 'sailor' | 'ship' | 'guest' | 'traded', label: string) => (
    <>
      <Toggle label={label} value={input[key] ?? false} onChange={(value) => onChange({ ...input, [key]: value })} />
      {problemAt(key) && <p class="err">{problemAt(key)}</p>}
    </>
  );
  return (
    <>
      <LaidSelect
        lang={lang}
        label={say(lang, 'La case où il se tient', 'The square it stands on')}
        value={input.from}
        box={boxFrom(edition)}
        error={problemAt('from')}
        onChange={(from) => from && onChange({ ...input, from })}
      />
      <HeadingSelect
        lang={lang}
        label={say(lang, 'Il va vers', 'It goes toward')}
        value={input.dir}
        error={problemAt('dir')}
        onChange={(dir) => dir && onChange({ ...input, dir })}
      />
      <LaidSelect
        lang={lang}
        label={say(lang, 'La case là-bas', 'The square there')}
        value={input.to}
        none
        port="B"
        box={boxFrom(edition)}
        error={problemAt('to')}
        onChange={(to) => onChange({ ...input, to })}
      />
      <div class="rows">
        <Stepper
          lang={lang}
          label={say(lang, 'Actions restantes', 'Actions left')}
          value={input.left}
          min={0}
          max={3}
          error={problemAt('left')}
          onChange={(left) => onChange({ ...input, left })}
        />
        {mark('moved', say(lang, 'Il a déjà marché ce tour', 'It has walked this turn'))}
        {mark('sailor', say(lang, 'Un autre marin s’y tient', 'Another sailor stands there'))}
        {mark('ship', say(lang, 'Un bateau s’y trouve', 'A ship lies there'))}
        {(isPort(input.from) || input.guest) &&
          mark(
            'guest',
            say(lang, 'Un bateau adverse est ancré dans son port', 'An opponent’s ship is moored in its port'),
          )}
        {(isPort(input.to) || input.traded) &&
          mark('traded', say(lang, 'J’y ai vendu ce tour', 'I have sold there this turn'))}
      </div>
    </>
  );
};

const here: Square = [0, 0];

const Board = ({ lang, input, answer }: BoardProps<WalkInput, WalkAnswer>) => {
  const there = beside(here, input.dir);
  const tiles: PlacedTile[] = [{ at: here, ...input.from }, ...(input.to ? [{ at: there, ...input.to }] : [])];
  const ships: Record<string, PlacedShip> = {
    ...(input.ship && input.to ? { '1t1': { at: there, heading: isPort(input.to) ? null : 'N' } } : {}),
    ...(input.guest ? { '1t2': { at: here, heading: null } } : {}),
  };
  const wrong = !answer.verdict.legal;
  return (
    <div class="board">
      <div class="cb-still">
        <Chart
          lang={lang}
          name="walk"
          table={smallTable({
            box: boxFrom(input.edition),
            tiles,
            ships,
            sailors: [{ owner: 0, at: here }, ...(input.sailor && input.to ? [{ owner: 1, at: there }] : [])],
          })}
          extent={{ x: -1, y: -1, columns: 3, rows: 3 }}
          marks={{
            routes: [{ squares: [here, there], passed: 1, ashore: true, wrong }],
            rings: [{ at: there, wrong }],
          }}
        />
      </div>
    </div>
  );
};

const walk: CheckerModule<WalkInput, WalkAnswer> = {
  checker: checkers.walk,
  ...answers.walk,
  boxed: true,
  exampleIn: walkIn,
  Form,
  Board,
};

export default walk;
