import { WordsFold } from '@portolan/boards';
import { ContactCard, made, playedOf, type Table, tableInWords } from '@portolan/boards/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  /** Where in the game it is, if that is not said elsewhere. */
  readonly when?: ComponentChildren;
  /** The piles and the players. */
  readonly children: ComponentChildren;
}

/** The frame of what lies around a harbor: when it is, the card in play, the piles, every player, and all of it in words. */
export const Surroundings = ({ table, lang, when, children }: Props) => {
  const played = playedOf(table);
  return (
    <div class="board ca-beside fold-tiles">
      {when}
      {played && <ContactCard contact={played.contact} now={played.now} lang={lang} />}
      {children}
      <WordsFold lines={tableInWords(table, lang)} lang={lang} />
      {table.box.provenance.contacts === 'reconstructed' && <p class="small">{made[lang]}</p>}
    </div>
  );
};
