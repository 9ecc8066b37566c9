import { seatLetter } from '@portolan/boards';
import { seatsOf, shipsOf } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { answers, type QuestionId } from '@portolan/solvers/rotterdam';
import type { ComponentChildren } from 'preact';
import { Segment, Select, Stepper } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { both, fill } from '../../../kit/text.ts';
import type { FormProps } from '../../../solve/game.ts';
import { CargoField, HarborField, PlaceField, ProductField, ShipField } from '../parts/fields.tsx';
import type { Asking } from './table.ts';

const texts = {
  calling: both('Une annonce est en cours : elle se poursuit.', 'A call is under way: it goes on.'),
  noShip: both('Aucun navire n’est sur l’eau.', 'No ship is on the water.'),
  points: both('le total', 'the total'),
  missions: both('les points de Mission', 'Mission points'),
  everything: both('tout ce que dit la position', 'all that the position tells'),
  seenBy: both('ce que voit le joueur {seat}', 'what player {seat} sees'),
} as const;

type Props = FormProps<Asking>;

/** What players call a field of a question. */
const labelOf = ({ id }: Props['asked'], field: string, lang: Lang): string =>
  answers[id as QuestionId].labels[field]![lang];

const number = (value: unknown, or: number): number => (typeof value === 'number' ? value : or);

interface SeatProps {
  readonly form: Props;
  readonly field: 'seat' | 'caller' | 'opponent';
}

const Seat = ({ form: { asked, lang, table, input, onChange }, field }: SeatProps) => (
  <SeatChoice
    lang={lang}
    label={labelOf(asked, field, lang)}
    name={`solve-${field}`}
    value={number(input[field], 0)}
    seats={table.position.seats}
    onChange={(seat) => onChange({ ...input, [field]: seat })}
  />
);

const Ship = ({ asked, lang, table, input, onChange, problemAt }: Props) => {
  const ids = shipsOf(table).map(({ id }) => id);
  if (ids.length === 0) return <p class="err">{texts.noShip[lang]}</p>;
  return (
    <ShipField
      lang={lang}
      label={labelOf(asked, 'ship', lang)}
      value={String(input.ship)}
      ships={ids}
      error={problemAt('ship')}
      onChange={(ship) => {
        const cargo = shipsOf(table).find(({ id }) => id === ship)?.cargo;
        const harbor = table.box.harbors.find(({ material }) => material === cargo)?.id;
        onChange({ ...input, ship, ...(harbor && 'harbor' in input ? { harbor } : {}) });
      }}
    />
  );
};

const Harbor = ({ asked, lang, table, input, onChange, problemAt }: Props) => (
  <HarborField
    lang={lang}
    label={labelOf(asked, 'harbor', lang)}
    value={String(input.harbor)}
    box={table.box}
    error={problemAt('harbor')}
    onChange={(harbor) => onChange({ ...input, harbor })}
  />
);

const Position = ({ asked, lang, table, input, onChange, problemAt }: Props) => (
  <PlaceField
    lang={lang}
    label={labelOf(asked, 'position', lang)}
    value={String(input.position)}
    box={table.box}
    error={problemAt('position')}
    onChange={(position) => onChange({ ...input, position })}
  />
);

const Cargo = ({ asked, lang, table, input, onChange, problemAt }: Props) => (
  <CargoField
    lang={lang}
    label={labelOf(asked, 'cargo', lang)}
    value={String(input.cargo)}
    box={table.box}
    empty={false}
    error={problemAt('cargo')}
    onChange={(cargo) => onChange({ ...input, cargo })}
  />
);

/** A seat whose sight counts; without one all that the position tells. */
const Sight = ({ asked, lang, table, input, onChange }: Props) => (
  <Select
    label={labelOf(asked, 'seat', lang)}
    value={typeof input.seat === 'number' ? String(input.seat) : ''}
    options={[
      { value: '', label: texts.everything[lang] },
      ...seatsOf(table).map((seat) => ({ value: String(seat), label: seenBy(seat, lang) })),
    ]}
    onChange={(seat) => {
      const { seat: _, ...others } = input;
      onChange(seat === '' ? others : { ...others, seat: Number(seat) });
    }}
  />
);

const seenBy = (seat: number, lang: Lang): string => fill(texts.seenBy[lang], { seat: seatLetter(seat) });

/** The most cards of a question. */
const MOST_DRAWS = 20;

const Draws = ({ asked, lang, table, input, onChange, problemAt }: Props) => {
  const { products } = table.box;
  const made = products.filter(({ harbor }) => harbor === input.harbor).map(({ id }) => id);
  const set = (field: string, value: unknown): void => onChange({ ...input, [field]: value });
  return (
    <>
      <HarborField
        lang={lang}
        label={labelOf(asked, 'harbor', lang)}
        value={String(input.harbor)}
        box={table.box}
        error={problemAt('harbor')}
        onChange={(harbor) =>
          onChange({ ...input, harbor, product: products.find((one) => one.harbor === harbor)?.id ?? '' })
        }
      />
      <ProductField
        lang={lang}
        label={labelOf(asked, 'product', lang)}
        value={String(input.product)}
        box={table.box}
        products={made}
        error={problemAt('product')}
        onChange={(product) => set('product', product)}
      />
      <div class="rows">
        <Stepper
          lang={lang}
          label={labelOf(asked, 'draws', lang)}
          value={number(input.draws, 1)}
          min={1}
          max={MOST_DRAWS}
          onChange={(draws) => set('draws', draws)}
        />
        <Stepper
          lang={lang}
          label={labelOf(asked, 'before', lang)}
          value={number(input.before, 0)}
          min={0}
          max={MOST_DRAWS}
          onChange={(before) => set('before', before)}
        />
      </div>
    </>
  );
};

/** The most rounds of a plan. */
const MOST_ROUNDS = 9;

const Plan = ({ asked, lang, input, onChange }: Props) => (
  <>
    <Stepper
      lang={lang}
      label={labelOf(asked, 'rounds', lang)}
      value={number(input.rounds, 1)}
      min={1}
      max={MOST_ROUNDS}
      onChange={(rounds) => onChange({ ...input, rounds })}
    />
    <Segment
      label={labelOf(asked, 'goal', lang)}
      value={input.goal === 'missions' ? 'missions' : 'points'}
      options={(['points', 'missions'] as const).map((value) => ({ value, label: texts[value][lang] }))}
      onChange={(goal) => onChange({ ...input, goal })}
    />
  </>
);

const Caller = (form: Props) =>
  form.table.state.call ? <p class="small">{texts.calling[form.lang]}</p> : <Seat form={form} field="caller" />;

const forms: Readonly<Record<QuestionId, (form: Props) => ComponentChildren>> = {
  advise: (form) => <Seat form={form} field="seat" />,
  colorOutcomes: (form) => <Caller {...form} />,
  arrival: (form) => (
    <>
      <Ship {...form} />
      <Harbor {...form} />
    </>
  ),
  reach: (form) => (
    <>
      <Harbor {...form} />
      <Position {...form} />
    </>
  ),
  launchChances: (form) => <Cargo {...form} />,
  productOdds: (form) => (
    <>
      <Draws {...form} />
      <Sight {...form} />
    </>
  ),
  bestMission: (form) => (
    <>
      <Seat form={form} field="seat" />
      <Plan {...form} />
    </>
  ),
  cardThreats: (form) => (
    <>
      <Ship {...form} />
      <Seat form={form} field="opponent" />
      <Sight {...form} />
    </>
  ),
  standings: (form) => <Sight {...form} />,
};

/** The fields of one question. */
export const QuestionForm = (form: Props) => <>{forms[form.asked.id as QuestionId](form)}</>;
