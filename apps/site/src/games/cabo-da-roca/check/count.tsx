import { seatLetter } from '@portolan/boards';
import { type CountAnswer, type CountInput, countChecker, countWords } from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';

import { Group, Segment } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill, say, words } from '../../../kit/text.ts';
import { siteBase } from '../../../lib/links.ts';
import { boxFrom } from '../parts/tables.ts';
import { CountFields, TreasureValue } from '../score/fields.tsx';
import { EMPTY } from '../score/sheet.ts';
import { CountTable } from '../score/Table.tsx';
import { countIn } from './examples.ts';

const nameOf = (lang: Lang) => (seat: number) => fill(words.player[lang], { seat: seatLetter(seat) });

const Form = ({ lang, input, onChange, edition }: FormProps<CountInput>) => {
  const box = boxFrom(edition);
  return (
    <>
      <Segment
        label={say(lang, 'Joueurs', 'Players')}
        value={input.players.length}
        options={[2, 3, 4].map((count) => ({ value: count, label: String(count) }))}
        onChange={(count) =>
          onChange({ ...input, players: Array.from({ length: count }, (_, i) => input.players[i] ?? EMPTY) })
        }
      />
      <div class="pair">
        <TreasureValue
          lang={lang}
          box={box}
          type="island"
          value={input.island}
          onChange={(island) => onChange({ ...input, island })}
        />
        <TreasureValue
          lang={lang}
          box={box}
          type="wreck"
          value={input.wreck}
          onChange={(wreck) => onChange({ ...input, wreck })}
        />
      </div>
      {input.players.map((player, seat) => (
        <Group key={seatLetter(seat)} label={nameOf(lang)(seat)} mark={<SeatToken seat={seat} />}>
          <CountFields
            lang={lang}
            box={box}
            seat={seat}
            player={player}
            onChange={(next) =>
              onChange({ ...input, players: input.players.map((old, i) => (i === seat ? next : old)) })
            }
          />
        </Group>
      ))}
    </>
  );
};

const Board = ({ lang, answer }: BoardProps<CountInput, CountAnswer>) => (
  <CountTable lang={lang} base={siteBase} answer={answer} nameOf={nameOf(lang)} />
);

const count: CheckerModule<CountInput, CountAnswer> = {
  checker: countChecker,
  ...countWords,
  boxed: true,
  exampleIn: () => countIn(countChecker.example),
  Form,
  Board,
};

export default count;
