import { contactInWords, tileInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { AskedOf, FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, counted, listed, say, seat } from '@portolan/core/words';
import type { ThreatsInput } from '../inputs.ts';
import type { Threat, ThreatsAnswer } from '../threats.ts';
import { type Boxed, bySeat, inPremiums, left, MOST_TOLD, oneTurn, whose } from './common.ts';

/** What makes the ship sail: the contact, an event tile, or both. */
const meansOf = ({ contact, tile }: Threat, { edition }: Boxed, lang: Lang): string =>
  listed(
    [
      ...(contact === null ? [] : [contactInWords(contact, lang, edition)]),
      ...(tile === undefined ? [] : [tileInWords(tile, lang)]),
    ],
    lang,
  );

const amounts = (values: readonly number[], lang: Lang): string =>
  bySeat(values, String, say(lang, 'aucune prime', 'no premium'));

const explain = (answer: ThreatsAnswer, { input, state }: AskedOf<ThreatsInput, Boxed>, lang: Lang): FoundInWords => {
  const { ranking, newShip, complete } = answer;
  const net = ({ seat: by, premiums, commission }: Threat): number =>
    (premiums[by] ?? 0) - commission - (premiums[input.seat] ?? 0);
  const meant =
    ranking.length > 0
      ? say(
          lang,
          'Compté : ce que le joueur y gagne, la commission payée, moins ce que j’y gagne.',
          'Counted: what the player gains by it, the commission paid, less what I gain.',
        )
      : '';
  const ships =
    newShip > 0
      ? say(
          lang,
          ` Un nouveau navire de valeur ${newShip} ou moins pourrait lui aussi être rempli.`,
          ` A new ship of value ${newShip} or less could be filled too.`,
        )
      : '';
  return {
    headline:
      ranking.length === 0
        ? say(lang, 'Personne ne peut faire partir un navire', 'Nobody can make a ship sail')
        : say(
            lang,
            counted(ranking.length, 'départ possible', 'départs possibles', 'fr'),
            counted(ranking.length, 'possible departure', 'possible departures', 'en'),
          ),
    detail: `${meant}${ships}${left(complete, lang)}`.trim(),
    rows: ranking.slice(0, MOST_TOLD).map((threat, i) => {
      const after = threat.helped ? say(lang, ', après le tour d’un autre', ', after the turn of another') : '';
      const who = `${seat(threat.seat)}${say(lang, ', quai ', ', quay ')}${threat.quay}`;
      const paid = say(
        lang,
        `primes ${amounts(threat.premiums, 'fr')} ; commission\u00a0${threat.commission}`,
        `premiums ${amounts(threat.premiums, 'en')}; commission\u00a0${threat.commission}`,
      );
      return {
        label: `${who}, ${say(lang, 'avec', 'with')} ${meansOf(threat, state, lang)}${after} (${paid})`,
        value: net(threat),
        text: inPremiums(net(threat), lang),
        best: i === 0,
      };
    }),
  };
};

/** The words of the question. */
export const threatsWords: QuestionWords<ThreatsInput, ThreatsAnswer, Boxed> = {
  means: oneTurn,
  title: both('Qui peut faire partir quoi avant moi ?', 'Who can make which ship sail before me?'),
  tells: both(
    'Les départs que les autres peuvent provoquer avant mon prochain tour, le pire d’abord.',
    'The departures that others can bring about before my next turn, the worst first.',
  ),
  labels: {
    seat: whose,
    turns: both('Adversaires qui jouent avant', 'Opponents who play before'),
    chain: both(
      'Compter aussi ce qu’ils peuvent l’un après l’autre',
      'Also count what they can do one after the other',
    ),
  },
  explain,
};
