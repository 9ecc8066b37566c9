import type { Section, Text } from '@portolan/core';
import type { Clause } from '../clauses.ts';

/** A section whose clauses are known ids. */
interface BorneoSection extends Section {
  readonly parts: readonly { readonly title?: Text; readonly clauses: readonly Clause[] }[];
}

/** The rulebook in reading order. */
export const sections: readonly BorneoSection[] = [
  {
    id: 'setup',
    title: { fr: 'Préparation', en: 'Setting up' },
    lead: {
      fr: 'Avant le premier tour, chaque marchand a déjà sa place dans une compagnie.',
      en: 'Before the first turn, every merchant already has a place in a company.',
    },
    parts: [
      {
        title: { fr: 'Le matériel', en: 'The pieces' },
        clauses: ['setup.board', 'setup.merchants', 'setup.markers', 'setup.warehouse'],
      },
      { title: { fr: 'Les Cargaisons', en: 'The Shipment cards' }, clauses: ['setup.shipment-pile', 'setup.hands'] },
      { title: { fr: 'Les ports', en: 'The ports' }, clauses: ['setup.harbor-marks', 'setup.harbors'] },
      { title: { fr: 'Les Missions', en: 'The Missions' }, clauses: ['setup.mission-marks', 'setup.mission-row'] },
      {
        title: { fr: 'Placer les marchands', en: 'Placing the merchants' },
        clauses: ['setup.first-player', 'setup.placement', 'setup.placement-space', 'setup.placement-order'],
      },
    ],
  },
  {
    id: 'turn',
    title: { fr: 'Le tour', en: 'The turn' },
    lead: {
      fr: 'Deux phases au choix, deux phases obligatoires.',
      en: 'Two phases that you may use, two that you must.',
    },
    parts: [{ clauses: ['turn.clockwise', 'turn.active', 'turn.phase-order'] }],
  },
  {
    id: 'mission',
    title: { fr: 'Missions', en: 'Missions' },
    lead: {
      fr: 'Une épice gardée vaut un point. Bien assorties, plusieurs valent bien plus.',
      en: 'A spice kept is worth one point. The right ones together are worth far more.',
    },
    parts: [
      {
        title: { fr: 'Choisir une Mission', en: 'Choosing a Mission' },
        clauses: ['mission.optional', 'mission.one', 'mission.available'],
      },
      {
        title: { fr: 'La payer', en: 'Paying for it' },
        clauses: [
          'mission.combination',
          'mission.paid-cards',
          'mission.from-warehouse',
          'mission.no-hand',
          'mission.card-kinds',
          'mission.crates',
          'mission.double',
          'mission.no-change',
          'mission.take-tile',
        ],
      },
    ],
  },
  {
    id: 'company',
    title: { fr: 'Changer de compagnie', en: 'Changing company' },
    lead: {
      fr: 'Un marchand compte là où les drapeaux arrivent. Quand le vent tourne, il change de navire.',
      en: 'A merchant counts where the flags arrive. When the wind turns, it changes ship.',
    },
    parts: [
      {
        title: { fr: 'Une action de compagnie', en: 'One company action' },
        clauses: ['company.optional', 'company.one-action'],
      },
      {
        title: { fr: 'Le changement', en: 'The transfer' },
        clauses: ['transfer.own-merchant', 'transfer.other-company', 'transfer.first-free', 'transfer.close-up'],
      },
    ],
  },
  {
    id: 'fight',
    title: { fr: 'Combats', en: 'Fights' },
    lead: {
      fr: 'Monter dans une compagnie, c’est prendre la place de quelqu’un. On se la dispute à coups de drapeaux.',
      en: 'To rise in a company is to take somebody’s place. It is fought over with flags.',
    },
    parts: [
      {
        title: { fr: 'L’attaque', en: 'The attack' },
        clauses: [
          'fight.attacker',
          'fight.defender',
          'fight.above',
          'fight.single-card',
          'fight.attack-cards',
          'fight.from-hand',
          'fight.flag-needed',
          'fight.keep-one',
        ],
      },
      { title: { fr: 'La défense', en: 'The defense' }, clauses: ['fight.defense', 'fight.defender-limit'] },
      {
        title: { fr: 'Le décompte', en: 'The count' },
        clauses: ['fight.count', 'fight.bonus'],
      },
      {
        title: { fr: 'L’issue', en: 'The result' },
        clauses: ['fight.success', 'fight.beaten', 'fight.failure', 'fight.reward', 'fight.discard'],
      },
    ],
  },
  {
    id: 'port',
    title: { fr: 'Jouer une Cargaison', en: 'Playing a Shipment card' },
    lead: {
      fr: 'Chaque carte ajoute des drapeaux à un port, et une épice à partager.',
      en: 'Each card adds flags to a port, and a spice to share out.',
    },
    parts: [
      {
        title: { fr: 'La carte', en: 'The card' },
        clauses: [
          'port.must-play',
          'port.one-card',
          'port.from-hand',
          'port.open-harbor',
          'port.placement',
          'port.cover',
        ],
      },
      {
        title: { fr: 'Les deux nombres du port', en: 'The two numbers of the port' },
        clauses: ['port.monopoly-value', 'port.capacity', 'port.trigger'],
      },
    ],
  },
  {
    id: 'distribution',
    title: { fr: 'Distribuer les épices', en: 'Giving out the spices' },
    lead: {
      fr: 'Un monopole sert une seule compagnie. Sans monopole, toutes celles qui ont un drapeau ont leur part.',
      en: 'A monopoly serves one company alone. Without one, every company with a flag has its share.',
    },
    parts: [
      {
        title: { fr: 'Dans les deux cas', en: 'In both cases' },
        clauses: ['distribution.harbor-card', 'distribution.must-take', 'distribution.from-port'],
      },
      {
        title: { fr: 'Monopole', en: 'Monopoly' },
        clauses: ['monopoly.reached', 'monopoly.tie', 'monopoly.rank-order', 'monopoly.again', 'monopoly.marker'],
      },
      {
        title: { fr: 'Distribution partagée', en: 'Shared distribution' },
        clauses: [
          'shared.condition',
          'shared.ranking',
          'shared.tie',
          'shared.first-merchants',
          'shared.next-merchants',
          'shared.skipped',
          'shared.no-flag',
          'shared.markers',
        ],
      },
      { title: { fr: 'Ensuite', en: 'Afterwards' }, clauses: ['port.refill'] },
    ],
  },
  {
    id: 'draw',
    title: { fr: 'Piocher', en: 'Drawing' },
    parts: [{ clauses: ['draw.two', 'draw.hand-limit', 'draw.rebuild', 'draw.between-cards'] }],
  },
  {
    id: 'end',
    title: { fr: 'Fin de la partie', en: 'End of the game' },
    lead: {
      fr: 'Quand les cartes manquent, une dernière Mission chacun, et l’on compte.',
      en: 'When the cards run out, one last Mission each, and the count.',
    },
    parts: [
      {
        title: { fr: 'Quand elle vient', en: 'When it comes' },
        clauses: ['end.harbor-pile', 'end.last-harbor', 'end.shipment-cards', 'end.clear', 'end.warehouses'],
      },
      { title: { fr: 'Les dernières Missions', en: 'The final Missions' }, clauses: ['final.mission', 'final.order'] },
      {
        title: { fr: 'Le décompte', en: 'The score' },
        clauses: ['score.total', 'score.shipments', 'score.harbors', 'score.missions', 'score.winner', 'score.tie'],
      },
    ],
  },
  {
    id: 'variants',
    title: { fr: 'Variantes', en: 'Variants' },
    parts: [
      {
        title: { fr: 'Trois joueurs, quatre marchands', en: 'Three players, four merchants' },
        clauses: ['three.merchants', 'three.placement'],
      },
      {
        title: { fr: 'Les secrets de Barbe Noire', en: 'The secrets of Blackbeard' },
        clauses: [
          'pirates.setup',
          'pirates.trade',
          'pirates.one-card',
          'pirates.take-ship',
          'pirates.holder-barred',
          'pirates.not-at-end',
          'pirates.penalty',
        ],
      },
    ],
  },
  {
    id: 'rulings',
    title: { fr: 'Ce que le livret laisse ouvert', en: 'Left open by the rulebook' },
    lead: {
      fr: 'Là où le livret laisse un doute, voici ce que nous jouons. Une table peut jouer autrement.',
      en: 'Where the rulebook leaves a doubt, this is how we play. A table may play otherwise.',
    },
    parts: [
      {
        title: { fr: 'Placement et compagnies', en: 'Placement and companies' },
        clauses: ['ruling.placement-rounds', 'ruling.fourth-round', 'ruling.company-full'],
      },
      {
        title: { fr: 'Combats', en: 'Fights' },
        clauses: ['ruling.fight-flags', 'ruling.fight-bonus', 'ruling.fight-beaten', 'ruling.fight-vacancy'],
      },
      {
        title: { fr: 'Ports et distributions', en: 'Ports and distributions' },
        clauses: [
          'ruling.port-flags',
          'ruling.flag-scan',
          'ruling.monopoly-tie',
          'ruling.monopoly-empty',
          'ruling.shared-tie',
          'ruling.shared-leftover',
        ],
      },
      {
        title: { fr: 'Fin et pirates', en: 'End and pirates' },
        clauses: ['ruling.end-one-card', 'ruling.pirate-swap'],
      },
    ],
  },
  {
    id: 'silent',
    title: { fr: 'Le livret n’en dit rien', en: 'The rulebook is silent' },
    lead: {
      fr: 'Ce qu’on demande à la table et que le livret ne tranche pas. Nous n’y ajoutons pas de règle.',
      en: 'What people ask at the table and the rulebook does not settle. We add no rule to it.',
    },
    parts: [{ clauses: ['silent.looking', 'silent.take-back'] }],
  },
];
