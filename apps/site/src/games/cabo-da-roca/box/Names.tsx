import { type Good, reconstructed } from '@portolan/cabo-da-roca';
import { languages } from '@portolan/core';
import { AddButton, Group, RemoveButton, TextField } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import type { BoxProps } from './errors.ts';
import { words } from './words.ts';

const tongues = { fr: words.french, en: words.english } as const;

/** The most goods that the form offers to name. */
const MOST_GOODS = 10;

const Ports = ({ lang, draft, change, errorAt }: BoxProps) => (
  <div class="cb-cols">
    {draft.ports.map((port, i) => (
      <TextField
        key={port.id}
        label={fill(words.port[lang], { port: port.id })}
        value={port.name ?? ''}
        maxLength={24}
        error={errorAt(`ports[${i}]`)}
        onChange={(name) =>
          change({
            ports: draft.ports.map((old, j) => (j === i ? { id: old.id, ...(name.trim() ? { name } : {}) } : old)),
          })
        }
      />
    ))}
  </div>
);

/** An id that none of the goods has. */
const freeId = (goods: readonly Good[]): string => {
  const ids = Array.from({ length: MOST_GOODS + 1 }, (_, i) => `goods-${i + 1}`);
  return ids.find((id) => !goods.some((good) => good.id === id)) ?? 'goods';
};

const Goods = ({ lang, draft, change, errorAt }: BoxProps) => {
  const { goods, tradeCards } = draft;
  const used = (id: string): boolean => tradeCards.some(({ good }) => good === id);
  const ours = (id: string) => reconstructed.goods.find((good) => good.id === id)?.[lang] ?? id;
  const added = {
    fr: fill(words.newGood.fr, { n: goods.length + 1 }),
    en: fill(words.newGood.en, { n: goods.length + 1 }),
  };
  return (
    <>
      {goods.map((good, i) => (
        <div key={good.id} class="cb-line">
          {languages.map((tongue) => (
            <TextField
              key={tongue}
              label={fill(words.goodIn[lang], { good: ours(good.id), tongue: tongues[tongue][lang] })}
              value={good[tongue]}
              maxLength={24}
              error={errorAt(`goods[${i}].${tongue}`)}
              onChange={(name) =>
                change({ goods: goods.map((old, j) => (j === i ? { ...old, [tongue]: name } : old)) })
              }
            />
          ))}
          {!used(good.id) && goods.length > 1 && (
            <RemoveButton
              label={fill(words.removeGood[lang], { good: good[lang] })}
              onClick={() => change({ goods: goods.filter((_, j) => j !== i) })}
            />
          )}
        </div>
      ))}
      <AddButton
        label={words.addGood[lang]}
        disabled={goods.length >= MOST_GOODS}
        onClick={() => change({ goods: [...goods, { id: freeId(goods), ...added }] })}
      />
    </>
  );
};

/** The names of ports and goods. */
export const Names = (props: BoxProps) => (
  <>
    <Group label={words.ports[props.lang]}>
      <Ports {...props} />
    </Group>
    <Group label={words.goods[props.lang]}>
      <Goods {...props} />
    </Group>
  </>
);
