import { seatLetter } from '@portolan/boards';
import { CargoIcon, navigationName } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Cell, Choice } from '@portolan/core/answers';
import type { Edition } from '@portolan/rotterdam';
import { type CargoAfter, type CargoAnswer, type CargoInput, checkers } from '@portolan/rotterdam/checkers';
import { rulesIn } from '@portolan/rotterdam/rules';
import type { BoardProps, CheckerModule } from '../../../check/module.ts';
import { capital, listed, say } from '../../../kit/text.ts';

import type { Answered } from '../../../kit/Verdict.tsx';

import { PlaceMap } from '../parts/PlaceMap.tsx';
import { shipPlaced, withShipsCalled } from '../parts/ship-words.ts';
import { boxFrom, parked, riverTable } from '../parts/tables.ts';
import { cargoInWords, judged } from '../parts/words.ts';
import { shipWritten } from '../position/draft.ts';
import { CargoForm } from './cargo-form.tsx';
import { cargoIn } from './examples.ts';

/** A ship as it is after the card. */
const afloat = ({ ship, at, after }: CargoAfter): string[] =>
  at === null ? [] : [shipWritten({ id: ship, at, cargo: after })];

const Load = ({ cargo, lang, box }: { readonly cargo: string | null; readonly lang: Lang; readonly box: Edition }) => (
  <span>
    {cargo && <CargoIcon material={cargo} lang={lang} box={box} size={20} plain />}
    {cargoInWords(cargo, lang, box)}
  </span>
);

const Board = ({ lang, input, answer, onChange }: BoardProps<CargoInput, CargoAnswer>) => {
  const { edition: _, rulings: __, ...entered } = input;
  const box = boxFrom(input.edition);
  const kind = answer.verdict.legal ? ('meant' as const) : ('wrong' as const);
  const places = [input.ship.at, input.other?.at, input.start].flatMap((at) => at ?? []);
  return (
    <div class="board">
      <p class="small">
        <span data-help>
          {say(
            lang,
            'Touchez une position pour y mettre le premier navire.',
            'Tap a position to put the first ship there.',
          )}
        </span>{' '}
        {say(lang, 'Le dessin montre les cargaisons après la carte.', 'The picture shows the cargoes after the card.')}
      </p>
      <PlaceMap
        lang={lang}
        name="cargo"
        table={riverTable(box, [...answer.ships.flatMap(afloat), ...parked(input.occupied ?? [], 'd')])}
        marks={{ rings: [...new Set(places)].map((at) => ({ at, kind })) }}
        chosen={input.ship.at ?? undefined}
        follow
        does={() => say(lang, 'Mettre le premier navire ici', 'Put the first ship here')}
        onPick={(at) => onChange({ ...entered, ship: { ...input.ship, at } })}
      />
      <ul class="plain rt-cargoes">
        {answer.ships.map((after) => (
          <li key={after.ship}>
            <b>{capital(shipPlaced(after, lang))}</b>
            <Load cargo={after.before} lang={lang} box={box} />
            {after.after !== after.before && (
              <>
                <span aria-hidden="true">→</span>
                <span class="sr">{say(lang, 'puis', 'then')}</span>
                <Load cargo={after.after} lang={lang} box={box} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The letter of a ship’s owner. */
const ownerOf = (ship: string): string => seatLetter(Number(ship[0]));

/** Where the units are then: "le navire 1 de A : fruits". */
const unitsInWords = ({ ships, stock }: CargoAnswer, { edition }: CargoInput, lang: Lang): string => {
  const box = boxFrom(edition);
  const aboard = ships.map(
    (one) => `${shipPlaced(one, lang)}${say(lang, ' : ', ': ')}${cargoInWords(one.after, lang, box)}`,
  );
  const returned = stock.map((material) =>
    say(lang, `réserve : ${cargoInWords(material, 'fr', box)}`, `stock: ${cargoInWords(material, 'en', box)}`),
  );
  return listed([...aboard, ...returned], lang);
};

const explain = (answer: CargoAnswer, input: CargoInput, lang: Lang): Answered => {
  const who = seatLetter(input.seat ?? 0);
  const name = navigationName(input.card, lang);
  const box = boxFrom(input.edition);
  const told = judged(answer, box, lang, {
    why: say(
      lang,
      `${who} peut jouer ainsi la carte « ${name} ». Ensuite : ${unitsInWords(answer, input, 'fr')}.`,
      `${who} may play ${name} so. Then: ${unitsInWords(answer, input, 'en')}.`,
    ),
    short: unitsInWords(answer, input, lang),
    follows: answer.events.map((event): Choice => ({ state: 'legal', text: rulesIn(box).event(event, lang) })),
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

const cargo: CheckerModule<CargoInput, CargoAnswer> = {
  checker: checkers.cargo,
  boxed: true,
  exampleIn: (edition) => cargoIn(boxFrom(edition)),
  Form: CargoForm,
  Board,
  explain,
  cells,
};

export default cargo;
