import { Folded } from '../kit/Folded.tsx';
import { both } from '../kit/text.ts';
import { type Fetch, Opening, useFetched } from '../questions/Fetched.tsx';
import type { AnyPictures, Opened, PictureProps } from './game.ts';
import type { AskedPosition } from './usePosition.ts';

const texts = {
  around: both('Toute la table', 'The whole table'),
  sample: both(
    'Une table d’exemple : entrez la vôtre pour votre propre partie.',
    'A sample table: enter your own for your own game.',
  ),
  own: both('La position que vous avez entrée.', 'The position you entered.'),
  sent: both('La position qui a été envoyée.', 'The position that was sent.'),
} as const;

interface Props extends Omit<PictureProps<unknown>, 'table'> {
  readonly about: Pick<AskedPosition, 'whose'>;
  readonly opened: Opened;
  readonly pictures: Fetch<AnyPictures>;
  /** The board as the build has drawn it, where that is what stands here. */
  readonly drawn: string | undefined;
  /** Somebody is about to use the page: what draws is wanted. */
  readonly used: boolean;
}

/** The board that is asked about, with what the answer points out on it: as the build has drawn it until somebody is about to use the page. */
export const Live = ({ lang, opened, pictures, drawn, used, ...props }: Omit<Props, 'about'>) => {
  const { part, again } = useFetched(pictures, used || drawn === undefined);
  if (part && (used || drawn === undefined)) return <part.Board {...props} lang={lang} table={opened.table} />;
  if (again || drawn === undefined) return <Opening lang={lang} again={again} />;
  return <div class="later" dangerouslySetInnerHTML={{ __html: drawn }} />;
};

/** What lies around the board, folded; nobody opens it without touching the page first. */
export const Around = ({
  lang,
  about,
  opened,
  pictures,
  used,
}: Pick<Props, 'lang' | 'about' | 'opened' | 'pictures' | 'used'>) => {
  const { part, again } = useFetched(pictures, used);
  return (
    <Folded title={texts.around[lang]} class="solve-p">
      {() => (
        <>
          <p class="small">{texts[about.whose][lang]}</p>
          {part ? <part.Around table={opened.table} lang={lang} /> : <Opening lang={lang} again={again} />}
        </>
      )}
    </Folded>
  );
};
