import { type Kind, stepFrom } from '@portolan/core';
import { moveAt, type Sitting, wayTo } from '@portolan/core/table';
import type { Engine } from './game.ts';
import { hides, personsOf, type StatesOf } from './moment.ts';

/** What can have been drawn at the real table. */
export interface Draws {
  readonly possible: readonly Kind[];
  /** The draw of a card that nobody here has seen; undefined where every draw is open. */
  readonly unseen: Kind | undefined;
  /** What that draw would bring: to whom, and what sort of card. */
  readonly brings: readonly (Kind & { readonly clause: string })[];
  /** The seat of the machine that alone sees what is drawn; undefined where persons do. */
  readonly secret: number | undefined;
  /** What was drawn before and cannot come again, with the number of the move. */
  readonly out: readonly { readonly action: Kind; readonly number: number }[];
  /** Whether it can have been drawn, by all that was noted. */
  readonly fits: (action: Kind) => boolean;
}

/** The names of the fields by which draws differ. */
const differing = (actions: readonly Kind[]): readonly string[] => {
  const [first, ...others] = actions as readonly (Kind & Readonly<Record<string, unknown>>)[];
  return first ? Object.keys(first).filter((key) => others.some((one) => one[key] !== first[key])) : [];
};

/** A draw as somebody sees it who is not shown what came: its card is face down. Undefined where that leaves more than one thing open. */
export const faceDown = (game: Engine, state: unknown, draw: Kind): Kind | undefined => {
  const same = game.chances(state).map(([action]) => action as Kind);
  const [key, ...more] = differing(same.filter(({ kind }) => kind === draw.kind));
  const read = key !== undefined && more.length === 0 ? game.parseAction({ ...draw, [key]: '?' }, state) : undefined;
  return read?.ok ? (read.value as Kind) : undefined;
};

const after = (game: Engine, state: unknown, action: Kind): unknown => {
  const next = game.clone(state);
  game.apply(next, action);
  return next;
};

/** The seat of the machine to which something is drawn that no person may see. */
const secretOf = (game: Engine, sitting: Sitting, state: unknown, draw: Kind): number | undefined => {
  const persons = personsOf(sitting);
  if (persons.length === sitting.sitters.length) return undefined;
  const next = after(game, state, draw);
  const hidden = (seat: number | null): boolean => hides(game, state, draw, next, seat);
  if (!hidden(null) || persons.some((seat) => !hidden(seat))) return undefined;
  const found = sitting.sitters.findIndex((_, seat) => !persons.includes(seat) && !hidden(seat));
  return found < 0 ? undefined : found;
};

/**
 * The draws that nature may owe at the cursor, and those that an earlier move has made impossible. `viewer`: who taps in what
 * was drawn, where not everything may be seen; what he cannot know is offered too, and judged when it is tapped.
 */
export const drawsAt = (game: Engine, sitting: Sitting<Kind>, at: StatesOf, viewer?: number | null): Draws => {
  const { state } = at(sitting, sitting.cursor);
  const [first] = game.chances(state).map(([action]) => action as Kind);
  if (!first) return { possible: [], unseen: undefined, brings: [], secret: undefined, out: [], fits: () => false };
  const secret = secretOf(game, sitting, state, first);
  const eyes = secret ?? viewer;
  const possible = game.chances(eyes === undefined ? state : game.view(state, eyes)).map(([action]) => action as Kind);
  const keys = differing(possible);
  const legal = (json: unknown): Kind | undefined => {
    const read = game.parseAction(json, state);
    return read.ok && game.check(state, read.value).legal ? read.value : undefined;
  };
  const unseen = keys.length === 1 && secret === undefined ? legal({ ...first, [keys[0] as string]: '?' }) : undefined;
  const listed = new Set(possible.map((action) => JSON.stringify(action)));
  const out = wayTo(sitting, sitting.cursor).flatMap((number) => {
    const { action, after: before } = moveAt(sitting, number) ?? {};
    if (!action || before === undefined || action.kind !== first.kind) return [];
    if (hides(game, at(sitting, before).state, action, at(sitting, number).state, eyes)) return [];
    // The same card, drawn to where this one goes.
    const again: Kind = { ...first, ...Object.fromEntries(keys.map((key) => [key, (action as never)[key]])) };
    const text = JSON.stringify(again);
    if (keys.length === 0 || listed.has(text) || legal(again)) return [];
    listed.add(text);
    return [{ action: again, number }];
  });
  const brings = unseen ? stepFrom(game, state, unseen).events : [];
  return { possible, unseen, brings, secret, out, fits: (action) => legal(action) !== undefined };
};
