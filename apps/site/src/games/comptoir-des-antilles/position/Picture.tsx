import { WordsFold } from '@portolan/boards';
import {
  AuctionView,
  ContactCard,
  Harbor,
  made,
  marking,
  Piles,
  Players,
  playedOf,
  type Table,
  tableInWords,
} from '@portolan/boards/comptoir-des-antilles';
import { phases, type Quay, quayNumbers, type State } from '@portolan/comptoir-des-antilles';
import { phaseName } from '@portolan/comptoir-des-antilles/rules';
import { useSpots } from '../../../board/spots.ts';
import type { PictureProps } from '../../../position/editor-game.ts';
import { Moment } from '../../../position/Moment.tsx';
import { SeenBeside } from '../../../position/SeenBeside.tsx';
import { Cards } from '../board/Cards.tsx';
import type { Form } from './form.ts';
import { useMarks } from './marks.ts';
import { words } from './words.ts';

type Props = PictureProps<State, Table, Form>;

/** The quays that something is wrong with. */
export const wrongQuays = ({ problems, violations }: Pick<Props, 'problems' | 'violations'>): Quay[] => {
  const places = [...problems.map(({ path }) => path), ...violations.flatMap(({ paths }) => paths)];
  return quayNumbers.filter((quay) => places.some((place) => place.startsWith(`quays[${quay - 1}]`)));
};

/** The harbor as it is entered, with the proposed move marked on it, and the quays that cannot be so. */
export const Picture = (props: Omit<Props, 'form' | 'propose'>) => {
  const { table, lang } = props;
  const place = useSpots();
  const marks = useMarks(props);
  const wrong = wrongQuays(props);
  const quays = wrong.reduce((all, quay) => marking(all, quay, { refused: true }), marks.quays);
  const shown = quays ? { ...marks, quays } : marks;
  return (
    <div class="board">
      <Harbor table={table} lang={lang} marks={shown} place={place} />
      <AuctionView table={table} lang={lang} marks={shown} />
      {table.position.phase !== 'over' && <Cards table={table} lang={lang} />}
    </div>
  );
};

/** What lies around the harbor that is entered: who plays, the phase, the card in play, the piles, every player, and all of it in words. */
export const Beside = ({ table, lang, form, state, action }: Props) => {
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
