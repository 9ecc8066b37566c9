import type { Lang } from '@portolan/core';
import { type AnswerInWords, type Cell, type CheckerWords, quotedFirst } from '@portolan/core/answers';
import { both, counted, say, seat } from '@portolan/core/words';
import type { PlacementAnswer, PlacementInput } from '../types/table.ts';
import { disputes } from './disputes.ts';
import { refusals } from './kit.ts';

const direction = (answer: PlacementAnswer, lang: Lang): string =>
  answer.clockwise ? say(lang, 'sens horaire', 'clockwise') : say(lang, 'sens inverse', 'counterclockwise');

const waitText = (answer: PlacementAnswer, input: PlacementInput, lang: Lang): string => {
  const who = seat(input.seat);
  if (answer.wait === null) return say(lang, ` ${who} a tout placé.`, ` ${who} has placed all.`);
  if (answer.wait === 0) return '';
  return say(
    lang,
    ` ${who} place après ${counted(answer.wait, 'autre', 'autres', lang)}.`,
    ` ${who} places after ${counted(answer.wait, 'other', 'others', lang)}.`,
  );
};

const explain = (answer: PlacementAnswer, input: PlacementInput, lang: Lang): AnswerInWords => {
  const { due, round, verdict } = answer;
  if (due === null || round === null)
    return {
      state: 'illegal',
      headline: say(lang, 'Tout est placé', 'All are placed'),
      why: say(
        lang,
        `Le premier joueur, ${seat(input.first)}, commence son tour.`,
        `The first player, ${seat(input.first)}, begins the first turn.`,
      ),
      short: say(lang, `à ${seat(input.first)} de jouer`, `${seat(input.first)} plays`),
      ...quotedFirst(answer),
    };
  const place = say(
    lang,
    `C’est à ${seat(due)} : tour de placement ${round}, en ${direction(answer, lang)}.`,
    `It is ${seat(due)}’s turn: placement round ${round}, ${direction(answer, lang)}.`,
  );
  return {
    state: verdict.legal ? 'legal' : 'illegal',
    headline: verdict.legal ? say(lang, 'Oui', 'Yes') : say(lang, 'Non', 'No'),
    why: `${place}${waitText(answer, input, lang)}`,
    short: place,
    ...quotedFirst({
      verdict,
      clauses: [round === 4 ? 'three.placement' : 'setup.placement-order', ...answer.clauses],
    }),
    ...(verdict.legal
      ? {}
      : {
          choices: {
            title: say(lang, 'Pourquoi pas', 'Why not'),
            items: refusals(verdict.violations, lang),
          },
        }),
  };
};

const cells = (answer: PlacementAnswer, _: PlacementInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'à placer', 'to place'),
    main: answer.due === null ? say(lang, 'personne', 'nobody') : seat(answer.due),
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

/** Whose turn it is to place, in words. */
export const placement = {
  ...disputes.placement,
  labels: {
    seats: both('Joueurs', 'Players'),
    merchants: both('Marchands par joueur', 'Merchants each'),
    first: both('Premier joueur', 'First player'),
    placed: both('Marchands déjà placés, en tout', 'Merchants placed so far, in all'),
    seat: both('Qui demande ?', 'Who asks?'),
  },
  explain,
  cells,
} satisfies CheckerWords<PlacementInput, PlacementAnswer>;
