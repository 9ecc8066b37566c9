import type { Edition } from '@portolan/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import { both } from '../../../kit/text.ts';
import { headings, type SetupGame, SetupPage } from '../../../setup/SetupPage.tsx';
import comptoirPage from '../page.ts';
import { boxOf } from '../parts/cards.ts';
import { countsOf, type SetupTable, tables } from './table.ts';

const texts = {
  youngest: both('Le plus jeune : il commence, avec l’ardoise', 'The youngest: begins, with the slate'),
  contacts: both('relations, les mêmes pour tous', 'contacts, the same for everybody'),
  porters: both('porteurs', 'porters'),
  markers: both('marqueurs au comptoir : dizaines, unités', 'markers at the trading post: tens, units'),
  secret: both('marchandise secrète', 'secret goods tile'),
  ships: both('navires en une pile, face visible', 'ships in one pile, face up'),
  goods: both('marchandises, dont 4 devant les navires', 'goods tiles, 4 of them before the ships'),
  tiles: both('tuiles événement, face cachée', 'event tiles, face down'),
  slate: both('ardoise', 'slate'),
} as const;

const needed = (box: Edition) => {
  const { ships, goods, tiles } = countsOf(box);
  return {
    each: [
      [box.contacts.length, texts.contacts],
      [box.porters, texts.porters],
      [2, texts.markers],
      [1, texts.secret],
    ],
    all: [
      [ships, texts.ships],
      [goods, texts.goods],
      [tiles, texts.tiles],
      [1, texts.slate],
    ],
  } as const;
};

const drawing = () => import('./Drawing.tsx');

const game: SetupGame<SetupTable, Edition> = {
  ...tables,
  page: comptoirPage,
  box: boxOf,
  who: { at: 'youngest', label: texts.youngest },
  beside: ({ box }) => [{ title: headings.needed, counts: needed(box) }],
  below: () => [
    {
      title: headings.steps,
      steps: [
        'setup.port',
        'setup.ship-pile',
        'setup.first-ships',
        'setup.goods-pile',
        'setup.first-goods',
        'setup.tile-pile',
        'setup.contacts',
        'setup.porters',
        'setup.markers',
        'setup.secret-goods',
        'setup.slate',
      ],
    },
    { title: headings.start, shuffled: true, drawing },
    { title: headings.order, steps: ['round.first-player', 'round.order', 'turn.parts'] },
  ],
};

/** The page "prepare the box" of Comptoir des Antilles: what is needed, a table set up by chance and drawn, who begins. */
export const ComptoirSetup = (props: { readonly lang: Lang; readonly base: string }) => (
  <SetupPage {...props} game={game} />
);
