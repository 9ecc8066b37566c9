import { CargoIcon } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import {
  type CargoAfter,
  type CargoAnswer,
  type CargoInput,
  cargoChecker,
  cargoInWords,
  cargoWords,
  shipPlaced,
} from '@portolan/rotterdam/checkers';
import type { BoardProps, CheckerModule } from '../../../check/module.ts';
import { capital, say } from '../../../kit/text.ts';

import { PlaceMap } from '../parts/PlaceMap.tsx';
import { boxFrom, parked, riverTable } from '../parts/tables.ts';
import { shipWritten } from '../position/draft.ts';
import { changed, fields } from './cargo-form.tsx';
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

const cargo: CheckerModule<CargoInput, CargoAnswer> = {
  checker: cargoChecker,
  ...cargoWords,
  boxed: true,
  exampleIn: (edition) => cargoIn(boxFrom(edition)),
  fields,
  changed,
  Board,
};

export default cargo;
