import type { Sources, TurnPhase } from '@portolan/core';
import { phaseTitles } from './phase-names.ts';
import { typeset } from './typeset.ts';

/** What stands on the head of the game's page: the box of 2007. The year of the French edition is not known. */
export const facts = {
  designer: 'Hans van Tol',
  publisher: 'The Game Master',
  year: 2007,
  players: { min: 2, max: 4 },
  age: 8,
  minutes: 60,
} as const;

/** Where the rules, the map and the cards come from. */
export const provenance: Sources = typeset({
  summary: {
    fr: 'Règles d’après le livret français. La carte du fleuve et les Missions sont reconstituées : saisissez les vôtres.',
    en: 'Rules after the French rulebook. The map of the river and the Missions are reconstructed: enter your own.',
  },
  printed: {
    fr: 'Le livret donne les six phases, les neuf sortes de cartes Navigation, trois ports avec leur matière première, la fin, le compte et deux variantes. Il manque la page du matériel et de la mise en place.',
    en: 'The rulebook gives the six phases, the nine kinds of Navigation cards, three harbors with their raw materials, the end, the count and two variants. The page of components and set-up is missing.',
  },
  public: {
    fr: 'Des pages publiques sur l’édition de 2007 comptent les navires, les cartes de chaque sorte, les unités de grain et de fruits, les quatre départs et les trois Missions en main. L’édition française peut s’en écarter.',
    en: 'Public pages on the edition of 2007 count the ships, the cards of each sort, the units of grain and fruit, the four starts and the three Missions in hand. The French edition may differ.',
  },
  reconstructed: {
    fr: 'Sont de nous : les positions et les canaux, les couleurs autres que le rouge, les ancres, Europoort et ses produits chimiques, la plupart des Produits, toutes les valeurs, les 46 Missions et le détail des 20 cartes Navigation. Le tout est jouable et équilibré.',
    en: 'Ours are: the positions and the channels, the colors other than red, the anchors, Europoort and its chemicals, most of the Products, all values, the 46 Missions and the split of the 20 Navigation cards. All of it is playable and balanced.',
  },
});

/** The round in order. */
export const turnAtAGlance: readonly TurnPhase<'launch' | 'sail' | 'anchor' | 'unload' | 'trade' | 'mission'>[] =
  typeset([
    {
      phase: 'launch',
      duty: 'may',
      title: phaseTitles.launch,
      text: { fr: 'Placer un navire et le charger.', en: 'Put a ship at a start and load it.' },
      sections: ['launch'],
    },
    {
      phase: 'sail',
      duty: 'must',
      title: phaseTitles.sail,
      text: { fr: 'Annoncer une couleur : les navires avancent.', en: 'Call a color: ships move.' },
      sections: ['sail', 'board'],
    },
    {
      phase: 'anchor',
      duty: 'must',
      title: phaseTitles.anchor,
      text: { fr: 'Piocher une carte Navigation par ancre.', en: 'Draw a Navigation card for each anchor.' },
      sections: ['anchor', 'cards'],
    },
    {
      phase: 'unload',
      duty: 'must',
      title: phaseTitles.unload,
      text: {
        fr: 'Vider les navires au port, recevoir des Produits.',
        en: 'Empty the ships in harbors, receive Products.',
      },
      sections: ['unload'],
    },
    {
      phase: 'trade',
      duty: 'may',
      title: phaseTitles.trade,
      text: { fr: 'Échanger des cartes Produit.', en: 'Exchange Product cards.' },
      sections: ['trade'],
    },
    {
      phase: 'mission',
      duty: 'may',
      title: phaseTitles.mission,
      text: { fr: 'Remplir une Mission.', en: 'Fulfill a Mission.' },
      sections: ['mission', 'end'],
    },
  ]);
