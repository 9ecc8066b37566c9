import { useMemo, useRef } from 'preact/hooks';
import type { Whose } from '../kit/Crumb.tsx';
import type { PageGame } from '../kit/game.ts';
import type { Confirm } from '../kit/Untold.tsx';
import { type CasesHere, useCases } from '../kit/useCases.ts';
import { type History, useHistory } from '../kit/useHistory.ts';
import type { From, TermsInUse } from '../kit/useTerms.ts';
import { isObject } from '../position/json.ts';
import type { Case } from '../stores/cases.ts';
import { same } from '../stores/same.ts';
import type { Json } from '../stores/table.ts';
import { confirmed, toldBy, touchedAt } from './inputs.ts';
import type { Court, DisputeHere } from './module.ts';

/** What is entered of a dispute, whose case that is, and the ways to begin another. */
export interface CaseHere {
  readonly history: Omit<History<Json>, 'change'>;
  /** Changes what is entered; `told`: the facts that are told by it, even where they stood there like that. */
  readonly change: (next: Json | ((now: Json) => Json), told?: string | readonly string[]) => void;
  readonly confirm: Confirm;
  readonly whose: Whose;
  /** Nothing of somebody's own case has been entered yet. */
  readonly isEmpty: boolean;
  readonly cases: CasesHere;
  /** Empties the form for somebody's own case; undefined where the example is as empty as it can be. */
  readonly own: (() => void) | undefined;
  /** Brings the example back; undefined while it stands there. */
  readonly example: (() => void) | undefined;
  readonly take: (one: Case) => void;
}

/** Opens with what the address holds, else with the example, never with what was entered some other time. */
export const useCase = (
  game: PageGame,
  id: string,
  { known, form }: DisputeHere,
  court: Court | undefined,
  from: From | undefined,
  { rulings, edition, sent }: Pick<TermsInUse, 'rulings' | 'edition' | 'sent'>,
): CaseHere => {
  const example = useMemo(
    () => (court && edition !== undefined ? court.exampleIn(edition) : known.example),
    [known, court, edition],
  );
  const empty = useMemo(
    () => (court ? court.emptiest({ edition, rulings }) : known.empty),
    [known, court, edition, rulings],
  );
  const held = from?.payload.input;
  const opened = useRef(isObject(held) ? held : example).current;
  const isNobodys = (input: Json): boolean => same(input, example) || same(input, empty);
  const cases = useCases(game.id, id, opened, isNobodys);
  const history = useHistory<Json>(() => opened, cases.keep);
  const { now, change } = history;
  const isExample = same(now, example);
  const begin = (input: Json, one?: Case): void => {
    cases.turn(one);
    change(input);
    window.scrollTo({ top: 0 });
  };
  return {
    history,
    change: (next, told = []) =>
      change((before) => {
        const after = toldBy(before, typeof next === 'function' ? next(before) : next, form);
        return [told].flat().reduce(touchedAt, after);
      }),
    confirm: (...paths) => change((before) => paths.reduce(confirmed, before)),
    whose: isExample ? 'example' : sent && same(now, opened) ? 'sent' : 'mine',
    isEmpty: !isExample && same(now, empty),
    cases,
    own: same(empty, example) ? undefined : () => begin(empty),
    example: isExample ? undefined : () => begin(example),
    take: (one) => begin(one.input, one),
  };
};
