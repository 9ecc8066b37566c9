import type { Lang, Seat } from '@portolan/core';
import { seatLetter } from '../seats.ts';

/** The pirate ship: in its cove between two rocks, or before a player. */
export const PirateShip = ({ where, lang }: { where: 'cove' | Seat; lang: Lang }) => {
  const words =
    where === 'cove'
      ? { fr: 'Bateau pirate, dans son repaire', en: 'Pirate ship, in its cove' }
      : { fr: `Bateau pirate, devant ${seatLetter(where)}`, en: `Pirate ship, with ${seatLetter(where)}` };
  return (
    <svg class="pirate" viewBox="0 0 96 72" role="img" aria-label={words[lang]}>
      {where === 'cove' && (
        <path class="cove" d="M2 66C4 40 10 22 22 14C18 34 22 52 30 64ZM94 66C92 38 88 20 76 10C80 32 76 52 68 64Z" />
      )}
      <path class="mast" d="M48 8V52M66 46L78 40" />
      <path class="pirate-flag" d="M49 9H76L70 17L76 25H49Z" />
      <circle class="pirate-skull" cx="59" cy="15.5" r="3.6" />
      <path class="pirate-bone" d="M53.5 19.5L64.5 23M64.5 19.5L53.5 23" />
      <path class="rig" d="M48 9L18 48M48 9L78 40" />
      <path class="pirate-hull" d="M16 44Q32 52 48 52Q66 52 80 45Q77 60 68 64H30Q20 58 16 44Z" />
      <path class="wave" d="M8 66q5 -4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0" />
    </svg>
  );
};
