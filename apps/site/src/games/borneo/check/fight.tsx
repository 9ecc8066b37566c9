import { CompanyColumn, CountedCard, letterOf } from '@portolan/boards/borneo';
import { type FightAnswer, type FightInput, type FightSide, sidesOf } from '@portolan/borneo/checkers';
import { theFlags } from '@portolan/borneo/rules';
import type { Lang, Seat, Text } from '@portolan/core';
import { useSpots } from '../../../board/spots.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { Select, Toggle } from '../../../kit/controls/choices.tsx';
import { Group } from '../../../kit/controls/groups.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { SeatToken, Sign } from '../../../kit/marks.tsx';
import { both, capital, fill, words as general, say } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import type { Json } from '../../../stores/table.ts';
import { ColumnInput, type Owners } from '../parts/columns.tsx';
import { companyOptions, ranksOf, SEATS } from '../parts/fields.tsx';
import { CardRows } from './CardRows.tsx';
import { tableFrom } from './carried.ts';
import { fightEntry } from './entry/fight.tsx';
import { entryWords } from './entry/words.ts';

const HAND = 6;

const owner = (input: FightInput, rank: number): Seat | undefined => input.column?.[rank - 1] ?? undefined;

const Token = ({ seat, size = 26, lang }: { seat: Seat | undefined; size?: number; lang?: Lang }) =>
  seat === undefined ? null : <SeatToken seat={seat} size={size} {...(lang ? { lang } : {})} />;

/** Keeps the two ranks inside a column that has become shorter. */
const changed = (input: FightInput): FightInput => {
  const length = Math.max(2, input.column?.length ?? 2);
  return { ...input, attacker: Math.min(input.attacker, length), defender: Math.min(input.defender, length) };
};

const tooMany = (count: number, limit: number, lang: Lang) => (i: number) =>
  i >= limit && count > limit
    ? i === limit && count === limit + 1
      ? say(lang, 'une de trop', 'one too many')
      : say(lang, 'de trop', 'too many')
    : undefined;

type Of<Value> = FieldProps<Value, FightInput, FieldsAbout>;

type Side = 'attacker' | 'defender';

const ColumnField = ({ lang, label, path, value = [], onChange, whole, with: { rulings } }: Of<Owners>) => (
  <Group label={label}>
    <div class="spaces-row">
      <ColumnInput
        lang={lang}
        company={whole.company}
        value={value}
        seats={SEATS}
        gaps={rulings['fight-vacancy'] === 'leave-gap'}
        openEnded={rulings['company-full'] === 'open-ended'}
        onChange={onChange}
      />
    </div>
    <Wrong at={path} label={label} />
  </Group>
);

const RankField = ({ lang, label, path, value, onChange, whole }: Of<number>) => (
  <Select label={label} at={path} value={value} options={ranksOf(whole.column, lang)} onChange={onChange} />
);

/** The cards that one side plays, no more than the fight allows. */
const cardsOf =
  (side: Side) =>
  ({ lang, path, value, onChange, whole, with: { answerTo } }: Of<readonly number[]>) => {
    const limits = answerTo?.(whole) as FightAnswer | undefined;
    const limit = (side === 'attacker' ? limits?.attack : limits?.defense)?.limit ?? HAND;
    const flags = capital(theFlags(whole.company, lang));
    const who = sidesOf(whole, lang)[side];
    return (
      <CardRows
        lang={lang}
        label={say(lang, `${flags}, cartes de\u00a0${who}`, `${flags}, cards of\u00a0${who}`)}
        mark={<Token seat={owner(whole, whole[side])} />}
        path={path}
        value={value}
        most={HAND}
        errorAt={tooMany(value.length, limit, lang)}
        onChange={onChange}
      />
    );
  };

const AnsweredField = ({ lang, value, onChange, whole }: Of<FightInput['defense']>) => {
  const who = capital(sidesOf(whole, lang).defender);
  return (
    <Toggle
      label={say(lang, `${who} a répondu`, `${who} has answered`)}
      value={value !== null}
      onChange={(answered) => onChange(answered ? [] : null)}
    />
  );
};

const handOf =
  (side: Side) =>
  ({ lang, path, value, onChange, whole }: Of<number>) => {
    const who = sidesOf(whole, lang)[side];
    return (
      <div class="hands">
        <Token seat={owner(whole, whole[side])} />
        <Stepper
          lang={lang}
          bare
          label={`${say(lang, 'en main', 'in hand')}${general.colon[lang]}${who}`}
          value={value}
          min={0}
          max={12}
          at={path}
          onChange={onChange}
        />
      </div>
    );
  };

const fields: FieldList<FightInput, FieldsAbout> = [
  { at: 'company', options: companyOptions },
  { at: 'column', as: ColumnField },
  {
    class: 'pair',
    of: [
      { at: 'attacker', as: RankField },
      { at: 'defender', as: RankField },
    ],
  },
  { at: 'attack', as: cardsOf('attacker') },
  { at: 'defense', as: AnsweredField },
  { at: 'defense', as: cardsOf('defender'), when: ({ defense }) => Boolean(defense) },
  {
    group: 'hands',
    class: 'pair',
    of: [
      { at: 'hands.attacker', as: handOf('attacker') },
      { at: 'hands.defender', as: handOf('defender') },
    ],
  },
];

const noFlag = (side: FightSide, i: number): boolean =>
  side.violations.some((violation) => violation.reason === 'no-flag' && violation.facts.card === `#${i + 1}`);

const SideRow = ({
  side,
  input,
  lang,
  who,
  seat,
  role,
  at,
  asks,
  named,
  played,
}: {
  side: FightSide;
  input: FightInput;
  lang: Lang;
  who: string;
  seat: Seat | undefined;
  role: string;
  /** The name of its places. */
  at: 'attack' | 'defense';
  asks: boolean | undefined;
  /** Somebody has told which company it is. */
  named: boolean;
  /** Somebody has told the cards. */
  played: boolean;
}) => {
  const spot = useSpots();
  const more = (at === 'attack' ? entryWords.moreAttack : entryWords.moreDefense)[lang];
  return (
    <div class="side-row">
      <div class="who">
        <Token seat={seat} size={28} lang={lang} />
        <span>
          <b>{capital(who)}</b> {role}
        </span>
        {played && <span class="sum">{side.bonus > 0 ? `${side.flags} + ${side.bonus}` : side.flags}</span>}
      </div>
      <div class="hand">
        {side.cards.map((flags, i) => {
          const wrong = !asks && (i >= side.limit || noFlag(side, i));
          const label = fill(entryWords.flagsCount[lang], { n: flags });
          const own = wrong ? 'extra' : 'tt-card';
          return (
            <span key={i} {...(spot?.(`${at}.${i}`, label, { class: own, carried: true }) ?? { class: own })}>
              <CountedCard
                company={input.company}
                flags={flags}
                letter={named ? letterOf[input.company] : 'any'}
                lang={lang}
              />
              {wrong && (
                <span class="x">
                  <Sign state="illegal" />
                </span>
              )}
            </span>
          );
        })}
        {spot && <span {...spot(at, more, { class: 'tt-more' })} />}
      </div>
    </div>
  );
};

const Board = ({ lang, input, answer, asks, untold = [] }: BoardProps<FightInput, FightAnswer>) => {
  const named = !untold.includes('company');
  const spot = useSpots();
  const { attacker, defender } = sidesOf(input, lang);
  const bothThere = [input.attacker, input.defender].every((rank) => owner(input, rank) !== undefined);
  const bonus = answer.between.filter((merchant) => merchant.counts).map((merchant) => merchant.rank);
  return (
    <>
      <CompanyColumn
        company={input.company}
        column={input.column ?? []}
        spaces={5}
        lang={lang}
        untold={!named}
        marks={bothThere ? { attacker: input.attacker, defender: input.defender, bonus } : {}}
        spot={spot}
      />
      <div>
        <SideRow
          side={answer.attack}
          input={input}
          lang={lang}
          who={attacker}
          seat={owner(input, input.attacker)}
          role={say(lang, 'attaque', 'attacks')}
          at="attack"
          asks={asks}
          named={named}
          played={!untold.includes('attack')}
        />
        <SideRow
          side={answer.defense}
          input={input}
          lang={lang}
          who={defender}
          seat={owner(input, input.defender)}
          role={say(lang, 'défend', 'defends')}
          at="defense"
          asks={asks}
          named={named}
          played={!untold.includes('defense')}
        />
      </div>
    </>
  );
};

/** Nobody in the company yet, no card played, hands as after a draw. */
const nobody: FightInput = {
  company: 'red',
  column: [],
  attacker: 2,
  defender: 1,
  attack: [],
  defense: null,
  hands: { attacker: 4, defender: 4 },
};

/** What has to be said before the fight can be judged. */
const missing = (input: FightInput): Text | undefined => {
  const [attacker, defender] = [owner(input, input.attacker), owner(input, input.defender)];
  // Nobody attacks himself: what stands there is what one begins with.
  if (input.column && (attacker === undefined || defender === undefined || input.attacker === input.defender))
    return both('Qui attaque qui\u00a0?', 'Who attacks whom?');
  return input.attack.length === 0 ? both('Avec quelles cartes\u00a0?', 'With which cards?') : undefined;
};

/** Of two merchants alone in a company, the lower one attacks. */
const tells = (input: FightInput): readonly string[] => {
  const there = input.column?.filter((seat) => seat !== null) ?? [];
  const two = there.length === 2 && there[0] !== there[1] && input.defender < input.attacker;
  return two && missing({ ...input, attack: [1] }) === undefined ? ['attacker', 'defender'] : [];
};

/** The company, whose turn it is, and how many cards both hold: cards known by their flags alone are no cards of a table. */
const toPosition = (input: FightInput, about: FieldsAbout): Promise<Json | undefined> | undefined => {
  const [attacker, defender] = [owner(input, input.attacker), owner(input, input.defender)];
  if (attacker === undefined || defender === undefined) return undefined;
  const held: Readonly<Record<number, number>> = {
    [attacker]: input.hands.attacker,
    [defender]: input.hands.defender,
  };
  const position = (seats: number): Json => ({
    phase: 'company',
    active: attacker,
    hands: Array.from({ length: seats }, (_, seat) => [held[seat] ?? 4]),
  });
  return tableFrom({ columns: { [input.company]: input.column }, position }, about);
};

const fight: DisputeForm<FightInput, FightAnswer> = {
  fields,
  changed,
  Board,
  entry: fightEntry,
  empty: () => nobody,
  missing,
  tells,
  toPosition,
};

export default fight;
