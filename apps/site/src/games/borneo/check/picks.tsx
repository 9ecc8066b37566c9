import { companyName, letterOf } from '@portolan/boards/borneo';
import { answers, checkers, type PicksAnswer, type PicksInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Group } from '../../../kit/controls.tsx';
import { FlagMark, SeatToken } from '../../../kit/marks.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { fill, say, words } from '../../../kit/text.ts';
import { ColumnsInput } from '../parts/columns.tsx';

import { FlagTower } from './FlagTower.tsx';
import { PortForm } from './PortForm.tsx';

const SEATS = 5;

const Form = (props: FormProps<PicksInput>) => {
  const { lang, input, onChange, problemAt, rulings } = props;
  return (
    <>
      <PortForm {...props} />
      <SeatChoice
        lang={lang}
        label={answers.picks.labels.player[lang]}
        name="picks-player"
        value={input.player}
        seats={SEATS}
        onChange={(player) => onChange({ ...input, player })}
      />
      <Group label={answers.picks.labels.columns[lang]}>
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

const picks: CheckerModule<PicksInput, PicksAnswer> = { checker: checkers.picks, ...answers.picks, Form, Board };

export default picks;
