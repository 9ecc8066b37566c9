import { portIds, type TradeCard } from '@portolan/cabo-da-roca';
import { zoneNames } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { useEffect, useId, useState } from 'preact/hooks';
import { NumberCell, SelectCell } from '../../../box/cells.tsx';
import { fill } from '../../../kit/text.ts';
import type { BoxProps } from './errors.ts';
import { words } from './words.ts';

/** Letters of ports as they are typed: `A F`, `a,f`, `AF`. */
export const lettersTyped = (text: string): TradeCard['struck'] =>
  portIds.filter((port) => text.toUpperCase().includes(port));

/** What was typed there that is no port of the game. */
export const notPorts = (text: string): string[] =>
  [...new Set(text.toUpperCase().replace(/[\s,;.]/g, ''))].filter((letter) => !portIds.some((port) => port === letter));

const StruckCell = ({
  lang,
  label,
  value,
  wrong,
  onChange,
}: {
  lang: Lang;
  label: string;
  value: TradeCard['struck'];
  wrong: boolean;
  onChange: (ports: TradeCard['struck']) => void;
}) => {
  const [text, setText] = useState(value.join(' '));
  useEffect(() => {
    if (lettersTyped(text).join() !== value.join()) setText(value.join(' '));
  }, [value]);
  const unknown = notPorts(text);
  const bad = wrong || unknown.length > 0;
  const id = useId();
  return (
    <>
      <input
        class={bad ? 'cell cell-n is-bad' : 'cell cell-n'}
        autocomplete="off"
        spellcheck={false}
        aria-label={label}
        aria-invalid={bad ? 'true' : undefined}
        aria-describedby={unknown.length > 0 ? id : undefined}
        maxLength={30}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          onChange(lettersTyped(event.currentTarget.value));
        }}
        onBlur={() => unknown.length === 0 && setText(value.join(' '))}
      />
      {unknown.length > 0 && (
        <span class="err" id={id} role="status">
          {fill(words.noPort[lang], { letters: unknown.join(' ') })}
        </span>
      )}
    </>
  );
};

const Row = ({
  lang,
  draft,
  change,
  errorAt,
  card,
  at,
}: BoxProps & { readonly card: TradeCard; readonly at: number }) => {
  const set = (part: Partial<TradeCard>) =>
    change({ tradeCards: draft.tradeCards.map((old, i) => (i === at ? { ...old, ...part } : old)) });
  const label = (what: string) => fill(words.cell[lang], { what, card: card.id });
  const wrong = errorAt(`tradeCards[${at}]`, `tradeCards.${card.id}`);
  const goods = draft.goods.map((good) => ({ value: good.id, label: good[lang] }));
  const known = goods.some(({ value }) => value === card.good);
  return (
    <>
      <tr class={wrong ? 'is-bad' : undefined}>
        <th scope="row">{card.id}</th>
        <td>
          <SelectCell
            label={label(words.good[lang])}
            value={card.good}
            options={known ? goods : [{ value: card.good, label: card.good }, ...goods]}
            onChange={(good) => set({ good })}
          />
        </td>
        {card.prices.map((price, zone) => (
          <td key={zoneNames[zone]}>
            <NumberCell
              lang={lang}
              label={label(fill(words.zone[lang], { zone: zoneNames[zone] ?? '' }))}
              value={price}
              min={0}
              max={999}
              onChange={(value) =>
                set({
                  prices: card.prices.map((old, i) => (i === zone ? value : old)) as unknown as TradeCard['prices'],
                })
              }
            />
          </td>
        ))}
        <td>
          <StruckCell
            lang={lang}
            label={label(words.struck[lang])}
            value={card.struck}
            wrong={errorAt(`tradeCards[${at}].struck`) !== undefined}
            onChange={(struck) => set({ struck })}
          />
        </td>
      </tr>
      {wrong && (
        <tr>
          <td colSpan={6}>
            <span class="err">
              {card.id}. {wrong}
            </span>
          </td>
        </tr>
      )}
    </>
  );
};

/** The trade cards, a row each: goods, prices by zone, struck ports. */
export const TradeCards = (props: BoxProps) => {
  const { lang, draft, errorAt } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrolled by keyboard too
    <section class="scroll" tabIndex={0} aria-label={words.cards[lang]}>
      {draft.tradeCards.length === 0 && <p class="err">{errorAt('tradeCards')}</p>}
      <table class="box-t cb-box-cards">
        <thead>
          <tr>
            <th scope="col">{words.card[lang]}</th>
            <th scope="col">{words.good[lang]}</th>
            {zoneNames.map((zone) => (
              <th key={zone} scope="col" aria-label={fill(words.zone[lang], { zone })}>
                <span class="cb-zone">{fill(words.zone[lang], { zone: '' })}</span>
                {zone}
              </th>
            ))}
            <th scope="col">{words.struck[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {draft.tradeCards.map((card, i) => (
            <Row key={`${i} ${card.id}`} {...props} card={card} at={i} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
