import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords, Choice } from '@portolan/core/answers';
import { listed, say, seat } from '@portolan/core/words';
import { navigationInWords } from '../../rules/messages/names.ts';
import { editionOf } from '../small-table.ts';
import type { CargoAnswer, CargoInput } from '../types.ts';
import { cargoLabels } from './cargo-labels.ts';
import { disputes } from './disputes.ts';
import { eventIn, judgedIn } from './judged.ts';
import { cargoInWords, shipPlaced } from './kit.ts';
import { withShipsCalled } from './ships-called.ts';

/** The letter of a ship’s owner. */
const ownerOf = (ship: string): string => seat(Number(ship[0]));

/** Where the units are then: "le navire 1 de A : fruits". */
const unitsInWords = ({ ships, stock }: CargoAnswer, input: CargoInput, lang: Lang): string => {
  const box = editionOf(input);
  const aboard = ships.map(
    (one) => `${shipPlaced(one, lang)}${say(lang, ' : ', ': ')}${cargoInWords(one.after, lang, box)}`,
  );
  const returned = stock.map((material) =>
    say(lang, `réserve : ${cargoInWords(material, 'fr', box)}`, `stock: ${cargoInWords(material, 'en', box)}`),
  );
  return listed([...aboard, ...returned], lang);
};

const explain = (answer: CargoAnswer, input: CargoInput, lang: Lang): AnswerInWords => {
  const who = seat(input.seat ?? 0);
  const name = navigationInWords(input.card, lang);
  const box = editionOf(input);
  const told = judgedIn(box)(answer, lang, {
    why: say(
      lang,
      `${who} peut jouer ainsi la carte « ${name} ». Ensuite : ${unitsInWords(answer, input, 'fr')}.`,
      `${who} may play ${name} so. Then: ${unitsInWords(answer, input, 'en')}.`,
    ),
    short: unitsInWords(answer, input, lang),
    follows: answer.events.map((event): Choice => ({ state: 'legal', text: eventIn(box)(event, lang) })),
  });
  const nobodys = (ship: string): string => say(lang, `le navire de ${ownerOf(ship)}`, `${ownerOf(ship)}’s ship`);
  return withShipsCalled(told, (ship) => {
    const entered = answer.ships.find((one) => one.ship === ship);
    return entered ? shipPlaced(entered, lang) : nobodys(ship);
  });
};

const cells = (answer: CargoAnswer, input: CargoInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'la carte', 'the card'),
    main: answer.verdict.legal ? say(lang, 'permise', 'allowed') : say(lang, 'interdite', 'not allowed'),
    sub: answer.verdict.legal ? unitsInWords(answer, input, lang) : '',
  },
];

/** Whether a card may touch a cargo, in words. */
export const cargo: CheckerWords<CargoInput, CargoAnswer> = {
  ...disputes.cargo,
  ...cargoLabels,
  explain,
  cells,
};
