import type { Face } from '@portolan/borneo';
import { readFace } from '../face.ts';

/** Left edges of the three upper flags; the lower one stands under the first. */
const columns = [4, 35, 66] as const;

/** A card as one picks it among many: its flags, large, and what it holds in the corner. Silent: words stand beside it. */
export const FlagFace = ({ face }: { face: Face }) => {
  const read = readFace(face);
  if (!read) return null;
  return (
    <svg viewBox="0 0 98 62" aria-hidden="true">
      {read.upper.map((letter, i) => (
        <use key={i} href={`#flag-${letter}`} x={columns[i]} y="4" width="30" height="24.4" />
      ))}
      <use href={`#flag-${read.lower}`} x={columns[0]} y="33" width="30" height="24.4" />
      <use href={`#sp-${read.spice}`} x={read.units === 2 ? 42 : 55} y="31" width="28" height="28" />
      {read.units === 2 && (
        <text class="x2 x2-face" x="83" y="51">
          ×2
        </text>
      )}
    </svg>
  );
};
