import { cargoInWords } from '@portolan/borneo/checkers';
import type { Cargo } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';
import { Sign } from '../../../kit/marks.tsx';
import { cargoLetter } from '../parts/names.ts';

interface Props {
  readonly lang: Lang;
  readonly kind: Cargo;
  readonly units?: 1 | 2 | undefined;
  readonly harbor?: boolean | undefined;
  /** Refused: a red frame and a cross. */
  readonly wrong?: boolean;
  /** Traded with the pirates: the spice it stands for. */
  readonly tradedAs?: Exclude<Cargo, 'crate'> | undefined;
}

/** One card of a payment, by what it holds: a small tile, 56 x 60. */
export const CargoChip = ({ lang, wrong = false, ...card }: Props) => {
  const { kind, units = 1, harbor = false, tradedAs } = card;
  return (
    <span class={wrong ? 'extra' : undefined}>
      <svg class="chip" viewBox="0 0 56 60" role="img" aria-label={cargoInWords(card, lang)}>
        <rect class={harbor ? 'card harbor' : 'card'} x=".75" y=".75" width="54.5" height="58.5" rx="5" />
        {harbor && <path class="card-h" d="M6 12H50" />}
        <use href={`#sp-${cargoLetter(kind)}`} x="9" y={units === 2 ? 4 : 11} width="38" height="38" />
        {units === 2 && (
          <text class="x2" x="28" y="54">
            ×2
          </text>
        )}
        {tradedAs && <use href={`#sp-${cargoLetter(tradedAs)}`} x="33" y="36" width="21" height="21" />}
      </svg>
      {wrong && (
        <span class="x">
          <Sign state="illegal" />
        </span>
      )}
    </span>
  );
};
