import type { Problem, Result } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import { useGame } from '../kit/game.ts';
import { type From, type TermsInUse, useTerms } from '../kit/useTerms.ts';
import { isObject } from '../position/json.ts';
import { editionOf, type Json, positionOf } from '../stores/table.ts';
import { positionUnder, sentTerms, unpackPosition } from '../stores/terms.ts';
import type { AnySolve, ReadTable } from './game.ts';

/** A position that questions are asked of. */
export interface AskedPosition {
  readonly position: Json;
  /** Whose it is: a sample of ours, the one that was entered here, or one that was sent. */
  readonly whose: 'sample' | 'own' | 'sent';
  /** It stands in the link that opened the page. */
  readonly inLink: boolean;
  /** What is wrong with the position that was entered or sent, where the sample stands instead. */
  readonly problems: readonly Problem[];
  readonly read: Result<ReadTable<unknown>>;
  readonly terms: TermsInUse;
  /** What else the link holds that opened the page. */
  readonly sent: Json | undefined;
}

type Chosen = Pick<AskedPosition, 'position' | 'problems'> & { readonly own: boolean };

/** The position of the link, else the one that was entered here, else a sample that the owner's box allows. */
const chosen = ({ page, sample: ours, sampleFor, read }: AnySolve, held: Json | undefined): Chosen => {
  const box = editionOf(page.id).get();
  const owned = box && (sampleFor?.(box) ?? { ...(ours as Json), edition: box });
  const sample = (owned && read(owned).ok ? owned : ours) as Json;
  const offered = held ?? positionOf(page.id).get();
  if (!offered || JSON.stringify(offered) === JSON.stringify(sample))
    return { position: sample, own: false, problems: [] };
  const found = read(offered);
  return found.ok
    ? { position: offered, own: true, problems: [] }
    : { position: sample, own: false, problems: found.problems };
};

/** The position that a page asks about, and the terms that it is looked at under. */
export const usePosition = (game: AnySolve, from: From | undefined): AskedPosition => {
  const page = useGame();
  const held = useMemo(() => from && { ...from, payload: unpackPosition(from.payload) }, [from]);
  const terms = useTerms(page, held);
  const inLink = useMemo(() => {
    if (!held || held.origin.kept) return undefined;
    const { position } = held.payload;
    // An old link without a position was about the sample.
    if (terms.sent) return positionUnder(isObject(position) ? position : (game.sample as Json), terms);
    return isObject(position) ? positionUnder(position, sentTerms(page, held.payload)) : undefined;
  }, [game, page, held, terms.sent, terms.rulings]);
  const { position, own, problems } = useMemo(() => chosen(game, inLink), [game, inLink]);
  const read = useMemo(() => game.read(position), [game, position]);
  const whose = terms.sent ? 'sent' : own ? 'own' : 'sample';
  return { position, whose, inLink: inLink !== undefined, problems, read, terms, sent: held?.payload };
};
