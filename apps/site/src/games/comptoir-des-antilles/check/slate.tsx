import { port, SceneView } from '@portolan/boards/comptoir-des-antilles';
import { type Cause, causes } from '@portolan/comptoir-des-antilles';
import {
  checkers,
  type SlateAnswer,
  type SlateInput,
  type SlateNaming,
} from '@portolan/comptoir-des-antilles/checkers';
import type { Lang, Text } from '@portolan/core';
import type { Cell, Choice } from '@portolan/core/answers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Segment, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { both, say, words } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';
import { comptoirBook } from '../page.ts';

import { boxOf } from '../parts/cards.ts';
import { Counters, NumbersBySeat, SeatSelect, SeatsChoice, SomeSeat, START } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';
import { EMPTY, laidText } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { judged, who } from '../parts/words.ts';

type Props = FormProps<SlateInput>;

const FIGURE = 3;

const causeTexts: Readonly<Record<Cause, Text>> = {
  full: both('Navire plein', 'Full ship'),
  shortage: both('Pénurie', 'Shortage'),
  storm: both('Tempête', 'Storm'),
};

const reseated = (input: SlateInput, seats: 3 | 4): SlateInput => {
  const { to, premiums, ...others } = input;
  return {
    ...others,
    aboard: seatNumbers(seats).map((seat) => input.aboard[seat] ?? 0),
    holder: Math.min(input.holder, seats - 1),
    active: Math.min(input.active, seats - 1),
    ...(to === undefined || to >= seats ? {} : { to }),
    ...(premiums ? { premiums: seatNumbers(seats).map((seat) => premiums[seat] ?? START) } : {}),
  };
};

const counted = ({ premiums: _, ...input }: SlateInput, premiums: readonly number[] | undefined): SlateInput =>
  premiums ? { ...input, premiums } : input;

const Money = ({ lang, input, onChange, problemAt }: Props) => {
  const { cause = 'full', commission = FIGURE } = input;
  return (
    <>
      <Segment
        label={say(lang, 'Pourquoi il est parti', 'Why it sailed')}
        value={cause}
        options={causes.map((one) => ({ value: one, label: causeTexts[one][lang] }))}
        error={problemAt('cause')}
        onChange={(next) =>
          onChange({ ...input, cause: next, commission: next === 'full' ? (commission ?? FIGURE) : commission })
        }
      />
      {cause !== 'full' && (
        <Toggle
          label={say(lang, 'Une relation a été jouée à ce tour', 'A contact has been played this turn')}
          value={commission !== null}
          onChange={(on) => onChange({ ...input, commission: on ? FIGURE : null })}
        />
      )}
      {commission !== null && (
        <Stepper
          lang={lang}
          label={say(lang, 'Commission de la relation', 'Commission of the contact')}
          value={commission}
          min={1}
          max={9}
          error={problemAt('commission')}
          onChange={(next) => onChange({ ...input, commission: next })}
        />
      )}
      <Counters
        lang={lang}
        label={say(lang, 'Entrer les compteurs, primes reçues', 'Enter the counters, premiums received')}
        value={input.premiums}
        seats={input.aboard.length}
        errorAt={(seat) => problemAt(`premiums[${seat}]`)}
        onChange={(next) => onChange(counted(input, next))}
      />
    </>
  );
};

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const seats = input.aboard.length === 4 ? 4 : 3;
  const name = (to: number | undefined): void => {
    const { to: _, ...others } = input;
    onChange(to === undefined ? others : { ...others, to });
  };
  return (
    <>
      <fieldset>
        <legend>{say(lang, 'À bord du navire parti', 'Aboard the ship that sailed')}</legend>
        <NumbersBySeat
          lang={lang}
          label={say(lang, 'Porteurs', 'Porters')}
          value={input.aboard}
          min={0}
          max={boxOf(edition).porters}
          errorAt={(seat) => problemAt(`aboard[${seat}]`)}
          onChange={(aboard) => onChange({ ...input, aboard })}
        />
      </fieldset>
      <SeatChoice
        lang={lang}
        label={say(lang, 'À qui est le tour', 'Whose turn it is')}
        name="slate-active"
        value={input.active}
        seats={seats}
        onChange={(active) => onChange({ ...input, active })}
      />
      <SomeSeat
        lang={lang}
        label={say(lang, 'Qui tient l’ardoise', 'Who holds the slate')}
        value={input.holder}
        seats={seats}
        error={problemAt('holder')}
        onChange={(holder) => onChange({ ...input, holder })}
      />
      <SeatSelect
        lang={lang}
        label={say(lang, 'À qui veut-il la laisser ?', 'With whom would it be left?')}
        value={input.to}
        seats={seats}
        none={say(lang, 'n’importe qui', 'anybody')}
        error={problemAt('to')}
        onChange={name}
      />
      <Toggle
        label={say(lang, 'Elle a déjà été laissée à ce tour', 'It has been left with somebody this turn')}
        value={input.slateLeft ?? false}
        onChange={(slateLeft) => onChange({ ...input, slateLeft })}
      />
      <Money {...props} />
      <SeatsChoice
        lang={lang}
        value={seats}
        error={problemAt('aboard')}
        onChange={(count) => onChange(reseated(input, count))}
      />
    </>
  );
};

const Board = ({ lang, input, answer }: BoardProps<SlateInput, SlateAnswer>) => {
  const { aboard, holder, active, to, premiums } = input;
  const seats = aboard.length === 4 ? 4 : 3;
  const value = Math.min(
    12,
    Math.max(
      1,
      aboard.reduce((sum, n) => sum + n, 0),
    ),
  );
  const quays = [
    laidText({ ship: value, goods: boxOf(input.edition).goods[0]?.id ?? EMPTY, porters: aboard, tile: null }),
    '-',
    '-',
    '-',
  ];
  const table = smallTable(
    { seats, active, first: active, slate: holder, quays, ...(premiums ? { premiums } : {}) },
    input.edition,
  );
  const marks = to === undefined ? {} : { slateTo: to, slateRefused: !answer.verdict.legal };
  return (
    <SceneView scene={port({ quays: [1], seats: seatNumbers(seats), slate: true, marks })} table={table} lang={lang} />
  );
};

/** What a player named pays; without the counters, that it may be less. */
const paysText = ({ pays, unpaid }: SlateNaming, input: SlateInput, lang: Lang): string => {
  if (!input.premiums)
    return say(lang, `paie ${pays}, ou tout ce qu’il a s’il a moins`, `pays ${pays}, or all they have if that is less`);
  const rest = unpaid > 0 ? say(lang, ` ; ${unpaid} que personne ne paie`, `; ${unpaid} paid by nobody`) : '';
  return say(lang, `paie ${pays}${rest}`, `pays ${pays}${rest}`);
};

const player = (one: SlateNaming, input: SlateInput, lang: Lang): Choice => {
  const { seat, violations } = one;
  const [first] = violations;
  if (first) {
    const text = comptoirBook.violationText(first, lang);
    return { state: 'illegal', text: text.startsWith(who(seat)) ? text : `${who(seat)}${words.colon[lang]}${text}` };
  }
  return {
    state: 'legal',
    text: say(lang, `${who(seat)} paierait et prendrait l’ardoise`, `${who(seat)} would pay and take the slate`),
    result: paysText(one, input, lang),
  };
};

/** Who may be named, or what it means to name the one who is. */
const yes = (answer: SlateAnswer, input: SlateInput, lang: Lang): string => {
  const { nameable, slate, due, players } = answer;
  const { to, active, premiums } = input;
  if (to === undefined)
    return say(
      lang,
      `${who(active)} peut laisser l’ardoise à ${nameable.map(who).join(' ou ')}, ou payer lui-même ${due}.`,
      `${who(active)} may leave the slate with ${nameable.map(who).join(' or ')}, or pay ${due} themselves.`,
    );
  const named = players.find(({ seat }) => seat === to);
  if (!premiums)
    return say(
      lang,
      `${who(slate)} paie la commission de ${due}, ou tout ce qu’il a s’il a moins, et tient l’ardoise dès maintenant.`,
      `${who(slate)} pays the commission of ${due}, or all they have if that is less, and holds the slate from now on.`,
    );
  if (named && named.unpaid > 0)
    return say(
      lang,
      `${who(slate)} paie ${named.pays} des ${due} de commission, personne ne paie le reste, et il tient l’ardoise dès maintenant.`,
      `${who(slate)} pays ${named.pays} of the commission of ${due}, nobody pays the rest, and ${who(slate)} holds the slate from now on.`,
    );
  return say(
    lang,
    `${who(slate)} paie la commission de ${due} et tient l’ardoise dès maintenant.`,
    `${who(slate)} pays the commission of ${due} and holds the slate from now on.`,
  );
};

const explain = (answer: SlateAnswer, input: SlateInput, lang: Lang): Answered => {
  const told = judged(answer, lang, { why: yes(answer, input, lang) });
  const pays =
    answer.due > 0
      ? say(
          lang,
          ` La commission de ${answer.due} est donc pour ${who(input.active)}, et l’ardoise reste chez ${who(input.holder)}.`,
          ` So the commission of ${answer.due} is owed by ${who(input.active)}, and the slate stays with ${who(input.holder)}.`,
        )
      : say(lang, ' Il n’y a rien à payer.', ' There is nothing to pay.');
  const why = answer.verdict.legal ? told.why : `${told.why}${answer.nameable.length === 0 ? pays : ''}`;
  return {
    ...told,
    headline: answer.verdict.legal ? say(lang, 'Oui', 'Yes') : say(lang, 'Non', 'No'),
    why,
    short: why,
    choices: {
      title: say(lang, 'À qui, et ce qu’il paierait', 'With whom, and what they would pay'),
      items: [...(told.choices?.items ?? []), ...answer.players.map((one) => player(one, input, lang))],
    },
  };
};

const cells = (answer: SlateAnswer, _: SlateInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'l’ardoise', 'the slate'),
    main: answer.verdict.legal
      ? say(
          lang,
          `possible : ${answer.nameable.map(who).join(', ')}`,
          `possible: ${answer.nameable.map(who).join(', ')}`,
        )
      : say(lang, 'impossible', 'impossible'),
  },
  {
    head: say(lang, 'commission', 'commission'),
    main: answer.due > 0 ? String(answer.due) : say(lang, 'aucune', 'none'),
  },
];

const slate: CheckerModule<SlateInput, SlateAnswer> = {
  checker: checkers.slate,
  boxed: true,
  Form,
  Board,
  explain,
  cells,
};

export default slate;
