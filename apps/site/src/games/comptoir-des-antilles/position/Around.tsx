import { WordsFold } from '@portolan/boards';
import { ContactCard, made, Piles, Players, playedOf, tableInWords } from '@portolan/boards/comptoir-des-antilles';
import { phaseName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { type Tried, useMarks } from './marks.ts';

/** What lies around a harbor that is played on: the phase, the card in play, the piles, every player, and all of it in words. */
export const Around = ({ lang, ...tried }: Tried & { readonly lang: Lang }) => {
  const { table } = tried;
  const marks = useMarks(tried);
  const played = playedOf(table);
  return (
    <div class="board ca-beside">
      <p class="ca-phase">
        <b>{phaseName(table.position.phase ?? 'act', lang)}</b>
      </p>
      {played && <ContactCard contact={played.contact} now={played.now} lang={lang} />}
      <Piles table={table} lang={lang} marks={marks} />
      <Players table={table} lang={lang} />
      {table.box.provenance.contacts === 'reconstructed' && <p class="small">{made[lang]}</p>}
      <WordsFold lines={tableInWords(table, lang)} lang={lang} />
    </div>
  );
};
