import { type TreasureCard, treasureTypes } from '@portolan/cabo-da-roca';
import { NumberCell, SelectCell } from '../../../box/cells.tsx';
import { capital, fill } from '../../../kit/text.ts';
import type { BoxProps } from './errors.ts';
import { words } from './words.ts';

const Row = ({
  lang,
  draft,
  change,
  errorAt,
  card,
  at,
}: BoxProps & { readonly card: TreasureCard; readonly at: number }) => {
  const set = (part: Partial<TreasureCard>) =>
    change({ treasureCards: draft.treasureCards.map((old, i) => (i === at ? { ...old, ...part } : old)) });
  const wrong = errorAt(`treasureCards[${at}]`);
  return (
    <tr class={wrong ? 'is-bad' : undefined}>
      <th scope="row">
        {at + 1}
        {wrong && <span class="err">{wrong}</span>}
      </th>
      <td>
        <SelectCell
          label={fill(words.treasure[lang], { n: at + 1 })}
          value={card.type}
          options={treasureTypes.map((type) => ({ value: type, label: capital(words[type][lang]) }))}
          onChange={(type) => set({ type })}
        />
      </td>
      <td>
        <NumberCell
          lang={lang}
          label={fill(words.value[lang], { n: at + 1 })}
          value={card.value}
          min={0}
          max={999}
          onChange={(value) => set({ value })}
        />
      </td>
    </tr>
  );
};

/** The treasure cards: what each gives a value to, and which. */
export const Treasures = (props: BoxProps) => (
  <table class="box-t">
    <thead>
      <tr>
        <th scope="col">{words.card[props.lang]}</th>
        <th scope="col">{words.kind[props.lang]}</th>
        <th scope="col">{words.worth[props.lang]}</th>
      </tr>
    </thead>
    <tbody>
      {props.draft.treasureCards.map((card, i) => (
        <Row key={`${i} ${card.id}`} {...props} card={card} at={i} />
      ))}
    </tbody>
  </table>
);
