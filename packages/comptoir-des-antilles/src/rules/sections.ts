import { auctionSection } from './auction.ts';
import { contactSection } from './contact.ts';
import { endSection } from './end.ts';
import { gameSection } from './game.ts';
import { roundSection } from './round.ts';
import { rulingsSection } from './rulings/text.ts';
import { sailingSection } from './sailing.ts';
import type { ComptoirSection } from './section.ts';
import { setupSection } from './setup.ts';
import { shipsSection } from './ships.ts';
import { silentSection } from './silent.ts';
import { slateSection } from './slate.ts';
import { tileSection } from './tile.ts';
import { turnSection } from './turn.ts';

/** The rulebook in reading order. */
export const sections: readonly ComptoirSection[] = [
  gameSection,
  setupSection,
  roundSection,
  turnSection,
  contactSection,
  sailingSection,
  slateSection,
  shipsSection,
  auctionSection,
  tileSection,
  endSection,
  rulingsSection,
  silentSection,
];
