import { companyName, letterOf } from '@portolan/boards/borneo';
import { type PicksAnswer, type PicksInput, picksChecker, picksWords } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';

import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { FlagMark, SeatToken } from '../../../kit/marks.tsx';
import { fill, say, words } from '../../../kit/text.ts';
import { ColumnsField, SeatField } from '../parts/fields.tsx';

import { FlagTower } from './FlagTower.tsx';
import { portFields } from './PortForm.tsx';

const fields = [...portFields, { at: 'player', as: SeatField }, { at: 'columns', as: ColumnsField }] as FieldList<
  PicksInput,
  FieldsAbout
>;

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

const picks: CheckerModule<PicksInput, PicksAnswer> = { checker: picksChecker, ...picksWords, fields, Board };

export default picks;
