import { tableOf } from '@portolan/boards/comptoir-des-antilles';
import type { BoardProps } from '../../../play/game.ts';
import { Beside, Picture } from '../position/Picture.tsx';
import { Goods } from './Goods.tsx';

/** The harbor as it is played on, and what lies around it. */
export const Board = ({ state, lang, seat, action, propose }: BoardProps) => {
  const drawn = {
    table: tableOf(state),
    lang,
    state,
    action,
    propose,
    problems: [],
    violations: [],
    // Nothing is entered here: neither of them looks at a form.
    form: undefined as never,
  };
  return (
    <>
      <Picture {...drawn} />
      <Goods table={drawn.table} seat={seat} lang={lang} />
      <Beside {...drawn} />
    </>
  );
};
