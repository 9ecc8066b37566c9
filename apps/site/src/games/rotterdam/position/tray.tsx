import { CardIcons, CargoIcon, missionInWords, Pawn } from '@portolan/boards/rotterdam';
import { listed } from '@portolan/core/words';
import { navigationIds } from '@portolan/rotterdam';
import { harborInWords, navigationInWords, productInWords } from '@portolan/rotterdam/rules';
import type { Around, Item, Tray } from '../../../board/entry.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { seatsAt } from '../../../position/fields.tsx';
import type { Json } from '../../../stores/table.ts';
import { entryWords } from '../parts/entry-words.ts';
import { type Afloat, cargoItems, ladenItems, lettered, shipItems } from '../parts/fleet.tsx';
import { type Card, cardsIn, isUntold, leftOf } from './cards.ts';
import { textsIn } from './draft.ts';
import { fleets } from './fleets.tsx';
import type { Form } from './form.ts';
import { whereOf } from './spots.ts';
import { words } from './words.ts';

type About = Around<Form>;

/** The ships of a table, as it is entered. */
export const afloatIn = (position: Json, { lang, about: { box, seats } }: About): Afloat => ({
  lang,
  box,
  seats,
  ships: textsIn(position, 'ships'),
});

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
  title: entryWords.toPut[around.lang],
  items: lettered([
    ...shipItems(afloatIn(position, around)),
    ...cargoItems(afloatIn(position, around)),
    ...tokenItems(around),
  ]),
});

/** Ships as they lie on the river, a row for each player, a column for each of the goods. */
const laden = (position: Json, around: About): Tray => ({
  title: entryWords.ladenShips[around.lang],
  hint: entryWords.onPosition[around.lang],
  drawn: 'is-pieces',
  look: 'rt-laden',
  columns: around.about.box.materials.length,
  items: ladenItems(afloatIn(position, around)),
});

const cardItem = (position: Json, { about: { box } }: About, card: Card, item: Omit<Item, 'id' | 'left'>): Item => {
  const left = leftOf(position, box, card);
  return { id: `${card.deck} ${card.face}`, ...item, ...(left === undefined ? {} : { left }), into: true };
};

const products = (position: Json, around: About): Tray => {
  const { lang, about } = around;
  const { box } = about;
  return {
    title: entryWords.products[lang],
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

/** Product cards face down, two at once: more than one is often in a hand. */
const backs = ({ lang, about: { box } }: About): Tray => {
  const icon = (material: string, key: number) => (
    <CargoIcon key={key} material={material} lang={lang} box={box} size={30} plain />
  );
  return {
    title: words.twoBacks[lang],
    beside: true,
    drawn: 'is-sets',
    look: 'rt-fleets is-whole',
    items: box.harbors.flatMap((one, i) =>
      box.harbors.slice(i).map((other) => ({
        id: `backs ?${one.id} ?${other.id}`,
        name: listed(
          [one, other].map(({ id }) => fill(words.backOf[lang], { harbor: harborInWords(id, lang, box) })),
          lang,
        ),
        picture: [icon(one.material, 0), icon(other.material, 1)],
        into: true as const,
      })),
    ),
  };
};

const navigation = (position: Json, around: About): Tray => {
  const { lang } = around;
  return {
    title: words.navigationCards[lang],
    beside: true,
    items: [
      ...navigationIds.map((face) =>
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
    ],
  };
};

/** Where a Mission goes that is touched: three are in a hand, more lie on the table. */
const missionsGo = (position: Json, { chosen }: About): 'intoHandNow' | 'onTable' | 'onTableToo' => {
  const where = chosen === undefined ? undefined : whereOf(chosen);
  if (where?.what !== 'hand') return 'onTable';
  return cardsIn(position, where.seat, 'missions').includes('?') ? 'intoHandNow' : 'onTableToo';
};

/** All Missions, told apart by the products that they ask for. */
const missions = (position: Json, around: About): Tray => {
  const { lang, about } = around;
  const { box } = about;
  return {
    title: entryWords.missions[lang],
    hint: words[missionsGo(position, around)][lang],
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
  // What is laid before a player, and what is seen of a hand from outside, is told at one place.
  const cards = [products(position, around), backs(around), navigation(position, around), missions(position, around)];
  const afloat = afloatIn(position, around);
  const isOpen = seatsAt(around.about).every((seat) => isUntold(position, seat));
  const shown = { river: [...fleets(afloat, isOpen), laden(position, around)], seat: [], hand: cards, before: cards }[
    what
  ];
  return [river(position, around), ...shown];
};
