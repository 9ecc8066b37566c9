import type { Lang, Text } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords, Choice } from '@portolan/core/answers';
import { both, called, fieldWords, labeled, say, seat } from '@portolan/core/words';
import { premiumsInWords, quayName, tileName } from '../../rules/names.ts';
import { tileIds } from '../../types.ts';
import { editionOf } from '../small-table.ts';
import type { Filling, TileAnswer, TileInput } from '../types.ts';
import { happened, verdictWords } from './common.ts';
import { disputes } from './disputes.ts';
import { bySeat, changesBySeat, changesIn, tellingFirst } from './numbers.ts';

const fillings: Readonly<Record<Filling, Text>> = {
  now: both('Le quai reçoit un nouveau navire aussitôt.', 'The quay gets a new ship at once.'),
  later: both(
    'Le quai reçoit un nouveau navire quand ce qui est en cours est fini.',
    'The quay gets a new ship when what is under way is done.',
  ),
  'after-departure': both(
    'Le quai reste vide jusqu’au prochain départ.',
    'The quay stays empty until the next departure.',
  ),
  never: both('Le quai reste vide : la pile est finie.', 'The quay stays empty: the pile has run out.'),
};

const goodsTexts: Readonly<Record<TileAnswer['goods'], Text>> = {
  stay: both('La marchandise reste devant le navire.', 'The goods stay before the ship.'),
  'under-pile': both('La marchandise va sous la pioche.', 'The goods go under the pile.'),
  out: both('La marchandise sort du jeu.', 'The goods leave the game.'),
};

const line = (text: string, result?: string): Choice => ({
  state: 'legal',
  text,
  ...(result === undefined ? {} : { result }),
});

/** What holds of ships that nobody named. */
const elsewhereText = (lang: Lang): string =>
  say(
    lang,
    'Sa prime change aussi sur tout autre navire qui porte la même marchandise.',
    'The premium changes on every other ship with the same goods as well.',
  );

const rateLines = ({ rates, elsewhere }: TileAnswer, lang: Lang): readonly Choice[] => [
  ...rates.map(({ quay, before, after }) =>
    line(
      say(
        lang,
        `${quayName(quay, 'fr')}, prime par porteur : ${before} avant`,
        `${quayName(quay, 'en')}, premium per porter: ${before} before`,
      ),
      String(after),
    ),
  ),
  ...(elsewhere ? [line(elsewhereText(lang))] : []),
];

/** The counters as they are then, or how they change where nobody has said what they show. */
const countersText = (answer: TileAnswer, { premiums, seats }: TileInput, lang: Lang): string =>
  premiums
    ? bySeat(answer.counters)
    : changesBySeat(changesIn(answer.events, seats), say(lang, 'aucun ne change', 'none changes'));

/** What counters that nobody entered could still change. */
const uncountedText = ({ events }: TileAnswer, input: TileInput, lang: Lang): string => {
  const { premiums, rulings } = input;
  if (premiums) return '';
  const gains = events.some(({ kind }) => kind === 'premiumPaid' || kind === 'premiumGained');
  const loses = events.some(({ kind }) => kind === 'premiumLost') && rulings?.shortfall !== 'negative';
  const { target } = editionOf(input);
  const parts = [
    loses ? say(lang, 'qui a moins donne ce qu’il a', 'whoever has less gives what they have') : '',
    gains && rulings?.hundred !== 'end-of-round'
      ? say(
          lang,
          `un compteur qui arrive à ${target} peut finir la partie`,
          `a counter that reaches ${target} may end the game`,
        )
      : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return '';
  const text = parts.join(say(lang, ', et ', ', and '));
  return say(lang, `Selon les compteurs, ${text}.`, `By the counters, ${text}.`);
};

const follows = (answer: TileAnswer, input: TileInput, lang: Lang): readonly Choice[] => [
  ...happened(answer.events, input, lang),
  ...rateLines(answer, lang),
  ...(answer.due > 0
    ? [line(say(lang, 'Commission due pour ce départ', 'Commission due for this departure'), String(answer.due))]
    : []),
  ...(answer.filling ? [line(fillings[answer.filling][lang])] : []),
  ...(answer.draws !== null
    ? [line(say(lang, `${seat(answer.draws)} pioche sa marchandise.`, `${seat(answer.draws)} draws its goods.`))]
    : []),
  line(labeled(say(lang, 'Compteurs', 'Counters'), countersText(answer, input, lang), lang)),
];

const gist = (answer: TileAnswer, input: TileInput, lang: Lang): string => {
  const parts = [
    answer.sails ? say(lang, 'Le navire part.', 'The ship sails.') : '',
    !answer.sails && answer.filling
      ? say(lang, 'Le navire quitte le quai sans prime.', 'The ship leaves the quay without premiums.')
      : '',
    answer.goods === 'stay' ? '' : goodsTexts[answer.goods][lang],
    answer.over ? say(lang, 'La partie est finie.', 'The game is over.') : '',
  ].filter((part) => part !== '');
  const stays = say(lang, 'La tuile reste devant le navire.', 'The tile stays before the ship.');
  const open = uncountedText(answer, input, lang);
  return [...(parts.length > 0 ? parts : [stays]), ...(open === '' ? [] : [open])].join(' ');
};

/** Whether the tile may be laid, and all that follows, in words. */
const explain = (answer: TileAnswer, input: TileInput, lang: Lang): AnswerInWords => {
  const told = verdictWords(answer, lang, {
    why: `${say(lang, 'Elle peut être posée ici.', 'It may be laid here.')} ${gist(answer, input, lang)}`,
    short: gist(answer, input, lang),
    follows: follows(answer, input, lang),
  });
  return answer.verdict.legal
    ? { ...told, clauses: tellingFirst(answer.clauses, [`tile.${input.tile}`, 'end.hundred']) }
    : told;
};

const rates = ({ rates: changed, elsewhere }: TileAnswer, lang: Lang): string =>
  [
    ...changed.map(({ quay, after }) => `${quayName(quay, lang)} ${premiumsInWords(after, lang)}`),
    ...(elsewhere ? [say(lang, 'et la même marchandise ailleurs', 'and the same goods elsewhere')] : []),
  ].join(', ');

/** What may differ between readings. */
const cells = (answer: TileAnswer, input: TileInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'tuile', 'tile'),
    main: answer.verdict.legal ? gist(answer, input, lang) : say(lang, 'refusée', 'refused'),
  },
  {
    head: say(lang, 'le quai', 'the quay'),
    main: answer.filling ? fillings[answer.filling][lang] : rates(answer, lang) || '–',
  },
  {
    head: say(lang, 'commission', 'commission'),
    main: answer.due > 0 ? String(answer.due) : say(lang, 'aucune', 'none'),
  },
  { head: say(lang, 'compteurs', 'counters'), main: countersText(answer, input, lang) },
];

/** The words of the dispute. */
export const tileWords: CheckerWords<TileInput, TileAnswer> = {
  ...disputes.tile,
  ...fieldWords({
    seats: both('Combien de joueurs', 'How many players'),
    tile: [both('La tuile', 'The tile'), called(tileIds, tileName)],
    ship: both('Le navire visé', 'The ship aimed at'),
    moment: [
      both('Quand ?', 'When?'),
      {
        before: both('avant la relation', 'before the contact'),
        between: both('entre deux effets de la relation', 'between two effects of the contact'),
        after: both('après la relation', 'after the contact'),
        order: both('plusieurs navires sont pleins', 'several ships are full'),
        payment: both('une commission est à payer', 'a commission is to be paid'),
        refill: both('un nouveau navire attend sa marchandise', 'a new ship waits for its goods'),
      },
    ],
    seat: both('Qui la joue', 'Who plays it'),
    active: both('À qui est le tour', 'Whose turn it is'),
    owned: both('La tuile est à lui', 'The tile is theirs'),
    played: both('Il a déjà joué une tuile à ce tour', 'A tile has already been played this turn'),
    pileEmpty: both('La pile des navires est finie', 'The ship pile has run out'),
    commission: both('Commission de la relation', 'Commission of the contact'),
    premiums: both('Les compteurs', 'The counters'),
    others: both('Les navires voisins', 'The ships beside it'),
  }),
  explain,
  cells,
};
