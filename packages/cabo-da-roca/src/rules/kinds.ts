import { headings } from './headings.ts';
import { section } from './section.ts';

/** The three kinds of ship. */
export const kinds = section({
  id: 'kinds',
  title: { fr: 'Les trois bateaux', en: 'The three ships' },
  lead: {
    fr: 'L’un longe les côtes, l’autre va au large, le troisième a des canons.',
    en: 'One hugs the shore, one sails out, the third has guns.',
  },
  parts: [
    {
      title: { fr: 'Bateau de pêche', en: 'Fishing ship' },
      clauses: {
        'fishing.coasting': {
          kind: 'prohibition',
          source: headings.fishingShip,
          fr: 'Un bateau de pêche cabote : parmi ses huit cases voisines, une au moins est de terre. Un port lui est toujours ouvert.',
          en: 'A fishing ship coasts: of the eight squares around it, one at least is a land square. A port is always open to it.',
          see: ['fishing.land-squares', 'ruling.coasting-own-square'],
          terms: ['fishing-ship', 'coasting'],
        },
        'fishing.land-squares': {
          kind: 'definition',
          source: headings.fishingShip,
          fr: 'Sont de terre : côte, anse, port, phare, île. Le quart de terre est de la mer.',
          en: 'Land squares are coast, cove, port, lighthouse and island. Quarter land is sea.',
          see: ['tiles.sea', 'tiles.shore'],
          terms: ['coasting', 'quarter-land'],
        },
        'fishing.shoals': {
          kind: 'permission',
          source: headings.fishingShip,
          fr: 'Les hauts-fonds sont permis aux bateaux de pêche.',
          en: 'Shoals are open to fishing ships.',
          see: ['hazard.shoals'],
          terms: ['shoals', 'fishing-ship'],
        },
        'fishing.sinks': {
          kind: 'effect',
          source: headings.fishingShip,
          fr: 'Le rocher coule un bateau de pêche, la tempête aussi.',
          en: 'The rock sinks a fishing ship, and so does a storm.',
          see: ['hazard.storm', 'ruling.hazard-entry'],
          terms: ['rock', 'storm'],
        },
        'fishing.unarmed': {
          kind: 'prohibition',
          source: headings.fishingShip,
          fr: 'Sans canons, un bateau de pêche n’attaque personne.',
          en: 'Without guns, a fishing ship attacks nobody.',
          terms: ['fishing-ship', 'attack'],
        },
      },
    },
    {
      title: { fr: 'Bateau de commerce', en: 'Trade ship' },
      clauses: {
        'trader.open-sea': {
          kind: 'permission',
          source: headings.tradeShip,
          fr: 'Un bateau de commerce peut aller au large : il n’est pas tenu de longer la terre.',
          en: 'A trade ship may sail out to the open sea: it need not keep to land.',
          terms: ['trade-ship'],
        },
        'trader.sinks': {
          kind: 'effect',
          source: headings.tradeShip,
          fr: 'Rocher et hauts-fonds envoient un bateau de commerce au fond.',
          en: 'Rock and shoals send a trade ship to the bottom.',
          see: ['ships.illegal-move', 'ruling.hazard-entry'],
          terms: ['rock', 'shoals'],
        },
        'trader.unarmed': {
          kind: 'prohibition',
          source: headings.tradeShip,
          fr: 'Un bateau de commerce est sans canons : pas d’attaque.',
          en: 'A trade ship has no guns: no attack.',
          terms: ['trade-ship', 'attack'],
        },
      },
    },
    {
      title: { fr: 'Pirate', en: 'Pirate' },
      clauses: {
        'pirate.one': {
          kind: 'prohibition',
          source: headings.pirate,
          fr: 'Un seul pirate par joueur.',
          en: 'One pirate for each player.',
          see: ['pieces.fleet-limit'],
          terms: ['pirate'],
        },
        'pirate.open-sea': {
          kind: 'permission',
          source: headings.pirate,
          fr: 'Un pirate peut aller au large : il n’est pas tenu de longer la terre.',
          en: 'A pirate may sail out to the open sea: it need not keep to land.',
          terms: ['pirate'],
        },
        'pirate.sinks': {
          kind: 'effect',
          source: headings.pirate,
          fr: 'Rocher et hauts-fonds envoient un pirate au fond.',
          en: 'Rock and shoals send a pirate to the bottom.',
          see: ['ships.illegal-move', 'ruling.hazard-entry'],
          terms: ['rock', 'shoals'],
        },
        'pirate.no-port': {
          kind: 'prohibition',
          source: headings.pirate,
          fr: 'Un pirate n’entre dans aucun port. Il y est seulement mis à l’eau, à l’achat.',
          en: 'A pirate enters no port. It is only launched in one, when bought.',
          see: ['buying.own-port', 'ruling.pirate-launch'],
          terms: ['pirate', 'port'],
        },
        'pirate.no-trade': {
          kind: 'prohibition',
          source: headings.pirate,
          fr: 'Un pirate ne tire pas de carte et ne porte pas de marchandises.',
          en: 'A pirate draws no card and carries no goods.',
          terms: ['pirate', 'cargo'],
        },
        'pirate.no-dues': {
          kind: 'permission',
          source: headings.pirate,
          fr: 'Ni péage ni droit de port : un pirate ne doit rien à personne.',
          en: 'No toll and no fee: a pirate owes nothing to anybody.',
          except: 'lighthouse.toll',
          see: ['ruling.pirate-guest-fee'],
          terms: ['toll', 'guest-fee'],
        },
        'pirate.bonus': {
          kind: 'permission',
          source: headings.pirate,
          fr: 'Le bonus des phares est pour les pirates aussi.',
          en: 'The bonus of the lighthouses is for pirates too.',
          see: ['lighthouse.bonus'],
          terms: ['bonus', 'pirate'],
        },
        'pirate.armed': {
          kind: 'permission',
          source: headings.pirate,
          fr: 'Seul un pirate a des canons, et peut s’en servir.',
          en: 'Only a pirate has guns, and may use them.',
          see: ['combat.broadside'],
          terms: ['pirate', 'attack'],
        },
      },
    },
  ],
});
