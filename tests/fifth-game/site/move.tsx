import type { BoardProps, DisputeForm, FormProps } from '../../../apps/site/src/check/module.ts';
import { Select } from '../../../apps/site/src/kit/controls/choices.tsx';
import { type Point, points } from '../src/board.ts';
import { answers, type MoveAnswer, type MoveInput } from '../src/checkers.ts';
import { tableOf } from '../src/state.ts';
import { Board } from './Board.tsx';
import { turned } from './edit.ts';

const words = answers.move;

const MoveForm = ({ lang, input, onChange }: FormProps<MoveInput>) => (
  <div class="rows">
    {(['from', 'to'] as const).map((field) => (
      <Select
        key={field}
        label={words.labels[field]![lang]}
        value={input[field]}
        options={points.map((point) => ({ value: point, label: point }))}
        at={field}
        onChange={(point) => onChange({ ...input, [field]: point })}
      />
    ))}
  </div>
);

const MoveTable = ({ lang, input, answer, onChange }: BoardProps<MoveInput, MoveAnswer>) => (
  <div class="mm-table">
    <Board
      lang={lang}
      state={tableOf(input.board, [0, 0], input.rulings)}
      action={{ kind: 'move', seat: 0, from: input.from, to: input.to }}
      wrong={!answer.verdict.legal}
      onPick={(point: Point) => onChange({ ...input, board: turned(input.board, point) })}
    />
  </div>
);

const move: DisputeForm<MoveInput, MoveAnswer> = { Form: MoveForm, Board: MoveTable };

export default move;
