import type { Text } from '@portolan/core';
import type { Spot } from '../board/entry.ts';
import type { Json } from '../stores/table.ts';
import type { Moment, Touch, Way } from './plan.ts';

/** Something that can be taken up: equal things are of one kind. `many`: as often as one likes, at the same place. */
export type Option = Touch & { readonly kind: string; readonly many?: true };

/** Things that are taken up in any order, and what they come to; kinds are told in the order in which they were. */
export interface Gathering {
  readonly from: readonly Option[];
  readonly ask: (kinds: readonly string[]) => Text;
  /** Whether these can be part of something whole. */
  readonly fits: (kinds: readonly string[]) => boolean;
  /** What they are, if they are whole. */
  readonly whole: (kinds: readonly string[]) => Json | undefined;
  /** How it goes on besides taking up more. */
  readonly after?: (kinds: readonly string[]) => readonly Way[];
  readonly meant?: ((spot: Spot, kinds: readonly string[]) => Json | undefined) | undefined;
}

const kindsOf = (up: readonly Option[]): readonly string[] => up.map(({ kind }) => kind);

/** The moment in which so much has been taken up. */
export const gathered = (gathering: Gathering, up: readonly Option[] = []): Moment => {
  const { from, ask, fits, whole, after, meant } = gathering;
  const kinds = kindsOf(up);
  const more = new Map<string, boolean>();
  const fitting = (option: Option): boolean => {
    const known = more.get(option.kind);
    if (known !== undefined) return known;
    const found = fits(kindsOf([...up, option]));
    more.set(option.kind, found);
    return found;
  };
  const ways = from.flatMap((option): Way[] => {
    if (option.many || !up.includes(option))
      return fitting(option) ? [{ ...option, go: () => gathered(gathering, [...up, option]) }] : [];
    return [
      {
        ...option,
        back: true,
        go: () =>
          gathered(
            gathering,
            up.filter((one) => one !== option),
          ),
      },
    ];
  });
  return {
    ask: ask(kinds),
    ways: [...ways, ...(after?.(kinds) ?? [])],
    action: whole(kinds),
    meant: meant && ((spot) => meant(spot, kinds)),
  };
};

/** The touches that take these kinds up: of equal things the first ones. */
export const taking = (from: readonly Option[], kinds: readonly string[]): readonly Option[] => {
  const used = new Set<Option>();
  return kinds.flatMap((kind) => {
    const found = from.find((option) => option.kind === kind && (option.many || !used.has(option)));
    if (!found) return [];
    used.add(found);
    return [found];
  });
};

/** Whether all of some kinds, each as often as it comes, are among others. */
export const among = (few: readonly string[], many: readonly string[]): boolean => {
  const left = [...many];
  return few.every((kind) => {
    const at = left.indexOf(kind);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
};
