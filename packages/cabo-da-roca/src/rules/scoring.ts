import { headings } from './headings.ts';
import { section } from './section.ts';

/** The final count. */
export const scoring = section({
  id: 'scoring',
  title: { fr: 'Décompte final', en: 'Final count' },
  lead: {
    fr: 'Aux pièces gagnées s’ajoutent la pêche, la flotte, les ports et les trésors.',
    en: 'To the coins earned are added fish, fleet, ports and treasures.',
  },
  parts: [
    {
      title: { fr: 'La pêche', en: 'Fish' },
      clauses: {
        'scoring.fish': {
          kind: 'scoring',
          source: headings.count,
          fr: 'Chaque poisson du banc d’un port que vous tenez rapporte 20 pièces.',
          en: 'Each fish in the fishing ground of a port that you hold gives 20 coins.',
          see: ['scoring.straight-coast', 'ruling.fish-reach', 'ruling.fish-two-ports'],
          terms: ['fish', 'ground', 'governor'],
        },
        'scoring.straight-coast': {
          kind: 'definition',
          source: headings.count,
          fr: 'Le banc, ce sont les poissons des huit cases voisines du port. Il se prolonge, de poisson en poisson, devant la côte du port tant qu’elle va droit.',
          en: 'The ground is the fish in the eight squares around the port. It goes on, from fish to fish, before the port’s coast for as long as that coast runs straight.',
          see: ['ruling.fish-reach'],
          terms: ['ground', 'coast'],
        },
        'scoring.shared': {
          kind: 'definition',
          source: headings.count,
          fr: 'Un banc commun à deux joueurs rapporte son plein prix à l’un et à l’autre.',
          en: 'A ground that two players share pays both of them its full price.',
          see: ['ruling.fish-two-ports'],
          terms: ['ground'],
        },
        'scoring.fish-under-ship': {
          kind: 'scoring',
          source: headings.count,
          fr: 'Un poisson sous l’un de vos bateaux rapporte 10 pièces, en plus du reste.',
          en: 'A fish under one of your ships gives 10 coins, on top of the rest.',
          terms: ['fish'],
        },
      },
    },
    {
      title: { fr: 'Flotte et ports', en: 'Fleet and ports' },
      clauses: {
        'scoring.fleet': {
          kind: 'scoring',
          source: headings.count,
          fr: 'La plus grande flotte rapporte 100 pièces : 1 point par bateau de pêche, 2 pour le pirate, 3 par bateau de commerce. À égalité, chacun touche le tout.',
          en: 'The greatest fleet earns 100 coins: 1 point for a fishing ship, 2 for the pirate, 3 for a trade ship. In a tie each gets it all.',
          terms: ['fishing-ship', 'trade-ship', 'pirate'],
        },
        'scoring.ports': {
          kind: 'scoring',
          source: headings.count,
          fr: 'Le plus grand nombre de ports tenus rapporte 50 pièces. À égalité, chacun touche le tout.',
          en: 'The greatest number of ports held earns 50 coins. In a tie each gets it all.',
          see: ['ruling.port-ownership'],
          terms: ['port', 'governor'],
        },
      },
    },
    {
      title: { fr: 'Les trésors', en: 'The treasures' },
      clauses: {
        'scoring.treasure': {
          kind: 'scoring',
          source: headings.count,
          fr: 'Chaque île et chaque épave tenue rapporte ce que dit la carte exposée.',
          en: 'Each island and each wreck held gives what the card laid out says.',
          see: ['island.hold', 'wreck.hold'],
          terms: ['island', 'wreck', 'treasure-card'],
        },
        'scoring.unseen-treasure': {
          kind: 'scoring',
          source: headings.count,
          fr: 'Si la carte d’un trésor tenu n’est pas encore sortie, on fouille le paquet : la première de sa sorte compte.',
          en: 'If the card of a treasure held has not come yet, the pile is searched: the first of its sort counts.',
          terms: ['treasure-card', 'card-pile'],
        },
      },
    },
    {
      title: { fr: 'Le vainqueur', en: 'The winner' },
      clauses: {
        'scoring.winner': {
          kind: 'definition',
          source: headings.count,
          fr: 'Le plus riche gagne. À égalité, la victoire est partagée.',
          en: 'The richest player wins. In a tie the win is shared.',
          terms: ['coins'],
        },
      },
    },
  ],
});
