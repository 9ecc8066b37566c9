import { seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import { type EndAnswer, type EndInput, endChecker, endWords } from '@portolan/rotterdam/checkers';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Group, Segment, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill, say, words } from '../../../kit/text.ts';
import { siteBase } from '../../../lib/links.ts';
import { boxFrom } from '../parts/tables.ts';
import { CountFields } from '../score/fields.tsx';
import { NOTHING } from '../score/nothing.ts';
import { CountTable } from '../score/Table.tsx';
import { endIn } from './examples.ts';

const nameOf = (lang: Lang) => (seat: number) => fill(words.player[lang], { seat: seatLetter(seat) });

const Form = ({ lang, input, onChange, problemAt, edition }: FormProps<EndInput>) => {
  const box = boxFrom(edition);
  return (
    <>
      <Segment
        label={say(lang, 'Joueurs', 'Players')}
        value={input.players.length}
        options={[2, 3, 4].map((count) => ({ value: count, label: String(count) }))}
        onChange={(count) =>
          onChange({ ...input, players: Array.from({ length: count }, (_, i) => input.players[i] ?? NOTHING) })
        }
      />
      <Toggle
        label={say(lang, 'La phase 6 est finie', 'Phase 6 has ended')}
        value={input.phaseEnded}
        onChange={(phaseEnded) => onChange({ ...input, phaseEnded })}
      />
      {input.players.map((player, seat) => (
        <Group key={seatLetter(seat)} label={nameOf(lang)(seat)} mark={<SeatToken seat={seat} />}>
          <CountFields
            lang={lang}
            box={box}
            player={player}
            problemAt={(path) => problemAt(`players[${seat}].${path}`)}
            onChange={(next) =>
              onChange({ ...input, players: input.players.map((old, i) => (i === seat ? next : old)) })
            }
          />
        </Group>
      ))}
    </>
  );
};

const Board = ({ lang, answer }: BoardProps<EndInput, EndAnswer>) => (
  <CountTable lang={lang} base={siteBase} answer={answer} nameOf={nameOf(lang)} />
);

const end: CheckerModule<EndInput, EndAnswer> = {
  checker: endChecker,
  ...endWords,
  boxed: true,
  exampleIn: endIn,
  Form,
  Board,
};

export default end;
