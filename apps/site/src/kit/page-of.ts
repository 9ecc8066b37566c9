import type { Result, Rulebook, Text } from '@portolan/core';
import type { Fetch } from '../questions/Fetched.tsx';
import type { PageGame } from './game.ts';

/** What a game's package tells of its open points and boxes, under the names that it exports. */
interface Exported<Name extends string> {
  readonly id: string;
  readonly title: Text;
  readonly rules: Fetch<Rulebook>;
  readonly rulingNames: readonly Name[];
  readonly readingsOf: (name: Name) => readonly string[];
  readonly defaultOf: (name: Name) => string;
  readonly rulesVersion: number;
  /** The box that its pages take for the standard one. */
  readonly box: { readonly id: string };
  readonly parseEdition: (json: unknown) => Result<unknown>;
}

/** A game as its pages know it. */
export const pageOf = <Name extends string>({
  rulingNames,
  readingsOf,
  defaultOf,
  box,
  ...game
}: Exported<Name>): PageGame => ({
  ...game,
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as Name),
    defaultOf: (name) => defaultOf(name as Name),
  },
  boxId: box.id,
  advises: true,
  plays: true,
});
