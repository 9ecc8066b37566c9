import type { Lang, Problem } from '@portolan/core';
import { besideField, pathMatches } from '../../../check/problems.ts';
import { caboBook } from '../rulebook.ts';
import type { Draft } from './draft.ts';

/** What the parts of the form of a box get. */
export interface BoxProps {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** The sentence for what is wrong at one of these places, if something is. */
  readonly errorAt: (...paths: readonly string[]) => string | undefined;
}

/** Finds the sentence that belongs beside a field of a box; paths of problems may begin with a prefix. */
export const errorsIn =
  (problems: readonly Problem[], lang: Lang, prefix = ''): BoxProps['errorAt'] =>
  (...paths) => {
    const found = problems.find(({ path }) => paths.some((one) => pathMatches(path, `${prefix}${one}`)));
    return found && besideField(caboBook, found, lang);
  };
