import { tableOf } from '@portolan/boards/comptoir-des-antilles';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '../../../play/game.ts';
import { Cards } from '../board/Cards.tsx';
import { Around } from '../position/Around.tsx';
import { Picture } from '../position/Picture.tsx';
import { Goods } from './Goods.tsx';

/** The harbor as it is played on, and what lies around it. */
export const Board = ({ state, lang, seat, action }: BoardProps) => {
  const table = useMemo(() => tableOf(state), [state]);
  // A touch changes the places alone.
  const around = useMemo(() => <Around {...{ table, lang, state, action }} />, [table, lang, state, action]);
  // A contact is chosen in the first screen of a phone, above the quays; once it is played they are what is touched.
  const choosing = state.phase === 'act' && state.contact < 0;
  const cards = <Cards table={table} lang={lang} discard={false} />;
  return (
    <>
      {choosing && <div class="board ca-first">{cards}</div>}
      <Picture
        table={table}
        lang={lang}
        state={state}
        action={action}
        problems={[]}
        violations={[]}
        cards={choosing ? null : cards}
      />
      <Goods table={table} seat={seat} lang={lang} />
      {around}
    </>
  );
};
