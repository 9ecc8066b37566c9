import { useStore } from '@nanostores/preact';
import {
  type Edition,
  type EditionPatch,
  makeEdition,
  parseEdition,
  portIds,
  reconstructed,
  type TradeCard,
} from '@portolan/cabo-da-roca';
import type { Lang, Problem } from '@portolan/core';
import { useMemo, useState } from 'preact/hooks';
import { zoneNames } from '../../../boards/cabo-da-roca/names.ts';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { caboBook, caboPage } from '../../../kit/cabo-da-roca.ts';
import { Group, TextField } from '../../../kit/controls.tsx';
import { both, fill, words } from '../../../kit/text.ts';
import { editionOf, type Json } from '../../../stores/table.ts';
import { NumberCell, SelectCell } from '../../box/cells.tsx';
import { LinkTrouble } from '../../check/LinkTrouble.tsx';
import type { PartProps } from '../../check/module.ts';

const texts = {
  title: both('Votre boîte', 'Your box'),
  lead: both(
    'Recopiez ce qui est imprimé sur vos cartes et vos tuiles. Tout reste dans ce navigateur et sert à la position et aux conseils.',
    'Copy what is printed on your cards and tiles. It all stays in this browser and is used for positions and advice.',
  ),
  ports: both('Les noms des ports', 'The names of the ports'),
  port: both('Port {port}', 'Port {port}'),
  goods: both('Les marchandises', 'The goods'),
  cards: both('Les cartes de commerce', 'The trade cards'),
  card: both('Carte', 'Card'),
  good: both('Marchandise', 'Goods'),
  zone: both('Zone {zone}', 'Zone {zone}'),
  struck: both('Ports rayés', 'Struck ports'),
  cell: both('{what}, carte {card}', '{what}, card {card}'),
  treasures: both('Les cartes de trésor', 'The treasure cards'),
  kept: both('Enregistré dans ce navigateur.', 'Kept in this browser.'),
  standard: both('C’est notre boîte reconstituée, telle quelle.', 'This is our reconstructed box, unchanged.'),
  wrong: both('Corrigez ce qui est marqué : le reste est gardé.', 'Correct what is marked: the rest is kept.'),
  restore: both('Revenir à notre boîte', 'Back to our box'),
} as const;

/** What can be typed in. */
type Draft = Pick<Edition, 'ports' | 'goods' | 'tradeCards' | 'treasureCards'>;

const draftOf = ({ ports, goods, tradeCards, treasureCards }: Edition): Draft => ({
  ports,
  goods,
  tradeCards,
  treasureCards,
});

/** The parts of a draft that differ from the default box; empty if none does. */
const patchOf = (draft: Draft): Json =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify(reconstructed[part as keyof Draft]),
    ),
  );

const stored = (patch: EditionPatch): Json | null => (typeof patch === 'string' ? null : (patch as Json));

const opened = (edition: unknown): Draft => {
  const box = parseEdition(edition ?? {});
  return draftOf(box.ok ? box.value : reconstructed);
};

const troublesOf = (sent: unknown): readonly Problem[] => {
  if (sent === undefined) return [];
  const box = parseEdition((sent as { edition?: unknown }).edition);
  return box.ok ? [] : box.problems;
};

interface RowsProps {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

/** Letters of ports as they are typed: `A F`, `a,f`, `AF`. */
const lettersTyped = (text: string): TradeCard['struck'] => portIds.filter((port) => text.toUpperCase().includes(port));

const StruckCell = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: TradeCard['struck'];
  onChange: (ports: TradeCard['struck']) => void;
}) => {
  const [text, setText] = useState(value.join(' '));
  return (
    <input
      class="cell cell-n"
      autocomplete="off"
      spellcheck={false}
      aria-label={label}
      maxLength={30}
      value={text}
      onInput={(event) => {
        setText(event.currentTarget.value);
        onChange(lettersTyped(event.currentTarget.value));
      }}
      onBlur={() => setText(value.join(' '))}
    />
  );
};

const CardRows = ({ lang, draft, change }: RowsProps) => {
  const set = (i: number, part: Partial<TradeCard>) =>
    change({ tradeCards: draft.tradeCards.map((card, j) => (j === i ? { ...card, ...part } : card)) });
  const label = (what: string, card: string) => fill(texts.cell[lang], { what, card });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrolled by keyboard too
    <section class="scroll" tabIndex={0} aria-label={texts.cards[lang]}>
      <table class="box-t">
        <thead>
          <tr>
            <th scope="col">{texts.card[lang]}</th>
            <th scope="col">{texts.good[lang]}</th>
            {zoneNames.map((zone) => (
              <th key={zone} scope="col">
                {fill(texts.zone[lang], { zone })}
              </th>
            ))}
            <th scope="col">{texts.struck[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {draft.tradeCards.map((card, i) => (
            <tr key={card.id}>
              <th scope="row">{card.id}</th>
              <td>
                <SelectCell
                  label={label(texts.good[lang], card.id)}
                  value={card.good}
                  options={draft.goods.map((good) => ({ value: good.id, label: good[lang] }))}
                  onChange={(good) => set(i, { good })}
                />
              </td>
              {card.prices.map((price, zone) => (
                <td key={zoneNames[zone]}>
                  <NumberCell
                    lang={lang}
                    label={label(fill(texts.zone[lang], { zone: zoneNames[zone] ?? '' }), card.id)}
                    value={price}
                    min={0}
                    max={990}
                    onChange={(value) =>
                      set(i, {
                        prices: card.prices.map((old, j) =>
                          j === zone ? value : old,
                        ) as unknown as TradeCard['prices'],
                      })
                    }
                  />
                </td>
              ))}
              <td>
                <StruckCell
                  label={label(texts.struck[lang], card.id)}
                  value={card.struck}
                  onChange={(struck) => set(i, { struck })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Names = ({ lang, draft, change }: RowsProps) => (
  <>
    <Group label={texts.ports[lang]}>
      <div class="cb-cols">
        {draft.ports.map((port, i) => (
          <TextField
            key={port.id}
            label={fill(texts.port[lang], { port: port.id })}
            value={port.name ?? ''}
            maxLength={24}
            onChange={(name) =>
              change({
                ports: draft.ports.map((old, j) => (j === i ? { id: old.id, ...(name.trim() ? { name } : {}) } : old)),
              })
            }
          />
        ))}
      </div>
    </Group>
    <Group label={texts.goods[lang]}>
      <div class="cb-cols">
        {draft.goods.map((good, i) => (
          <TextField
            key={good.id}
            label={reconstructed.goods[i]?.[lang] ?? good.id}
            value={good[lang]}
            maxLength={24}
            onChange={(name) =>
              change({ goods: draft.goods.map((old, j) => (j === i ? { ...old, [lang]: name } : old)) })
            }
          />
        ))}
      </div>
    </Group>
  </>
);

const Treasures = ({ lang, draft, change }: RowsProps) => (
  <div class="picks-row">
    {draft.treasureCards.map((card, i) => (
      <SelectCell
        key={card.id}
        label={`${texts.treasures[lang]}, ${card.id}`}
        value={`${card.type} ${card.value}`}
        options={(['island', 'wreck'] as const).flatMap((type) =>
          ['50', '100', '150'].map((value) => ({
            value: `${type} ${value}`,
            label: `${type === 'island' ? both('île', 'island')[lang] : both('épave', 'wreck')[lang]} ${value}`,
          })),
        )}
        onChange={(text) => {
          const [type, value] = text.split(' ');
          change({
            treasureCards: draft.treasureCards.map((old, j) =>
              j === i ? { ...old, type: type === 'wreck' ? 'wreck' : 'island', value: Number(value) } : old,
            ),
          });
        }}
      />
    ))}
  </div>
);

/** The owner's own cards and names: typed in once, kept in the browser, carried by links. */
const Box = ({ lang, sent }: PartProps) => {
  const kept = useStore(editionOf(caboPage.id));
  const troubles = useMemo(() => troublesOf(sent), [sent]);
  const [draft, setDraft] = useState<Draft>(() =>
    opened(troubles.length === 0 ? ((sent as { edition?: unknown } | undefined)?.edition ?? kept) : kept),
  );
  const [times, setTimes] = useState(0);
  const patch = patchOf(draft);
  const read = parseEdition(patch);
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    const box = parseEdition(patchOf(next));
    if (box.ok) editionOf(caboPage.id).set(stored(makeEdition(box.value)));
  };
  const restore = (): void => {
    setDraft(draftOf(reconstructed));
    setTimes(times + 1);
    editionOf(caboPage.id).set(null);
  };
  const status = !read.ok ? texts.wrong : Object.keys(patch).length > 0 ? texts.kept : texts.standard;
  return (
    <form class="fields box" onSubmit={(event) => event.preventDefault()} key={times}>
      <h2 class="ask">{texts.title[lang]}</h2>
      {troubles.length > 0 && <LinkTrouble lang={lang} problems={troubles} />}
      <p class="lead-0">{texts.lead[lang]}</p>
      <p class={read.ok ? 'small' : 'err'} role="status">
        {status[lang]}
      </p>
      {!read.ok && (
        <ul class="err">
          {read.problems.map((problem) => (
            <li key={`${problem.path} ${problem.code}`}>{caboBook.problemText(problem, lang)}</li>
          ))}
        </ul>
      )}
      <Names lang={lang} draft={draft} change={change} />
      <Group label={texts.cards[lang]}>
        <CardRows lang={lang} draft={draft} change={change} />
      </Group>
      <Group label={texts.treasures[lang]}>
        <Treasures lang={lang} draft={draft} change={change} />
      </Group>
      <div class="actions">
        {read.ok && <CopyButton lang={lang} kind="box" payload={{ edition: patch }} />}
        <button type="button" class="btn" onClick={restore}>
          {texts.restore[lang]}
        </button>
        <a class="btn" href="#list">
          {words.allQuestions[lang]}
        </a>
      </div>
    </form>
  );
};

export default Box;
