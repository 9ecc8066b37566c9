import { useGame } from '../kit/game.ts';
import { Sign } from '../kit/marks.tsx';
import { both } from '../kit/text.ts';
import type { TroubleProps } from './trouble.ts';

const title = both('Ce lien ne se lit pas', 'This link cannot be read');

/** What to do about a link: nothing but what is true of it. */
const advice: Readonly<Record<string, ReturnType<typeof both>>> = {
  'link-damaged': both(
    'Il a peut-être été coupé en route : demandez-le de nouveau, ou sous forme de fichier.',
    'It may have been cut off on the way: ask for it again, or for a file.',
  ),
  'link-version': both(
    'Rechargez la page quand le réseau est là : elle connaîtra alors les liens plus récents.',
    'Reload the page when there is a network: it will then know newer links.',
  ),
  'link-kind': both('Repartez de la liste des questions.', 'Start from the list of questions.'),
};

const texts: Readonly<Record<string, ReturnType<typeof both>>> = {
  'link-too-long': both('Il est trop long pour être l’un des nôtres.', 'It is too long to be one of ours.'),
  'link-version': both('Il vient d’une autre version du site.', 'It comes from another version of the site.'),
  'link-game': both('Il parle d’un autre jeu.', 'It is about another game.'),
  'link-kind': both('Il ne dit pas quelle question ouvrir.', 'It does not say which question to open.'),
  'link-damaged': both('Son contenu est abîmé.', 'Its contents are damaged.'),
  'link-too-large': both('Son contenu est trop grand.', 'Its contents are too large.'),
  'link-not-an-object': both('Son contenu n’a pas la forme attendue.', 'Its contents do not have the form expected.'),
  'link-too-deep': both('Son contenu n’a pas la forme attendue.', 'Its contents do not have the form expected.'),
  'link-forbidden-key': both('Son contenu n’a pas la forme attendue.', 'Its contents do not have the form expected.'),
};

const openThere = both('L’ouvrir à sa page', 'Open it on its page');

/** A link that cannot be opened: what is wrong with it and what to do. */
const LinkTold = ({ lang, problems }: TroubleProps) => {
  const { id, book } = useGame();
  const troubles = problems.map((problem) => texts[problem.code]?.[lang] ?? book.problemText(problem, lang));
  const cures = problems.flatMap(({ code }) => advice[code]?.[lang] ?? []);
  const game = problems.find(({ code }) => code === 'link-game')?.facts?.game;
  return (
    <div class="verdict v-open" role="alert">
      <header>
        <Sign state="open" />
        <div>
          <p class="word">{title[lang]}</p>
          <p class="why">{[...new Set(troubles)].join(' ')}</p>
        </div>
      </header>
      {cures.length > 0 && (
        <section>
          <p>{[...new Set(cures)].join(' ')}</p>
        </section>
      )}
      {typeof game === 'string' && (
        <section>
          <p>
            <a class="btn" rel="noreferrer" href={location.pathname.replace(`/${id}/`, `/${game}/`) + location.hash}>
              {openThere[lang]}
            </a>
          </p>
        </section>
      )}
    </div>
  );
};

export default LinkTold;
