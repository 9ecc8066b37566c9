import { type Kind, type Lang, positionOf, type Run } from '@portolan/core';
import { siteBase } from '../lib/links.ts';
import { encodeLink } from '../stores/link.ts';
import type { AnyExample, AnyKit } from './game-kit.ts';

type AnyRun = Run<unknown, Kind, Kind & { readonly clause: string }, string>;

/** What the position editor gets of an example: the table before the move it is about, and that move if there is one. */
export const changeOf = ({ game }: AnyKit, example: AnyExample, run: AnyRun): Readonly<Record<string, unknown>> => {
  const only = example.actions.length === 1 ? example.actions[0] : undefined;
  const last = run.steps[run.steps.length - 1];
  const position = only || !last ? positionOf(example) : game.makePosition(last.before);
  const action = only ?? last?.action;
  return { position, ...(action ? { action } : {}) };
};

/** The address of the position editor with this example in it. */
export const changeHref = (kit: AnyKit, example: AnyExample, run: AnyRun, lang: Lang): string =>
  kit.book.pageHref(`check/#${encodeLink(kit.game.id, 'position', changeOf(kit, example, run))}`, lang, siteBase);
