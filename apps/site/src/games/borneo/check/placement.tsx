import { seatLetter } from '@portolan/boards';
import { checkers, type PlacementAnswer, type PlacementInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import type { Cell } from '@portolan/core/answers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Segment, Stepper } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { counted, say } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';
import { violationText } from '../rulebook.ts';

import { Rounds } from '../setup/Rounds.tsx';
import { roundsOf } from './rounds.ts';

const Form = ({ lang, input, onChange, problemAt }: FormProps<PlacementInput>) => {
  const set = (part: Partial<PlacementInput>): void => {
    const next = { ...input, ...part };
    const merchants = next.seats === 3 ? next.merchants : 3;
    onChange({
      ...next,
      merchants,
      first: Math.min(next.first, next.seats - 1),
      seat: Math.min(next.seat, next.seats - 1),
      placed: Math.min(next.placed, merchants * next.seats),
    });
  };
  return (
    <>
      <Segment
        label={say(lang, 'Joueurs', 'Players')}
        value={input.seats}
        options={[3, 4, 5].map((count) => ({ value: count, label: String(count) }))}
        onChange={(seats) => set({ seats })}
      />
      {input.seats === 3 && (
        <Segment
          label={say(lang, 'Marchands par joueur', 'Merchants each')}
          value={input.merchants}
          options={[
            { value: 3, label: '3' },
            { value: 4, label: say(lang, '4 (variante)', '4 (variant)') },
          ]}
          onChange={(merchants) => set({ merchants: merchants as 3 | 4 })}
        />
      )}
      <SeatChoice
        lang={lang}
        label={say(lang, 'Premier joueur', 'First player')}
        name="placement-first"
        value={input.first}
        seats={input.seats}
        onChange={(first) => set({ first })}
      />
      <Stepper
        lang={lang}
        label={say(lang, 'Marchands déjà placés, en tout', 'Merchants placed so far, in all')}
        value={input.placed}
        min={0}
        max={input.merchants * input.seats}
        error={problemAt('placed')}
        onChange={(placed) => set({ placed })}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui demande ?', 'Who asks?')}
        name="placement-seat"
        value={input.seat}
        seats={input.seats}
        onChange={(seat) => set({ seat })}
      />
    </>
  );
};

const Board = ({ lang, input }: BoardProps<PlacementInput, PlacementAnswer>) => (
  <Rounds lang={lang} rounds={roundsOf(input)} placed={input.placed} />
);

const direction = (answer: PlacementAnswer, lang: Lang): string =>
  answer.clockwise ? say(lang, 'sens horaire', 'clockwise') : say(lang, 'sens inverse', 'counterclockwise');

const waitText = (answer: PlacementAnswer, input: PlacementInput, lang: Lang): string => {
  const who = seatLetter(input.seat);
  if (answer.wait === null) return say(lang, ` ${who} a tout placé.`, ` ${who} has placed all.`);
  if (answer.wait === 0) return '';
  return say(
    lang,
    ` ${who} place après ${counted(answer.wait, 'autre', 'autres', lang)}.`,
    ` ${who} places after ${counted(answer.wait, 'other', 'others', lang)}.`,
  );
};

const explain = (answer: PlacementAnswer, input: PlacementInput, lang: Lang): Answered => {
  const { due, round, verdict } = answer;
  if (due === null || round === null)
    return {
      state: 'illegal',
      headline: say(lang, 'Tout est placé', 'All are placed'),
      why: say(
        lang,
        `Le premier joueur, ${seatLetter(input.first)}, commence son tour.`,
        `The first player, ${seatLetter(input.first)}, begins the first turn.`,
      ),
      short: say(lang, `à ${seatLetter(input.first)} de jouer`, `${seatLetter(input.first)} plays`),
      clauses: answer.clauses,
    };
  const place = say(
    lang,
    `C’est à ${seatLetter(due)} : tour de placement ${round}, en ${direction(answer, lang)}.`,
    `It is ${seatLetter(due)}’s turn: placement round ${round}, ${direction(answer, lang)}.`,
  );
  return {
    state: verdict.legal ? 'legal' : 'illegal',
    headline: verdict.legal ? say(lang, 'Oui', 'Yes') : say(lang, 'Non', 'No'),
    why: `${place}${waitText(answer, input, lang)}`,
    short: place,
    clauses: [
      ...(verdict.legal ? [] : verdict.violations.map(({ clause }) => clause)),
      round === 4 ? 'three.placement' : 'setup.placement-order',
      ...answer.clauses,
    ],
    ...(verdict.legal
      ? {}
      : {
          choices: {
            title: say(lang, 'Pourquoi pas', 'Why not'),
            items: verdict.violations.map((violation) => ({
              state: 'illegal' as const,
              text: violationText(violation, lang),
            })),
          },
        }),
  };
};

const cells = (answer: PlacementAnswer, _: PlacementInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'à placer', 'to place'),
    main: answer.due === null ? say(lang, 'personne', 'nobody') : seatLetter(answer.due),
    sub:
      answer.round === null
        ? ''
        : say(
            lang,
            `tour ${answer.round}, ${direction(answer, lang)}`,
            `round ${answer.round}, ${direction(answer, lang)}`,
          ),
  },
];

const placement: CheckerModule<PlacementInput, PlacementAnswer> = {
  checker: checkers.placement,
  Form,
  Board,
  explain,
  cells,
};

export default placement;
