import { seatLetter } from '@portolan/boards';
import { companyName, letterOf } from '@portolan/boards/borneo';
import { checkers, type PicksAnswer, type PicksInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import type { Cell, Choice } from '@portolan/core/answers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Group } from '../../../kit/controls.tsx';
import { FlagMark, SeatToken } from '../../../kit/marks.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { counted, fill, listed, say, words } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';
import { ColumnsInput } from '../parts/columns.tsx';

import { FlagTower } from './FlagTower.tsx';
import { PortForm } from './PortForm.tsx';
import { impossiblePort, outcomeText, placeText, portClauses, reasonText } from './port-words.ts';

const SEATS = 5;

const Form = (props: FormProps<PicksInput>) => {
  const { lang, input, onChange, problemAt, rulings } = props;
  return (
    <>
      <PortForm {...props} />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui a joué la carte ?', 'Who played the card?')}
        name="picks-player"
        value={input.player}
        seats={SEATS}
        onChange={(player) => onChange({ ...input, player })}
      />
      <Group label={say(lang, 'Les compagnies', 'The companies')}>
        <ColumnsInput
          lang={lang}
          value={input.columns}
          seats={SEATS}
          gaps={rulings['fight-vacancy'] === 'leave-gap'}
          openEnded={rulings['company-full'] === 'open-ended'}
          onChange={(columns) => onChange({ ...input, columns })}
        />
        {problemAt('columns') && <p class="err">{problemAt('columns')}</p>}
      </Group>
    </>
  );
};

/** The picks in their order: who, for which merchant. */
const Order = ({ answer, lang }: { answer: PicksAnswer; lang: Lang }) => (
  <ol class="order">
    {answer.picks.map((pick, i) => (
      <li key={i}>
        <span class="order-n">{i + 1}</span>
        <SeatToken seat={pick.seat} size={34} lang={lang} />
        <span class="order-c">
          <FlagMark letter={letterOf[pick.company]} width={22} />
          <span class="sr">{companyName(pick.company, lang)}, </span>
          {fill(words.rank[lang], { n: pick.rank })}
        </span>
      </li>
    ))}
  </ol>
);

const Board = ({ lang, input, answer }: BoardProps<PicksInput, PicksAnswer>) => (
  <>
    <FlagTower lang={lang} input={input} answer={answer} />
    <div>
      <h3>{say(lang, 'Dans l’ordre', 'In this order')}</h3>
      {answer.picks.length > 0 ? (
        <Order answer={answer} lang={lang} />
      ) : (
        <p class="small">{say(lang, 'Personne ne prend d’épice.', 'Nobody takes a spice.')}</p>
      )}
    </div>
  </>
);

const orderLetters = (answer: PicksAnswer): string => answer.picks.map((pick) => seatLetter(pick.seat)).join(' ');

const takingsText = (answer: PicksAnswer, lang: Lang): readonly Choice[] =>
  answer.takings.map(({ seat, spices, harbor }) => {
    const cards = say(lang, counted(spices, 'épice', 'épices', lang), counted(spices, 'spice', 'spices', lang));
    const card = harbor ? say(lang, 'la carte Port', 'the Harbor card') : '';
    return {
      state: 'legal',
      text: fill(words.player[lang], { seat: seatLetter(seat) }),
      result: listed([...(spices > 0 ? [cards] : []), ...(harbor ? [card] : [])], lang),
    };
  });

const rankingText = (answer: PicksAnswer, lang: Lang): string => {
  if (answer.ranking.length === 0) return '';
  const order = answer.ranking.map(({ company, flags }) => `${companyName(company, lang)} ${flags}`).join(', ');
  return say(lang, ` Classement : ${order}.`, ` Ranking: ${order}.`);
};

const tiesText = (answer: PicksAnswer, lang: Lang): string =>
  answer.ties
    .map(({ companies, flags }) => {
      const first = flags[0];
      const names = listed(
        companies.map((company) => companyName(company, lang)),
        lang,
      );
      const where = first ? ` (${placeText(first, lang)})` : '';
      return say(
        lang,
        ` À égalité, ${names} : dans cet ordre d’après leur premier drapeau${where}.`,
        ` Tied, ${names}: in this order by their first flag${where}.`,
      );
    })
    .join('');

const discardText = (answer: PicksAnswer, lang: Lang): string =>
  answer.discarded === 0
    ? ''
    : say(
        lang,
        ` ${counted(answer.discarded, 'carte va', 'cartes vont', lang)} à la défausse.`,
        ` ${counted(answer.discarded, 'card is', 'cards are', lang)} discarded.`,
      );

const nobody = (answer: PicksAnswer): boolean => answer.distribution !== null && answer.picks.length === 0;

const explain = (answer: PicksAnswer, input: PicksInput, lang: Lang): Answered => {
  const impossible = impossiblePort(answer, lang);
  if (impossible) return impossible;
  const word = answer.distribution
    ? nobody(answer)
      ? say(lang, 'Personne', 'Nobody')
      : orderLetters(answer)
    : outcomeText(answer, lang);
  const reason = reasonText(answer, lang, input.monopoly, input.capacity);
  const why = answer.distribution ? `${outcomeText(answer, lang)}. ${reason}` : reason;
  return {
    state: 'legal',
    headline: word,
    why: `${why}${rankingText(answer, lang)}${tiesText(answer, lang)}${discardText(answer, lang)}`,
    short: outcomeText(answer, lang),
    clauses: [
      ...answer.picks.slice(0, 1).map((pick) => pick.clause),
      ...(answer.discardClause ? [answer.discardClause] : []),
      ...portClauses(answer),
    ],
    ...(answer.distribution
      ? { choices: { title: say(lang, 'Ce que chacun reçoit', 'What each gets'), items: takingsText(answer, lang) } }
      : {}),
  };
};

const cells = (answer: PicksAnswer, _: PicksInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'ordre', 'order'),
    main: answer.picks.length > 0 ? orderLetters(answer) : say(lang, 'personne', 'nobody'),
    sub: outcomeText(answer, lang),
  },
];

const picks: CheckerModule<PicksInput, PicksAnswer> = { checker: checkers.picks, Form, Board, explain, cells };

export default picks;
