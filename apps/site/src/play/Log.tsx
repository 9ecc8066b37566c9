import type { Kind, Lang } from '@portolan/core';
import { branchesOf, lineOf, moveAt, type Sitting, seatOf } from '@portolan/core/table';
import { useEffect, useState } from 'preact/hooks';
import { ClauseLink } from '../example/ClauseLink.tsx';
import type { AnyKit } from '../example/game-kit.ts';
import { TextField } from '../kit/controls.tsx';
import { Icon } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/marks.tsx';
import { fill } from '../kit/text.ts';
import { hides, type StatesOf } from './moment.ts';
import { playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly kit: AnyKit;
  readonly sitting: Sitting<Kind>;
  readonly at: StatesOf;
  /** Who looks; undefined: everything may be seen. */
  readonly viewer: number | undefined;
  readonly nameOf: (seat: number) => string;
  readonly go: (number: number) => void;
  readonly comment: ((text: string) => void) | undefined;
  readonly nameBranch: ((from: number, text: string) => void) | undefined;
}

/** So many moves are shown at once, the last up to the one looked at. */
const AT_ONCE = 30;

/** A row of the log: a move in words, with the clauses that allowed it. */
const Row = ({ number, ...props }: Props & { number: number }) => {
  const { lang, kit, sitting, at, viewer, go } = props;
  const move = moveAt(sitting, number);
  if (!move) return null;
  const { action, after } = move;
  const told = at(sitting, number);
  const hidden = hides(kit.game, at(sitting, after).state, action, told.state, viewer);
  const kind = kit.actionNames[action.kind]?.[lang] ?? '';
  const text = hidden ? `${kind} (${words.hidden[lang]})` : kit.rules.action(action, lang);
  const remark = sitting.comments?.[number];
  return (
    <li
      aria-current={number === sitting.cursor ? 'step' : undefined}
      class={number > sitting.cursor ? 'is-later' : undefined}
    >
      <button type="button" onClick={() => go(number)}>
        {text}
      </button>
      <span class="refs">
        {[...new Set(told.by)].slice(0, 3).map((id) => (
          <ClauseLink key={id} id={id} book={kit.book} lang={lang} short />
        ))}
      </span>
      {remark && <p class="small">{remark}</p>}
    </li>
  );
};

interface Turn {
  readonly seat: number | undefined;
  readonly moves: readonly number[];
}

/** Moves by turns: a turn begins when another seat acts; what nature draws belongs to the turn in which it is drawn. */
const turnsOf = (sitting: Sitting<Kind>, line: readonly number[]): readonly Turn[] => {
  const turns: { seat: number | undefined; moves: number[] }[] = [];
  for (const number of line) {
    const seat = seatOf(moveAt(sitting, number)?.action);
    const last = turns.at(-1);
    if (last && (seat === undefined || last.seat === seat)) last.moves.push(number);
    else turns.push({ seat, moves: [number] });
  }
  return turns;
};

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
  const { lang, sitting, nameOf, go, comment, nameBranch } = props;
  const [most, show] = useState(AT_ONCE);
  const line = lineOf(sitting);
  const place = line.indexOf(sitting.cursor);
  const to = Math.max(place + 1, Math.min(line.length, place + 8));
  const from = Math.max(0, to - most);
  const branches = branchesOf(sitting);
  const onLine = branches.findLast((branch) => line.includes(branch.from));
  const steps = {
    first: place >= 0 ? () => go(0) : undefined,
    back: place >= 0 ? () => go(line[place - 1] ?? 0) : undefined,
    forward: place + 1 < line.length ? () => go(line[place + 1] ?? 0) : undefined,
    last: place + 1 < line.length ? () => go(line.at(-1) ?? 0) : undefined,
  };
  useLogKeys({ Home: steps.first, ArrowLeft: steps.back, ArrowRight: steps.forward, End: steps.last });
  const step = (what: keyof typeof steps, icon: 'first' | 'back' | 'next' | 'last') => (
    <button type="button" class="btn" aria-label={words[what][lang]} disabled={!steps[what]} onClick={steps[what]}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="play-log" aria-label={words.journal[lang]}>
      <h2>{words.journal[lang]}</h2>
      {branches.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a row of buttons, no fields
        <div class="play-choices" role="group" aria-label={words.branches[lang]}>
          <button type="button" class="btn" aria-pressed={onLine === undefined} onClick={() => go(1)}>
            {words.game[lang]}
          </button>
          {branches.map((branch, i) => (
            <button
              key={branch.from}
              type="button"
              class="btn"
              aria-pressed={onLine?.from === branch.from}
              onClick={() => go(branch.from)}
            >
              {branch.name ?? fill(words.branch[lang], { n: String(i + 1) })}
            </button>
          ))}
        </div>
      )}
      <div class="play-steps">
        {step('first', 'first')}
        {step('back', 'back')}
        <span class="num">{fill(words.moveOf[lang], { n: String(place + 1), all: String(line.length) })}</span>
        {step('forward', 'next')}
        {step('last', 'last')}
      </div>
      {from > 0 && (
        <button type="button" class="btn btn-q" onClick={() => show(most + 4 * AT_ONCE)}>
          {words.earlier[lang]} ({from})
        </button>
      )}
      {turnsOf(sitting, line.slice(from, to)).map(({ seat, moves }) => (
        <div key={moves[0]} class="play-turn">
          <h3>
            {seat === undefined ? (
              words.chance[lang]
            ) : (
              <>
                <SeatToken seat={seat} /> {nameOf(seat)}
              </>
            )}
          </h3>
          <ol>
            {moves.map((number) => (
              <Row key={number} number={number} {...props} />
            ))}
          </ol>
        </div>
      ))}
      {sitting.cursor !== sitting.tip && <p class="small">{words.otherwise[lang]}</p>}
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
