import type { Lang } from '@portolan/core';
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

const ItemButton = ({ lang, item, held, take }: { lang: Lang; item: Item; held: boolean; take: () => void }) => (
  <button
    type="button"
    data-item={item.id}
    aria-pressed={held}
    aria-disabled={item.left === 0}
    onClick={() => item.left !== 0 && take()}
  >
    {item.picture && (
      <span class="pic" aria-hidden="true">
        {item.picture}
      </span>
    )}
    <span>{item.name}</span>
    {item.left !== undefined && <span class="n">{fill(words.left[lang], { n: String(item.left) })}</span>}
  </button>
);

/** What can be put on the board, in rows that scroll sideways on a phone. */
export const TrayRows = ({ lang, trays, hand, take }: Props) => (
  <>
    {trays.map(({ title, hint, items }) => (
      <section key={title} aria-label={title}>
        <p class="tray-h">
          {title} {hint && <span>{hint}</span>}
        </p>
        <div class="tray">
          {items.map((item) => (
            <ItemButton key={item.id} lang={lang} item={item} held={item.id === hand} take={() => take(item)} />
          ))}
        </div>
      </section>
    ))}
  </>
);
