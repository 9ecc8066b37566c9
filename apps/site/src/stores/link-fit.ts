import { bad, type Problem, type Result } from '@portolan/core';
import type { Link } from './link.ts';

const problem = (code: string, facts?: Problem['facts']): Result<never> =>
  bad(facts ? { path: '', code, facts } : { path: '', code });

/** A link that stands on a page of a game: one about another game is a `link-game` problem, which names it. */
export const ofGame = (link: Result<Link>, game: string): Result<Link> =>
  link.ok && link.value.game !== undefined && link.value.game !== game
    ? problem('link-game', { game: link.value.game, kind: link.value.kind })
    : link;

/** What a link to one form holds, as that form reads it; a link to another form is a `link-kind` problem. */
export const ofKind = <Value>(
  link: Result<Link>,
  kind: string,
  parse: (payload: Link['payload']) => Result<Value>,
): Result<Value> => {
  if (!link.ok) return link;
  return link.value.kind === kind ? parse(link.value.payload) : problem('link-kind');
};
