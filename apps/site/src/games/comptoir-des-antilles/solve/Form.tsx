import { seatLetter } from '@portolan/boards';
import { type Table, total } from '@portolan/boards/comptoir-des-antilles';
import { tileIds } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { QuestionId } from '@portolan/solvers/comptoir-des-antilles';
import type { ComponentChildren } from 'preact';
import { Group, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { both, fill, words } from '../../../kit/text.ts';
import type { FormProps } from '../../../solve/game.ts';

const texts = {
  whose: both('Qui demande ?', 'Who asks?'),
  turns: both('Adversaires qui jouent avant', 'Opponents who play before'),
  chain: both('Compter aussi ce qu’ils peuvent l’un après l’autre', 'Also count what they can do one after the other'),
  draws: both('Tirages', 'Draws'),
  chosen: both('A déjà donné une marchandise à un navire', 'Has already given goods to a ship'),
  tile: both('La tuile', 'The tile'),
} as const;

type Props = FormProps<Table>;

const numberIn = (value: unknown, byDefault: number): number => (typeof value === 'number' ? value : byDefault);

const Whose = ({ lang, table, input, onChange }: Props) => (
  <SeatChoice
    lang={lang}
    label={texts.whose[lang]}
    name="solve-seat"
    value={numberIn(input.seat, 0)}
    seats={table.position.seats}
    onChange={(seat) => onChange({ ...input, seat })}
  />
);

const Before = ({ lang, table, input, onChange, problemAt }: Props) => {
  const most = table.position.seats - 1;
  return (
    <>
      <Stepper
        lang={lang}
        label={texts.turns[lang]}
        value={numberIn(input.turns, most)}
        min={1}
        max={most}
        error={problemAt('turns')}
        onChange={(turns) => onChange({ ...input, turns })}
      />
      <Toggle
        label={texts.chain[lang]}
        value={input.chain === true}
        onChange={(chain) => onChange({ ...input, chain })}
      />
    </>
  );
};

const seatsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((seat): seat is number => typeof seat === 'number') : [];

const Draws = ({ lang, table, input, onChange, problemAt }: Props) => {
  const chosen = seatsIn(input.chosen);
  const goods = table.box.goods.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, Math.min(goods, total(table.position.goods) + (table.position.tail?.length ?? 0)));
  return (
    <>
      <Stepper
        lang={lang}
        label={texts.draws[lang]}
        value={numberIn(input.draws, 1)}
        min={1}
        max={Math.min(16, most)}
        error={problemAt('draws')}
        onChange={(draws) => onChange({ ...input, draws })}
      />
      <Group label={texts.chosen[lang]}>
        {Array.from({ length: table.position.seats }, (_, seat) => seat)
          .filter((seat) => seat !== input.seat)
          .map((seat) => (
            <div class="pair" key={seatLetter(seat)}>
              <SeatToken seat={seat} />
              <Toggle
                label={fill(words.player[lang], { seat: seatLetter(seat) })}
                value={chosen.includes(seat)}
                onChange={(on) =>
                  onChange({ ...input, chosen: on ? [...chosen, seat].sort() : chosen.filter((one) => one !== seat) })
                }
              />
            </div>
          ))}
      </Group>
    </>
  );
};

const Tile = ({ lang, input, onChange, problemAt }: Props) => (
  <Select
    label={texts.tile[lang]}
    value={String(input.tile)}
    options={tileIds.map((id) => ({ value: id as string, label: tileName(id, lang) }))}
    error={problemAt('tile')}
    onChange={(tile) => onChange({ ...input, tile })}
  />
);

/** The fields of one question: who asks, and what it needs beside. */
export const QuestionForm = (props: Props) => {
  const more: Readonly<Partial<Record<QuestionId, ComponentChildren>>> = {
    threats: <Before {...props} />,
    goodsForecast: <Draws {...props} />,
    tileWorth: <Tile {...props} />,
  };
  return (
    <>
      <Whose {...props} />
      {more[props.asked.id as QuestionId]}
    </>
  );
};
