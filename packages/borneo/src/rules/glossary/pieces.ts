import type { Term } from '@portolan/core';

/** What lies in the box. */
export const pieceTerms: readonly Term[] = [
  {
    id: 'board',
    term: { fr: 'plateau', en: 'board' },
    meaning: {
      fr: 'Le fond commun : quatre navires, leurs emplacements, trois ports et deux piles.',
      en: 'The common ground: four ships with their spaces, three ports and two piles.',
    },
  },
  {
    id: 'company',
    term: { fr: 'compagnie', en: 'company' },
    meaning: {
      fr: 'L’une des quatre sociétés marchandes, chacune avec sa couleur, son navire et sa colonne de marchands.',
      en: 'One of the four trading companies, each with its color, its ship and its column of merchants.',
    },
  },
  {
    id: 'space',
    term: { fr: 'emplacement', en: 'space' },
    meaning: {
      fr: 'Une place pour un marchand sous le navire d’une compagnie.',
      en: 'A place for one merchant below the ship of a company.',
    },
  },
  {
    id: 'rank',
    term: { fr: 'rang', en: 'rank' },
    meaning: {
      fr: 'Le numéro d’un emplacement, compté depuis le navire : 1 est le plus haut.',
      en: 'The number of a space, counted from the ship: 1 is the highest.',
    },
  },
  {
    id: 'merchant',
    term: { fr: 'marchand', en: 'merchant' },
    meaning: {
      fr: 'Le pion d’un joueur dans une compagnie.',
      en: 'A player’s pawn in a company.',
    },
  },
  {
    id: 'highest-merchant',
    term: { fr: 'marchand de plus haut rang', en: 'highest-ranked merchant' },
    meaning: {
      fr: 'Le marchand placé le plus près du navire.',
      en: 'The merchant standing nearest to the ship.',
    },
  },
  {
    id: 'shipment',
    term: { fr: 'Cargaison', en: 'Shipment card' },
    meaning: {
      fr: 'Une carte à quatre drapeaux et une épice. On la joue dans un port ou dans un combat.',
      en: 'A card with four flags and one spice, played at a port or in a fight.',
    },
  },
  {
    id: 'flag',
    term: { fr: 'drapeau', en: 'flag' },
    meaning: {
      fr: 'La marque d’une compagnie sur une Cargaison : trois dans la rangée du haut, un dans celle du bas.',
      en: 'The mark of a company on a Shipment card: three in the upper row, one in the lower.',
    },
  },
  {
    id: 'spice',
    term: { fr: 'épice', en: 'spice' },
    meaning: {
      fr: 'Poivre, cannelle, girofle ou muscade : ce que donne une carte gardée en entrepôt.',
      en: 'Pepper, cinnamon, clove or nutmeg: what a card in a warehouse is good for.',
    },
  },
  {
    id: 'pepper',
    term: { fr: 'poivre', en: 'pepper' },
    meaning: {
      fr: 'L’une des quatre épices.',
      en: 'One of the four spices.',
    },
  },
  {
    id: 'cinnamon',
    term: { fr: 'cannelle', en: 'cinnamon' },
    meaning: {
      fr: 'L’une des quatre épices.',
      en: 'One of the four spices.',
    },
  },
  {
    id: 'clove',
    term: { fr: 'girofle', en: 'clove' },
    meaning: {
      fr: 'L’une des quatre épices.',
      en: 'One of the four spices.',
    },
  },
  {
    id: 'nutmeg',
    term: { fr: 'muscade', en: 'nutmeg' },
    meaning: {
      fr: 'L’une des quatre épices.',
      en: 'One of the four spices.',
    },
  },
  {
    id: 'crate',
    term: { fr: 'caisse', en: 'crate' },
    meaning: {
      fr: 'Le joker : elle remplace n’importe quelle épice.',
      en: 'The joker: it stands for any spice.',
    },
  },
  {
    id: 'doubled',
    term: { fr: 'carte doublée', en: 'doubled card' },
    meaning: {
      fr: 'Une carte marquée ×2 : elle compte pour deux unités de son épice.',
      en: 'A card marked ×2: it counts as two units of its spice.',
    },
  },
  {
    id: 'harbor',
    term: { fr: 'carte Port', en: 'Harbor card' },
    meaning: {
      fr: 'La carte d’un port : un nom, une épice, une valeur de monopole et une capacité.',
      en: 'The card of a port: a name, a spice, a monopoly value and a capacity.',
    },
  },
  {
    id: 'monopoly-value',
    term: { fr: 'valeur de monopole', en: 'monopoly value' },
    meaning: {
      fr: 'Le nombre de gauche d’une carte Port : les drapeaux qu’il faut à une compagnie.',
      en: 'The left number of a Harbor card: the flags a company needs.',
    },
  },
  {
    id: 'capacity',
    term: { fr: 'capacité', en: 'capacity' },
    meaning: {
      fr: 'Le nombre de droite d’une carte Port : combien de Cargaisons y trouvent place.',
      en: 'The right number of a Harbor card: how many Shipment cards fit there.',
    },
  },
  {
    id: 'mission',
    term: { fr: 'Mission', en: 'Mission' },
    meaning: {
      fr: 'Une tuile qui demande des épices et vaut des points.',
      en: 'A tile that asks for spices and is worth points.',
    },
  },
  {
    id: 'marker',
    term: { fr: 'marqueur', en: 'marker' },
    meaning: {
      fr: 'Un jeton 1, 2, 3, 4 ou M : il montre la place d’une compagnie, ou le monopole.',
      en: 'A token 1, 2, 3, 4 or M: it shows the place of a company, or the monopoly.',
    },
  },
  {
    id: 'vp',
    term: { fr: 'PV', en: 'VP' },
    meaning: {
      fr: 'Un point de victoire.',
      en: 'A victory point.',
    },
  },
  {
    id: 'cove',
    term: { fr: 'repaire', en: 'cove' },
    meaning: {
      fr: 'Variante Barbe Noire : l’abri du bateau pirate.',
      en: 'Blackbeard variant: the shelter of the pirate ship.',
    },
  },
  {
    id: 'pirate-ship',
    term: { fr: 'bateau pirate', en: 'pirate ship' },
    meaning: {
      fr: 'Variante Barbe Noire : il reste devant le dernier qui a commercé avec les pirates.',
      en: 'Blackbeard variant: it stays with the last player who traded with the pirates.',
    },
  },
];
