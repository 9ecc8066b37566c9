import type { Seat } from '@portolan/core';
import { branchesOf, lineOf, turnOff } from '@portolan/core/table';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TextField } from '../kit/controls/TextField.tsx';
import { Icon, IconOf } from '../kit/Icon.tsx';
import { fill } from '../kit/text.ts';
import { type Telling, TurnRows } from './TurnRows.tsx';
import { toldWords as words } from './told-words.ts';
import { turnsOf } from './turns.ts';

/** To the beginning, and to the end. */
const FIRST = 'M14.5 4.5L9 10L14.5 15.5M5.5 4.5V15.5';
const LAST = 'M5.5 4.5L11 10L5.5 15.5M14.5 4.5V15.5';

interface Props extends Telling {
  /** Whether somebody may play at this moment. */
  readonly mayPlay: boolean;
  readonly turnOf: (state: unknown) => Seat | undefined;
  readonly comment: ((text: string) => void) | undefined;
  readonly nameBranch: ((from: number, text: string) => void) | undefined;
}

/** So many moves are shown at once, the last up to the one looked at. */
const AT_ONCE = 30;

const useLogKeys = (keys: Readonly<Record<string, (() => void) | undefined>>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const busy =
        event.target instanceof Element && event.target.closest('input, textarea, select, [data-spot], summary');
      const act = keys[event.key];
      if (!act || busy || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};

/** The log: every move in words by turns, steps back and forward, the branches with their names, a remark at each moment. */
export const Log = (props: Props) => {
  const { lang, kit, turnOf, sitting, at, mayPlay, comment, nameBranch } = props;
  const going = useRef(props.go);
  going.current = props.go;
  const go = useCallback((number: number) => going.current(number), []);
  const [most, show] = useState(AT_ONCE);
  const line = lineOf(sitting);
  const place = line.indexOf(sitting.cursor);
  const to = Math.max(place + 1, Math.min(line.length, place + 8));
  const from = Math.max(0, to - most);
  const shown = new Set(line.slice(from, to));
  const turns = useMemo(
    () => turnsOf(sitting, line, (number) => at(sitting, number).state, turnOf, kit.game),
    [sitting.moves, sitting.tip],
  ).filter(({ moves }) => moves.some((number) => shown.has(number)));
  const branches = branchesOf(sitting);
  const onLine = branches.findLast((branch) => line.includes(branch.from));
  const steps = {
    first: place >= 0 ? () => go(0) : undefined,
    back: place >= 0 ? () => go(line[place - 1] ?? 0) : undefined,
    forward: place + 1 < line.length ? () => go(line[place + 1] ?? 0) : undefined,
    last: place + 1 < line.length ? () => go(line.at(-1) ?? 0) : undefined,
  };
  useLogKeys({ Home: steps.first, ArrowLeft: steps.back, ArrowRight: steps.forward, End: steps.last });
  const step = (what: keyof typeof steps, drawing: ComponentChildren) => (
    <button type="button" class="btn" aria-label={words[what][lang]} disabled={!steps[what]} onClick={steps[what]}>
      {drawing}
    </button>
  );
  return (
    <section class="play-log" aria-label={words.journal[lang]}>
      <h2>{words.journal[lang]}</h2>
      {branches.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a row of buttons, no fields
        <div class="play-choices" role="group" aria-label={words.branches[lang]}>
          <button type="button" class="btn" aria-pressed={onLine === undefined} onClick={() => go(turnOff(sitting, 0))}>
            {words.game[lang]}
          </button>
          {branches.map((branch, i) => (
            <button
              key={branch.from}
              type="button"
              class="btn"
              aria-pressed={onLine?.from === branch.from}
              onClick={() => go(turnOff(sitting, branch.from))}
            >
              {branch.name ?? fill(words.branch[lang], { n: String(i + 1) })}
            </button>
          ))}
        </div>
      )}
      <div class="play-steps">
        {step('first', <IconOf d={FIRST} />)}
        {step('back', <Icon name="back" />)}
        <span class="num">{fill(words.moveOf[lang], { n: String(place + 1), all: String(line.length) })}</span>
        {step('forward', <Icon name="next" />)}
        {step('last', <IconOf d={LAST} />)}
      </div>
      {from > 0 && (
        <button type="button" class="btn btn-q" onClick={() => show(most + 4 * AT_ONCE)}>
          {words.earlier[lang]} ({from})
        </button>
      )}
      {turns.map((turn) => (
        <TurnRows
          key={turn.first}
          {...props}
          go={go}
          turn={turn}
          shown={turn.moves.filter((number) => shown.has(number))}
        />
      ))}
      {mayPlay && sitting.cursor !== sitting.tip && <p class="small">{words.otherwise[lang]}</p>}
      {comment && (
        <TextField
          label={words.comment[lang]}
          value={sitting.comments?.[sitting.cursor] ?? ''}
          maxLength={400}
          onChange={comment}
        />
      )}
      {nameBranch && onLine && (
        <TextField
          label={words.branchName[lang]}
          value={onLine.name ?? ''}
          maxLength={60}
          onChange={(text) => nameBranch(onLine.from, text)}
        />
      )}
    </section>
  );
};
