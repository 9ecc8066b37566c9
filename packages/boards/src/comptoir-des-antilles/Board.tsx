import { phaseName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang, Seat } from '@portolan/core';
import { WordsFold } from '../WordsFold.tsx';
import { AuctionView } from './AuctionView.tsx';
import { ContactCard } from './ContactCard.tsx';
import type { Marks } from './marks.ts';
import { playedOf, seatsOf, type Table } from './model.ts';
import { Piles } from './Piles.tsx';
import { Players } from './Players.tsx';
import { QuayRow } from './Quay.tsx';
import { counterBefore, rolesOf } from './roles.ts';
import { Slate } from './Slate.tsx';
import { Tally } from './Tally.tsx';
import { tableInWords } from './words.ts';

/** What is not printed, as every page that uses it says. */
export const made = {
  fr: 'Relations et nombres de tuiles événement reconstitués : aucune source ne les donne.',
  en: 'The contacts and the numbers of event tiles are reconstructed: no source gives them.',
} as const;

/** The counters of some players, with what changes on them. */
export const Counters = ({
  table,
  lang,
  seats,
  marks = {},
  ropes = true,
}: {
  table: Table;
  lang: Lang;
  seats: readonly Seat[];
  marks?: Marks;
  ropes?: boolean;
}) => (
  <Tally
    lang={lang}
    ropes={ropes}
    rows={seats.map((seat) => ({
      seat,
      premiums: table.uncounted ? undefined : counterBefore(table, seat, marks),
      changes: marks.counters?.[seat],
      changed: marks.happened,
      note: rolesOf(table, seat, lang).join(', '),
    }))}
  />
);

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  readonly marks?: Marks;
}

/** What lies around the quays: slate, counters, the card in play, the auction, piles, every player, and all of it in words. */
export const Around = ({ table, lang, marks = {} }: Props) => {
  const { slate, first, phase } = table.position;
  const played = playedOf(table);
  return (
    <>
      <p class="ca-phase">
        <b>{phaseName(phase ?? 'act', lang)}</b>
      </p>
      <div class="ca-post">
        <Slate holder={slate ?? first ?? 0} lang={lang} to={marks.slateTo} refused={marks.slateRefused} />
        <Counters table={table} lang={lang} seats={seatsOf(table)} marks={marks} />
      </div>
      {(played || table.position.auction) && (
        <div class="ca-side">
          {played && <ContactCard contact={played.contact} now={played.now} lang={lang} />}
          <AuctionView table={table} lang={lang} marks={marks} />
        </div>
      )}
      <Piles table={table} lang={lang} marks={marks} />
      <Players table={table} lang={lang} />
      {table.box.provenance.contacts === 'reconstructed' && <p class="small">{made[lang]}</p>}
      <WordsFold lines={tableInWords(table, lang)} lang={lang} />
    </>
  );
};

/** The whole table: the four quays and what lies around them. */
export const Board = ({ table, lang, marks = {} }: Props) => (
  <div class="board">
    <QuayRow table={table} lang={lang} marks={marks} />
    <Around table={table} lang={lang} marks={marks} />
  </div>
);
