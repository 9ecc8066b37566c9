import { Piles, Players, type Table } from '@portolan/boards/comptoir-des-antilles';
import { phases, type State } from '@portolan/comptoir-des-antilles';
import { phaseName } from '@portolan/comptoir-des-antilles/rules';
import type { PictureProps } from '../../../position/editor-game.ts';
import { Moment } from '../../../position/Moment.tsx';
import { SeenBeside } from '../../../position/SeenBeside.tsx';
import type { Form } from './form.ts';
import { useMarks } from './marks.ts';
import { Surroundings } from './Surroundings.tsx';
import { words } from './words.ts';

/** What lies around a harbor that is entered: how many play and the phase are chosen there. */
export const Beside = ({ table, lang, form, state, action }: PictureProps<State, Table, Form>) => {
  const marks = useMarks({ table, state, action });
  const moment = (
    <Moment form={form} counts={[3, 4]} phases={phases.map((value) => ({ value, label: phaseName(value, lang) }))} />
  );
  return (
    <Surroundings table={table} lang={lang} when={moment}>
      <SeenBeside title={words.around[lang]}>
        {() => (
          <>
            <Piles table={table} lang={lang} marks={marks} />
            <Players table={table} lang={lang} />
          </>
        )}
      </SeenBeside>
    </Surroundings>
  );
};
