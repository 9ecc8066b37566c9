import { useOtherTab } from '../kit/OtherTab.tsx';
import { type History, useHistory } from '../kit/useHistory.ts';
import { isObject } from '../position/json.ts';
import { formsOf, type Json } from '../stores/table.ts';

interface Entered {
  readonly input: Json;
  readonly history: History<Json>;
  /** Takes over what another tab has kept meanwhile; undefined: there is nothing of the kind. */
  readonly takeOther: (() => void) | undefined;
}

/**
 * What is entered of a question: what the link holds, else what was last entered here, else what the form opens with; `anew`:
 * what was entered here was about another table.
 */
export const useInput = (game: string, question: string, sent: unknown, open: () => Json, anew = false): Entered => {
  const room = `solve-${question}`;
  const keptIn = (forms: unknown): Json | undefined => {
    const kept = isObject(forms) ? forms[room] : undefined;
    return isObject(kept) ? kept : undefined;
  };
  const history = useHistory<Json>(
    () => (isObject(sent) ? sent : ((anew ? undefined : keptIn(formsOf(game).get())) ?? open())),
    (now) => formsOf(game).set({ ...formsOf(game).get(), [room]: now }),
  );
  const { now: input, change } = history;
  const other = useOtherTab(`${game}:forms`, keptIn, input);
  return { input, history, takeOther: other && (() => change(other)) };
};
