import { useStore } from '@nanostores/preact';
import type { Rulings } from '@portolan/core';
import { useMemo, useState } from 'preact/hooks';
import type { Origin } from '../stores/address.ts';
import { rulingsOf } from '../stores/rulings.ts';
import { editionOf, type Json } from '../stores/table.ts';
import { onlyTerms, type SentTerms, sentTerms, type Terms } from '../stores/terms.ts';
import type { PageGame } from './game.ts';

/** What was opened: where it comes from, and the payload of the link that holds it now. */
export interface From {
  readonly origin: Origin;
  readonly payload: Json;
}

/** The terms that a page answers under, where they come from, and how to change them. */
export interface TermsInUse extends Terms {
  /** What the link said that somebody sent; undefined: what stands here is this table's own. */
  readonly sent: SentTerms | undefined;
  /** It is looked at under the readings of this table instead. */
  readonly ours: boolean;
  /** What the history remembers of it. */
  readonly origin: Origin;
  /** Chooses readings: for this table, or only for what was sent. */
  readonly read: (rulings: Rulings) => void;
  /** Looks at what was sent under the readings of this table, or again as it was sent. */
  readonly look: (ours: boolean) => void;
  /** Goes on with the box kept here, where what was sent came with another. */
  readonly takeOwnBox: () => void;
}

interface Choice {
  readonly from: From | undefined;
  readonly ours: boolean;
  readonly rulings: Rulings;
  readonly ownBox?: true;
}

const opening = (game: PageGame, from: From | undefined): Choice => ({
  from,
  ours: from?.origin.ours === true,
  rulings: from ? sentTerms(game, from.payload).rulings : {},
});

/** `{ ssr: 'initial' }`: the page is drawn beforehand, where there is no storage. */
type Drawn = { readonly ssr?: 'initial' };

/** The terms of a page: of what was sent those of its link, whatever this browser has stored; else those of this table. */
export const useTerms = (game: PageGame, from: From | undefined, drawn: Drawn = {}): TermsInUse => {
  const table = useStore(rulingsOf(game.id), drawn);
  const box = useStore(editionOf(game.id), drawn);
  const opened = useMemo(() => opening(game, from), [game, from]);
  const [choice, choose] = useState<Choice>(opened);
  const now = choice.from === from ? choice : opened;
  const raw = from?.origin.sent;
  const sent = useMemo(() => raw && sentTerms(game, raw), [game, raw]);
  if (!sent || !raw)
    return {
      rulings: table,
      edition: box ?? undefined,
      sent: undefined,
      ours: false,
      origin: {},
      read: (rulings) => rulingsOf(game.id).set(rulings),
      look: () => {},
      takeOwnBox: () => {},
    };
  return {
    rulings: now.ours ? table : now.rulings,
    edition: now.ownBox ? (box ?? undefined) : sent.edition,
    sent,
    ours: now.ours,
    origin: { sent: onlyTerms(raw), ...(now.ours ? { ours: true } : {}) },
    read: (rulings) => (now.ours ? rulingsOf(game.id).set(rulings) : choose({ ...now, from, rulings })),
    look: (ours) => choose({ ...now, from, ours, rulings: sent.rulings }),
    takeOwnBox: () => choose({ ...now, from, ownBox: true }),
  };
};
