import type { Kind, Problem } from '@portolan/core';
import { notationProblem, readNotation, writeNotation } from '@portolan/core/notation';
import { type Sitting, sittingLog } from '@portolan/core/table';
import { useId, useRef, useState } from 'preact/hooks';
import { both } from '../kit/text.ts';
import { Legend, type LegendProps } from './Legend.tsx';

const words = {
  label: both('La partie, un coup par ligne', 'The game, a move a line'),
  help: both(
    'Écrivez les coups comme à côté du plateau, puis faites-les relire : chacun est jugé, et la partie va jusqu’au dernier.',
    'Write the moves as beside the board, then have them read: each is judged, and the game goes up to the last.',
  ),
  show: both('Écrire les coups joués (montre toutes les mains)', 'Write the moves played (shows all hands)'),
  read: both('Relire et jouer', 'Read and play'),
  good: both(
    'Relu : la partie est sur la table, celle d’avant est gardée.',
    'Read: the game is on the table, the one before is kept.',
  ),
  there: both('Y aller', 'Go there'),
} as const;

/** The place of a problem in a text: `12:5` as an offset. */
const offsetOf = (text: string, path: string): number => {
  const [line = 1, column = 1] = path.split(':').map(Number);
  return text.split('\n', line - 1).reduce((sum, one) => sum + one.length + 1, column - 1);
};

export interface ByHandProps extends LegendProps {
  readonly sitting: Sitting<Kind>;
  /** Everything may be seen. */
  readonly open: boolean;
  readonly receive: (json: unknown) => void;
}

/** A game written by hand: the moves as text, read back with the place of what is wrong, and a legend. */
const ByHand = ({ lang, kit, state, notation, sitting, open, receive }: ByHandProps) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const written = (to: number): string => {
    const text = writeNotation(kit.game, notation, sittingLog(sitting, to));
    return text.ok ? text.value : '';
  };
  const [text, type] = useState(() => written(open ? sitting.cursor : 0));
  const [shown, show] = useState(open);
  const [came, tell] = useState<readonly Problem[]>();
  const read = (): void => {
    const log = readNotation(kit.game, notation, text);
    tell(log.ok ? [] : log.problems);
    if (log.ok) receive(log.value);
  };
  const problems = came ?? [];
  return (
    <div class={problems.length > 0 ? 'sel is-bad play-written' : 'sel play-written'}>
      <p class="small">{words.help[lang]}</p>
      {!shown && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            show(true);
            type(written(sitting.cursor));
          }}
        >
          {words.show[lang]}
        </button>
      )}
      <label for={id}>{words.label[lang]}</label>
      <textarea
        ref={field}
        id={id}
        rows={12}
        wrap="off"
        spellcheck={false}
        autocapitalize="none"
        value={text}
        aria-invalid={problems.length > 0 ? 'true' : undefined}
        aria-describedby={`${id}-e`}
        onInput={(event) => {
          type(event.currentTarget.value);
          tell(undefined);
        }}
      />
      <div id={`${id}-e`} role="status">
        {came && problems.length === 0 && <p class="small">{words.good[lang]}</p>}
        {problems.length > 0 && (
          <ul class="err">
            {problems.slice(0, 6).map((problem) => (
              <li key={problem.path + problem.code}>
                {notationProblem(kit.rules, problem, lang)}{' '}
                <button
                  type="button"
                  class="btn btn-q"
                  onClick={() => {
                    const at = offsetOf(text, problem.path);
                    field.current?.focus();
                    field.current?.setSelectionRange(at, at + 1);
                  }}
                >
                  {words.there[lang]}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="play-choices">
        <button type="button" class="btn btn-1" onClick={read}>
          {words.read[lang]}
        </button>
      </div>
      <Legend lang={lang} kit={kit} state={state} notation={notation} />
    </div>
  );
};

export default ByHand;
