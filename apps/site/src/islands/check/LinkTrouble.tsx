import type { Lang, Problem } from '@portolan/core';
import { useGame } from '../../kit/game.ts';
import { Sign } from '../../kit/marks.tsx';
import { both } from '../../kit/text.ts';

const title = both('Ce lien ne se lit pas', 'This link cannot be read');
const advice = both(
  'Il a peut-être été coupé en route. Demandez-le de nouveau, ou repartez de la liste des questions.',
  'It may have been cut off on the way. Ask for it again, or start from the list of questions.',
);

const texts: Readonly<Record<string, ReturnType<typeof both>>> = {
  'link-too-long': both('Il est trop long pour être l’un des nôtres.', 'It is too long to be one of ours.'),
  'link-version': both('Il vient d’une autre version du site.', 'It comes from another version of the site.'),
  'link-kind': both('Il ne dit pas quelle question ouvrir.', 'It does not say which question to open.'),
  'link-encoding': both(
    'Il contient des caractères qui n’ont rien à y faire.',
    'It contains characters that do not belong there.',
  ),
  'link-damaged': both('Son contenu est abîmé.', 'Its contents are damaged.'),
  'link-too-large': both('Son contenu est trop grand.', 'Its contents are too large.'),
  'link-not-json': both('Son contenu est abîmé.', 'Its contents are damaged.'),
  'link-not-an-object': both('Son contenu n’a pas la forme attendue.', 'Its contents do not have the form expected.'),
  'link-too-deep': both('Son contenu n’a pas la forme attendue.', 'Its contents do not have the form expected.'),
  'link-forbidden-key': both('Son contenu n’a pas la forme attendue.', 'Its contents do not have the form expected.'),
};

/** A link that cannot be opened: what is wrong with it and what to do. */
export const LinkTrouble = ({ lang, problems }: { lang: Lang; problems: readonly Problem[] }) => {
  const { book } = useGame();
  const troubles = problems.map((problem) => texts[problem.code]?.[lang] ?? book.problemText(problem, lang));
  return (
    <div class="verdict v-open" role="alert">
      <header>
        <Sign state="open" />
        <div>
          <p class="word">{title[lang]}</p>
          <p class="why">{[...new Set(troubles)].join(' ')}</p>
        </div>
      </header>
      <section>
        <p>{advice[lang]}</p>
      </section>
    </div>
  );
};
