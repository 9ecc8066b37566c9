import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords, Choice } from '@portolan/core/answers';
import { both, counted, fieldWords, say, seat } from '@portolan/core/words';
import type { EndAnswer, EndInput } from '../types/table.ts';
import { disputes } from './disputes.ts';
import { cardCount } from './kit.ts';

const headline = (answer: EndAnswer, input: EndInput, lang: Lang): string => {
  if (input.final) return say(lang, 'Dernières Missions', 'Final Missions');
  return answer.ends
    ? say(lang, 'La partie s’arrête', 'The game ends')
    : say(lang, 'La partie continue', 'The game goes on');
};

const drawText = (answer: EndAnswer, lang: Lang): string => {
  const rebuild = {
    before: say(
      lang,
      ' La défausse mélangée devient d’abord la nouvelle pile.',
      ' The discard is shuffled into a new pile first.',
    ),
    between: say(
      lang,
      ' Après la première carte, la défausse mélangée devient la nouvelle pile.',
      ' After the first card the discard is shuffled into a new pile.',
    ),
  };
  const draws = say(
    lang,
    `On pioche ${cardCount(answer.draws, lang)}.`,
    `${counted(answer.draws, 'card is', 'cards are', lang)} drawn.`,
  );
  return `${draws}${answer.rebuild ? rebuild[answer.rebuild] : ''}`;
};

const why = (answer: EndAnswer, input: EndInput, lang: Lang): string => {
  if (input.final)
    return say(
      lang,
      'Il ne reste que les dernières Missions, chacun à son tour, puis le décompte.',
      'Only the final Missions are left, each player in turn, then the count.',
    );
  if (answer.cause === 'harbor-pile')
    return say(
      lang,
      'Il faudrait retourner une carte Port, et la pile est vide.',
      'A Harbor card would have to be turned up, and the pile is empty.',
    );
  if (answer.cause === 'shipment-cards')
    return answer.available === 0
      ? say(
          lang,
          'Il faudrait piocher, et il n’y a plus de Cargaison.',
          'Cards would have to be drawn, and no Shipment card is left.',
        )
      : say(
          lang,
          'Il faudrait piocher deux Cargaisons, et il n’en reste qu’une.',
          'Two Shipment cards would have to be drawn, and only one is left.',
        );
  const refill = answer.refills ? say(lang, 'Une carte Port est retournée. ', 'A Harbor card is turned up. ') : '';
  return `${refill}${drawText(answer, lang)}`;
};

const follows = (answer: EndAnswer, lang: Lang): readonly Choice[] => {
  const next = seat(answer.next);
  const yes = (allowed: boolean): Choice['state'] => (allowed ? 'legal' : 'illegal');
  return [
    {
      state: yes(answer.allowed.finalMission),
      text: say(lang, 'Réaliser une dernière Mission', 'Complete a final Mission'),
      result: answer.allowed.finalMission
        ? say(lang, `chacun une, à partir de ${next}`, `one each, starting with ${next}`)
        : say(lang, 'pas encore', 'not yet'),
    },
    {
      state: yes(answer.allowed.trade),
      text: say(lang, 'Commercer avec les pirates', 'Trade with the pirates'),
      result: answer.allowed.trade
        ? say(lang, 'dans la variante, à son tour', 'in the variant, on one’s turn')
        : say(lang, 'plus à la fin', 'not at the end'),
    },
    {
      state: yes(answer.allowed.turns),
      text: say(lang, 'Jouer un tour ordinaire', 'Play an ordinary turn'),
      result: answer.allowed.turns ? say(lang, `c’est à ${next}`, `${next} is next`) : say(lang, 'c’est fini', 'over'),
    },
  ];
};

const explain = (answer: EndAnswer, input: EndInput, lang: Lang): AnswerInWords => ({
  state: 'legal',
  headline: headline(answer, input, lang),
  why: why(answer, input, lang),
  short: why(answer, input, lang),
  clauses: [...(answer.endClause ? [answer.endClause] : []), ...answer.clauses],
  choices: { title: say(lang, 'Ce qui est encore permis', 'What is still allowed'), items: follows(answer, lang) },
});

const cells = (answer: EndAnswer, input: EndInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'partie', 'game'),
    main: headline(answer, input, lang),
    sub: answer.ends ? say(lang, 'sans piocher', 'without drawing') : drawText(answer, lang),
  },
];

/** Whether the game is over, in words. */
export const end = {
  ...disputes.end,
  ...fieldWords({
    seats: both('Joueurs', 'Players'),
    event: [
      both('Que vient-il d’arriver ?', 'What has just happened?'),
      {
        distribution: both('un port a été vidé', 'a port was emptied'),
        draw: both('il faut piocher', 'cards must be drawn'),
      },
    ],
    final: both('Les dernières Missions ont commencé', 'The final Missions have begun'),
    active: both('À qui était le tour ?', 'Whose turn was it?'),
    harborPile: both('Pile des cartes Port', 'Harbor pile'),
    shipmentPile: both('Pile des Cargaisons', 'Shipment pile'),
    discard: both('Défausse', 'Discard'),
  }),
  explain,
  cells,
} satisfies CheckerWords<EndInput, EndAnswer>;
