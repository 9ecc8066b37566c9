import {
  type Edition,
  editionSchema,
  type PieceKind,
  type TradeCard,
  type TreasureCard,
  treasureTypes,
} from '@portolan/cabo-da-roca';
import { cardNumber, pieceName, zoneNames } from '@portolan/cabo-da-roca/rules';
import { useEffect, useId, useState } from 'preact/hooks';
import { type CellProps, type Column, rowsOf } from '../../../box/Rows.tsx';
import { useField } from '../../../kit/form.tsx';
import { capital, fill } from '../../../kit/text.ts';
import type { Draft } from './draft.ts';
import { lettersTyped, notPorts } from './struck.ts';
import { words } from './words.ts';

const Struck = ({ lang, row, path, label, told, change }: CellProps<TradeCard, Draft>) => {
  const value = row.struck;
  const [text, setText] = useState(value.join(' '));
  useEffect(() => {
    if (lettersTyped(text).join() !== value.join()) setText(value.join(' '));
  }, [value]);
  const { id, error } = useField(path, label);
  const unknown = notPorts(text);
  const bad = error !== undefined || unknown.length > 0;
  const noPort = useId();
  return (
    <>
      <input
        id={id}
        class={bad ? 'cell cell-n is-bad' : 'cell cell-n'}
        autocomplete="off"
        spellcheck={false}
        aria-label={label}
        aria-invalid={bad ? 'true' : undefined}
        aria-describedby={unknown.length > 0 ? noPort : error && told}
        maxLength={30}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          change({ ...row, struck: lettersTyped(event.currentTarget.value) });
        }}
        onBlur={() => unknown.length === 0 && setText(value.join(' '))}
      />
      {unknown.length > 0 && (
        <span class="err" id={noPort} role="status">
          {fill(words.noPort[lang], { letters: unknown.join(' ') })}
        </span>
      )}
    </>
  );
};

const zoneColumns = zoneNames.map(
  (zone, i): Column<TradeCard, Draft> => ({
    at: `prices[${i}]`,
    head: { fr: fill(words.zone.fr, { zone }), en: fill(words.zone.en, { zone }) },
    short: zone,
  }),
);

/** The trade cards, a row each: goods, prices by zone, struck ports. */
export const TradeCards = rowsOf<TradeCard, Draft>({
  shape: editionSchema,
  class: 'cb-box-cards',
  head: words.card,
  name: ({ row, lang }) => cardNumber(row.id, lang),
  label: ({ row, lang }, what) => fill(words.cell[lang], { what, card: cardNumber(row.id, lang) }),
  alias: ({ row }) => `tradeCards.${row.id}`,
  columns: [
    {
      at: 'good',
      head: words.good,
      options: ({ row, whole, lang }) => {
        const goods = whole.goods.map((good) => ({ value: good.id, label: good[lang] }));
        return goods.some(({ value }) => value === row.good) ? goods : [{ value: row.good, label: row.good }, ...goods];
      },
    },
    ...zoneColumns,
    { at: 'struck', head: words.struck, as: Struck },
  ],
});

/** The treasure cards: what each gives a value to, and which. */
export const Treasures = rowsOf<TreasureCard, Draft>({
  shape: editionSchema,
  head: words.card,
  name: ({ at }) => String(at + 1),
  columns: [
    {
      at: 'type',
      head: words.kind,
      label: ({ at, lang }) => fill(words.treasure[lang], { n: at + 1 }),
      options: ({ lang }) => treasureTypes.map((type) => ({ value: type, label: capital(words[type][lang]) })),
    },
    { at: 'value', head: words.worth, label: ({ at, lang }) => fill(words.value[lang], { n: at + 1 }) },
  ],
});

/** The prices of pieces. */
export const Costs = rowsOf<Edition['costs']['trade'], Draft>({
  shape: editionSchema,
  head: words.piece,
  name: ({ key, lang }) => capital(pieceName(key as PieceKind, lang)),
  label: ({ key, lang }, what) => fill(words.ofPiece[lang], { what, piece: pieceName(key as PieceKind, lang) }),
  columns: [
    { at: 'buy', head: words.buy },
    { at: 'sell', head: words.sell },
  ],
});
