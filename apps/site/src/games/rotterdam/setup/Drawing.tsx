import { Board, tableOf } from '@portolan/boards/rotterdam';
import type { Edition } from '@portolan/rotterdam';
import type { SetupAbout } from '../../../setup/SetupPage.tsx';
import { setUp } from './dealt.ts';
import type { SetupTable } from './table.ts';

/** A table that was set up by chance. */
const Drawing = ({ lang, table, box }: SetupAbout<SetupTable, Edition>) => (
  <Board table={tableOf(setUp(table, box))} lang={lang} name="setup" still />
);

export default Drawing;
