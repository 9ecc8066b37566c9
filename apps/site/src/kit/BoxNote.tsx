import { useStore } from '@nanostores/preact';
import type { Lang } from '@portolan/core';
import { isRecord } from '../stores/persisted.ts';
import { editionOf } from '../stores/table.ts';
import { type PageGame, useGame } from './game.ts';
import { both } from './text.ts';
import type { TermsInUse } from './useTerms.ts';

const texts = {
  own: both('Avec votre boîte.', 'With your box.'),
  change: both('La changer', 'Change it'),
  sent: both('Avec une autre boîte que la vôtre.', 'With another box than yours.'),
  drop: both('Prendre la mienne', 'Take mine'),
} as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly game: PageGame;
  readonly terms: TermsInUse;
  /** The box that the page counts with: that of its terms, or one that came with what was entered. */
  readonly edition: unknown;
  /** Forgets the box that came. */
  readonly onDrop: () => void;
}

/** Says which box a page counts with, where it is not the default one. */
export const BoxNote = ({ lang, base, game, terms, edition, onDrop }: Props) => {
  const { book } = useGame();
  const own = useStore(editionOf(game.id), { ssr: 'initial' });
  if (JSON.stringify(edition ?? null) !== JSON.stringify(own) && (isRecord(edition) || own))
    return (
      <p class="small" data-box="sent">
        {texts.sent[lang]}{' '}
        <button
          type="button"
          class="btn btn-q"
          onClick={() => {
            onDrop();
            terms.takeOwnBox();
          }}
        >
          {texts.drop[lang]}
        </button>
      </p>
    );
  if (!own) return null;
  return (
    <p class="small" data-box="own">
      {texts.own[lang]} <a href={book.pageHref('check/#box', lang, base)}>{texts.change[lang]}</a>
    </p>
  );
};
