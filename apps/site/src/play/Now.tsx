import type { Lang } from '@portolan/core';
import type { awaited, Sitter } from '@portolan/core/table';
import { Phases } from './Phases.tsx';
import { Thinking } from './Thinking.tsx';
import type { Turns } from './useTurns.ts';
import { type BySeat, inCall, playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly phaseName: (phase: string, lang: Lang) => string;
  readonly course: readonly (readonly string[])[];
  readonly phase: string;
  /** Where in the game it is. */
  readonly when: string | undefined;
  readonly who: ReturnType<typeof awaited>;
  /** Who puts a move together here. */
  readonly actor: number | undefined;
  readonly sitters: readonly Sitter[];
  readonly turns: Turns;
  /** What is to be touched next. */
  readonly ask: string | undefined;
}

const machineSays = {
  thinking: words.machinePlays,
  silent: words.machineStuck,
  unknowing: words.machineUnknowing,
} as const;

/** Whose move it is, how far the turn has come, and what is asked. */
export const Now = ({ lang, phaseName, course, phase, when, who, actor, sitters, turns, ask }: Props) => {
  const called = (said: BySeat, seat: number): string => inCall(said, sitters[seat]?.name, seat, lang);
  const whose = (): string => {
    if (who.kind === 'over') return words.over[lang];
    if (who.kind === 'draw') return words[who.asked ? 'drawIt' : 'chanceDraws'][lang];
    if (who.kind === 'machine' && turns.stands && !turns.stuck) return called(words.turnOf, who.seat);
    if (who.kind === 'machine') return called(machineSays[turns.stuck ?? 'thinking'], who.seat);
    return actor === undefined ? '' : called(words.turnOf, actor);
  };
  return (
    <div class="play-ask">
      <p class="play-now" role="status" tabIndex={-1}>
        <b>{whose()}</b> {when !== undefined && <span class="small">{when}</span>}
      </p>
      {who.kind !== 'over' && (
        <Phases lang={lang} course={course} phase={phase} nameOf={(one) => phaseName(one, lang)} />
      )}
      {turns.thinks !== undefined && <Thinking lang={lang} done={turns.thinks} hurry={turns.hurry} />}
      {turns.stuck === 'silent' && (
        <button type="button" class="btn" onClick={turns.again}>
          {words.again[lang]}
        </button>
      )}
      {ask !== undefined && <p class="play-what">{ask}</p>}
    </div>
  );
};
