import { A, openSea, strait } from '../examples/positions.ts';
import { type CaboLesson, happened, happenedTimes } from './kit.ts';

const pirate = { at: [1, 1], heading: 'N' } as const;
const loaded = { at: [2, 1], heading: 'N', cargo: 't21', from: 'B' } as const;

/** Pirates and their shots. */
export const pirates: CaboLesson = {
  id: 'pirates',
  title: { fr: 'Les pirates', en: 'Pirates' },
  about: {
    fr: 'Qui tire sur qui, d’où, et qui est à l’abri.',
    en: 'Who fires on whom, from where, and who is safe.',
  },
  teaches: [
    'pirate.no-trade',
    'pirate.armed',
    'fishing.unarmed',
    'trader.unarmed',
    'combat.broadside',
    'combat.range',
    'combat.opponents',
    'combat.moored',
    'combat.just-left',
    'combat.two-sides',
    'combat.bargain',
  ],
  steps: [
    {
      title: { fr: 'sortir sans carte', en: 'leaving without a card' },
      text: {
        fr: 'Un pirate ne commerce pas : mis à l’eau dans un port, il en sort les cales vides.',
        en: 'A pirate does not trade: launched in a port, it leaves with empty holds.',
      },
      task: { fr: 'Sortez votre pirate du port A.', en: 'Take your pirate out of port A.' },
      position: strait({ stage: 'depart', ships: { '0p': { at: [1, 0] } } }),
      seat: A,
      goal: happened('shipDeparted'),
      solutions: [
        [{ kind: 'depart', seat: A, ship: '0p', dir: 'S' }],
        [{ kind: 'depart', seat: A, ship: '0p', dir: 'SE' }],
      ],
      tempting: [[{ kind: 'load', seat: A, ship: '0p' }], [{ kind: 'endTurn', seat: A }]],
      done: { fr: 'En chasse', en: 'On the hunt' },
    },
    {
      title: { fr: 'par le travers', en: 'abeam' },
      text: {
        fr: 'Les canons sont sur les côtés et portent à une case. Devant, derrière et plus loin, rien.',
        en: 'The guns are on the sides and reach one square. Ahead, astern and farther off, nothing.',
      },
      task: {
        fr: 'Coulez un bateau de B. Le pirate a le cap au nord.',
        en: 'Sink a ship of B. The pirate is heading north.',
      },
      position: openSea({
        ships: {
          '0p': pirate,
          '0t1': { at: [0, 1], heading: 'N' },
          '1t1': loaded,
          '1f1': { at: [1, 0], heading: 'W' },
          '1t2': { at: [3, 1], heading: 'W' },
        },
      }),
      seat: A,
      goal: happened('shipSunk'),
      solutions: [[{ kind: 'attack', seat: A, ship: '0p', at: [2, 1] }]],
      tempting: [
        [{ kind: 'attack', seat: A, ship: '0p', at: [1, 0] }],
        [{ kind: 'attack', seat: A, ship: '0p', at: [3, 1] }],
        [{ kind: 'attack', seat: A, ship: '0p', at: [0, 1] }],
      ],
      done: { fr: 'Coulé, et le butin est à vous', en: 'Sunk, and the loot is yours' },
      missed: { fr: 'Un coup permis, mais personne n’a coulé.', en: 'An allowed move, but nobody has sunk.' },
    },
    {
      title: { fr: 'qui est à l’abri', en: 'who is safe' },
      text: {
        fr: 'Au port, on ne craint rien ; tout juste sorti, non plus. Et seul un pirate a des canons.',
        en: 'In port, one has nothing to fear; only just out of it, neither. And only a pirate has guns.',
      },
      task: {
        fr: 'Un bateau de B vient de quitter le port A, un autre est au port B. Coulez le troisième.',
        en: 'One ship of B has just left port A, another is in port B. Sink the third.',
      },
      position: strait({
        ships: {
          '0p': { at: [2, 1], heading: 'N' },
          '0f1': { at: [4, 1], heading: 'N' },
          '0t1': { at: [2, 2], heading: 'N' },
          '1t1': { at: [3, 2] },
          '1t2': { at: [1, 1], heading: 'S', justLeft: true, leftPort: 'A' },
          '1f1': { at: [3, 1], heading: 'E' },
        },
      }),
      seat: A,
      goal: happened('shipSunk'),
      solutions: [[{ kind: 'attack', seat: A, ship: '0p', at: [3, 1] }]],
      tempting: [
        [{ kind: 'attack', seat: A, ship: '0p', at: [1, 1] }],
        [{ kind: 'attack', seat: A, ship: '0p', at: [3, 2] }],
        [{ kind: 'attack', seat: A, ship: '0f1', at: [3, 1] }],
        [{ kind: 'attack', seat: A, ship: '0t1', at: [3, 1] }],
      ],
      done: { fr: 'Le troisième n’avait pas d’abri', en: 'The third had no shelter' },
      missed: { fr: 'Un coup permis, mais personne n’a coulé.', en: 'An allowed move, but nobody has sunk.' },
    },
    {
      title: { fr: 'des deux bords', en: 'from both sides' },
      text: {
        fr: 'Tirer ne prend pas d’action, et chaque bord a son coup.',
        en: 'Firing takes no action, and each side has its shot.',
      },
      task: {
        fr: 'Vous n’avez plus d’action. Coulez les deux bateaux de B.',
        en: 'You have no action left. Sink both ships of B.',
      },
      position: openSea({
        left: 0,
        ships: { '0p': pirate, '1t1': loaded, '1t2': { at: [0, 1], heading: 'N' } },
      }),
      seat: A,
      goal: happenedTimes('shipSunk', 2),
      solutions: [
        [
          { kind: 'attack', seat: A, ship: '0p', at: [2, 1] },
          { kind: 'attack', seat: A, ship: '0p', at: [0, 1] },
        ],
        [
          { kind: 'attack', seat: A, ship: '0p', at: [0, 1] },
          { kind: 'attack', seat: A, ship: '0p', at: [2, 1] },
        ],
      ],
      tempting: [
        [
          { kind: 'attack', seat: A, ship: '0p', at: [2, 1] },
          { kind: 'endTurn', seat: A },
        ],
        [{ kind: 'advance', seat: A, ship: '0p' }],
      ],
      done: { fr: 'Deux cibles, deux tirs', en: 'Two targets, two shots' },
      missed: {
        fr: 'Un tour permis, mais l’un des deux flotte encore.',
        en: 'Such a turn is allowed, but one of the two is still afloat.',
      },
    },
    {
      title: { fr: 'la rançon', en: 'the ransom' },
      text: {
        fr: 'Au lieu de tirer, on peut demander des pièces. Si la victime paie, ce bateau ne craint plus ce pirate de tout le tour.',
        en: 'Instead of firing, one may ask for coins. If the victim pays, its ship is safe from that pirate all turn.',
      },
      task: { fr: 'Demandez une rançon de 30 pièces à B.', en: 'Ask B for a ransom of 30 coins.' },
      position: openSea({ ships: { '0p': pirate, '1t1': loaded, '1f1': { at: [1, 0], heading: 'W' } } }),
      seat: A,
      goal: happened('offerMade'),
      solutions: [[{ kind: 'bargain', seat: A, ship: '0p', at: [2, 1], sum: 30 }]],
      tempting: [
        [{ kind: 'bargain', seat: A, ship: '0p', at: [1, 0], sum: 30 }],
        [{ kind: 'attack', seat: A, ship: '0p', at: [2, 1] }],
      ],
      done: { fr: 'À B de répondre', en: 'It is for B to answer' },
      missed: {
        fr: 'Tirer est permis, mais alors il n’y a plus de rançon.',
        en: 'Firing is allowed, but then there is no ransom.',
      },
    },
  ],
};
