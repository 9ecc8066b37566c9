import { SeatToken, seatLetter } from '@portolan/boards';
import { ShipIcon } from '@portolan/boards/rotterdam';
import type { Lang, Text } from '@portolan/core';
import type { CargoInput, CargoShip } from '@portolan/rotterdam/checkers';
import { materialInWords } from '@portolan/rotterdam/rules';
import type { Around, BoardEntry, Item, Piece, Put } from '../../../board/entry.ts';
import { isUntold } from '../../../check/inputs.ts';
import type { FieldsAbout } from '../../../check/module.ts';
import { both, fill } from '../../../kit/text.ts';
import { entryWords as words } from '../parts/entry-words.ts';
import { cargoItems, lettered } from '../parts/fleet.tsx';
import { boxFrom } from '../parts/tables.ts';
import { shipLabels } from './cargo-ships.ts';

type About = Around<FieldsAbout>;

const texts = {
  reserve: both('Un navire de la réserve', 'A ship of the reserve'),
  first: both('À poser d’abord : {ship}.', 'To put first: {ship}.'),
  onStart: both('Il part d’une position de départ.', 'It comes in at a start.'),
} as const;

/** The two ships that a card is about. */
type Which = 'ship' | 'other';

const owners = [0, 1, 2, 3];

/** A ship that lies on the river: none does before somebody has put the one that it is about. */
const shipOf = (input: CargoInput, which: Which): CargoShip | undefined =>
  isUntold(input, 'ship') ? undefined : input[which];

const withShip = (input: CargoInput, which: Which, ship: CargoShip): CargoInput => ({ ...input, [which]: ship });

/** Which of the ships lies at a position. */
const whichAt = (input: CargoInput, at: string): Which | undefined =>
  (['ship', 'other'] as const).find((which) => shipOf(input, which)?.at === at);

const isStart = ({ about: { edition } }: About, at: string): boolean =>
  boxFrom(edition).positions.some(({ id, start }) => id === at && start === true);

const labelOf = ({ card }: CargoInput, which: Which): Text => shipLabels[card][which === 'ship' ? 0 : 1];

const picture = (ship: CargoShip | undefined, which: Which, lang: Lang, { edition }: FieldsAbout) => (
  <ShipIcon
    id={`${ship?.owner ?? 0}${which === 'ship' ? 'a' : 'b'}`}
    cargo={ship?.cargo ?? null}
    lang={lang}
    box={boxFrom(edition)}
  />
);

/** The thief takes the unit into a ship that is launched for it. */
const launched = ({ other: _, ...input }: CargoInput, start: string): CargoInput => ({ ...input, start });

/** A ship that is afloat takes the unit. */
const received = ({ start: _, afloat: __, occupied: ___, ...input }: CargoInput, other: CargoShip): CargoInput => ({
  ...input,
  other,
});

const second = (input: CargoInput, at: string): CargoShip => ({
  owner: input.other?.owner ?? input.seat ?? 0,
  cargo: input.other?.cargo ?? null,
  at,
});

const shipsIn = (input: CargoInput, { lang, about }: About): Item[] => {
  const item = (which: Which): Item => ({
    id: which,
    name: labelOf(input, which)[lang],
    picture: picture(shipOf(input, which), which, lang, about),
  });
  if (input.card === 'port-police') return [item('ship')];
  if (input.card === 'turn-of-luck') return [item('ship'), item('other')];
  const box = boxFrom(about.edition);
  const reserve = {
    id: 'reserve',
    name: texts.reserve[lang],
    picture: <ShipIcon id="0c" cargo={null} lang={lang} box={box} />,
  };
  const taken = {
    id: 'taken',
    name: words.otherShip[lang],
    picture: <ShipIcon id="2a" cargo={null} lang={lang} box={box} />,
  };
  return [item('ship'), item('other'), reserve, ...(input.start === undefined ? [] : [taken])];
};

const piece = (input: CargoInput, which: Which, ship: CargoShip, { lang, about }: About): Piece<CargoInput> => {
  const { at, cargo } = ship;
  return {
    name: labelOf(input, which)[lang],
    detail: fill(words.shipAt[lang], {
      at: at ?? '',
      cargo: cargo ? materialInWords(cargo, lang, boxFrom(about.edition)) : words.unloaded[lang],
    }),
    picture: picture(ship, which, lang, about),
    // An empty ship is drawn like one of which nobody has said what it carries.
    tells: cargo ? [which, `${which}.cargo`] : [which],
    handles: cargo
      ? [{ id: 'empty', name: words.emptyIt[lang], key: '0', to: withShip(input, which, { ...ship, cargo: null }) }]
      : [],
    rows: [
      {
        title: words.whose[lang],
        handles: owners.map((owner) => ({
          id: `owner ${owner}`,
          name: seatLetter(owner),
          picture: <SeatToken seat={owner} lang={lang} size={26} plain />,
          pressed: ship.owner === owner,
          tells: `${which}.owner`,
          to: withShip(input, which, { ...ship, owner }),
        })),
      },
    ],
  };
};

const taken = (input: CargoInput, at: string, which?: string): boolean =>
  (['ship', 'other'] as const).some((one) => one !== which && shipOf(input, one)?.at === at);

const refusedAt = (at: string, lang: Lang): Put<CargoInput> => ({ refused: fill(words.taken[lang], { at }) });

/** The ship put first, out of the way of the other, which may be thought of at the same place. */
const putFirst = ({ other, ...input }: CargoInput, at: string): CargoInput => ({
  ...input,
  ship: { ...input.ship, at },
  ...(other ? { other: other.at === at ? { ...other, at: input.ship.at } : other } : {}),
});

const put = (input: CargoInput, item: string, at: string, around: About): Put<CargoInput> => {
  const { lang } = around;
  const [kind, id = ''] = item.split(' ');
  if (isUntold(input, 'ship'))
    return kind === 'ship'
      ? { value: putFirst(input, at), tells: ['ship'] }
      : { refused: fill(texts.first[lang], { ship: labelOf(input, 'ship')[lang].toLowerCase() }) };
  const which = whichAt(input, at);
  switch (kind) {
    case 'cargo': {
      const ship = which && shipOf(input, which);
      if (!ship) return { refused: words.noShip[lang] };
      // What is drawn there may only be what one begins with: who loads it again says that it is so.
      if (ship.cargo === id) return { value: input, tells: [which, `${which}.cargo`] };
      return { value: withShip(input, which, { ...ship, cargo: id }) };
    }
    case 'ship':
      return taken(input, at, 'ship')
        ? refusedAt(at, lang)
        : { value: withShip(input, 'ship', { ...input.ship, at }), tells: ['ship'] };
    case 'other':
      return taken(input, at, 'other')
        ? refusedAt(at, lang)
        : { value: received(input, second(input, at)), tells: ['other'] };
    case 'reserve':
      return isStart(around, at) ? { value: launched(input, at) } : { refused: texts.onStart[lang] };
    default: {
      const { occupied = [] } = input;
      return occupied.includes(at) || taken(input, at)
        ? refusedAt(at, lang)
        : { value: { ...input, occupied: [...occupied, at] } };
    }
  }
};

/** How a cargo is entered that a card is about: the ships, whose they are, what they carry. */
export const cargoEntry: BoardEntry<CargoInput, FieldsAbout> = {
  tray: (input, around) => [
    {
      title: words.toPut[around.lang],
      hint: words.orInShip[around.lang],
      items: lettered([
        ...shipsIn(input, around),
        ...cargoItems({ lang: around.lang, box: boxFrom(around.about.edition) }),
      ]),
    },
  ],
  at: (input, spot, around) => {
    const { lang, about } = around;
    const which = whichAt(input, spot);
    const ship = which && shipOf(input, which);
    if (ship) return piece(input, which, ship, around);
    const box = boxFrom(about.edition);
    const { occupied = [], start } = input;
    const off = (to: CargoInput) => [{ id: 'off', name: words.takeOff[lang], key: 'Delete', to }];
    const detail = fill(words.at[lang], { at: spot });
    if (occupied.includes(spot))
      return {
        name: words.otherShip[lang],
        detail,
        picture: <ShipIcon id="2a" cargo={null} lang={lang} box={box} />,
        handles: off({ ...input, occupied: occupied.filter((at) => at !== spot) }),
      };
    if (spot !== start) return undefined;
    return {
      name: texts.reserve[lang],
      detail,
      picture: <ShipIcon id="0c" cargo={null} lang={lang} box={box} />,
      handles: [],
    };
  },
  put,
  carry: (input, from, to, around) => {
    const which = whichAt(input, from);
    if (which) return put(input, which, to, around);
    if (from === input.start) return put(input, 'reserve', to, around);
    return put({ ...input, occupied: (input.occupied ?? []).filter((at) => at !== from) }, 'taken', to, around);
  },
};
