import { seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import { type EndAnswer, type EndInput, endChecker, endWords } from '@portolan/rotterdam/checkers';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import { Group, Segment } from '../../../kit/controls.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill, words } from '../../../kit/text.ts';
import { siteBase } from '../../../lib/links.ts';
import type { AskedProps } from '../parts/asked.tsx';
import { boxFrom } from '../parts/tables.ts';
import { CountFields } from '../score/fields.tsx';
import { NOTHING } from '../score/nothing.ts';
import { CountTable } from '../score/Table.tsx';
import { endIn } from './examples.ts';

const nameOf = (lang: Lang) => (seat: number) => fill(words.player[lang], { seat: seatLetter(seat) });

type PlayersProps = AskedProps<EndInput['players'], EndInput>;

/** What is wrong with all players together, as a card that the box has once and two hold, is told here. */
const Count = ({ label, path, value, onChange }: PlayersProps) => (
  <Segment
    label={label}
    value={value.length}
    options={[2, 3, 4].map((count) => ({ value: count, label: String(count) }))}
    onChange={(count) => onChange(Array.from({ length: count }, (_, i) => value[i] ?? NOTHING))}
    at={path}
  />
);

const Players = ({ lang, value, onChange, with: { edition } }: PlayersProps) => (
  <>
    {value.map((player, seat) => (
      <Group key={seatLetter(seat)} label={nameOf(lang)(seat)} mark={<SeatToken seat={seat} />}>
        <CountFields
          lang={lang}
          box={boxFrom(edition)}
          seat={seat}
          player={player}
          onChange={(next) => onChange(value.map((old, i) => (i === seat ? next : old)))}
        />
      </Group>
    ))}
  </>
);

const fields: FieldList<EndInput, FieldsAbout> = [
  { at: 'players', as: Count },
  'phaseEnded',
  { at: 'players', as: Players },
];

const Board = ({ lang, answer }: BoardProps<EndInput, EndAnswer>) => (
  <CountTable lang={lang} base={siteBase} answer={answer} nameOf={nameOf(lang)} />
);

const end: CheckerModule<EndInput, EndAnswer> = {
  checker: endChecker,
  ...endWords,
  boxed: true,
  exampleIn: endIn,
  fields,
  Board,
};

export default end;
