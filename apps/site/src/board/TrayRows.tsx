import type { Lang } from '@portolan/core';
import { useState } from 'preact/hooks';
import { fill } from '../kit/text.ts';
import type { Item, Tray } from './entry.ts';
import { boardWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly trays: readonly Tray[];
  /** What is in hand. */
  readonly hand: string | undefined;
  readonly take: (item: Item) => void;
}

/** Of more items the tab key reaches the first, and arrows lead on from there. */
const MANY = 20;

interface ItemProps {
  readonly lang: Lang;
  readonly item: Item;
  readonly held: boolean;
  /** Its drawing says it all: words are for those who cannot see it. */
  readonly drawn: boolean;
  /** The tab key goes by it. */
  readonly passed: boolean;
  readonly take: () => void;
}

const ItemButton = ({ lang, item, held, drawn, passed, take }: ItemProps) => (
  <button
    type="button"
    tabIndex={passed ? -1 : undefined}
    data-item={item.id}
    aria-keyshortcuts={item.key}
    aria-label={item.label}
    title={item.key && `${item.name} (${item.key.toUpperCase()})`}
    aria-pressed={held}
    aria-disabled={item.left === 0}
    onClick={() => item.left !== 0 && take()}
  >
    {item.picture && (
      <span class="pic" aria-hidden="true">
        {item.picture}
      </span>
    )}
    <span class={drawn ? 'sr' : 'name'}>{item.name}</span>
    {item.left !== undefined && (
      <span class={drawn ? 'sr' : 'n'}>{fill(words.left[lang], { n: String(item.left) })}</span>
    )}
  </button>
);

/** The items of a tray, those of one group alone if somebody wants them so. */
const TrayRow = ({ lang, tray, hand, take }: Omit<Props, 'trays'> & { readonly tray: Tray }) => {
  const { title, hint, items, groups = [], drawn, look, columns } = tray;
  const [only, setOnly] = useState<string>();
  const seen = groups.some(({ id }) => id === only)
    ? items.filter(({ group = [] }) => [group].flat().includes(only ?? ''))
    : items;
  return (
    <section class="tray-part" aria-label={title}>
      <p class="tray-h">
        {title} {hint && <span>{hint}</span>}
      </p>
      {groups.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second heading
        <div class="tray-groups" role="group" aria-label={words.only[lang]}>
          {groups.map(({ id, name, picture }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === only}
              {...(picture ? { 'aria-label': name, title: name } : {})}
              onClick={() => setOnly(id === only ? undefined : id)}
            >
              {picture ?? name}
            </button>
          ))}
        </div>
      )}
      <div
        class={['tray', drawn, look, only !== undefined && 'is-parted', columns && 'is-table']
          .filter(Boolean)
          .join(' ')}
        style={columns ? { '--columns': columns } : undefined}
      >
        {seen.map((item, at) => (
          <ItemButton
            key={item.id}
            lang={lang}
            item={item}
            held={item.id === hand}
            drawn={drawn !== undefined}
            passed={seen.length > MANY && at > 0}
            take={() => take(item)}
          />
        ))}
      </div>
    </section>
  );
};

/** What can be put on the board, in rows that scroll sideways on a phone. */
export const TrayRows = ({ trays, ...props }: Props) => (
  <>
    {trays.map((tray) => (
      <TrayRow key={tray.title} tray={tray} {...props} />
    ))}
  </>
);
