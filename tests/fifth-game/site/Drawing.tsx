import type { SetupAbout } from '../../../apps/site/src/setup/SetupPage.tsx';
import { men, tableOf } from '../src/state.ts';
import { Board } from './Board.tsx';

/** The board before the first man is placed. */
const Drawing = ({ lang }: Pick<SetupAbout<unknown, unknown>, 'lang'>) => (
  <Board state={tableOf([[], []], [men, men])} lang={lang} />
);

export default Drawing;
