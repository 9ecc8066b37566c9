import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import { both } from '../../../kit/text.ts';
import { headings, type SetupGame, SetupPage } from '../../../setup/SetupPage.tsx';
import rotterdamPage from '../page.ts';
import { boxFrom } from '../parts/tables.ts';
import { boxCounts, type SetupTable, tables } from './table.ts';

const texts = {
  youngest: both('Le plus jeune : il est le premier Capitaine du Port', 'The youngest: the first Harbor Master'),
  safeHaven: both('Havre de paix', 'Safe haven'),
  openProducts: both('Cartes Produit ouvertes', 'Open Product cards'),
  ships: both('navires, en réserve', 'ships, in reserve'),
  inHand: both('Missions, gardées secrètes', 'Missions, kept secret'),
  units: both(
    'unités de matières premières, triées : la réserve générale',
    'units of raw materials, sorted: the stock',
  ),
  products: both('cartes Produit, une pioche par port', 'Product cards, a pile for each harbor'),
  missions: both('cartes Mission', 'Mission cards'),
  navigation: both('cartes Navigation', 'Navigation cards'),
  pawn: both('pion bleu : le Capitaine du Port', 'blue pawn: the Harbor Master'),
  tableHelp: both(
    'Les Missions sont montrées ici ; à votre table, chacun ne voit que les siennes.',
    'The Missions are shown here; at your table everybody sees only their own.',
  ),
} as const;

const needed = (box: Edition, seats: SetupTable['seats']) => {
  const { ships, inHand, units, products, missions, navigation } = boxCounts(box, seats);
  return {
    each: [
      [ships, texts.ships],
      [inHand, texts.inHand],
    ],
    all: [
      [units, texts.units],
      [products, texts.products],
      [missions, texts.missions],
      [navigation, texts.navigation],
      [1, texts.pawn],
    ],
  } as const;
};

const drawing = () => import('./Drawing.tsx');

const game: SetupGame<SetupTable, Edition> = {
  ...tables,
  page: rotterdamPage,
  box: boxFrom,
  who: { at: 'youngest', label: texts.youngest },
  variants: [
    { at: 'safeHaven', label: texts.safeHaven },
    { at: 'openProducts', label: texts.openProducts },
  ],
  beside: ({ box, table }) => [{ title: headings.needed, counts: needed(box, table.seats) }],
  below: ({ table }) => [
    {
      title: headings.steps,
      steps: [
        'setup.materials',
        'setup.product-piles',
        'setup.navigation-pile',
        'setup.ships',
        'setup.mission-hand',
        'setup.first-master',
        ...(table.safeHaven ? ['variant.safe-haven'] : []),
        ...(table.openProducts ? ['variant.open-products'] : []),
      ],
    },
    {
      title: headings.start,
      help: texts.tableHelp,
      shuffled: true,
      drawing,
    },
    { title: headings.order, steps: ['round.six-phases', 'round.seat-order', 'round.marker'] },
  ],
};

/** The page "prepare the box" of Rotterdam: what is needed, a table set up by chance and drawn, who begins. */
export const RotterdamSetup = (props: { readonly lang: Lang; readonly base: string }) => (
  <SetupPage {...props} game={game} />
);
