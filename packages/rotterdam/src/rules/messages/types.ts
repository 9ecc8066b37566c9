import type { FactsOf, Reason, ReasonClause } from '../../reasons.ts';
import type { ActionKind, ActionOf, Event } from '../../types.ts';
import type { Say } from './say.ts';

type Key = { [One in Reason]: One | `${ReasonClause<One>}/${One}` }[Reason];
type EventKind = Event['kind'];

/** Why something is refused or cannot occur, in one sentence made of the facts: by reason, or by `clause/reason` where the clauses differ. */
export type Refusals = {
  readonly [One in Key]?: (facts: FactsOf<One>, say: Say) => string;
};

/** The reasons, or their clauses, that some messages do not tell. */
export type Untold<Messages> = {
  [One in Reason]: One extends keyof Messages ? never : Exclude<`${ReasonClause<One>}/${One}`, keyof Messages>;
}[Reason];

/** What happened, in one sentence. */
export type Happenings = {
  readonly [One in EventKind]?: (event: Event & { readonly kind: One }, say: Say) => string;
};

/** What actions do, in a few words and without a final period. */
export type Doings = {
  readonly [One in ActionKind]: (action: ActionOf<One> & { readonly came?: readonly Event[] }, say: Say) => string;
};
