import { type Edition, type PieceKind, pieceKinds, shipKinds } from '@portolan/cabo-da-roca';
import { pieceName } from '@portolan/cabo-da-roca/rules';
import { NumberCell } from '../../../box/cells.tsx';
import { Group, Stepper } from '../../../kit/controls.tsx';
import { capital, fill } from '../../../kit/text.ts';
import type { BoxProps } from './errors.ts';
import { words } from './words.ts';

interface AmountProps {
  readonly form: BoxProps;
  readonly label: string;
  readonly value: number;
  readonly path: string;
  readonly min?: number;
  readonly set: (value: number) => void;
}

const Amount = ({ form, label, value, path, min = 0, set }: AmountProps) => (
  <Stepper
    lang={form.lang}
    label={label}
    value={value}
    min={min}
    max={9999}
    error={form.errorAt(path)}
    onChange={set}
  />
);

const CostRow = ({ form, piece }: { form: BoxProps; piece: PieceKind }) => {
  const { lang, draft, change, errorAt } = form;
  const wrong = errorAt(`costs.${piece}`);
  return (
    <tr class={wrong ? 'is-bad' : undefined}>
      <th scope="row">
        {capital(pieceName(piece, lang))}
        {wrong && <span class="err">{wrong}</span>}
      </th>
      {(['buy', 'sell'] as const).map((what) => (
        <td key={what}>
          <NumberCell
            lang={lang}
            label={fill(words.ofPiece[lang], { what: words[what][lang], piece: pieceName(piece, lang) })}
            value={draft.costs[piece][what]}
            min={0}
            max={999}
            onChange={(coins) =>
              change({ costs: { ...draft.costs, [piece]: { ...draft.costs[piece], [what]: coins } } })
            }
          />
        </td>
      ))}
    </tr>
  );
};

const Costs = ({ form }: { form: BoxProps }) => (
  <table class="box-t">
    <thead>
      <tr>
        <th scope="col">{words.piece[form.lang]}</th>
        <th scope="col">{words.buy[form.lang]}</th>
        <th scope="col">{words.sell[form.lang]}</th>
      </tr>
    </thead>
    <tbody>
      {pieceKinds.map((piece) => (
        <CostRow key={piece} form={form} piece={piece} />
      ))}
    </tbody>
  </table>
);

const Dues = ({ form }: { form: BoxProps }) => (
  <div class="rows">
    {(['toll', 'portFee', 'guestFee'] as const).map((due) => (
      <Amount
        key={due}
        form={form}
        label={words[due][form.lang]}
        value={form.draft.dues[due]}
        path={`dues.${due}`}
        set={(coins) => form.change({ dues: { ...form.draft.dues, [due]: coins } })}
      />
    ))}
  </div>
);

const awards = [
  ['goal', 'goal'],
  ['fish', 'fish'],
  ['fishUnderShip', 'fishUnderShip'],
  ['fleet', 'fleet'],
  ['ports', 'portsAward'],
] as const satisfies readonly (readonly [keyof Edition['awards'], keyof typeof words])[];

const Awards = ({ form }: { form: BoxProps }) => {
  const { lang, draft, change } = form;
  const { fleetPoints } = draft.awards;
  return (
    <div class="rows">
      <Amount
        form={form}
        label={words.coins[lang]}
        value={draft.start.coins}
        path="start"
        set={(coins) => change({ start: { coins } })}
      />
      {awards.map(([award, word]) => (
        <Amount
          key={award}
          form={form}
          label={words[word][lang]}
          value={draft.awards[award]}
          path={`awards.${award}`}
          min={award === 'goal' ? 1 : 0}
          set={(coins) => change({ awards: { ...draft.awards, [award]: coins } })}
        />
      ))}
      {shipKinds.map((kind) => (
        <Amount
          key={kind}
          form={form}
          label={fill(words.points[lang], { piece: pieceName(kind, lang) })}
          value={fleetPoints[kind]}
          path={`awards.fleetPoints.${kind}`}
          set={(points) => change({ awards: { ...draft.awards, fleetPoints: { ...fleetPoints, [kind]: points } } })}
        />
      ))}
    </div>
  );
};

/** The numbers of a box: prices of pieces, tolls and fees, the start and the awards. */
export const Numbers = (form: BoxProps) => (
  <>
    <Group label={words.costs[form.lang]}>
      <Costs form={form} />
    </Group>
    <Group label={words.dues[form.lang]}>
      <Dues form={form} />
    </Group>
    <Group label={words.start[form.lang]}>
      <Awards form={form} />
    </Group>
  </>
);
