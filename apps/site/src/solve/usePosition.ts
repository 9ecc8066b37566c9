import type { Lang } from '@portolan/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useGame } from '../kit/game.ts';
import { type From, type TermsInUse, useTerms } from '../kit/useTerms.ts';
import { isObject } from '../position/json.ts';
import { same } from '../stores/same.ts';
import { editionOf, type Json, positionOf } from '../stores/table.ts';
import { positionUnder, sentTerms, unpackPosition } from '../stores/terms.ts';
import type { Crew } from './crew.ts';
import type { KnownQuestion, Opened } from './game.ts';
import type { Request } from './task.ts';

/** A question at the position that it is asked of. */
export interface AskedPosition {
  /** It stands; undefined while it is read for the first time. */
  readonly opened: Opened | undefined;
  /** Another one is being read. */
  readonly opening: boolean;
  /** Asks again, where it could not be read. */
  readonly again: (() => void) | undefined;
  /** Whose it is: a sample of ours, the one that was entered here, or one that was sent. */
  readonly whose: 'sample' | 'own' | 'sent';
  /** It stands in the link that opened the page. */
  readonly inLink: boolean;
  readonly terms: TermsInUse;
  /** What else the link holds that opened the page. */
  readonly sent: Json | undefined;
}

/** What was opened for which request, or that it could not be. */
interface Read {
  readonly by: string;
  readonly opened?: Opened;
}

/** The position of the link, else the one that was entered here, else a sample that the owner's box allows, and the terms that it is looked at under. */
export const usePosition = (known: KnownQuestion, crew: Crew, lang: Lang, from: From | undefined): AskedPosition => {
  const page = useGame();
  const { position: sample } = known.opened;
  const held = useMemo(() => from && { ...from, payload: unpackPosition(from.payload) }, [from]);
  const terms = useTerms(page, held);
  const inLink = useMemo(() => {
    if (!held || held.origin.kept) return undefined;
    const { position } = held.payload;
    // An old link without a position was about the sample.
    if (terms.sent) return positionUnder(isObject(position) ? position : sample, terms);
    return isObject(position) ? positionUnder(position, sentTerms(page, held.payload)) : undefined;
  }, [sample, page, held, terms.sent, terms.rulings]);
  const [kept] = useState(() => ({ position: positionOf(page.id).get(), box: editionOf(page.id).get() }));
  const offered = inLink ?? kept.position ?? undefined;
  const isKnown = !kept.box && (offered === undefined || same(offered, sample));
  const request: Request = { kind: 'open', lang, question: known.asked.id, offered, box: kept.box };
  const by = JSON.stringify(request);
  const [read, setRead] = useState<Read>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isKnown) return undefined;
    setRead((before) => (before?.opened ? before : undefined));
    return crew.ask(
      JSON.parse(by),
      (report) => report.kind === 'opened' && setRead({ by, opened: report.opened }),
      () => setRead({ by }),
    );
  }, [crew, by, isKnown, tries]);
  const opened = isKnown ? known.opened : read?.opened;
  const failed = read?.by === by && !read.opened;
  return {
    opened,
    opening: !isKnown && read?.by !== by,
    again: failed ? () => setTries((n) => n + 1) : undefined,
    whose: terms.sent ? 'sent' : opened?.own ? 'own' : 'sample',
    inLink: inLink !== undefined,
    terms,
    sent: held?.payload,
  };
};
