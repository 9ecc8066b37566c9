import { missionInWords, missionOf, type Table } from '@portolan/boards/borneo';
import type { CompanyId } from '@portolan/borneo';
import { answers, type QuestionId } from '@portolan/solvers/borneo';
import { Segment, Select, Stepper } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { both, fill } from '../../../kit/text.ts';
import type { FormProps } from '../../../solve/game.ts';
import type { Json } from '../../../stores/table.ts';
import { companyOptions, ranksOf } from '../parts/fields.tsx';

const unseenFlags = both(
  'Cartes non vues avec {n} drapeaux de la compagnie',
  'Unseen cards with {n} flags of the company',
);

type Props = FormProps<Table>;

const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

const Seat = ({ lang, table, input, onChange }: Props) => (
  <SeatChoice
    lang={lang}
    label={answers.advise.labels.seat[lang]}
    name="solve-seat"
    value={number(input.seat, 0)}
    seats={table.position.seats}
    onChange={(seat) => onChange({ ...input, seat })}
  />
);

const Company = ({ lang, table, input, onChange }: Props) => (
  <Segment<string>
    label={answers.fightOdds.labels.company[lang]}
    value={String(input.company)}
    options={companyOptions(input, table, lang)}
    onChange={(company) => onChange({ ...input, company })}
  />
);

const Mission = ({ lang, table, input, onChange, problemAt }: Props) => (
  <Select
    label={answers.missionPayments.labels.mission[lang]}
    value={String(input.mission)}
    error={problemAt('mission')}
    options={(table.position.missions ?? []).map((id) => {
      const tile = missionOf(table, id);
      return { value: id, label: tile ? missionInWords(tile, lang) : id };
    })}
    onChange={(mission) => onChange({ ...input, mission })}
  />
);

const Ranks = ({ lang, table, input, onChange, problemAt }: Props) => {
  const options = ranksOf(table.position.companies?.[input.company as CompanyId], lang);
  return (
    <div class="pair">
      {(['attacker', 'defender'] as const).map((side) => (
        <Select
          key={side}
          label={answers.fightOdds.labels[side][lang]}
          value={number(input[side], 1)}
          options={options}
          error={problemAt(side)}
          onChange={(rank) => onChange({ ...input, [side]: rank })}
        />
      ))}
    </div>
  );
};

/** Flags a card can have of one company. */
const flagCounts = [0, 1, 2, 3, 4] as const;

const Unseen = ({ lang, table, input, onChange }: Props) => {
  if (table.box.shipments !== 'free') return null;
  const given = Array.isArray(input.unseenByFlags) ? (input.unseenByFlags as number[]) : [];
  return (
    <div class="rows">
      {flagCounts.map((n) => (
        <Stepper
          key={n}
          lang={lang}
          label={fill(unseenFlags[lang], { n })}
          value={given[n] ?? 0}
          min={0}
          max={60}
          onChange={(count) =>
            onChange({
              ...input,
              unseenByFlags: flagCounts.map((flags) => (flags === n ? count : (given[flags] ?? 0))),
            })
          }
        />
      ))}
    </div>
  );
};

const Fight = (props: Props) => (
  <>
    <Company {...props} />
    <Ranks {...props} />
    <Stepper
      lang={props.lang}
      label={answers.fightOdds.labels.wish[props.lang]}
      value={number(props.input.wish, 75)}
      min={0}
      max={100}
      onChange={(wish) => props.onChange({ ...props.input, wish })}
    />
    <Unseen {...props} />
  </>
);

const Port = ({ lang, input, onChange }: Props) => (
  <Segment
    label={answers.monopolyNeed.labels.port[lang]}
    value={number(input.port, 1)}
    options={[1, 2, 3].map((port) => ({ value: port, label: String(port) }))}
    onChange={(port) => onChange({ ...input, port })}
  />
);

const MOST_UNSEEN = 60;

const Draw = ({ lang, input, onChange }: Props) => {
  const unseen = number(input.unseen, MOST_UNSEEN);
  const set = (part: Json): void => {
    const next = { ...input, ...part };
    const most = number(next.unseen, MOST_UNSEEN);
    onChange({ ...next, good: Math.min(number(next.good, 0), most), draws: Math.min(number(next.draws, 0), most) });
  };
  return (
    <div class="rows">
      <Stepper
        lang={lang}
        label={answers.drawOdds.labels.unseen[lang]}
        value={unseen}
        min={1}
        max={MOST_UNSEEN}
        onChange={(n) => set({ unseen: n })}
      />
      <Stepper
        lang={lang}
        label={answers.drawOdds.labels.good[lang]}
        value={number(input.good, 0)}
        min={0}
        max={unseen}
        onChange={(good) => set({ good })}
      />
      <Stepper
        lang={lang}
        label={answers.drawOdds.labels.draws[lang]}
        value={number(input.draws, 0)}
        min={1}
        max={unseen}
        onChange={(draws) => set({ draws })}
      />
    </div>
  );
};

/** The fields of one question. */
export const QuestionForm = (props: Props) => {
  const forms = {
    advise: () => <Seat {...props} />,
    missionPayments: () => (
      <>
        <Seat {...props} />
        <Mission {...props} />
      </>
    ),
    fightOdds: () => <Fight {...props} />,
    bestShipment: () => <Seat {...props} />,
    monopolyNeed: () => (
      <>
        <Seat {...props} />
        <Port {...props} />
        <Company {...props} />
      </>
    ),
    drawOdds: () => <Draw {...props} />,
    endClock: () => null,
    finalRound: () => null,
  };
  return forms[props.asked.id as QuestionId]();
};
