import type { SetupAbout } from '../../../setup/SetupPage.tsx';
import { roundsOf } from '../check/rounds.ts';
import { Rounds } from './Rounds.tsx';
import type { SetupTable } from './table.ts';

/** Who places, round by round. */
const Order = ({ lang, table: { seats, first, fourMerchants }, rulings }: SetupAbout<SetupTable, unknown>) => (
  <Rounds lang={lang} rounds={roundsOf({ seats, first, merchants: fourMerchants ? 4 : 3 }, rulings)} />
);

export default Order;
