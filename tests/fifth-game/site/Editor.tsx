import { ok } from '@portolan/core';
import { both } from '@portolan/core/words';
import type { PartProps } from '../../../apps/site/src/check/module.ts';
import type { FieldList } from '../../../apps/site/src/kit/Fields.tsx';
import { Editor } from '../../../apps/site/src/position/Editor.tsx';
import type { BaseForm, EditorGame, PictureProps } from '../../../apps/site/src/position/editor-game.ts';
import { ofSeat, seat, seatsAt, wholes } from '../../../apps/site/src/position/fields.tsx';
import { withField } from '../../../apps/site/src/position/json.ts';
import type { Json } from '../../../apps/site/src/stores/table.ts';
import { type Point, points } from '../src/board.ts';
import { merels } from '../src/index.ts';
import { type Action, type Position, schemas } from '../src/position.ts';
import type { State } from '../src/state.ts';
import { men } from '../src/state.ts';
import { Board } from './Board.tsx';
import { turned } from './edit.ts';
import { kit } from './kit.tsx';

const words = {
  table: both('La table', 'The table'),
  hand: both('Pions de {seat} en main', 'Men of {seat} in hand'),
  tap: both('Touchez un point : libre, A, B.', 'Tap a point: free, A, B.'),
};
const active = both('Joueur actif', 'Active player');

interface Form extends BaseForm {
  readonly seats: number;
  readonly table: Position;
}

const fields: FieldList<Json, Form> = [
  {
    fold: words.table,
    open: () => true,
    class: 'rows',
    of: (_, form) => [
      ...wholes('board'),
      ...seatsAt(form).map((at) => ({
        at: `hands[${at}]`,
        label: ofSeat(words.hand, at),
        or: form.table.hands?.[at] ?? 0,
      })),
      { at: 'active', ...seat, as: 'segment' },
      '*',
    ],
  },
];

const who = { at: 'seat', ...seat } as const;
const at = (path: string) => ({
  at: path,
  as: 'select' as const,
  options: () => points.map((point) => ({ value: point as string, label: point as string })),
});
const moves = { place: [who, at('to')], move: [who, at('from'), at('to')], take: [who, at('at')] };

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
  changed: (position, key, value, last) =>
    withField(
      position,
      key,
      key === 'hands' && Array.isArray(value) ? [0, 1].map((one) => value[one] ?? last.hands[one]) : value,
    ),
  formOf: (base, table) => ({ ...base, seats: 2, table: merels.makePosition(table) }),
  shapes: schemas,
  words: {
    position: {
      labels: {
        active,
        taking: both('Un moulin est fermé : un pion est à prendre', 'A mill is closed: a man is to be taken'),
      },
    },
    action: {
      labels: { seat: active, from: both('De', 'From'), to: both('À', 'To'), at: both('Pion pris', 'Man taken') },
    },
  },
  fields,
  moves,
  Picture,
  firstMove: (state) => moveOfKind(merels.turn(state).phase, state),
  moveOfKind,
};

/** The whole table of merels to enter, and the verdict on any move. */
const MerelsEditor = (props: PartProps) => <Editor game={game} {...props} />;

export default MerelsEditor;
