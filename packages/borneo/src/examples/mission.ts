import { A, type BorneoExample, table } from './position.ts';

/** Examples of Missions. */
export const mission: readonly BorneoExample[] = [
  {
    id: 'mission-declined',
    shows: ['mission.optional'],
    title: { fr: 'Garder ses épices', en: 'Keeping the spices' },
    caption: {
      fr: 'A pourrait réaliser une Mission. Il préfère attendre une tuile plus riche et passe.',
      en: 'A could complete a Mission, but waits for a richer tile and passes.',
    },
    position: table({ warehouses: { A: ['YYY/R:c', 'GGR/G:c', 'RRR/B:v'] } }),
    actions: [{ kind: 'pass', seat: A }],
    legal: true,
  },
  {
    id: 'paid-to-the-unit',
    shows: ['mission.combination', 'mission.card-kinds', 'mission.double', 'mission.take-tile'],
    title: { fr: 'Payé à l’unité près', en: 'Paid to the unit' },
    caption: {
      fr: 'La Mission à 7 points demande 2 poivre et 2 cannelle : une cannelle doublée, un poivre, et Sukadana, une carte Port au poivre.',
      en: 'The 7-point Mission asks for 2 pepper and 2 cinnamon: a doubled cinnamon, a pepper, and Sukadana, a Harbor card with pepper.',
    },
    position: table({ warehouses: { A: ['GYR/B:c2', 'GGG/Y:p', 'RRR/B:v', 'sukadana'] } }),
    actions: [{ kind: 'completeMission', seat: A, mission: '2a', pay: ['GYR/B:c2', 'GGG/Y:p', 'sukadana'] }],
    legal: true,
  },
  {
    id: 'crates-alone',
    shows: ['mission.crates'],
    title: { fr: 'Rien que des caisses', en: 'Nothing but crates' },
    caption: {
      fr: 'Trois caisses paient 2 cannelle et 1 girofle.',
      en: 'Three crates pay for 2 cinnamon and 1 clove.',
    },
    position: table({ warehouses: { A: ['YRG/R:x', 'RBY/B:x', 'BGR/G:x'] } }),
    actions: [{ kind: 'completeMission', seat: A, mission: '1b', pay: ['YRG/R:x', 'RBY/B:x', 'BGR/G:x'] }],
    legal: true,
  },
  {
    id: 'one-clove-short',
    shows: ['mission.combination'],
    title: { fr: 'Il manque un girofle', en: 'One clove short' },
    caption: {
      fr: 'La Mission à 5 points demande 2 girofle et 1 muscade. A n’a qu’un girofle.',
      en: 'The 5-point Mission asks for 2 clove and 1 nutmeg. A has only one clove.',
    },
    position: table({ warehouses: { A: ['RRR/B:v', 'BBB/G:n'] } }),
    actions: [{ kind: 'completeMission', seat: A, mission: '1c', pay: ['RRR/B:v', 'BBB/G:n'] }],
    legal: false,
  },
  {
    id: 'no-change-given',
    shows: ['mission.no-change', 'mission.double'],
    title: { fr: 'Le poivre en trop', en: 'One pepper too many' },
    caption: {
      fr: 'Il faut 1 poivre et A paie d’une carte doublée. La seconde unité est perdue.',
      en: 'One pepper is needed and A pays with a doubled card. The second unit is lost.',
    },
    position: table({ warehouses: { A: ['RBG/Y:n2', 'BBG/G:p2'] } }),
    actions: [{ kind: 'completeMission', seat: A, mission: '1d', pay: ['RBG/Y:n2', 'BBG/G:p2'] }],
    legal: true,
  },
  {
    id: 'hand-pays-nothing',
    shows: ['mission.no-hand'],
    title: { fr: 'Le girofle est en main', en: 'The clove is in hand' },
    caption: {
      fr: 'A complète son paiement avec une carte de sa main. Elle devrait être dans l’entrepôt.',
      en: 'A completes the payment with a card in hand. It would have to be in the warehouse.',
    },
    position: table({ hands: { A: ['YYB/Y:v', 3] }, warehouses: { A: ['RRR/B:v', 'BBB/G:n'] } }),
    actions: [{ kind: 'completeMission', seat: A, mission: '1c', pay: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n'] }],
    legal: false,
  },
  {
    id: 'spice-of-another',
    shows: ['mission.from-warehouse'],
    title: { fr: 'L’épice d’un autre', en: 'Somebody else’s spice' },
    caption: {
      fr: 'Le girofle qui manque à A est dans l’entrepôt de B.',
      en: 'The clove that A lacks lies in B’s warehouse.',
    },
    position: table({ warehouses: { A: ['RRR/B:v', 'BBB/G:n'], B: ['YYB/Y:v'] } }),
    actions: [{ kind: 'completeMission', seat: A, mission: '1c', pay: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n'] }],
    legal: false,
  },
  {
    id: 'tile-already-gone',
    shows: ['mission.available'],
    title: { fr: 'La tuile est partie', en: 'The tile is gone' },
    caption: {
      fr: 'A a de quoi payer la Mission à 7 points (2 poivre + 2 cannelle), mais B l’a déjà prise.',
      en: 'A can pay for the 7-point Mission (2 pepper + 2 cinnamon), but B has already taken it.',
    },
    position: table({ warehouses: { A: ['GGG/Y:p', 'YRY/Y:p', 'YYY/R:c', 'GGR/G:c'], B: ['2a'] } }),
    actions: [{ kind: 'completeMission', seat: A, mission: '2a', pay: ['GGG/Y:p', 'YRY/Y:p', 'YYY/R:c', 'GGR/G:c'] }],
    legal: false,
  },
  {
    id: 'two-missions',
    shows: ['mission.one', 'turn.phase-order'],
    title: { fr: 'Deux Missions d’affilée', en: 'Two Missions in a row' },
    caption: {
      fr: 'A vient de réaliser la Mission à 7 points (2 poivre + 2 cannelle). Celle à 5 points (2 cannelle + 1 girofle) devra attendre son prochain tour.',
      en: 'A has just completed the 7-point Mission (2 pepper + 2 cinnamon). The 5-point one (2 cinnamon + 1 clove) must wait for the next turn.',
    },
    position: table({
      phase: 'company',
      turn: { mission: '2a' },
      warehouses: { A: ['2a', 'YYY/R:c', 'GGR/G:c', 'RRR/B:v'] },
    }),
    actions: [{ kind: 'completeMission', seat: A, mission: '1b', pay: ['YYY/R:c', 'GGR/G:c', 'RRR/B:v'] }],
    legal: false,
  },
];
