import { seatLetter } from '@portolan/boards';
import { CompanyColumn, companies, companyName, letterOf } from '@portolan/boards/borneo';
import type { CompanyId } from '@portolan/borneo';
import { answers, type Columns, checkers, type MoveAnswer, type MoveInput } from '@portolan/borneo/checkers';
import type { Lang, Seat } from '@portolan/core';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Group, Segment, Select } from '../../../kit/controls.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { FlagMark } from '../../../kit/marks.tsx';
import { capital, fill, say, words } from '../../../kit/text.ts';
import { ColumnsInput } from '../parts/columns.tsx';

const SEATS = 5;
const SPACES = 5;

const ranksOf = (input: MoveInput, lang: Lang) =>
  (input.columns[input.company] ?? []).map((seat, i) => ({
    value: i + 1,
    label: `${fill(words.rank[lang], { n: i + 1 })}, ${seat === null ? '–' : seatLetter(seat)}`,
  }));

const CompanyChoice = ({
  lang,
  label,
  value,
  swap,
  onChange,
  error,
}: {
  lang: Lang;
  label: string;
  value: MoveInput['to'];
  swap: boolean;
  onChange: (to: MoveInput['to']) => void;
  error?: string | undefined;
}) => (
  <Segment<MoveInput['to']>
    label={label}
    value={value}
    error={error}
    options={[
      ...(swap
        ? [{ value: 'swap' as const, label: say(lang, 'échange', 'swap'), mark: <Icon name="swap" size={26} /> }]
        : []),
      ...companies.map((company) => ({
        value: company,
        label: companyName(company, lang),
        mark: <FlagMark letter={letterOf[company]} />,
      })),
    ]}
    onChange={onChange}
  />
);

/** A move without what only the other kind has. */
const asKind = (input: MoveInput, kind: MoveInput['kind']): MoveInput => {
  const { defender, seat: _, ...rest } = input;
  return kind === 'beaten'
    ? { ...rest, kind, defender: defender ?? 1 }
    : { ...rest, kind, to: rest.to === 'swap' ? 'red' : rest.to };
};

const Form = ({ lang, input, onChange, problemAt, rulings }: FormProps<MoveInput>) => {
  const set = (part: Partial<MoveInput>): void => onChange({ ...input, ...part });
  const beaten = input.kind === 'beaten';
  const chooser = (seat: Seat | undefined): void => {
    const { seat: _, ...others } = input;
    onChange(seat === undefined ? others : { ...others, seat });
  };
  return (
    <>
      <Segment
        label={answers.move.labels.kind[lang]}
        value={input.kind}
        options={[
          { value: 'beaten', label: say(lang, 'un marchand est battu', 'a merchant is beaten') },
          { value: 'transfer', label: say(lang, 'un marchand change de compagnie', 'a merchant changes company') },
        ]}
        onChange={(kind) => onChange(asKind(input, kind))}
      />
      <Group label={answers.move.labels.columns[lang]}>
        <ColumnsInput
          lang={lang}
          value={input.columns}
          seats={SEATS}
          spaces={SPACES}
          gaps={rulings['fight-vacancy'] === 'leave-gap'}
          openEnded={rulings['company-full'] === 'open-ended'}
          onChange={(columns) => set({ columns })}
        />
        {problemAt('columns') && <p class="err">{problemAt('columns')}</p>}
      </Group>
      <CompanyChoice
        lang={lang}
        label={beaten ? say(lang, 'Compagnie du combat', 'Company of the fight') : say(lang, 'Il quitte', 'It leaves')}
        value={input.company}
        swap={false}
        onChange={(company) => set({ company: company as CompanyId })}
      />
      <div class="pair">
        <Select
          label={beaten ? say(lang, 'Attaquant vainqueur', 'Winning attacker') : say(lang, 'Marchand', 'Merchant')}
          value={input.rank}
          options={ranksOf(input, lang)}
          error={problemAt('rank')}
          onChange={(rank) => set({ rank })}
        />
        {beaten && (
          <Select
            label={say(lang, 'Marchand battu', 'Beaten merchant')}
            value={input.defender ?? 1}
            options={ranksOf(input, lang)}
            error={problemAt('defender')}
            onChange={(defender) => set({ defender })}
          />
        )}
      </div>
      <CompanyChoice
        lang={lang}
        label={beaten ? say(lang, 'Le vaincu va', 'The beaten merchant goes to') : answers.move.labels.to[lang]}
        value={input.to}
        swap={beaten}
        error={problemAt('to')}
        onChange={(to) => set({ to })}
      />
      <Select
        label={answers.move.labels.seat[lang]}
        value={input.seat ?? -1}
        options={[
          { value: -1, label: say(lang, 'celui à qui il revient', 'whoever is entitled to') },
          ...Array.from({ length: SEATS }, (_, seat) => ({
            value: seat,
            label: fill(words.player[lang], { seat: seatLetter(seat) }),
          })),
        ]}
        onChange={(seat) => chooser(seat < 0 ? undefined : seat)}
      />
    </>
  );
};

/** The companies that a move touches, in the order of the board. */
const touched = (input: MoveInput): readonly CompanyId[] =>
  companies.filter((company) => company === input.company || company === input.to);

const Row = ({
  lang,
  title,
  columns,
  input,
  marks,
}: {
  lang: Lang;
  title: string;
  columns: Columns;
  input: MoveInput;
  marks: (company: CompanyId) => { ringed?: readonly number[]; attacker?: number; defender?: number };
}) => (
  <div class="then">
    <h3>{title}</h3>
    <div class="cos">
      {touched(input).map((company) => (
        <CompanyColumn
          key={company}
          company={company}
          column={columns[company]}
          spaces={SPACES}
          lang={lang}
          marks={marks(company)}
        />
      ))}
    </div>
  </div>
);

const Board = ({ lang, input, answer }: BoardProps<MoveInput, MoveAnswer>) => {
  const beaten = input.kind === 'beaten' && input.defender !== undefined;
  const before = (company: CompanyId) => {
    if (company !== input.company) return {};
    return beaten ? { attacker: input.rank, defender: input.defender ?? 1 } : { ringed: [input.rank] };
  };
  const after = (company: CompanyId) => ({
    ringed: answer.moved.filter((merchant) => merchant.to.company === company).map((merchant) => merchant.to.rank),
  });
  return (
    <>
      <Row lang={lang} title={say(lang, 'Avant', 'Before')} columns={answer.before} input={input} marks={before} />
      {answer.after ? (
        <Row lang={lang} title={say(lang, 'Après', 'After')} columns={answer.after} input={input} marks={after} />
      ) : (
        <div class="then">
          <h3>{say(lang, 'Après', 'After')}</h3>
          <p class="small">{capital(say(lang, 'le coup n’a pas lieu', 'the move does not take place'))}</p>
        </div>
      )}
    </>
  );
};

const move: CheckerModule<MoveInput, MoveAnswer> = { checker: checkers.move, ...answers.move, Form, Board };

export default move;
