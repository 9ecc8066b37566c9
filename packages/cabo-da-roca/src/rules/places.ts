import { headings } from './headings.ts';
import { section } from './section.ts';

/** Lighthouses and hazards. */
export const places = section({
  id: 'places',
  title: { fr: 'Phares et dangers', en: 'Lighthouses and hazards' },
  lead: {
    fr: 'Toutes les mers ne se traversent pas de la même façon.',
    en: 'Not every sea is crossed alike.',
  },
  parts: [
    {
      title: { fr: 'Le péage des phares', en: 'The toll of the lighthouses' },
      clauses: {
        'lighthouse.keeper': {
          kind: 'permission',
          source: headings.lighthouse,
          fr: 'Un marin peut se tenir sur un phare et le garder. Il y a 4 phares.',
          en: 'A sailor may stand on a lighthouse and keep it. There are 4 lighthouses.',
          see: ['buying.sailor-islet'],
          terms: ['lighthouse', 'keeper'],
        },
        'lighthouse.toll': {
          kind: 'obligation',
          source: headings.lighthouse,
          fr: 'Les eaux d’un phare sont les huit cases qui l’entourent. Un bateau de pêche ou de commerce qui sort de celles d’un phare gardé par un adversaire verse 20 pièces au gardien, avant toute vente au port où il entre. Le pirate ne paie pas.',
          en: 'The waters of a lighthouse are the eight squares around it. A fishing or trade ship that leaves those of a lighthouse kept by an opponent pays the keeper 20 coins, before anything is sold in the port it enters. A pirate does not pay.',
          see: ['pirate.no-dues'],
          terms: ['toll', 'waters', 'keeper'],
        },
        'lighthouse.must-sell': {
          kind: 'obligation',
          source: headings.lighthouse,
          fr: 'Qui n’a pas les pièces du péage vend des marins ou des bateaux jusqu’à les avoir.',
          en: 'A player who lacks the coins for the toll sells sailors or ships until they suffice.',
          see: ['debts.sell', 'buying.resale'],
          terms: ['toll', 'resale'],
        },
        'lighthouse.elimination': {
          kind: 'effect',
          source: headings.lighthouse,
          fr: 'Qui n’a plus rien à vendre est éliminé. Le gardien prend les pièces qui restent ; les marins et les bateaux du joueur quittent le jeu.',
          en: 'A player with nothing left to sell is eliminated. The keeper takes what coins there are; the player’s sailors and ships leave the game.',
          see: ['ruling.forced-sale', 'end.last-fleet'],
          terms: ['eliminated'],
        },
      },
    },
    {
      title: { fr: 'Le bonus des phares', en: 'The bonus of the lighthouses' },
      clauses: {
        'lighthouse.bonus': {
          kind: 'permission',
          source: headings.lighthouse,
          fr: 'Un bateau dont la course finit dans les eaux d’un phare gagne un mouvement. Peu importe qui garde le phare.',
          en: 'A ship whose run ends in the waters of a lighthouse gains a move. It does not matter who keeps the lighthouse.',
          see: ['ruling.bonus-trigger', 'ruling.bonus-kind'],
          terms: ['bonus', 'run', 'waters'],
        },
        'lighthouse.bonus-each': {
          kind: 'effect',
          source: headings.lighthouse,
          fr: 'Plusieurs phares longés dans le tour donnent chacun leur bonus, si la course finit dans les eaux de l’un d’eux ou d’un autre phare. Les longer seulement ne donne rien.',
          en: 'Several lighthouses passed in the turn give a bonus each, provided that the run ends in the waters of one of them or of another lighthouse. Passing alone gives none.',
          see: ['ruling.bonus-trigger'],
          terms: ['bonus', 'lighthouse'],
        },
        'lighthouse.bonus-free': {
          kind: 'effect',
          source: headings.lighthouse,
          fr: 'Un mouvement de bonus ne coûte pas d’action.',
          en: 'A bonus move takes no action.',
          see: ['hazard.shark'],
          terms: ['bonus', 'action'],
        },
        'lighthouse.bonus-ship': {
          kind: 'prohibition',
          source: headings.lighthouse,
          fr: 'Le bateau qui a gagné un bonus est le seul à s’en servir. Un bonus vaut un mouvement.',
          en: 'The ship that gained a bonus is the only one to use it. One bonus is one move.',
          terms: ['bonus'],
        },
        'lighthouse.bonus-next-turn': {
          kind: 'permission',
          source: headings.lighthouse,
          fr: 'Un bonus se garde jusqu’au tour suivant du joueur, pas au-delà.',
          en: 'A bonus keeps until the player’s next turn, no longer.',
          see: ['ruling.bonus-use'],
          terms: ['bonus', 'turn'],
        },
      },
    },
    {
      title: { fr: 'Hauts-fonds et rocher', en: 'Shoals and rock' },
      clauses: {
        'hazard.shoals': {
          kind: 'prohibition',
          source: headings.shoals,
          fr: 'Les hauts-fonds (2 tuiles) ne portent que les bateaux de pêche.',
          en: 'Shoals (2 tiles) carry fishing ships only.',
          see: ['fishing.shoals', 'ruling.hazard-entry'],
          terms: ['shoals', 'fishing-ship'],
        },
        'hazard.rock': {
          kind: 'prohibition',
          source: headings.rock,
          fr: 'Le rocher (1 tuile) est fermé à tous les bateaux.',
          en: 'The rock (1 tile) is closed to every ship.',
          see: ['ruling.hazard-entry'],
          terms: ['rock'],
        },
      },
    },
    {
      title: { fr: 'Requin', en: 'Shark' },
      clauses: {
        'hazard.shark': {
          kind: 'effect',
          source: headings.shark,
          fr: 'Entrer sur le requin (1 tuile) prend une action de plus à un bateau de pêche ou de commerce. Un mouvement de bonus ne la remplace pas.',
          en: 'Entering the shark (1 tile) takes one more action from a fishing or trade ship. A bonus move does not stand for it.',
          see: ['ruling.shark-short'],
          terms: ['shark', 'action', 'bonus'],
        },
        'hazard.shark-twice': {
          kind: 'effect',
          source: headings.shark,
          fr: 'Sortir du requin prend aussi une action de plus. Qui le traverse en dépense donc deux de plus.',
          en: 'Leaving the shark takes one more action too. Passing it therefore costs two more.',
          terms: ['shark'],
        },
      },
    },
    {
      title: { fr: 'Tempête', en: 'Storm' },
      clauses: {
        'hazard.storm': {
          kind: 'effect',
          source: headings.storm,
          fr: 'Un bateau de pêche pris dans une tempête (2 tuiles) coule.',
          en: 'A fishing ship in a storm (2 tiles) sinks.',
          see: ['ruling.sunk-ships'],
          terms: ['storm', 'fishing-ship'],
        },
        'hazard.storm-others': {
          kind: 'permission',
          source: headings.storm,
          fr: 'Les bateaux de commerce et les pirates passent la tempête sans dommage.',
          en: 'Trade ships and pirates pass a storm unharmed.',
          except: 'hazard.storm',
          terms: ['storm', 'trade-ship', 'pirate'],
        },
      },
    },
  ],
});
