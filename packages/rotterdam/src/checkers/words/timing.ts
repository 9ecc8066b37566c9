import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords } from '@portolan/core/answers';
import { both, called, fieldWords, say, seat } from '@portolan/core/words';
import { reconstructed } from '../../editions/reconstructed.ts';
import { navigationInWords } from '../../rules/messages/names.ts';
import { phaseName } from '../../rules/phase-names.ts';
import { navigationIds } from '../../types.ts';
import { cardPhases } from '../types/cards.ts';
import type { TimingAnswer, TimingInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { judgedIn } from './judged.ts';
import { safeHaven } from './kit.ts';
import { withShipsCalled } from './ships-called.ts';

const uses = ({ use }: TimingAnswer, { seat: player, card }: TimingInput, lang: Lang): string => {
  const [who, name] = [seat(player), navigationInWords(card, lang)];
  return {
    play: say(lang, `${who} peut jouer maintenant la carte « ${name} ».`, `${who} may play ${name} now.`),
    lay: say(lang, `${who} peut poser maintenant la carte « ${name} ».`, `${who} may lay ${name} now.`),
    joker: say(
      lang,
      `${who} peut employer un Joker en remplissant une Mission.`,
      `${who} may use a Joker in fulfilling a Mission.`,
    ),
  }[use];
};

const explain = (answer: TimingAnswer, input: TimingInput, lang: Lang): AnswerInWords =>
  withShipsCalled(
    judgedIn(reconstructed)(answer, lang, {
      why: uses(answer, input, lang),
      short: say(lang, 'maintenant', 'now'),
    }),
    () => say(lang, 'le navire visé', 'the ship aimed at'),
  );

const cells = ({ verdict }: TimingAnswer, _: TimingInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'la carte', 'the card'),
    main: verdict.legal ? say(lang, 'permise', 'allowed') : say(lang, 'pas maintenant', 'not now'),
  },
];

/** Whether a card may be played now, in words. */
export const timing: CheckerWords<TimingInput, TimingAnswer> = {
  ...disputes.timing,
  ...fieldWords({
    card: [both('La carte', 'The card'), called(navigationIds, navigationInWords)],
    phase: [both('Phase', 'Phase'), called(cardPhases, phaseName)],
    seats: both('Joueurs', 'Players'),
    seat: both('Qui veut la jouer', 'Who wants to play it'),
    turn: both('À qui est le tour', 'Whose turn it is'),
    step: [
      both('Où en est ce tour', 'How far this turn is'),
      {
        choose: both('couleur à annoncer', 'color to be called'),
        moving: both('les navires avancent', 'ships are moving'),
        after: both('ils ont avancé', 'they have moved'),
      },
    ],
    passed: both('N’échangent plus', 'Trade no more'),
    offer: both('Une offre attend la réponse de', 'An offer waits for the answer of'),
    hand: both('Ses cartes Navigation en main', 'Their Navigation cards in hand'),
    inHarbor: both('Elle vise un navire dans un port', 'It is meant for a ship in a harbor'),
    'variants.safeHaven': safeHaven,
  }),
  explain,
  cells,
};
