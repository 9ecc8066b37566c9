import type { Lang } from '@portolan/core';
import { useGame } from '../../../kit/game.ts';
import { both } from '../../../kit/text.ts';

const texts = {
  own: both('Avec les nombres de votre boîte.', 'With the numbers of your box.'),
  change: both('La changer', 'Change it'),
  sent: both('Avec les nombres d’une autre boîte que la vôtre.', 'With the numbers of another box than yours.'),
  drop: both('Prendre la mienne', 'Take mine'),
} as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  /** The box that came with a link or a position, and the one kept in this browser. */
  readonly sent: unknown;
  readonly own: unknown;
  /** Forgets the box that came. */
  readonly onDrop: () => void;
}

/** Says which box a page counts with, where it is not the default one. */
export const BoxNote = ({ lang, base, sent, own, onDrop }: Props) => {
  const { book } = useGame();
  if (sent)
    return (
      <p class="small" data-box="sent">
        {texts.sent[lang]}{' '}
        <button type="button" class="btn btn-q" onClick={onDrop}>
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
