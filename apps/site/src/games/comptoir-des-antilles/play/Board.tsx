import { tableOf } from '@portolan/boards/comptoir-des-antilles';
import type { BoardProps } from '../../../play/game.ts';
import { Around } from '../position/Around.tsx';
import { Picture } from '../position/Picture.tsx';
import { Goods } from './Goods.tsx';

/** The harbor as it is played on, and what lies around it. */
export const Board = ({ state, lang, seat, action }: BoardProps) => {
  const table = tableOf(state);
  return (
    <>
      <Picture table={table} lang={lang} state={state} action={action} problems={[]} violations={[]} />
      <Goods table={table} seat={seat} lang={lang} />
      <Around table={table} lang={lang} state={state} action={action} />
    </>
  );
};
