import type { Filling, TileAnswer, TileInput } from '@portolan/comptoir-des-antilles/checkers';
import type { Lang, Text } from '@portolan/core';
import { premiumsInWords, quayName } from '../../../boards/comptoir-des-antilles/names.ts';
import { both, say, words } from '../../../kit/text.ts';
import type { Answered, Cell, Choice } from '../../../kit/Verdict.tsx';
import { bySeat, happened, judged, tellingFirst, who } from '../parts/words.ts';

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

const rateLines = ({ rates }: TileAnswer, lang: Lang): readonly Choice[] =>
  rates.map(({ quay, before, after }) =>
    line(
      say(
        lang,
        `${quayName(quay, 'fr')}, prime par porteur : ${before} avant`,
        `${quayName(quay, 'en')}, premium per porter: ${before} before`,
      ),
      String(after),
    ),
  );

const follows = (answer: TileAnswer, input: TileInput, lang: Lang): readonly Choice[] => [
  ...happened(answer.events, input, lang),
  ...rateLines(answer, lang),
  ...(answer.due > 0
    ? [line(say(lang, 'Commission due pour ce départ', 'Commission due for this departure'), String(answer.due))]
    : []),
  ...(answer.filling ? [line(fillings[answer.filling][lang])] : []),
  ...(answer.draws !== null
    ? [line(say(lang, `${who(answer.draws)} pioche sa marchandise.`, `${who(answer.draws)} draws its goods.`))]
    : []),
  line(`${say(lang, 'Compteurs', 'Counters')}${words.colon[lang]}${bySeat(answer.counters)}`),
];

const gist = (answer: TileAnswer, lang: Lang): string => {
  const parts = [
    answer.sails ? say(lang, 'Le navire part.', 'The ship sails.') : '',
    !answer.sails && answer.filling
      ? say(lang, 'Le navire quitte le quai sans prime.', 'The ship leaves the quay without premiums.')
      : '',
    answer.goods === 'stay' ? '' : goodsTexts[answer.goods][lang],
    answer.over ? say(lang, 'La partie est finie.', 'The game is over.') : '',
  ].filter((part) => part !== '');
  return parts.length > 0
    ? parts.join(' ')
    : say(lang, 'La tuile reste devant le navire.', 'The tile stays before the ship.');
};

/** Whether the tile may be laid, and all that follows, in words. */
export const explain = (answer: TileAnswer, input: TileInput, lang: Lang): Answered => {
  const told = judged(answer, lang, {
    why: `${say(lang, 'Elle peut être posée ici.', 'It may be laid here.')} ${gist(answer, lang)}`,
    short: gist(answer, lang),
    follows: follows(answer, input, lang),
  });
  return answer.verdict.legal ? { ...told, clauses: tellingFirst(answer.clauses, [`tile.${input.tile}`]) } : told;
};

const rates = ({ rates: changed }: TileAnswer, lang: Lang): string =>
  changed.map(({ quay, after }) => `${quayName(quay, lang)} ${premiumsInWords(after, lang)}`).join(', ');

/** What may differ between readings. */
export const cells = (answer: TileAnswer, _: TileInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'tuile', 'tile'),
    main: answer.verdict.legal ? gist(answer, lang) : say(lang, 'refusée', 'refused'),
  },
  {
    head: say(lang, 'le quai', 'the quay'),
    main: answer.filling ? fillings[answer.filling][lang] : rates(answer, lang) || '–',
  },
  {
    head: say(lang, 'commission', 'commission'),
    main: answer.due > 0 ? String(answer.due) : say(lang, 'aucune', 'none'),
  },
  { head: say(lang, 'compteurs', 'counters'), main: bySeat(answer.counters) },
];
