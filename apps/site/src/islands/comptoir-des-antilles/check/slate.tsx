import { type Cause, causes } from '@portolan/comptoir-des-antilles';
import {
  checkers,
  type SlateAnswer,
  type SlateInput,
  type SlateNaming,
} from '@portolan/comptoir-des-antilles/checkers';
import type { Lang, Text } from '@portolan/core';
import { SceneView } from '../../../boards/comptoir-des-antilles/SceneView.tsx';
import { port } from '../../../boards/comptoir-des-antilles/scene.ts';
import { comptoirBook } from '../../../kit/comptoir-des-antilles.ts';
import { Segment, Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { both, say, words } from '../../../kit/text.ts';
import type { Answered, Cell, Choice } from '../../../kit/Verdict.tsx';
import type { BoardProps, CheckerModule, FormProps } from '../../check/module.ts';
import { boxOf } from '../parts/cards.ts';
import { Folded, NumbersBySeat, SeatSelect, SeatsChoice, SomeSeat } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';
import { EMPTY, laidText } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { judged, who } from '../parts/words.ts';

type Props = FormProps<SlateInput>;

const START = 10;
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
      <Folded
        title={say(lang, 'Les compteurs, primes reçues', 'The counters, premiums received')}
        wrong={problemAt('premiums') !== undefined}
      >
        <NumbersBySeat
          lang={lang}
          label={say(lang, 'Primes', 'Premiums')}
          value={input.aboard.map((_, seat) => input.premiums?.[seat] ?? START)}
          min={-99}
          max={999}
          errorAt={(seat) => problemAt(`premiums[${seat}]`)}
          onChange={(premiums) => onChange({ ...input, premiums })}
        />
      </Folded>
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
  const { aboard, holder, active, to } = input;
  const seats = aboard.length === 4 ? 4 : 3;
  const value = Math.min(
    12,
    Math.max(
      1,
      aboard.reduce((sum, n) => sum + n, 0),
    ),
  );
  const premiums = aboard.map((_, seat) => input.premiums?.[seat] ?? START);
  const quays = [
    laidText({ ship: value, goods: boxOf(input.edition).goods[0]?.id ?? EMPTY, porters: aboard, tile: null }),
    '-',
    '-',
    '-',
  ];
  const table = smallTable({ seats, active, first: active, slate: holder, premiums, quays }, input.edition);
  const marks = to === undefined ? {} : { slateTo: to, slateRefused: !answer.verdict.legal };
  return (
    <SceneView scene={port({ quays: [1], seats: seatNumbers(seats), slate: true, marks })} table={table} lang={lang} />
  );
};

const player = ({ seat, violations, pays, unpaid }: SlateNaming, lang: Lang): Choice => {
  const [first] = violations;
  if (first) {
    const text = comptoirBook.violationText(first, lang);
    return { state: 'illegal', text: text.startsWith(who(seat)) ? text : `${who(seat)}${words.colon[lang]}${text}` };
  }
  const rest = unpaid > 0 ? say(lang, ` ; ${unpaid} que personne ne paie`, `; ${unpaid} paid by nobody`) : '';
  return {
    state: 'legal',
    text: say(lang, `${who(seat)} paierait et prendrait l’ardoise`, `${who(seat)} would pay and take the slate`),
    result: say(lang, `paie ${pays}${rest}`, `pays ${pays}${rest}`),
  };
};

const yes = ({ nameable, slate, due }: SlateAnswer, { to, active }: SlateInput, lang: Lang): string =>
  to === undefined
    ? say(
        lang,
        `${who(active)} peut laisser l’ardoise à ${nameable.map(who).join(' ou ')}, ou payer lui-même ${due}.`,
        `${who(active)} may leave the slate with ${nameable.map(who).join(' or ')}, or pay ${due} themselves.`,
      )
    : say(
        lang,
        `${who(slate)} paie la commission de ${due} et tient l’ardoise dès maintenant.`,
        `${who(slate)} pays the commission of ${due} and holds the slate from now on.`,
      );

const explain = (answer: SlateAnswer, input: SlateInput, lang: Lang): Answered => {
  const told = judged(answer, lang, { why: yes(answer, input, lang) });
  const pays =
    answer.due > 0
      ? say(
          lang,
          ` ${who(input.active)} paie donc lui-même ${answer.due}, et l’ardoise reste chez ${who(input.holder)}.`,
          ` So ${who(input.active)} pays ${answer.due}, and the slate stays with ${who(input.holder)}.`,
        )
      : say(lang, ' Il n’y a rien à payer.', ' There is nothing to pay.');
  const why = answer.verdict.legal ? told.why : `${told.why}${answer.nameable.length === 0 ? pays : ''}`;
  return {
    ...told,
    word: answer.verdict.legal ? say(lang, 'Oui', 'Yes') : say(lang, 'Non', 'No'),
    why,
    short: why,
    choices: {
      title: say(lang, 'À qui, et ce qu’il paierait', 'With whom, and what they would pay'),
      items: [...(told.choices?.items ?? []), ...answer.players.map((one) => player(one, lang))],
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
