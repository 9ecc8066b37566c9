import { Board, tableOf } from '@portolan/boards/comptoir-des-antilles';
import type { Edition } from '@portolan/comptoir-des-antilles';
import type { SetupAbout } from '../../../setup/SetupPage.tsx';
import { setUp } from './dealt.ts';
import type { SetupTable } from './table.ts';

/** A table that was set up by chance. */
const Drawing = ({ lang, table, box }: SetupAbout<SetupTable, Edition>) => (
  <Board table={tableOf(setUp(table, box))} lang={lang} />
);

export default Drawing;
