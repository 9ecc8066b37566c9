import { port, SceneView } from '@portolan/boards/comptoir-des-antilles';
import { checkers, type RoundAnswer, type RoundInput } from '@portolan/comptoir-des-antilles/checkers';
import type { Lang } from '@portolan/core';
import type { Cell } from '@portolan/core/answers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { say } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';

import { SeatsChoice } from '../parts/fields.tsx';
import { smallTable } from '../parts/tables.ts';
import { tellingFirst, who } from '../parts/words.ts';

const Form = ({ lang, input, onChange, problemAt }: FormProps<RoundInput>) => {
  const { seats, first, holder, left, leftLastTurn = false } = input;
  const wasLeft = (on: boolean): void => onChange({ ...input, left: on, leftLastTurn: on && leftLastTurn });
  return (
    <>
      <SeatsChoice
        lang={lang}
        value={seats}
        error={problemAt('seats')}
        onChange={(count) =>
          onChange({ ...input, seats: count, first: Math.min(first, count - 1), holder: Math.min(holder, count - 1) })
        }
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui a commencé ce tour de table', 'Who began this round')}
        name="round-first"
        value={first}
        seats={seats}
        onChange={(next) => onChange({ ...input, first: next })}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui tient l’ardoise maintenant', 'Who holds the slate now')}
        name="round-holder"
        value={holder}
        seats={seats}
        onChange={(next) => onChange({ ...input, holder: next })}
      />
      {problemAt('holder') && (
        <div class="err">
          <p>{problemAt('holder')}</p>
          {!left && (
            <button type="button" class="btn btn-q" onClick={() => onChange({ ...input, holder: first })}>
              {say(
                lang,
                `Sans être laissée, elle est restée chez ${who(first)}`,
                `Never left with anybody, it has stayed with ${who(first)}`,
              )}
            </button>
          )}
        </div>
      )}
      <Toggle
        label={say(
          lang,
          'Elle a été laissée à quelqu’un dans ce tour de table',
          'It was left with somebody in this round',
        )}
        value={left}
        onChange={wasLeft}
      />
      {problemAt('left') && <p class="err">{problemAt('left')}</p>}
      {left && (
        <Toggle
          label={say(lang, '… au tout dernier tour', '… in its very last turn')}
          value={leftLastTurn}
          onChange={(on) => onChange({ ...input, leftLastTurn: on })}
        />
      )}
    </>
  );
};

const Board = ({ lang, input, answer }: BoardProps<RoundInput, RoundAnswer>) => {
  const table = smallTable({ seats: input.seats, slate: input.holder, first: input.first, active: input.first });
  const marks = answer.stays ? {} : { slateTo: answer.next };
  return <SceneView scene={port({ slate: true, marks })} table={table} lang={lang} />;
};

const why = (answer: RoundAnswer, { holder, left }: RoundInput, lang: Lang): string => {
  const order = answer.order.map(who).join(', ');
  const said = say(lang, ` Ordre : ${order}.`, ` Order: ${order}.`);
  if (answer.stays)
    return left
      ? say(
          lang,
          `L’ardoise a été laissée dans ce tour de table : elle reste chez ${who(holder)}, qui commence.${said}`,
          `The slate was left with somebody in this round: it stays with ${who(holder)}, who begins.${said}`,
        )
      : say(
          lang,
          `L’ardoise reste chez ${who(holder)}, qui commence.${said}`,
          `The slate stays with ${who(holder)}, who begins.${said}`,
        );
  return say(
    lang,
    `L’ardoise passe à gauche : ${who(answer.next)} la tient et commence.${said}`,
    `The slate goes to the left: ${who(answer.next)} holds it and begins.${said}`,
  );
};

const explain = (answer: RoundAnswer, input: RoundInput, lang: Lang): Answered => {
  const text = why(answer, input, lang);
  return {
    state: 'legal',
    headline: say(lang, `${who(answer.next)} commence`, `${who(answer.next)} begins`),
    why: text,
    short: text,
    clauses: tellingFirst(answer.clauses, ['turn.slate-kept', 'round.slate-passes', 'slate.kept']),
    ...(answer.agree.length === 1
      ? {
          choices: {
            title: say(lang, 'Et les autres lectures ?', 'And the other readings?'),
            items: [
              {
                state: 'legal' as const,
                text: say(lang, 'Toutes disent la même chose', 'All of them say the same'),
                result: say(lang, `${who(answer.next)} commence`, `${who(answer.next)} begins`),
              },
            ],
          },
        }
      : {}),
  };
};

const cells = (answer: RoundAnswer, _: RoundInput, lang: Lang): readonly Cell[] => [
  { head: say(lang, 'premier joueur', 'first player'), main: who(answer.next) },
];

const round: CheckerModule<RoundInput, RoundAnswer> = {
  checker: checkers.round,
  boxed: true,
  Form,
  Board,
  explain,
  cells,
};

export default round;
