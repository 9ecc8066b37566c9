import { seatLetter } from '@portolan/boards';
import { CompanyColumn, companies, type SpotMaker } from '@portolan/boards/borneo';
import type { CompanyId } from '@portolan/borneo';
import type { Columns, MoveAnswer, MoveInput } from '@portolan/borneo/checkers';
import type { Lang, Seat, Text } from '@portolan/core';
import { useSpots } from '../../../board/spots.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { Select } from '../../../kit/controls/choices.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { IconOf } from '../../../kit/Icon.tsx';
import { SWAP } from '../../../kit/swap.ts';
import { both, capital, fill, say, words } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { ColumnsField, companyOptions, ranksOf, SEATS } from '../parts/fields.tsx';
import { tableFrom } from './carried.ts';
import { moveEntry } from './entry/move.ts';

const SPACES = 5;

/** How many spaces are drawn: of the free ones one is enough. */
const spacesOf = (...all: readonly Partial<Columns>[]): number =>
  Math.min(
    SPACES,
    1 + Math.max(...all.flatMap((columns) => companies.map((company) => columns[company]?.length ?? 0))),
  );

const isBeaten = ({ kind }: MoveInput): boolean => kind === 'beaten';

const byKind = (beaten: Text, transfer?: Text) => (input: MoveInput) => (isBeaten(input) ? beaten : transfer);

/** Where the merchant goes; a beaten one may change places with the other. */
const goalOptions = (input: MoveInput, about: FieldsAbout, lang: Lang) => [
  ...(isBeaten(input)
    ? [{ value: 'swap', label: say(lang, 'échange', 'swap'), mark: <IconOf d={SWAP} size={26} /> }]
    : []),
  ...companyOptions(input, about, lang),
];

/** A rank of the company, with who stands there. */
const RankField = ({ lang, label, path, value, onChange, whole }: FieldProps<number, MoveInput>) => (
  <Select
    label={label}
    at={path}
    value={value}
    options={ranksOf(whole.columns[whole.company], lang)}
    onChange={onChange}
  />
);

const ChooserField = ({ lang, label, path, value, onChange }: FieldProps<Seat | undefined>) => (
  <Select
    label={label}
    at={path}
    value={value ?? -1}
    options={[
      { value: -1, label: say(lang, 'celui à qui il revient', 'whoever is entitled to') },
      ...Array.from({ length: SEATS }, (_, seat) => ({
        value: seat,
        label: fill(words.player[lang], { seat: seatLetter(seat) }),
      })),
    ]}
    onChange={(seat) => onChange(seat < 0 ? undefined : seat)}
  />
);

const fields: FieldList<MoveInput, FieldsAbout> = [
  '*',
  { at: 'columns', as: ColumnsField },
  {
    at: 'company',
    options: companyOptions,
    label: byKind(both('Compagnie du combat', 'Company of the fight'), both('Il quitte', 'It leaves')),
  },
  {
    class: 'pair',
    of: [
      {
        at: 'rank',
        as: RankField,
        label: byKind(both('Attaquant vainqueur', 'Winning attacker'), both('Marchand', 'Merchant')),
      },
      { at: 'defender', as: RankField, when: isBeaten, or: 1 },
    ],
  },
  {
    at: 'to',
    as: 'segment',
    options: goalOptions,
    label: byKind(both('Le vaincu va', 'The beaten merchant goes to')),
  },
  { at: 'seat', as: ChooserField },
];

/** A move without what only the other kind has. */
const changed = (input: MoveInput, path: string): MoveInput => {
  if (path !== 'kind') return input;
  const { defender, seat: _, ...rest } = input;
  return isBeaten(input) ? { ...rest, defender: defender ?? 1 } : { ...rest, to: rest.to === 'swap' ? 'red' : rest.to };
};

/** Who has to be named before anything follows. */
const missing = (input: MoveInput): Text | undefined => {
  const owner = (rank: number) => input.columns[input.company]?.[rank - 1] ?? undefined;
  const { rank, defender = 1 } = input;
  const beaten = owner(defender) !== undefined && rank !== defender;
  const named = owner(rank) !== undefined && (!isBeaten(input) || beaten);
  if (named) return undefined;
  return isBeaten(input)
    ? both('Qui a battu qui\u00a0?', 'Who has beaten whom?')
    : both('Quel marchand part\u00a0?', 'Which merchant moves?');
};

/** The companies that a move touches, in the order of the board. */
const touched = (input: MoveInput): readonly CompanyId[] =>
  companies.filter((company) => company === input.company || company === input.to);

const Row = ({
  lang,
  title,
  columns,
  spaces,
  input,
  marks,
  spot,
}: {
  lang: Lang;
  title: string;
  columns: Columns;
  spaces: number;
  input: MoveInput;
  marks: (company: CompanyId) => { ringed?: readonly number[]; attacker?: number; defender?: number };
  /** Where merchants are put and chosen: all four companies are drawn. */
  spot?: SpotMaker | undefined;
}) => (
  <div class="then">
    <h3>{title}</h3>
    <div class={spot ? 'cos cos-four' : 'cos'}>
      {(spot ? companies : touched(input)).map((company) => (
        <CompanyColumn
          key={company}
          company={company}
          column={columns[company] ?? []}
          spaces={spaces}
          lang={lang}
          marks={marks(company)}
          spot={spot}
        />
      ))}
    </div>
  </div>
);

const Board = ({ lang, input, answer, asks }: BoardProps<MoveInput, MoveAnswer>) => {
  const spot = useSpots();
  const beaten = input.kind === 'beaten' && input.defender !== undefined;
  const before = (company: CompanyId) => {
    if (company !== input.company || missing(input)) return {};
    return beaten ? { attacker: input.rank, defender: input.defender ?? 1 } : { ringed: [input.rank] };
  };
  const after = (company: CompanyId) => ({
    ringed: answer.moved.filter((merchant) => merchant.to.company === company).map((merchant) => merchant.to.rank),
  });
  const spaces = spacesOf(answer.before, answer.after ?? {});
  return (
    <>
      <Row
        lang={lang}
        title={say(lang, 'Avant', 'Before')}
        columns={answer.before}
        spaces={spaces}
        input={input}
        marks={before}
        spot={spot}
      />
      {asks ? null : answer.after ? (
        <Row
          lang={lang}
          title={say(lang, 'Après', 'After')}
          columns={answer.after}
          spaces={spaces}
          input={input}
          marks={after}
        />
      ) : (
        <div class="then">
          <h3>{say(lang, 'Après', 'After')}</h3>
          <p class="small">{capital(say(lang, 'le coup n’a pas lieu', 'the move does not take place'))}</p>
        </div>
      )}
    </>
  );
};

/** Nobody in the companies yet; the fight is the more usual of the two. */
const nobody: MoveInput = { kind: 'beaten', columns: {}, company: 'red', rank: 2, defender: 1, to: 'swap' };

/** Whose turn it is: the owner of the merchant that moves, or that has won. */
const mover = ({ columns, company, rank }: MoveInput): Seat | undefined => columns[company]?.[rank - 1] ?? undefined;

/** The companies before the move, and whose turn it is. */
const toPosition = (input: MoveInput, about: FieldsAbout): Promise<Json | undefined> | undefined => {
  const active = mover(input);
  return active === undefined
    ? undefined
    : tableFrom({ columns: input.columns, position: () => ({ phase: 'company', active }) }, about);
};

const move: DisputeForm<MoveInput, MoveAnswer> = {
  fields,
  changed,
  Board,
  entry: moveEntry,
  empty: () => nobody,
  missing,
  toPosition,
};

export default move;
