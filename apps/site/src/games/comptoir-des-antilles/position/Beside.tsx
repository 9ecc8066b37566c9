import { WordsFold } from '@portolan/boards';
import {
  ContactCard,
  made,
  Piles,
  Players,
  playedOf,
  type Table,
  tableInWords,
} from '@portolan/boards/comptoir-des-antilles';
import { phases, type State } from '@portolan/comptoir-des-antilles';
import { phaseName } from '@portolan/comptoir-des-antilles/rules';
import type { PictureProps } from '../../../position/editor-game.ts';
import { Moment } from '../../../position/Moment.tsx';
import { SeenBeside } from '../../../position/SeenBeside.tsx';
import type { Form } from './form.ts';
import { useMarks } from './marks.ts';
import { words } from './words.ts';

/** What lies around the harbor that is entered: who plays, the phase, the card in play, the piles, every player, and all of it in words. */
export const Beside = ({ table, lang, form, state, action }: PictureProps<State, Table, Form>) => {
  const marks = useMarks({ table, state, action });
  const played = playedOf(table);
  return (
    <div class="board ca-beside">
      <Moment form={form} counts={[3, 4]} phases={phases.map((value) => ({ value, label: phaseName(value, lang) }))} />
      {played && <ContactCard contact={played.contact} now={played.now} lang={lang} />}
      <SeenBeside title={words.piles[lang]}>{() => <Piles table={table} lang={lang} marks={marks} />}</SeenBeside>
      <SeenBeside title={words.have[lang]}>{() => <Players table={table} lang={lang} />}</SeenBeside>
      {table.box.provenance.contacts === 'reconstructed' && <p class="small">{made[lang]}</p>}
      <WordsFold lines={tableInWords(table, lang)} lang={lang} />
    </div>
  );
};
