import { seatLetter } from '@portolan/boards';
import { CardIcons, CargoIcon, missionInWords, Pawn, ShipIcon } from '@portolan/boards/rotterdam';
import { navigationIds } from '@portolan/rotterdam';
import { harborInWords, materialInWords, navigationInWords, productInWords } from '@portolan/rotterdam/rules';
import type { Around, Item, Tray } from '../../../board/entry.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { capital, fill } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { type Card, leftOf, pointCards } from './cards.ts';
import { fleetIds, shipsIn } from './draft.ts';
import type { Form } from './form.ts';
import { whereOf } from './spots.ts';
import { words } from './words.ts';

type About = Around<Form>;

/** Ships of a seat that are not afloat; the next one is launched first. */
export const reserveIn = (position: Json, { box, seats }: Form, seat: number): readonly string[] => {
  const afloat = new Set(shipsIn(position).map(({ id }) => id));
  return fleetIds(box, seats).filter((id) => Number(id[0]) === seat && !afloat.has(id));
};

/** The letter that takes something: the first of its name that takes nothing else. */
const lettered = (items: readonly Item[]): Item[] => {
  const taken = new Set(items.flatMap(({ key }) => key ?? []));
  return items.map((item) => {
    const own = item.key ?? [...item.name.toLowerCase()].find((letter) => /[a-z]/.test(letter) && !taken.has(letter));
    if (own === undefined) return item;
    taken.add(own);
    return { ...item, key: own };
  });
};

const shipItems = (position: Json, { lang, about }: About): Item[] =>
  Array.from({ length: about.seats }, (_, seat) => {
    const reserve = reserveIn(position, about, seat);
    const letter = seatLetter(seat);
    return {
      id: `ship ${seat}`,
      name: fill(words.shipOf[lang], { seat: letter }),
      picture: <ShipIcon id={reserve[0] ?? `${seat}a`} cargo={null} lang={lang} box={about.box} />,
      left: reserve.length,
      key: letter.toLowerCase(),
    };
  });

const cargoItems = ({ lang, about: { box } }: About): Item[] =>
  box.materials.map(({ id }) => ({
    id: `cargo ${id}`,
    name: capital(materialInWords(id, lang, box)),
    picture: <CargoIcon material={id} lang={lang} box={box} size={38} plain />,
    into: true,
  }));

const tokenItems = ({ lang, about: { phase } }: About): Item[] => [
  { id: 'master', name: words.captain[lang], picture: <Pawn />, into: true, key: 'm' },
  ...(phase === 'setup' || phase === 'trade' || phase === 'over'
    ? []
    : [
        {
          id: 'turn',
          name: words.turnToken[lang],
          picture: <Icon name="next" size={36} />,
          into: true,
          key: 't',
        } as const,
      ]),
];

/** What goes on the river: ships, goods that go into a ship; and whose turn it is. */
const river = (position: Json, around: About): Tray => ({
  title: words.toPut[around.lang],
  hint: words.toPutWhere[around.lang],
  items: lettered([...shipItems(position, around), ...cargoItems(around), ...tokenItems(around)]),
});

const cardItem = (position: Json, { about: { box } }: About, card: Card, item: Omit<Item, 'id' | 'left'>): Item => {
  const left = leftOf(position, box, card);
  return { id: `${card.deck} ${card.face}`, ...item, ...(left === undefined ? {} : { left }), into: true };
};

const products = (position: Json, around: About): Tray => {
  const { lang, about } = around;
  const { box } = about;
  return {
    title: words.productCards[lang],
    beside: true,
    items: [
      ...box.products.map(({ id }) =>
        cardItem(
          position,
          around,
          { deck: 'product', face: id },
          {
            name: capital(productInWords(id, lang, box)),
            picture: <CardIcons ids={[id]} />,
          },
        ),
      ),
      ...box.harbors.map(({ id, material }) =>
        cardItem(
          position,
          around,
          { deck: 'product', face: `?${id}` },
          {
            name: fill(words.backOf[lang], { harbor: harborInWords(id, lang, box) }),
            picture: <CargoIcon material={material} lang={lang} box={box} size={38} plain />,
          },
        ),
      ),
    ],
  };
};

const navigation = (
  position: Json,
  around: About,
  cards: readonly (typeof navigationIds)[number][],
  hidden: boolean,
): Tray => {
  const { lang } = around;
  return {
    title: words.navigationCards[lang],
    beside: true,
    items: [
      ...cards.map((face) =>
        cardItem(
          position,
          around,
          { deck: 'navigation', face },
          {
            name: navigationInWords(face, lang),
            picture: <CardIcons ids={[face]} />,
          },
        ),
      ),
      ...(hidden
        ? [
            cardItem(
              position,
              around,
              { deck: 'navigation', face: '?' },
              {
                name: capital(navigationInWords('?', lang)),
                picture: (
                  <svg viewBox="-14 -14 28 28" aria-hidden="true">
                    <use href="#rt-anchor" />
                  </svg>
                ),
              },
            ),
          ]
        : []),
    ],
  };
};

/** All Missions, told apart by the products that they ask for. */
const missions = (position: Json, around: About): Tray => {
  const { lang, about } = around;
  const { box } = about;
  return {
    title: words.missions[lang],
    beside: true,
    look: 'rt-missions',
    groups: box.products.map(({ id }) => ({
      id,
      name: capital(productInWords(id, lang, box)),
      picture: <CardIcons ids={[id]} />,
    })),
    items: box.missions.map(({ id, products: asked }) => ({
      ...cardItem(
        position,
        around,
        { deck: 'mission', face: id },
        {
          name: missionInWords({ position: about.table.position, box }, id, lang),
          picture: <CardIcons ids={asked} />,
        },
      ),
      group: asked,
    })),
  };
};

/** What can be put: on the river; cards only where a hand, or what lies before a player, is chosen. */
export const trays = (position: Json, around: About): Tray[] => {
  const { what } = around.chosen === undefined ? { what: 'river' as const } : whereOf(around.chosen);
  const cards = {
    river: [],
    seat: [],
    hand: [products(position, around), navigation(position, around, navigationIds, true), missions(position, around)],
    before: [navigation(position, around, pointCards, false), missions(position, around)],
  }[what];
  return [river(position, around), ...cards];
};
