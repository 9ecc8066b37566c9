import { Slate } from '@portolan/boards/comptoir-des-antilles';
import type { SlateAnswer, SlateInput } from '@portolan/comptoir-des-antilles/checkers';
import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import { portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { boxOf } from '../parts/cards.ts';
import { tableIn } from '../parts/drawn.ts';
import { EMPTY, type Laid, laidOf, laidText } from '../parts/quay-text.ts';

/** The most places of a ship that can be written. */
const MOST = 12;

const unnamed = ({ to: _, ...input }: SlateInput): SlateInput => input;

/** The ship that has sailed: as many places as porters, and goods that matter no more. */
export const shipOf = (aboard: readonly number[], edition: unknown): string => {
  const all = aboard.reduce((sum, n) => sum + n, 0);
  const goods = boxOf(edition).goods[0]?.id ?? EMPTY;
  return laidText({ ship: Math.min(MOST, Math.max(1, all)), goods, porters: aboard, tile: null });
};

const Board = ({ lang, input, answer, beside, untold = [] }: BoardProps<SlateInput, SlateAnswer>) => {
  const { holder, to } = input;
  const open = { active: untold.includes('active'), slate: untold.includes('holder'), ship: untold.includes('aboard') };
  return (
    <PortPicture table={tableIn(beside, boxOf(input.edition), open)} lang={lang} quays={[1]}>
      {!open.slate && (
        <Slate
          holder={holder}
          lang={lang}
          to={untold.includes('to') ? undefined : to}
          refused={to !== undefined && !answer.verdict.legal}
        />
      )}
    </PortPicture>
  );
};

const slate: DisputeForm<SlateInput, SlateAnswer> = {
  boxed: true,
  unseen: ['aboard'],
  empty: () => ({ aboard: [0, 0, 0, 0], holder: 0, active: 0 }),
  more: () => import('./slate-fields.tsx'),
  Board,
  entry: portEntry<SlateInput>({
    tells: { quay: 'aboard' },
    // A place more than there are porters, so that another can come aboard.
    port: ({ aboard, active }) => ({
      texts: [laidText({ ...(laidOf(shipOf(aboard, undefined)) as Laid), ship: MOST })],
      seats: aboard.length === 4 ? 4 : 3,
      by: active,
    }),
    withQuay: (input, _, text) => {
      const porters = laidOf(text)?.porters ?? [];
      return { ...input, aboard: input.aboard.map((__, seat) => porters[seat] ?? 0) };
    },
    alone: true,
    kinds: ['porter'],
    parts: (input) => [
      { name: 'plays', at: 'active', seat: input.active, to: (active) => ({ ...input, active }) },
      { name: 'slate', at: 'holder', seat: input.holder, to: (holder) => ({ ...input, holder }) },
      { name: 'named', at: 'to', seat: input.to, to: (to) => (input.to === to ? unnamed(input) : { ...input, to }) },
    ],
    counters: ({ premiums }) => premiums,
    withCounters: (input, premiums) => ({ ...input, premiums }),
  }),
};

export default slate;
