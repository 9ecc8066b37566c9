import { A, table } from '../examples/position.ts';
import { type BorneoLesson, happened, inPhase } from './kit.ts';

/** Paying for Missions. */
export const missions: BorneoLesson = {
  id: 'missions',
  title: { fr: 'Payer une Mission', en: 'Paying for a Mission' },
  about: {
    fr: 'Ce qui paie, ce qui ne paie pas, et combien de fois.',
    en: 'What pays, what does not, and how often.',
  },
  teaches: [
    'mission.available',
    'mission.from-warehouse',
    'mission.combination',
    'mission.card-kinds',
    'mission.crates',
    'mission.no-hand',
    'mission.double',
    'mission.one',
  ],
  steps: [
    {
      title: { fr: 'depuis l’entrepôt', en: 'from the warehouse' },
      text: {
        fr: 'On paie avec les cartes de son entrepôt, jamais avec sa main. Une carte ×2 compte double si l’on veut.',
        en: 'The cards of the warehouse pay, those of the hand never do. A ×2 card counts twice if one likes.',
      },
      task: {
        fr: 'Réalisez la Mission qui demande 2 cannelle et 1 girofle.',
        en: 'Complete the Mission that asks for 2 cinnamon and 1 clove.',
      },
      position: table({
        hands: { A: ['YYY/R:c', 3] },
        warehouses: { A: ['GYR/B:c2', 'RRR/B:v'], B: ['1c'] },
      }),
      seat: A,
      goal: happened('missionTaken', { seat: A, mission: '1b' }),
      solutions: [[{ kind: 'completeMission', seat: A, mission: '1b', pay: ['RRR/B:v', 'GYR/B:c2'] }]],
      tempting: [
        [{ kind: 'completeMission', seat: A, mission: '1b', pay: ['RRR/B:v', 'YYY/R:c', 'GYR/B:c2'] }],
        [{ kind: 'completeMission', seat: A, mission: '1b', pay: ['GYR/B:c2'] }],
        [{ kind: 'completeMission', seat: A, mission: '1b', pay: ['RRR/B:v', 'GYR/B:c2', 'kuching'] }],
        [{ kind: 'completeMission', seat: A, mission: '1c', pay: ['RRR/B:v', 'GYR/B:c2'] }],
        [{ kind: 'pass', seat: A }],
      ],
      done: { fr: 'Cinq points pour deux cartes', en: 'Five points for two cards' },
      missed: {
        fr: 'Laisser la Mission est permis, mais vous pouviez la payer.',
        en: 'Leaving the Mission is allowed, but you could have paid for it.',
      },
    },
    {
      title: { fr: 'caisses et cartes Port', en: 'crates and Harbor cards' },
      text: {
        fr: 'Une carte Port de l’entrepôt paie l’épice qu’elle montre. Une caisse remplace l’épice qui manque.',
        en: 'A Harbor card in the warehouse pays the spice it shows. A crate stands for whichever spice is missing.',
      },
      task: {
        fr: 'Il faut 2 poivre et 2 muscade : payez la Mission à 7 points.',
        en: '2 pepper and 2 nutmeg are asked for: pay for the Mission worth 7.',
      },
      position: table({ warehouses: { A: ['RBG/Y:n2', 'YRG/R:x', 'sukadana'] }, missions: ['2d', '3a', '5b'] }),
      seat: A,
      goal: happened('missionTaken', { seat: A, mission: '2d' }),
      solutions: [[{ kind: 'completeMission', seat: A, mission: '2d', pay: ['RBG/Y:n2', 'YRG/R:x', 'sukadana'] }]],
      tempting: [
        [{ kind: 'completeMission', seat: A, mission: '2d', pay: ['RBG/Y:n2', 'sukadana'] }],
        [{ kind: 'completeMission', seat: A, mission: '2d', pay: ['RBG/Y:n2', 'YRG/R:x'] }],
      ],
      done: { fr: 'La caisse a fait le second poivre', en: 'The crate made the second pepper' },
    },
    {
      title: { fr: 'une par tour', en: 'one a turn' },
      text: {
        fr: 'Une Mission par tour, pas davantage, même quand l’entrepôt suffirait pour deux.',
        en: 'One Mission in a turn and no more, even when the warehouse would do for two.',
      },
      task: {
        fr: 'Vous venez d’en réaliser une. Continuez votre tour.',
        en: 'You have just completed one. Go on with your turn.',
      },
      position: table({
        phase: 'company',
        turn: { mission: '1b' },
        warehouses: { A: ['1b', 'YYB/Y:v', 'RRR/B:v', 'BBB/G:n'] },
      }),
      seat: A,
      goal: inPhase('shipment'),
      solutions: [[{ kind: 'pass', seat: A }], [{ kind: 'transfer', seat: A, from: 'green', rank: 3, to: 'blue' }]],
      tempting: [[{ kind: 'completeMission', seat: A, mission: '1c', pay: ['YYB/Y:v', 'RRR/B:v', 'BBB/G:n'] }]],
      done: { fr: 'La suivante attendra un tour', en: 'The next one waits for a turn' },
    },
  ],
};
