import type { Lang } from '@portolan/core';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { PageGame } from '../kit/game.ts';
import { useCases } from '../kit/useCases.ts';
import { useHistory } from '../kit/useHistory.ts';
import { type From, useTerms } from '../kit/useTerms.ts';
import type { Case } from '../stores/cases.ts';
import { rulingsOf } from '../stores/rulings.ts';
import { same } from '../stores/same.ts';
import { type Json, positionOf } from '../stores/table.ts';
import { unpackPosition, withRulings } from '../stores/terms.ts';
import type { AnyEditor } from './editor-game.ts';
import { isObject } from './json.ts';
import { heldIn, nameOf, newTable } from './tables.ts';

/** The table that stands on the page, and the move that is proposed on it. */
interface Entry {
  readonly position: Json;
  readonly proposed: Json | undefined;
}

/** What is entered on the page, how it came there and how it is changed; `from` is what the address held that opened it. */
export const useEntered = (game: AnyEditor, page: PageGame, lang: Lang, from: From | undefined) => {
  const held = useMemo(() => from && { ...from, payload: unpackPosition(from.payload) }, [from]);
  const terms = useTerms(page, held);
  const example = useMemo(() => newTable(game), [game]);
  const opened = useRef(heldIn(page, held?.payload) ?? example).current;
  const cases = useCases(page.id, 'position', opened, (one) =>
    [example, game.empty?.(one), game.start?.(one)].some((start) => same(start, one)),
  );
  const history = useHistory<Entry>(
    () => ({ position: opened, proposed: isObject(held?.payload.action) ? held.payload.action : undefined }),
    ({ position: now }) => {
      // What a link brought is only looked at; the table kept here changes when somebody changes it.
      positionOf(page.id).set(now);
      cases.keep(now);
    },
  );
  const { position, proposed } = history.now;
  const enter = (next: Json): void => history.change((now) => ({ ...now, position: next }));
  const go = (next: Json): void => history.change({ position: next, proposed: undefined });
  const begin = (next: Json, one?: Case): void => {
    cases.turn(one);
    go(next);
    window.scrollTo({ top: 0 });
  };
  const look = (ours: boolean): void => {
    terms.look(ours);
    enter(withRulings(position, ours ? rulingsOf(page.id).get() : (terms.sent?.rulings ?? {})));
  };
  const asOpened = same(position, opened);
  const whose = same(position, example) ? 'example' : terms.sent && asOpened ? 'sent' : 'mine';
  return {
    position,
    proposed,
    enter,
    /** Goes on with another table. */
    go,
    /** Turns to another table, or to a case kept before. */
    begin,
    propose: (action: Json): void => history.amend((now) => ({ ...now, proposed: action })),
    history,
    terms: { ...terms, look },
    example,
    whose,
    /** It is the table that a score sheet has been opened as. */
    counted: held?.payload.counted === true && asOpened,
    cases: cases.last,
    caseNamed: useCallback((one: Json) => nameOf(game, one, lang), [game, lang]),
  } as const;
};

/** What is entered, for the parts of the page. */
export type Entered = ReturnType<typeof useEntered>;
