import type { Lang } from '@portolan/core';
import {
  type AnswerInWords,
  type Cell,
  type CheckerWords,
  type Choice,
  headlines,
  quotedFirst,
} from '@portolan/core/answers';
import { say } from '@portolan/core/words';
import { violation } from '../../rules/messages/index.ts';
import type { RetreatAnswer, RetreatInput, RetreatPath } from '../types.ts';
import { disputes } from './disputes.ts';
import { allowed, channelCount, either, pathInWords, refused } from './kit.ts';
import { retreatLabels } from './retreat-labels.ts';
import { theOther, withShipsCalled } from './ships-called.ts';

const lineOf = ({ path, end, legal, violations }: RetreatPath, position: string, lang: Lang): Choice => ({
  state: legal ? 'legal' : 'illegal',
  text:
    path.length === 0
      ? say(lang, `Aucun recul : il reste en ${position}`, `No way back: it stays on ${position}`)
      : pathInWords([position, ...path]),
  result: violations[0] ? violation(violations[0], lang) : say(lang, `finit en ${end}`, `ends on ${end}`),
});

const whyOf = ({ verdict, ends, possible, channels }: RetreatAnswer, input: RetreatInput, lang: Lang): string => {
  if (input.path)
    return verdict.legal
      ? say(lang, 'Ce recul est permis.', 'This way back is allowed.')
      : violation(verdict.violations[0], lang);
  if (!possible)
    return say(
      lang,
      `La carte ne peut pas être jouée sur ce navire : il lui faudrait reculer de ${channelCount(channels, 'fr')} par des positions libres.`,
      `The card cannot be played on this ship: it would have to go back ${channelCount(channels, 'en')} over free positions.`,
    );
  return say(
    lang,
    `Le joueur de la carte choisit : le navire finit en ${either(ends, 'fr')}.`,
    `The player of the card chooses: the ship ends on ${either(ends, 'en')}.`,
  );
};

const shortOf = ({ ends, possible }: RetreatAnswer, lang: Lang): string =>
  possible
    ? say(lang, `il finit en ${either(ends, 'fr')}`, `it ends on ${either(ends, 'en')}`)
    : say(lang, 'aucun recul possible', 'no way back');

/** In Safe haven the card itself is refused; that is said before the ways back. */
const refusedAnyway = ({ verdict }: RetreatAnswer): boolean =>
  !verdict.legal && verdict.violations.some(({ clause }) => clause === 'variant.safe-haven');

const explained = (answer: RetreatAnswer, input: RetreatInput, lang: Lang): AnswerInWords => {
  const { verdict, paths } = answer;
  const haven = refusedAnyway(answer) && !verdict.legal;
  const why = haven
    ? violation(verdict.violations.find(({ clause }) => clause === 'variant.safe-haven') ?? verdict.violations[0], lang)
    : whyOf(answer, input, lang);
  return {
    state: verdict.legal ? 'legal' : 'illegal',
    headline: headlines[verdict.legal ? 'legal' : 'illegal'][lang],
    why,
    // Where it would end is no reason against the way that is claimed.
    short: haven || (!verdict.legal && input.path) ? why : shortOf(answer, lang),
    ...quotedFirst(answer),
    choices: {
      title: say(lang, 'Tous les reculs', 'All ways back'),
      items: paths.map((path) => lineOf(path, input.position, lang)),
    },
  };
};

const explain = (answer: RetreatAnswer, input: RetreatInput, lang: Lang): AnswerInWords =>
  withShipsCalled(explained(answer, input, lang), theOther(lang));

const cells = (answer: RetreatAnswer, _: RetreatInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'le recul', 'the way back'),
    main: shortOf(answer, lang),
    sub: answer.verdict.legal ? allowed[lang] : refused[lang],
  },
];

/** Where a card puts a ship back, in words. */
export const retreat: CheckerWords<RetreatInput, RetreatAnswer> = {
  ...disputes.retreat,
  ...retreatLabels,
  explain,
  cells,
};
