import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords, Choice } from '@portolan/core/answers';
import { both, inQuotes, labeled, say, seat } from '@portolan/core/words';
import { premiumsInWords } from '../../rules/names.ts';
import type { AuctionAnswer, AuctionInput } from '../types.ts';
import { verdictWords } from './common.ts';
import { disputes } from './disputes.ts';
import { tellingFirst } from './numbers.ts';
import { saidText } from './said.ts';

const standing = ({ high, next, lowest, most, over, winner, counters }: AuctionAnswer, lang: Lang): string => {
  if (over)
    return winner === null
      ? say(lang, 'Personne ne veut de la tuile.', 'Nobody wants the tile.')
      : say(
          lang,
          `${seat(winner)} achète la tuile et garde ${premiumsInWords(counters[winner] ?? 0, 'fr')}.`,
          `${seat(winner)} buys the tile and keeps ${premiumsInWords(counters[winner] ?? 0, 'en')}.`,
        );
  if (next === null || lowest === null) return say(lang, 'Il n’y a pas d’enchère.', 'There is no auction.');
  const best = high
    ? say(
        lang,
        `La plus haute mise est ${high.bid}, de ${seat(high.seat)}. `,
        `The highest bid is ${high.bid}, by ${seat(high.seat)}. `,
      )
    : '';
  const can =
    (most[next] ?? 0) >= lowest
      ? say(
          lang,
          `${seat(next)} parle : au moins ${lowest}, au plus ${most[next]}, ou passe.`,
          `${seat(next)} speaks: at least ${lowest}, at most ${most[next]}, or passes.`,
        )
      : say(lang, `${seat(next)} ne peut que passer.`, `${seat(next)} can only pass.`);
  return `${best}${can}`;
};

/** Whose turn it is to speak, and what may be bid: `À A : de 4 à 6, ou passe`. */
const turnText = ({ next, lowest, most }: AuctionAnswer, lang: Lang): string => {
  const who = seat(next ?? 0);
  const highest = most[next ?? 0] ?? 0;
  if (lowest === null || highest < lowest) return say(lang, `À ${who} : il ne peut que passer`, `${who} can only pass`);
  const bids = highest === lowest ? String(lowest) : say(lang, `${lowest} à ${highest}`, `${lowest} to ${highest}`);
  return say(lang, `À ${who} : ${bids}, ou passer`, `${who} speaks: ${bids}, or pass`);
};

const follows = ({ most, over, passed }: AuctionAnswer, lang: Lang): readonly Choice[] =>
  over
    ? []
    : most.map((amount, at) => ({
        state: amount > 0 ? ('legal' as const) : ('illegal' as const),
        text:
          amount > 0
            ? say(lang, `${seat(at)} peut miser`, `${seat(at)} can bid`)
            : say(lang, `${seat(at)} ne mise plus`, `${seat(at)} bids no more`),
        ...(amount > 0
          ? { result: say(lang, `au plus ${amount}`, `at most ${amount}`) }
          : passed.includes(at)
            ? { result: say(lang, 'a passé', 'has passed') }
            : {}),
      }));

const explain = (answer: AuctionAnswer, input: AuctionInput, lang: Lang): AnswerInWords => {
  const why = standing(answer, lang);
  const told = verdictWords(answer, lang, { why, follows: follows(answer, lang) });
  const said = answer.at === null ? undefined : input.said[answer.at];
  if (!answer.verdict.legal) {
    if (!said || answer.at === null) return told;
    const what = saidText(said, answer.speakers[answer.at] ?? 0, lang);
    const ended = answer.over ? ` ${standing(answer, lang)}` : '';
    return {
      ...told,
      headline: answer.over
        ? say(lang, 'Trop tard : l’enchère est close', 'Too late: the auction is over')
        : told.headline,
      why: `${what}. ${told.why}${ended}`,
    };
  }
  const word = answer.over ? say(lang, 'Adjugé', 'Sold') : turnText(answer, lang);
  const none = answer.over && answer.winner === null;
  const clauses = tellingFirst(answer.clauses, ['auction.pay', 'ruling.unsold-tile', 'auction.raise', 'auction.bid']);
  return { ...told, clauses, headline: none ? say(lang, 'Invendue', 'Unsold') : word };
};

/** What is refused: opening, or something that was said. */
const refusedText = ({ at, over, speakers }: AuctionAnswer, input: AuctionInput, lang: Lang): string => {
  const said = at === null ? undefined : input.said[at];
  if (at === null || !said) return say(lang, 'elle ne peut pas être ouverte', 'it cannot be opened');
  const what = saidText(said, speakers[at] ?? 0, lang);
  return over
    ? labeled(say(lang, 'trop tard', 'too late'), inQuotes(what, lang), lang)
    : labeled(say(lang, 'illégal', 'illegal'), inQuotes(what, lang), lang);
};

const cells = (answer: AuctionAnswer, input: AuctionInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'enchère', 'auction'),
    main: answer.verdict.legal ? standing(answer, lang) : refusedText(answer, input, lang),
  },
];

/** The words of the dispute. */
export const auctionWords: CheckerWords<AuctionInput, AuctionAnswer> = {
  ...disputes.auction,
  labels: {
    premiums: both('Primes', 'Premiums'),
    active: both('À qui est le tour', 'Whose turn it is'),
    opener: both('Qui veut ouvrir l’enchère', 'Who wants to open the auction'),
    auctions: both('Tuiles déjà mises aux enchères à ce tour', 'Tiles auctioned before in this turn'),
    pileEmpty: both('La pile des tuiles est finie', 'The pile of tiles has run out'),
    said: both('Ce qui a été dit', 'What was said'),
    'said[].seat': both('Dite par', 'Said by'),
    'said[].bid': both('Mise', 'Bid'),
  },
  explain,
  cells,
};
