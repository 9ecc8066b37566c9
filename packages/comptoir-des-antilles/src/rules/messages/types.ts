import type {
  ImpossibilityFacts,
  impossibilities,
  RefusalFacts,
  refusals,
  SaidFacts,
  saidRefusals,
} from '../../reasons.ts';
import type { Action, ActionKind, Event } from '../../types.ts';
import type { Say } from './say.ts';

type Facts = RefusalFacts & SaidFacts & ImpossibilityFacts;
type Cited = typeof refusals & typeof saidRefusals & typeof impossibilities;
type Reason = keyof Facts;
type EventKind = Event['kind'];
type EventOf<Name extends EventKind> = Event & { readonly kind: Name };

/** Why something is refused or cannot occur, in one sentence made of the facts; a reason that breaks several clauses is told by the clause. */
export type Messages<Name extends Reason = Reason> = {
  readonly [One in Name]: (facts: Facts[One], say: Say, clause: Cited[One][number]) => string;
};

/** What happened, in one sentence. */
export type EventMessages<Name extends EventKind = EventKind> = {
  readonly [One in Name]: (event: EventOf<One>, say: Say) => string;
};

/** What an action does, in a few words and without a final period. */
export type ActionMessages<Name extends ActionKind = ActionKind> = {
  readonly [One in Name]: (action: Extract<Action, { kind: One }>, say: Say) => string;
};

/** Some of the messages, each held to the facts of its reason. */
export const refusing = <Name extends Reason>(messages: Messages<Name>): Messages<Name> => messages;

/** Some of the messages, each held to its event. */
export const happening = <Name extends EventKind>(messages: EventMessages<Name>): EventMessages<Name> => messages;

/** Some of the messages, each held to its action. */
export const doing = <Name extends ActionKind>(messages: ActionMessages<Name>): ActionMessages<Name> => messages;
