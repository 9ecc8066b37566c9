import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords, Choice } from '@portolan/core/answers';
import { both, capital, say } from '@portolan/core/words';
import { harborInWords, materialInWords, ofHarborInWords, productInWords } from '../../rules/messages/names.ts';
import { editionOf } from '../small-table.ts';
import type { ArrivalAnswer, ArrivalInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { eventIn } from './judged.ts';
import { either } from './kit.ts';
import { theOther, withShipsCalled } from './ships-called.ts';

const earned = ({ product, products }: ArrivalAnswer, input: ArrivalInput, lang: Lang): string => {
  const box = editionOf(input);
  if (product === null) return say(lang, 'aucune carte', 'no card');
  if (!product.startsWith('?')) return productInWords(product, lang, box);
  return say(
    lang,
    `la prochaine carte ${ofHarborInWords(input.harbor, 'fr', box)} : ${either(
      products.map((one) => productInWords(one, 'fr', box)),
      'fr',
    )}`,
    `the next card ${ofHarborInWords(input.harbor, 'en', box)}: ${either(
      products.map((one) => productInWords(one, 'en', box)),
      'en',
    )}`,
  );
};

const whyOf = (answer: ArrivalAnswer, input: ArrivalInput, lang: Lang): string => {
  const box = editionOf(input);
  const name = harborInWords(input.harbor, lang, box);
  switch (answer.result) {
    case 'delivered':
      return answer.product === null
        ? say(
            lang,
            `Bonne cargaison, mais la pioche ${ofHarborInWords(input.harbor, 'fr', box)} est vide : aucune carte.`,
            `The right cargo, but the ${name} pile is empty: no card.`,
          )
        : say(
            lang,
            `Bonne cargaison : ${earned(answer, input, 'fr')}.`,
            `The right cargo: ${earned(answer, input, 'en')}.`,
          );
    case 'wrong':
      return say(
        lang,
        `Ce port, ${name}, ne traite pas cette matière première (${materialInWords(input.cargo ?? '', 'fr', box)}) : aucune carte, aucun point.`,
        `This harbor, ${name}, does not process ${materialInWords(input.cargo ?? '', 'en', box)}: no card, no point.`,
      );
    case 'empty':
      return say(
        lang,
        'Le navire arrive à vide : aucune carte, aucun point.',
        'The ship comes in empty: no card, no point.',
      );
  }
};

const openFate = ({ open }: ArrivalAnswer, input: ArrivalInput, lang: Lang): string => {
  if (!open) return say(lang, 'aucune carte ouverte', 'no open card');
  const card = productInWords(open.card, lang, editionOf(input));
  if (open.fate === 'taken') return say(lang, `${card} : prise`, `${card}: taken`);
  if (open.fate === 'stays') return say(lang, `${card} : reste ouverte`, `${card}: stays open`);
  return open.when === 'arrival'
    ? say(lang, `${card} : sous la pioche dès l’arrivée`, `${card}: under the pile on arrival`)
    : say(lang, `${card} : sous la pioche au déchargement`, `${card}: under the pile at unloading`);
};

/** The clause that settles what is earned, before those that merely apply. */
const telling = ({ result }: ArrivalAnswer): string =>
  result === 'delivered' ? 'unload.product-card' : 'unload.wrong-cargo';

const explained = (answer: ArrivalAnswer, input: ArrivalInput, lang: Lang): AnswerInWords => {
  const items: Choice[] = answer.events.map((event) => ({
    state: 'legal',
    text: eventIn(editionOf(input))(event, lang),
  }));
  return {
    state: answer.product === null ? 'illegal' : 'legal',
    headline: answer.product === null ? say(lang, 'Rien', 'Nothing') : capital(earned(answer, input, lang)),
    why: whyOf(answer, input, lang),
    short: answer.product === null ? whyOf(answer, input, lang) : earned(answer, input, lang),
    clauses: [telling(answer), ...answer.clauses],
    choices: {
      title: say(lang, 'Ce qui s’ensuit', 'What follows'),
      items: [
        ...items,
        ...(answer.open
          ? [
              {
                state: 'legal' as const,
                text: say(lang, 'La carte ouverte', 'The open card'),
                result: openFate(answer, input, lang),
              },
            ]
          : []),
      ],
    },
  };
};

const explain = (answer: ArrivalAnswer, input: ArrivalInput, lang: Lang): AnswerInWords =>
  withShipsCalled(explained(answer, input, lang), theOther(lang));

const cells = (answer: ArrivalAnswer, input: ArrivalInput, lang: Lang): readonly Cell[] => [
  { head: say(lang, 'ce qui est gagné', 'what is earned'), main: capital(earned(answer, input, lang)) },
  {
    head: say(lang, 'la carte ouverte', 'the open card'),
    main: openFate(answer, input, lang),
  },
];

/** What an arrival earns, in words. */
export const arrival: CheckerWords<ArrivalInput, ArrivalAnswer> = {
  ...disputes.arrival,
  labels: {
    harbor: both('Le port', 'The harbor'),
    cargo: both('La cargaison au déchargement', 'The cargo at unloading'),
    'variants.openProducts': both('Variante Cartes Produit ouvertes', 'Variant Open Product cards'),
    entered: both('La cargaison à l’entrée du port', 'The cargo as the ship came in'),
    top: both('Carte du dessus, si tous la connaissent', 'Top card, if all know it'),
    pile: both('Cartes dans la pioche', 'Cards in the pile'),
  },
  explain,
  cells,
};
