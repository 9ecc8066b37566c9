import type { Lang } from '@portolan/core';
import type { CheckerWords, Choice } from '@portolan/core/answers';
import { both, fieldWords, listed, say } from '@portolan/core/words';
import { actionsInWords, toward } from '../../rules/names.ts';
import type { WalkAnswer, WalkInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { directionNames } from './values.ts';
import { verdictWords, withMore } from './verdict-words.ts';

/** Where land leads out of the sailor's own tile. */
const waysInWords = ({ ways }: WalkAnswer, lang: Lang): Choice => {
  if (ways.length === 0) {
    const text = say(lang, 'De sa case, la terre ne mène nulle part', 'From its square land leads nowhere');
    return { state: 'illegal', text };
  }
  const where = listed(
    ways.map((name) => toward(name, lang)),
    lang,
  );
  return {
    state: 'legal',
    text: say(lang, `De sa case, la terre mène ${where}`, `From its square land leads ${where}`),
  };
};

/** Whether a sailor may walk there, in words. */
export const walk: CheckerWords<WalkInput, WalkAnswer> = {
  ...disputes.walk,
  ...fieldWords({
    from: both('La case où il se tient', 'The square it stands on'),
    dir: [both('Il va vers', 'It goes toward'), directionNames],
    to: both('La case là-bas', 'The square there'),
    left: both('Actions restantes', 'Actions left'),
    moved: both('Il a déjà marché ce tour', 'It has walked this turn'),
    sailor: both('Un autre marin s’y tient', 'Another sailor stands there'),
    ship: both('Un bateau s’y trouve', 'A ship lies there'),
    guest: both('Un bateau adverse est ancré dans son port', 'An opponent’s ship is moored in its port'),
    traded: both('J’y ai vendu ce tour', 'I have sold there this turn'),
  }),
  explain: (answer, _, lang) => {
    const one = actionsInWords(1, lang);
    const told = verdictWords(answer, lang, {
      why: say(
        lang,
        `Permis, pour ${one} : la terre mène d’une case à l’autre.`,
        `Allowed, for ${one}: land leads from one square to the other.`,
      ),
      short: one,
    });
    return withMore(told, say(lang, 'Par la terre', 'By land'), [waysInWords(answer, lang)]);
  },
  cells: ({ verdict }, _, lang) => [
    {
      head: say(lang, 'pas', 'step'),
      main: verdict.legal ? say(lang, 'légal', 'legal') : say(lang, 'illégal', 'illegal'),
    },
  ],
};
