import { CardIcons } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { NavigationId } from '@portolan/rotterdam';
import { navigationInWords } from '@portolan/rotterdam/rules';
import { say } from '../../../kit/text.ts';

interface Props<Card extends NavigationId> {
  readonly lang: Lang;
  readonly cards: readonly Card[];
  readonly card: Card | undefined;
  readonly onCard: (card: Card) => void;
}

/** The card that is played, below the river. */
export const CardRow = <Card extends NavigationId>({ lang, cards, card, onCard }: Props<Card>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a heading
  <div class="rt-colors" role="group" aria-label={say(lang, 'La carte', 'The card')} data-tells="card" data-help>
    {cards.map((one) => (
      <button key={one} type="button" aria-pressed={one === card} onClick={() => onCard(one)}>
        <CardIcons ids={[one]} />
        <span>{navigationInWords(one, lang)}</span>
      </button>
    ))}
  </div>
);
