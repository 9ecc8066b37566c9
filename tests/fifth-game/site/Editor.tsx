import { ok } from '@portolan/core';
import { both } from '@portolan/core/words';
import type { PartProps } from '../../../apps/site/src/check/module.ts';
import { Segment, Select, Stepper, Toggle } from '../../../apps/site/src/kit/controls.tsx';
import { TableReadings } from '../../../apps/site/src/kit/TableReadings.tsx';
import { Editor } from '../../../apps/site/src/position/Editor.tsx';
import type { BaseForm, BaseProposal, EditorGame, PictureProps } from '../../../apps/site/src/position/editor-game.ts';
import { Fold, Whole } from '../../../apps/site/src/position/Fold.tsx';
import { withField } from '../../../apps/site/src/position/json.ts';
import type { Json } from '../../../apps/site/src/stores/table.ts';
import { type Point, points } from '../src/board.ts';
import { merels } from '../src/index.ts';
import type { Action, Position } from '../src/position.ts';
import { openPoints } from '../src/readings.ts';
import type { State } from '../src/state.ts';
import { men } from '../src/state.ts';
import { Board } from './Board.tsx';
import { turned } from './edit.ts';
import { kit } from './kit.tsx';

const words = {
  table: both('La table', 'The table'),
  hand: both('Pions de {seat} en main', 'Men of {seat} in hand'),
  active: both('Joueur actif', 'Active player'),
  taking: both('Un moulin est fermé : un pion est à prendre', 'A mill is closed: a man is to be taken'),
  kind: both('Quel coup ?', 'Which move?'),
  tap: both('Touchez un point : libre, A, B.', 'Tap a point: free, A, B.'),
};
const fields = {
  seat: words.active,
  from: both('De', 'From'),
  to: both('À', 'To'),
  at: both('Pion pris', 'Man taken'),
};
const seats = [0, 1].map((seat) => ({ value: seat, label: 'AB'[seat]! }));

interface Form extends BaseForm {
  readonly table: Position;
}

const Groups = ({ form }: { form: Form }) => {
  const { lang, table, set } = form;
  const { hands = [0, 0], active = 0, taking = false, rulings = {} } = table;
  return (
    <Fold title={words.table[lang]} open>
      <Whole paths={['board']} />
      <div class="rows">
        {seats.map(({ value, label }) => (
          <Stepper
            key={label}
            lang={lang}
            label={words.hand[lang].replace('{seat}', label)}
            value={hands[value] ?? 0}
            min={0}
            max={men}
            at={`hands[${value}]`}
            onChange={(n) =>
              set(
                'hands',
                hands.map((old, seat) => (seat === value ? n : old)),
              )
            }
          />
        ))}
        <Segment
          label={words.active[lang]}
          value={active}
          options={seats}
          at="active"
          onChange={(seat) => set('active', seat)}
        />
        <Toggle label={words.taking[lang]} value={taking} at="taking" onChange={(on) => set('taking', on)} />
      </div>
      <TableReadings lang={lang} names={openPoints.names} value={rulings} onChange={(next) => set('rulings', next)} />
    </Fold>
  );
};

const Picture = ({ form, lang, table, action }: PictureProps<State, State, Form>) => {
  const read = merels.parseAction(action);
  const shown = read.ok ? { action: read.value, wrong: !merels.check(table, read.value).legal } : {};
  const pick = (point: Point) => form.set('board', turned(form.table.board, point));
  return (
    <div class="mm-table">
      <Board lang={lang} state={table} {...shown} onPick={pick} />
      <p class="small">{words.tap[lang]}</p>
    </div>
  );
};

const ActionFields = ({ proposal, onKind }: { proposal: BaseProposal<Form>; onKind: (kind: string) => void }) => {
  const { action, set, form } = proposal;
  const kinds = Object.entries(kit.actionNames).map(([value, name]) => ({ value, label: name[form.lang] }));
  return (
    <>
      <Select label={words.kind[form.lang]} value={String(action.kind)} options={kinds} onChange={onKind} />
      {Object.entries(fields)
        .filter(([name]) => name in action)
        .map(([name, label]) => (
          <Select
            key={name}
            label={label[form.lang]}
            value={action[name] as string | number}
            options={name === 'seat' ? seats : points.map((point) => ({ value: point, label: point }))}
            at={name}
            onChange={(value: string | number) => set({ [name]: value })}
          />
        ))}
    </>
  );
};

/** The first legal move of a kind, else one that can be read. */
const moveOfKind = (kind: string, state: State): Json => {
  const seat = state.active;
  const blank: Readonly<Record<string, Action>> = {
    place: { kind: 'place', seat, to: 'a7' },
    move: { kind: 'move', seat, from: 'a7', to: 'a4' },
    take: { kind: 'take', seat, at: 'a7' },
  };
  return { ...(merels.actions(state).find((action) => action.kind === kind) ?? blank[kind]) };
};

const game: EditorGame<State, State, Form> = {
  kit,
  title: both('Entrer toute la position', 'Enter the whole position'),
  lead: both('Tous les pions, puis un coup : est-il permis ?', 'All the men, then a move: is it allowed?'),
  fresh: { board: [[], []], hands: [men, men] },
  read: (json) => {
    const read = merels.parsePosition(json);
    return read.ok ? ok({ table: read.value, state: read.value }) : read;
  },
  changed: withField,
  formOf: (base, table) => ({ ...base, table: merels.makePosition(table) }),
  Groups,
  Picture,
  ActionFields,
  firstMove: (state) => moveOfKind(merels.turn(state).phase, state),
  moveOfKind,
};

/** The whole table of merels to enter, and the verdict on any move. */
const MerelsEditor = (props: PartProps) => <Editor game={game} {...props} />;

export default MerelsEditor;
