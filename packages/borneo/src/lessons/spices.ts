import { A, B, C, D, table } from '../examples/position.ts';
import { type BorneoLesson, happened } from './kit.ts';

/** Monopolies, and spices that are shared out. */
export const spices: BorneoLesson = {
  id: 'spices',
  title: { fr: 'À qui vont les épices', en: 'Who gets the spices' },
  about: {
    fr: 'Un port plein, ou un monopole : les marchands se servent, dans un ordre.',
    en: 'A port is full, or there is a monopoly: the merchants help themselves, in an order.',
  },
  teaches: [
    'monopoly.reached',
    'monopoly.rank-order',
    'shared.condition',
    'shared.first-merchants',
    'distribution.must-take',
    'distribution.from-port',
  ],
  steps: [
    {
      title: { fr: 'le monopole', en: 'the monopoly' },
      text: {
        fr: 'Une compagnie qui atteint la valeur de monopole de la carte Port a les épices pour elle seule.',
        en: 'A company that reaches the monopoly value of the Harbor card has the spices to itself.',
      },
      task: {
        fr: 'Donnez à la jaune le monopole d’un port.',
        en: 'Give yellow the monopoly of a port.',
      },
      position: table({
        phase: 'shipment',
        companies: { yellow: 'ADB' },
        hands: { A: ['YYR/B:n', 'GGG/Y:p', 2] },
        ports: { 2: ['banjarmasin', 'GYY/Y:n'], 3: ['sibu', 'YYY/R:c'] },
      }),
      seat: A,
      goal: happened('monopolyReached', { company: 'yellow' }),
      solutions: [[{ kind: 'playShipment', seat: A, card: 'YYR/B:n', port: 3 }]],
      tempting: [
        [{ kind: 'playShipment', seat: A, card: 'YYR/B:n', port: 2 }],
        [{ kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 3 }],
      ],
      done: { fr: 'Sibu est à la jaune', en: 'Sibu is yellow’s' },
      missed: {
        fr: 'Les drapeaux jaunes n’atteignent pas la valeur de ce port.',
        en: 'The yellow flags do not reach the value of this port.',
      },
    },
    {
      title: { fr: 'par ordre de rang', en: 'in order of rank' },
      text: {
        fr: 'Sous un monopole, les marchands de la compagnie prennent chacun une épice, le plus haut d’abord. On ne refuse pas.',
        en: 'Under a monopoly, each merchant of the company takes one spice, the highest first. Refusing is not allowed.',
      },
      task: {
        fr: 'La jaune a le monopole de Sibu. Prenez une épice, pour celui dont c’est le tour.',
        en: 'Yellow has the monopoly of Sibu. Take a spice, for the player whose turn it is.',
      },
      position: table({
        phase: 'distribute',
        companies: { yellow: 'ADB' },
        turn: { port: 3 },
        hands: { A: [3] },
        ports: { 1: ['kuching', 'RRR/B:v'], 3: ['sibu', 'YYY/R:c', 'YYR/B:n'] },
        distribution: { port: 3, harbor: 'sibu', played: ['YYY/R:c', 'YYR/B:n'] },
      }),
      seat: A,
      goal: happened('spiceTaken', { seat: A }),
      solutions: [[{ kind: 'take', seat: A, card: 'YYY/R:c' }], [{ kind: 'take', seat: A, card: 'YYR/B:n' }]],
      tempting: [
        [{ kind: 'take', seat: D, card: 'YYY/R:c' }],
        [{ kind: 'take', seat: A, card: 'RRR/B:v' }],
        [{ kind: 'pass', seat: A }],
      ],
      done: { fr: 'A choisit en premier', en: 'A picks first' },
    },
    {
      title: { fr: 'un port plein', en: 'a full port' },
      text: {
        fr: 'Le port est plein et personne n’a le monopole : on partage. La compagnie qui montre le plus de drapeaux commence, par son premier marchand.',
        en: 'The port is full and nobody has the monopoly: the spices are shared. The company with the most flags begins, with its top merchant.',
      },
      task: {
        fr: 'Remplissez Sibu sans donner de monopole.',
        en: 'Fill Sibu without giving anybody the monopoly.',
      },
      position: table({
        phase: 'shipment',
        hands: { A: ['RRB/G:p', 'GYG/G:n', 2] },
        ports: { 3: ['sibu', 'RGY/B:x', 'BGR/G:x'] },
      }),
      seat: A,
      goal: happened('capacityReached', { port: 3 }),
      solutions: [[{ kind: 'playShipment', seat: A, card: 'RRB/G:p', port: 3 }]],
      tempting: [
        [{ kind: 'playShipment', seat: A, card: 'GYG/G:n', port: 3 }],
        [{ kind: 'playShipment', seat: A, card: 'RRB/G:p', port: 1 }],
      ],
      done: { fr: 'Trois cartes : on partage', en: 'Three cards: the spices are shared' },
      missed: {
        fr: 'Sibu n’est pas plein, ou une compagnie l’a pour elle seule.',
        en: 'Sibu is not full, or a company has it to itself.',
      },
    },
    {
      title: { fr: 'un marchand par compagnie', en: 'a merchant of each company' },
      text: {
        fr: 'Quand on partage, le premier marchand de chaque compagnie se sert, compagnie après compagnie. Les suivants attendent.',
        en: 'When spices are shared, the top merchant of each company picks, one company after another. The next ones wait.',
      },
      task: {
        fr: 'La rouge a le plus de drapeaux. Prenez la première épice, pour le bon joueur.',
        en: 'Red has the most flags. Take the first spice, for the right player.',
      },
      position: table({
        phase: 'distribute',
        companies: { red: 'CAB', blue: 'BCD', green: 'ADC', yellow: 'DAB' },
        turn: { port: 3 },
        hands: { A: [3] },
        ports: { 3: ['sibu', 'RGY/B:x', 'BGR/G:x', 'RRB/G:p'] },
        distribution: { port: 3, harbor: 'sibu', played: ['RGY/B:x', 'BGR/G:x', 'RRB/G:p'] },
      }),
      seat: C,
      goal: happened('spiceTaken', { seat: C }),
      solutions: [[{ kind: 'take', seat: C, card: 'RGY/B:x' }], [{ kind: 'take', seat: C, card: 'RRB/G:p' }]],
      tempting: [
        [{ kind: 'take', seat: A, card: 'RGY/B:x' }],
        [{ kind: 'take', seat: B, card: 'RRB/G:p' }],
        [{ kind: 'pass', seat: C }],
      ],
      done: { fr: 'C ouvre le partage', en: 'C opens the sharing' },
    },
  ],
};
