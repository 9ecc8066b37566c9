import type { Lang, Text, Unlisted } from '@portolan/core';
import type { FollowingMove, FoundInWords, QuestionWords, Ranked } from '@portolan/core/answers';
import { both, counted, counting, decimal, type Noun, percent, say, signed, withNoun } from '@portolan/core/words';
import type { BestInput } from '../input.ts';
import type { BestAnswer, ExpectedMove, RankedAction } from './answer.ts';

/** How a game speaks of its moves. */
export interface MoveWords<Action> {
  readonly name: (action: Action, lang: Lang) => string;
  /** What a margin is counted in. */
  readonly unit: Noun;
  /** Decimals of a margin that are worth telling; left out: one. */
  readonly places?: number;
  /** Why a list is not whole. */
  readonly why: (entry: Unlisted, lang: Lang) => string;
  /** What is believed of those who get an offer, in a sentence; of games with offers. */
  readonly believed?: Text;
}

/** An action that was tried. */
type Tried<Action> = RankedAction<Action> & { readonly value: number; readonly wins: number };

const isTried = <Action>(one: RankedAction<Action>): one is Tried<Action> => one.value !== null;

/** A chance that was counted in tries, without the decimals that it has not got. */
const share = (wins: number, lang: Lang): string => percent(Math.round(wins * 100) / 100, lang, 0);

const tries = (count: number, lang: Lang): string =>
  lang === 'fr' ? counted(count, 'essai', 'essais', lang) : counted(count, 'try', 'tries', lang);

const searched = counting({
  fr: ['position examinée', 'positions examinées'],
  en: ['position searched', 'positions searched'],
});

/** A margin as it is shown. */
const rounded = (value: number, { places = 1 }: Pick<MoveWords<never>, 'places'>): number =>
  Math.round(value * 10 ** places) / 10 ** places;

/** How near a number is, two standard errors; undefined where that rounds to nothing, which is no promise that there is none. */
const nearness = (error: number | null, words: Pick<MoveWords<never>, 'places'>, lang: Lang): string | undefined => {
  const within = rounded(2 * (error ?? 0), words);
  return within === 0 ? undefined : decimal(within, words.places ?? 1, lang);
};

const row = <Action>(
  one: Tried<Action>,
  first: boolean,
  { certainty, over }: BestAnswer<Action>,
  words: MoveWords<Action>,
  lang: Lang,
): Ranked => {
  const { name, unit, places } = words;
  // What is told apart is the difference to the best: that is how near it is known.
  const error = certainty === 'estimate' ? (first ? one.error : one.behindError) : null;
  const wins =
    over === 1
      ? say(lang, `gagne dans ${share(one.wins, lang)}`, `wins ${share(one.wins, lang)}`)
      : say(lang, `en tête dans ${share(one.wins, lang)}`, `leads in ${share(one.wins, lang)}`);
  const value = rounded(one.value, words);
  const within = nearness(error, words, lang);
  return {
    label: name(one.action, lang),
    value: one.value,
    text: withNoun(signed(value, lang, places), value, unit, lang),
    ...(certainty === 'estimate' ? { error: 2 * (error ?? 0) } : {}),
    ...(within === undefined ? {} : { within: `± ${within}` }),
    // Of a few tries the share of wins is told as little as the error: it goes by differences to the best, not by so few.
    more: certainty !== 'estimate' ? wins : [...(error === null ? [] : [wins]), tries(one.count, lang)].join(', '),
    best: one.equal,
  };
};

/** The lead that was found and the chance to win, in a sentence. */
const found = <Action>(answer: BestAnswer<Action>, words: MoveWords<Action>, lang: Lang): string => {
  const [first] = answer.ranking;
  if (first === undefined || !isTried(first)) {
    return say(
      lang,
      'Il n’y avait pas le temps d’essayer : c’est le coup d’un joueur sensé.',
      'There was no time to try anything: this is what a sensible player does.',
    );
  }
  // What rounds to nothing is no deficit.
  const margin = rounded(first.value, words);
  const behind = margin < 0;
  const lead = withNoun(decimal(Math.abs(margin), words.places ?? 1, lang), margin, words.unit, lang);
  const wins = share(first.wins, lang);
  if (answer.certainty !== 'estimate') {
    return say(
      lang,
      `${behind ? 'Retard de' : 'Avance de'} ${lead} et ${wins} de chances de gagner si chacun joue au mieux ; ${searched(answer.tried, 'fr')}.`,
      `${behind ? 'Behind by' : 'A lead of'} ${lead} and a ${wins} chance to win if everybody plays best; ${searched(answer.tried, 'en')}.`,
    );
  }
  const near = nearness(first.error, words, lang);
  const within = near === undefined ? '' : say(lang, `, à ${near} près`, `, give or take ${near}`);
  const whole =
    answer.over === 0
      ? say(lang, 'tous arrêtés avant la fin de la partie', 'all stopped before the end of the game')
      : say(
          lang,
          `dont ${share(answer.over, lang)} joués jusqu’à la fin`,
          `${share(answer.over, lang)} of which are played to the end`,
        );
  const won =
    answer.over === 1
      ? say(lang, `gagne ${wins} des parties essayées`, `wins ${wins} of the games tried`)
      : say(lang, `en tête dans ${wins} des essais, ${whole}`, `ahead in ${wins} of the tries, ${whole}`);
  return say(
    lang,
    `${behind ? 'Retard moyen de' : 'Avance moyenne de'} ${lead}${within} ; ${won} ; ${tries(answer.tried, lang)} en tout.`,
    `${behind ? 'Behind by' : 'Mean lead of'} ${lead}${behind ? ' on average' : ''}${within}; ${won}; ${tries(answer.tried, lang)} in all.`,
  );
};

/** Why a list does not go by the leads that it shows: a tie went to the first, or the wins were counted too. */
const unevenIn = <Action>([first, ...others]: readonly Tried<Action>[], words: MoveWords<Action>) => {
  const isMore = (one: Tried<Action>, than: Tried<Action> | undefined): boolean =>
    than !== undefined && rounded(one.value, words) > rounded(than.value, words);
  return {
    tie: others.some((one) => one.equal && isMore(one, first)),
    win: others.some((one, i) => isMore(one, others[i - 1]) || (!one.equal && isMore(one, first))),
  };
};

/** What cannot be told from the best, what was not tried and why more may be missing, in sentences. */
const besides = <Action>(answer: BestAnswer<Action>, words: MoveWords<Action>, lang: Lang): string[] => {
  const { why, believed } = words;
  const equal = answer.ranking.filter((one) => one.equal).length - 1;
  const untried = answer.ranking.filter((one) => !isTried(one)).length;
  const equals =
    answer.certainty === 'estimate'
      ? say(
          lang,
          `${counted(equal, 'autre coup ne s’en distingue pas', 'autres coups ne s’en distinguent pas', 'fr')}.`,
          `${counted(equal, 'other move', 'other moves', 'en')} cannot be told apart from it.`,
        )
      : say(
          lang,
          `${counted(equal, 'autre coup vaut', 'autres coups valent', 'fr')} autant.`,
          `${counted(equal, 'other move is', 'other moves are', 'en')} just as good.`,
        );
  const { tie, win } = unevenIn(answer.ranking.filter(isTried), words);
  const first = say(
    lang,
    'À égalité, le coup d’un joueur sensé passe en premier.',
    'Among equals the move of a sensible player stands first.',
  );
  const order = say(
    lang,
    'Le classement tient compte des parties gagnées, et pas de la seule avance.',
    'The ranking goes by the games won, too, and not by the lead alone.',
  );
  const late = say(
    lang,
    `${counted(untried, 'coup n’a pas été essayé', 'coups n’ont pas été essayés', 'fr')} : la recherche était trop courte.`,
    `${counted(untried, 'move was', 'moves were', 'en')} not tried: the search was too short.`,
  );
  const alike = say(
    lang,
    `${counted(answer.leftOut, 'autre coup permis n’a pas été essayé', 'autres coups permis n’ont pas été essayés', 'fr')} : de ceux qui ne diffèrent que par les cartes, quelques-uns suffisent.`,
    `${counted(answer.leftOut, 'other legal move was', 'other legal moves were', 'en')} not tried: where moves differ only in their cards, a few stand for all.`,
  );
  return [
    ...(equal > 0 ? [equals] : []),
    ...(tie ? [first] : []),
    ...(win ? [order] : []),
    ...(untried > 0 ? [late] : []),
    ...(answer.leftOut > 0 ? [alike] : []),
    ...(answer.offers && believed ? [believed[lang]] : []),
    ...answer.unlisted.map((entry) => why(entry, lang)),
  ];
};

/** A move of the expected line; what nature does is what was assumed. */
const moved = <Action>(
  { actor, action }: ExpectedMove<Action>,
  { name }: MoveWords<Action>,
  lang: Lang,
): FollowingMove =>
  actor === 'nature'
    ? { text: `${name(action, lang)} ${say(lang, '(supposé)', '(assumed)')}` }
    : { seat: actor, text: name(action, lang) };

/** The best move in words: its mean lead in the points of the game, the chance to win, what cannot be told from it, what follows. */
const bestIn =
  <Action>(words: MoveWords<Action>): ((answer: BestAnswer<Action>, lang: Lang) => FoundInWords) =>
  (answer, lang) => ({
    headline: words.name(answer.best, lang),
    detail: [found(answer, words, lang), ...besides(answer, words, lang)].join(' '),
    rows: answer.ranking.filter(isTried).map((one, place) => row(one, place === 0, answer, words, lang)),
    follows: answer.line.slice(1).map((move) => moved(move, words, lang)),
  });

/** The words of the question "what is my best move?" of a game, whose own words may depend on the table. */
export const bestWordsBy = <Action, State = unknown>(
  wordsAt: (state: State) => MoveWords<Action>,
): QuestionWords<BestInput, BestAnswer<Action>, State> => ({
  title: both('Quel est mon meilleur coup ?', 'What is my best move?'),
  tells: both(
    'Les coups permis, chacun essayé en jouant la suite bien des fois, du meilleur au pire, et ce qui suivra sans doute.',
    'The legal moves, each tried by playing the game on many times, from best to worst, and what is likely to follow.',
  ),
  labels: { seat: both('Qui demande ?', 'Who asks?') },
  explain: (answer, { state }, lang) => bestIn(wordsAt(state))(answer, lang),
});
