import { CargoIcon } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import { type CargoAnswer, type CargoInput, cargoInWords, shipPlaced } from '@portolan/rotterdam/checkers';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { capital, say } from '../../../kit/text.ts';
import { CardRow } from '../parts/CardRow.tsx';
import { tableFrom } from '../parts/carried.ts';
import { RiverBoard } from '../parts/RiverBoard.tsx';
import { boxFrom, parked, riverTable } from '../parts/tables.ts';
import { shipWritten } from '../position/fleet.ts';
import { cargoEntry } from './cargo-entry.tsx';
import { recarded } from './cargo-ships.ts';
import { cargoIn } from './examples.ts';

/** The ships as they were entered, before the card; one that comes in with the unit is not there yet. */
const entered = ({ ship, other, start, seat = 0 }: CargoInput): string[] => [
  ...(ship.at === null ? [] : [shipWritten({ id: `${ship.owner}a`, at: ship.at, cargo: ship.cargo })]),
  ...(other && other.at !== null ? [shipWritten({ id: `${other.owner}b`, at: other.at, cargo: other.cargo })] : []),
  ...(start === undefined ? [] : [shipWritten({ id: `${seat}c`, at: start, cargo: null })]),
];

const Load = ({ cargo, lang, box }: { readonly cargo: string | null; readonly lang: Lang; readonly box: Edition }) => (
  <span>
    {cargo && <CargoIcon material={cargo} lang={lang} box={box} size={20} plain />}
    {cargoInWords(cargo, lang, box)}
  </span>
);

const cards = ['cargo-thief', 'turn-of-luck', 'port-police'] as const;

const Board = ({ lang, input, answer, asks: isAsked, untold = [], onChange }: BoardProps<CargoInput, CargoAnswer>) => {
  const { edition: _, rulings: __, ...asked } = input;
  const box = boxFrom(input.edition);
  const kind = answer.verdict.legal ? ('meant' as const) : ('wrong' as const);
  const open = untold.includes('ship');
  const places = open ? [] : [input.ship.at, input.other?.at, input.start].flatMap((at) => at ?? []);
  return (
    <RiverBoard
      lang={lang}
      name="cargo"
      table={riverTable(box, [...(open ? [] : entered(input)), ...parked(input.occupied ?? [], 'd')])}
      marks={{ rings: [...new Set(places)].map((at) => ({ at, kind })) }}
    >
      <CardRow
        lang={lang}
        cards={cards}
        card={untold.includes('card') ? undefined : input.card}
        onCard={(card) => onChange(recarded({ ...asked, card }, card), 'card')}
      />
      <ul class="plain rt-cargoes">
        {(open ? [] : answer.ships).map((after) => (
          <li key={after.ship}>
            <b>{capital(shipPlaced(after, lang))}</b>
            <Load cargo={after.before} lang={lang} box={box} />
            {!isAsked && after.after !== after.before && (
              <>
                <span aria-hidden="true">→</span>
                <span class="sr">{say(lang, 'puis', 'then')}</span>
                <Load cargo={after.after} lang={lang} box={box} />
              </>
            )}
          </li>
        ))}
      </ul>
    </RiverBoard>
  );
};

/** The ships, and the card in the hand of who plays it. */
const toPosition = (input: CargoInput, about: FieldsAbout) => {
  const { start: _, ...asked } = input;
  const { card, seat = 0, variants, occupied = [] } = asked;
  return tableFrom(
    [
      {
        seats: 4,
        phase: 'anchor',
        master: seat,
        ships: [...entered(asked), ...parked(occupied, 'd')],
        hands: [0, 1, 2, 3].map((one) => (one === seat ? { navigation: [card] } : {})),
        ...(variants ? { variants } : {}),
      },
    ],
    about,
  );
};

const cargo: DisputeForm<CargoInput, CargoAnswer> = {
  boxed: true,
  needs: ['card', 'ship.cargo', 'other', 'other.cargo'],
  unseen: ['ship'],
  more: () => import('./cargo-form.tsx'),
  empty: ({ edition }) => {
    const { other, ship, ...asked } = cargoIn(boxFrom(edition));
    return { ...asked, ship: { ...ship, cargo: null }, ...(other ? { other } : {}) };
  },
  toPosition,
  entry: cargoEntry,
  Board,
};

export default cargo;
