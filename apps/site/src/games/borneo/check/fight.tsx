import { seatLetter } from '@portolan/boards';
import { CompanyColumn, CountedCard, companies, companyName, letterOf } from '@portolan/boards/borneo';
import {
  type FightAnswer,
  type FightInput,
  type FightSide,
  fightChecker,
  fightWords,
  sidesOf,
} from '@portolan/borneo/checkers';
import { theFlags } from '@portolan/borneo/rules';
import type { Lang, Seat } from '@portolan/core';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Group, Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { FlagMark, SeatToken, Sign } from '../../../kit/marks.tsx';
import { capital, fill, say, words } from '../../../kit/text.ts';
import { ColumnInput } from '../parts/columns.tsx';
import { CardRows } from './CardRows.tsx';

const SEATS = 5;
const HAND = 6;

const owner = (input: FightInput, rank: number): Seat | undefined => input.column?.[rank - 1] ?? undefined;

const Token = ({ seat, size = 26, lang }: { seat: Seat | undefined; size?: number; lang?: Lang }) =>
  seat === undefined ? null : <SeatToken seat={seat} size={size} {...(lang ? { lang } : {})} />;

const rankOptions = (input: FightInput, lang: Lang) =>
  (input.column ?? []).map((seat, i) => ({
    value: i + 1,
    label: `${fill(words.rank[lang], { n: i + 1 })}, ${seat === null ? '–' : seatLetter(seat)}`,
  }));

/** Keeps the two ranks inside a column that has become shorter. */
const within = (input: FightInput): FightInput => {
  const length = Math.max(2, input.column?.length ?? 2);
  return { ...input, attacker: Math.min(input.attacker, length), defender: Math.min(input.defender, length) };
};

const tooMany = (count: number, limit: number, lang: Lang) => (i: number) =>
  i >= limit && count > limit
    ? i === limit && count === limit + 1
      ? say(lang, 'une de trop', 'one too many')
      : say(lang, 'de trop', 'too many')
    : undefined;

const Form = ({ lang, input, onChange, problemAt, rulings }: FormProps<FightInput>) => {
  const answer = fightChecker.parse({ ...input, rulings });
  const limits = answer.ok ? fightChecker.judge(answer.value) : undefined;
  const { attacker, defender } = sidesOf(input, lang);
  const flags = capital(theFlags(input.company, lang));
  const cardsOf = (who: string): string =>
    say(lang, `${flags}, cartes de\u00a0${who}`, `${flags}, cards of\u00a0${who}`);
  const set = (part: Partial<FightInput>): void => onChange(within({ ...input, ...part }));
  return (
    <>
      <Segment
        label={fightWords.labels.company[lang]}
        value={input.company}
        options={companies.map((company) => ({
          value: company,
          label: companyName(company, lang),
          mark: <FlagMark letter={letterOf[company]} />,
        }))}
        onChange={(company) => set({ company })}
      />
      <Group label={fightWords.labels.column[lang]}>
        <div class="spaces-row">
          <ColumnInput
            lang={lang}
            company={input.company}
            value={input.column ?? []}
            seats={SEATS}
            gaps={rulings['fight-vacancy'] === 'leave-gap'}
            openEnded={rulings['company-full'] === 'open-ended'}
            onChange={(column) => set({ column })}
          />
        </div>
        {problemAt('column') && <p class="err">{problemAt('column')}</p>}
      </Group>
      <div class="pair">
        <Select
          label={fightWords.labels.attacker[lang]}
          value={input.attacker}
          options={rankOptions(input, lang)}
          error={problemAt('attacker')}
          onChange={(rank) => set({ attacker: rank })}
        />
        <Select
          label={fightWords.labels.defender[lang]}
          value={input.defender}
          options={rankOptions(input, lang)}
          error={problemAt('defender')}
          onChange={(rank) => set({ defender: rank })}
        />
      </div>
      <CardRows
        lang={lang}
        label={cardsOf(attacker)}
        mark={<Token seat={owner(input, input.attacker)} />}
        value={input.attack}
        most={HAND}
        errorAt={(i) =>
          problemAt(`attack[${i}]`) ?? tooMany(input.attack.length, limits?.attack.limit ?? HAND, lang)(i)
        }
        onChange={(attack) => set({ attack })}
      />
      <Toggle
        label={say(lang, `${capital(defender)} a répondu`, `${capital(defender)} has answered`)}
        value={input.defense !== null}
        onChange={(answered) => set({ defense: answered ? [] : null })}
      />
      {input.defense && (
        <CardRows
          lang={lang}
          label={cardsOf(defender)}
          mark={<Token seat={owner(input, input.defender)} />}
          value={input.defense}
          most={HAND}
          errorAt={(i) =>
            problemAt(`defense[${i}]`) ?? tooMany(input.defense?.length ?? 0, limits?.defense.limit ?? HAND, lang)(i)
          }
          onChange={(defense) => set({ defense })}
        />
      )}
      <Group label={fightWords.labels.hands[lang]}>
        <div class="pair">
          {(['attacker', 'defender'] as const).map((side) => (
            <div key={side} class="hands">
              <Token seat={owner(input, input[side])} />
              <Stepper
                lang={lang}
                bare
                label={say(lang, `main de ${sidesOf(input, lang)[side]}`, `hand of ${sidesOf(input, lang)[side]}`)}
                value={input.hands[side]}
                min={0}
                max={12}
                error={problemAt(`hands.${side}`)}
                onChange={(cards) => set({ hands: { ...input.hands, [side]: cards } })}
              />
            </div>
          ))}
        </div>
      </Group>
    </>
  );
};

const noFlag = (side: FightSide, i: number): boolean =>
  side.violations.some((violation) => violation.reason === 'no-flag' && violation.facts.card === `#${i + 1}`);

const Side = ({
  side,
  input,
  lang,
  who,
  seat,
  role,
}: {
  side: FightSide;
  input: FightInput;
  lang: Lang;
  who: string;
  seat: Seat | undefined;
  role: string;
}) => (
  <div class="side-row">
    <div class="who">
      <Token seat={seat} size={28} lang={lang} />
      <span>
        <b>{capital(who)}</b> {role}
      </span>
      <span class="sum">{side.bonus > 0 ? `${side.flags} + ${side.bonus}` : side.flags}</span>
    </div>
    <div class="hand">
      {side.cards.map((flags, i) => {
        const wrong = i >= side.limit || noFlag(side, i);
        return (
          <span key={i} class={wrong ? 'extra' : undefined}>
            <CountedCard company={input.company} flags={flags} letter={letterOf[input.company]} lang={lang} />
            {wrong && (
              <span class="x">
                <Sign state="illegal" />
              </span>
            )}
          </span>
        );
      })}
    </div>
  </div>
);

const Board = ({ lang, input, answer }: BoardProps<FightInput, FightAnswer>) => {
  const { attacker, defender } = sidesOf(input, lang);
  const bonus = answer.between.filter((merchant) => merchant.counts).map((merchant) => merchant.rank);
  return (
    <>
      <CompanyColumn
        company={input.company}
        column={input.column ?? []}
        spaces={5}
        lang={lang}
        marks={{ attacker: input.attacker, defender: input.defender, bonus }}
      />
      <div>
        <Side
          side={answer.attack}
          input={input}
          lang={lang}
          who={attacker}
          seat={owner(input, input.attacker)}
          role={say(lang, 'attaque', 'attacks')}
        />
        <Side
          side={answer.defense}
          input={input}
          lang={lang}
          who={defender}
          seat={owner(input, input.defender)}
          role={say(lang, 'défend', 'defends')}
        />
      </div>
    </>
  );
};

const fight: CheckerModule<FightInput, FightAnswer> = { checker: fightChecker, ...fightWords, Form, Board };

export default fight;
