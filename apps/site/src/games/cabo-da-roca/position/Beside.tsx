import { Around, Players, type Table, Tariff } from '@portolan/boards/cabo-da-roca';
import { phases, type State } from '@portolan/cabo-da-roca';
import { phaseName } from '@portolan/cabo-da-roca/rules';
import { capital } from '../../../kit/text.ts';
import type { PictureProps } from '../../../position/editor-game.ts';
import { Moment } from '../../../position/Moment.tsx';
import { SeenBeside } from '../../../position/SeenBeside.tsx';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** What lies around the sea: who plays, whose turn it is, the phase, piles, every player, prices, and all of it in words. */
export const Beside = ({ table, lang, form }: PictureProps<State, Table, Form>) => (
  <div class="board cb-around fold-tiles">
    <Moment
      form={form}
      counts={[2, 3, 4]}
      phases={phases.map((value) => ({ value, label: capital(phaseName(value, lang)) }))}
      active={table.position.active ?? 0}
    />
    <SeenBeside title={words.have[lang]}>{() => <Players table={table} lang={lang} />}</SeenBeside>
    <SeenBeside title={words.prices[lang]}>{() => <Tariff table={table} lang={lang} />}</SeenBeside>
    <Around table={table} lang={lang} name="pos" players={false} tariff={false} />
  </div>
);
