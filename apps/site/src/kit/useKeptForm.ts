import type { Problem, Result } from '@portolan/core';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type Opened, openedAddress } from '../stores/address.ts';
import { ofKind } from '../stores/link-fit.ts';
import { whenPacking } from '../stores/packing.ts';
import { rulingsOf } from '../stores/rulings.ts';
import { editionOf, type Json } from '../stores/table.ts';
import { sameReadings, sentTerms, unpackPosition } from '../stores/terms.ts';
import type { PageGame } from './game.ts';
import { useOtherTab } from './OtherTab.tsx';
import { type History, useHistory } from './useHistory.ts';
import { type From, type TermsInUse, useTerms } from './useTerms.ts';

/** A form of a whole page, such as a score sheet: what stands in it, and where that comes from. */
export interface KeptForm<Value> {
  readonly value: Value;
  readonly change: (next: Value) => void;
  /** Every change can be taken back. */
  readonly history: History<Value>;
  /** What is wrong with the link that was opened. */
  readonly trouble: readonly Problem[];
  readonly terms: TermsInUse;
  /** The page has come alive and knows what it shows. */
  readonly live: boolean;
  /** Takes over what another tab has kept meanwhile; undefined: there is nothing of the kind. */
  readonly takeOther: (() => void) | undefined;
}

/** How such a form is read and kept. */
export interface FormRoom<Value> {
  readonly game: PageGame;
  /** The name of the form in links. */
  readonly kind: string;
  /** Reads what was kept or sent, in a box: what came with it, or the owner's. */
  readonly parse: (json: unknown, box: unknown) => Result<Value>;
  readonly empty: () => Value;
  /** Where it is kept, under `portolan:<game>:`, and which part of that it is. */
  readonly room: string;
  readonly pick: (kept: unknown) => unknown;
  readonly stored: () => unknown;
  readonly store: (value: Value) => void;
  /** What another form hands over, under its own name in links. */
  readonly handed?: { readonly kind: string; readonly take: (payload: Json) => void };
}

/** What was entered here, whose link names the owner's box in full: that box goes without saying, the standard one does not. */
const withoutOwn = (payload: Json, own: Json | null): Json => {
  const { edition, ...others } = payload;
  if (edition === undefined)
    return own && typeof payload.box === 'string' ? { ...others, edition: payload.box } : others;
  return JSON.stringify(edition) === JSON.stringify(own) ? others : payload;
};

/** What a link holds that could be read, and where it comes from. */
const fromOf = ({ link, origin }: Opened): From | undefined =>
  link?.ok ? { origin, payload: link.value.payload } : undefined;

/** What another page handed over: played otherwise than this table plays, it is looked at as what was sent is. */
const asPlayed = (game: PageGame, from: From): From => {
  const payload: Json = { rules: game.rulesVersion, ...unpackPosition(from.payload) };
  const same = sameReadings(game, game.openPoints.names, sentTerms(game, payload).rulings, rulingsOf(game.id).get());
  return from.origin.sent || same ? from : { payload, origin: { ...from.origin, sent: payload } };
};

/**
 * What the address holds, or what is kept in this browser, or an empty form; read as the page comes alive, before its fields are
 * opened. A link that was sent is read in its own box, never in the one kept here.
 */
export const useKeptForm = <Value extends object>(room: FormRoom<Value>): KeptForm<Value> => {
  const { game, kind, parse, empty, stored, store } = room;
  const history = useHistory<Value>(empty, store);
  const { now: value, change, amend: setValue } = history;
  const [trouble, setTrouble] = useState<readonly Problem[]>([]);
  const [from, setFrom] = useState<From>();
  const [live, setLive] = useState(false);
  const terms = useTerms(game, from, { ssr: 'initial' });
  useLayoutEffect(() => {
    const read = (turned: boolean): void => {
      const opened = openedAddress(game.id, turned);
      if (!opened.link) return;
      const own = editionOf(game.id).get();
      const at = fromOf(opened);
      if (at && opened.link.ok && opened.link.value.kind === room.handed?.kind) {
        setTrouble([]);
        setFrom(asPlayed(game, at));
        room.handed.take(at.payload);
        return;
      }
      const raw = at?.origin.sent;
      const sent = ofKind(opened.link, kind, (payload: Json) =>
        raw ? parse(payload, sentTerms(game, raw).edition) : parse(withoutOwn(payload, own), own ?? undefined),
      );
      setTrouble(sent.ok ? [] : sent.problems);
      if (!sent.ok) return;
      setValue(sent.value);
      setFrom(at);
    };
    const kept = parse(stored(), editionOf(game.id).get() ?? undefined);
    if (kept.ok) setValue(kept.value);
    read(false);
    const turn = (): void => whenPacking(() => read(true));
    addEventListener('hashchange', turn);
    return () => removeEventListener('hashchange', turn);
  }, []);
  // After the stores have come alive, too.
  useEffect(() => setLive(true), []);
  // As it is read: the order in which fields were filled in is no difference.
  const mine = parse(value, terms.edition);
  const other = useOtherTab(
    `${game.id}:${room.room}`,
    (kept) => {
      const theirs = parse(room.pick(kept), terms.edition);
      return theirs.ok ? theirs.value : undefined;
    },
    mine.ok ? mine.value : value,
  );
  return { value, change, history, trouble, terms, live, takeOther: other && (() => change(other)) };
};
