import { type PieceKind, pieceKinds, shipKinds } from '@portolan/cabo-da-roca';
import type { PurchaseInput } from '@portolan/cabo-da-roca/checkers';
import { pieceName } from '@portolan/cabo-da-roca/rules';
import type { FieldsAbout } from '../../../check/module.ts';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { both, capital } from '../../../kit/text.ts';
import { kindMark } from '../parts/kinds.tsx';
import { boxFrom } from '../parts/tables.ts';

const limits = { sailor: 5, fishing: 2, trade: 2, pirate: 1 } as const;

const countOf = (sold: readonly PieceKind[], kind: PieceKind): number => sold.filter((one) => one === kind).length;

/** The pieces sold are a list of kinds, and are entered as a number of each. */
const Sold = ({ lang, path, value = [], onChange }: FieldProps<readonly PieceKind[] | undefined>) => (
  <>
    {pieceKinds.map((kind, i) => (
      <Stepper
        key={kind}
        lang={lang}
        label={capital(pieceName(kind, lang))}
        value={countOf(value, kind)}
        min={0}
        max={limits[kind]}
        at={value.includes(kind) ? `${path}[${value.lastIndexOf(kind)}]` : i === 0 ? path : undefined}
        onChange={(n) =>
          onChange(pieceKinds.flatMap((one) => Array<PieceKind>(one === kind ? n : countOf(value, one)).fill(one)))
        }
      />
    ))}
  </>
);

/** What is bought, where, with what, and when. */
export const fields: FieldList<PurchaseInput, FieldsAbout> = [
  { at: 'piece', mark: kindMark },
  {
    class: 'rows',
    of: [
      { at: 'coins', max: (_, { edition }) => boxFrom(edition).awards.goal - 1 },
      { at: 'left', max: 3 },
    ],
  },
  {
    group: both('La case', 'The square'),
    of: [
      {
        class: 'rows',
        of: [
          '*',
          { at: 'sailor', as: 'select' },
          { at: 'home', as: 'select', when: ({ place }) => place === 'port' },
          { at: 'ship', as: 'select' },
        ],
      },
      '*',
    ],
  },
  {
    group: 'owned',
    of: [
      {
        class: 'rows',
        of: pieceKinds.map((kind) => ({ at: `owned.${kind}`, sign: kindMark(kind), max: limits[kind] })),
      },
      {
        fold: 'gone',
        class: 'rows',
        of: shipKinds.map((kind) => ({ at: `gone.${kind}`, max: limits[kind] })),
      },
    ],
  },
  { class: 'rows', of: ['*'] },
  {
    fold: 'sell',
    open: ({ sell = [] }) => sell.length > 0,
    class: 'rows',
    of: [{ at: 'sell', as: Sold }],
  },
];
