import type { Lang, Text } from '@portolan/core';
import { type CheckerWords, type Choice, headed } from '@portolan/core/answers';
import { both, capital, fieldWords, labeled, say } from '@portolan/core/words';
import { coinsInWords, zoneNames } from '../../rules/names.ts';
import type { NotSoldReason } from '../../types.ts';
import type { RoutePay, VoyageAnswer, VoyageInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { portNames, whoseNames } from './values.ts';
import { verdictWords } from './verdict-words.ts';

const zoneName = (n: number): string => zoneNames[n - 1] ?? '';

const countNames: Readonly<Record<RoutePay['count'], Text>> = {
  difference: both('la différence des cases', 'the difference of squares'),
  inclusive: both('les deux ports compris', 'both ports counted'),
  between: both('les cases entre les deux', 'the squares between'),
};

const notSold: Readonly<Record<NotSoldReason, Text>> = {
  struck: both('La carte raye ce port : rien n’est vendu.', 'The card strikes this port: nothing is sold.'),
  'port-of-departure': both(
    'C’est le port d’où vient la marchandise : rien n’est vendu.',
    'It is the port that the goods come from: nothing is sold.',
  ),
  'own-sailor': both(
    'Votre propre marin tient ce port : rien n’y est vendu.',
    'Your own sailor holds this port: nothing is sold there.',
  ),
  'origin-not-drawn': both(
    'Le port d’où vient la marchandise n’est pas sur la carte : la longueur ne peut se compter, rien n’est vendu.',
    'The port that the goods come from is not on the map: no length can be counted, nothing is sold.',
  ),
};

const soldInWords = ({ length, zone, price, fee }: VoyageAnswer, lang: Lang): string => {
  const pays = coinsInWords(price, lang);
  const share = coinsInWords(fee, lang);
  return say(
    lang,
    `Longueur ${length}, zone ${zoneName(zone)} : la carte paie ${pays}${fee > 0 ? `, dont ${share} vont au gouverneur` : ''}.`,
    `Length ${length}, zone ${zoneName(zone)}: the card pays ${pays}${fee > 0 ? `, of which ${share} go to the governor` : ''}.`,
  );
};

/** One way to count the route; prices of what is not sold would mislead. */
const countInWords = ({ count, length, zone, price, net }: RoutePay, sold: boolean, lang: Lang): Choice => ({
  state: 'legal',
  text: labeled(capital(countNames[count][lang]), `${length}, zone ${zoneName(zone)}`, lang),
  ...(sold ? { result: net === price ? coinsInWords(price, lang) : `${price} − ${price - net} = ${net}` } : {}),
});

/** What a voyage pays, in words. */
export const voyage: CheckerWords<VoyageInput, VoyageAnswer> = {
  ...disputes.voyage,
  ...fieldWords({
    offset: both('Du port de départ au port d’arrivée', 'From the port of departure to the port entered'),
    'offset[0]': both('Cases vers l’est, du port de départ', 'Squares east of the port of departure'),
    'offset[1]': both('Cases vers le sud', 'Squares south of it'),
    card: both('La carte', 'The card'),
    'card.id': both('Laquelle ?', 'Which one?'),
    'card.port': [both('Le port d’arrivée', 'The port entered'), portNames],
    'card.prices': both('Ses trois prix', 'Its three prices'),
    'card.struck': both('Le port d’arrivée est rayé sur la carte', 'The card strikes the port entered'),
    sailor: [both('Le marin dans le port d’arrivée', 'The sailor in the port entered'), whoseNames],
    home: [both('À qui fut-il donné au départ ?', 'Whose starting port is it?'), whoseNames],
  }),
  explain: (answer, _, lang) => {
    const none = answer.notSold ? notSold[answer.notSold.reason][lang] : '';
    const told = verdictWords(answer, lang, {
      why: answer.sold ? soldInWords(answer, lang) : none,
      short: answer.sold ? `zone ${zoneName(answer.zone)}` : none,
    });
    // What is paid matters here; how one enters a port comes after it.
    const sale = answer.clauses.filter((clause) => /^(?:trade|sailors)\./.test(clause));
    const why = answer.notSold ? [answer.notSold.clause] : [];
    return {
      ...told,
      clauses: answer.verdict.legal ? [...why, ...sale, ...answer.clauses] : told.clauses,
      // Where no sale is, whether one may enter all the same changes nothing of what is paid.
      headline: answer.sold
        ? coinsInWords(answer.net, lang)
        : headed(say(lang, 'Pas de vente', 'No sale'), none || told.short, lang),
      // Back in the port of departure there is no route to count.
      ...(answer.length === 0
        ? {}
        : {
            choices: {
              title: say(lang, 'Trois façons de compter la route', 'Three ways to count the route'),
              items: answer.counts.map((pay) => countInWords(pay, answer.sold, lang)),
            },
          }),
    };
  },
  cells: ({ verdict, sold, net, length, zone }, _, lang) => [
    {
      head: say(lang, 'vente', 'sale'),
      main: !verdict.legal
        ? say(lang, 'entrée interdite', 'may not enter')
        : sold
          ? coinsInWords(net, lang)
          : say(lang, 'pas de vente', 'no sale'),
      sub: `${say(lang, 'longueur', 'length')} ${length}, zone ${zoneName(zone)}`,
    },
  ],
};
