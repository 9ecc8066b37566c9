import type { ComptoirRuling } from '../section.ts';

/** Open points of the slate and of the commission. */
export const moneyRulings: readonly ComptoirRuling[] = [
  {
    name: 'slate-round-end',
    question: {
      fr: 'Le tour de table finit. À qui va l’ardoise ?',
      en: 'The round is over. Who has the slate next?',
    },
    readings: [
      {
        name: 'unless-left',
        title: {
          fr: 'Elle reste si elle a été laissée dans ce tour de table, sinon elle va à gauche',
          en: 'It stays if it was left with somebody in this round, else it goes left',
        },
        why: {
          fr: 'Deux passages la font toujours avancer, un troisième y met cette exception. La phrase la plus précise l’emporte, et elle parle de la fin d’un tour de table.',
          en: 'Two passages always move it on, a third one makes this exception. The more precise sentence prevails, and it speaks of the end of a round.',
        },
      },
      {
        name: 'always-left',
        title: { fr: 'Elle va toujours à gauche', en: 'It always goes left' },
        table: { fr: 'où l’ardoise va toujours à gauche', en: 'where the slate always goes left' },
        clause: {
          fr: 'L’ardoise passe toujours au voisin de gauche de celui qui la tient, même si elle a été laissée à quelqu’un.',
          en: 'The slate always goes to the left neighbor of its holder, even if it was left with somebody.',
        },
        why: {
          fr: 'Le joueur désigné ne la garde que jusqu’au tour de table suivant : alors elle avance comme d’habitude.',
          en: 'The player named keeps it only until the next round: then it moves on as usual.',
        },
      },
      {
        name: 'left-last-turn',
        title: {
          fr: 'Elle ne reste que si elle a été laissée au tout dernier tour',
          en: 'It stays only if it was left in the very last turn',
        },
        table: {
          fr: 'où l’ardoise ne reste que si elle a été laissée au tout dernier tour',
          en: 'where the slate stays only if it was left in the very last turn',
        },
        clause: {
          fr: 'L’ardoise ne reste où elle est que si elle a été laissée au tout dernier tour de jeu. Sinon, elle passe à gauche.',
          en: 'The slate stays where it is only if it was left in the very last turn. Otherwise it goes to the left.',
        },
        why: {
          fr: 'Le mot « tour » peut désigner le tour de jeu qui vient de finir.',
          en: 'The French word for round can also mean the turn that has just ended.',
        },
      },
    ],
    touches: ['round.slate-passes', 'turn.slate-kept', 'slate.kept', 'round.first-player'],
  },
  {
    name: 'shortfall',
    question: {
      fr: 'Le joueur actif ne peut pas payer sa commission, ou un autre ce que prend une Créance. Que fait-on ?',
      en: 'The active player cannot pay a commission, or another player what a Claim takes. What then?',
    },
    readings: [
      {
        name: 'to-zero',
        title: { fr: 'Il paie ce qu’il a', en: 'They pay what they have' },
        why: {
          fr: 'C’est ce que le livret dit du joueur désigné, et le comptoir ne montre rien sous 0.',
          en: 'So the rulebook has it for the player named, and the trading post shows nothing below 0.',
        },
      },
      {
        name: 'negative',
        title: { fr: 'Son compteur passe sous 0', en: 'Their counter goes below 0' },
        table: { fr: 'où un compteur peut passer sous 0', en: 'where a counter may go below 0' },
        clause: {
          fr: 'Qui doit plus qu’il n’a passe sous 0. Seul le joueur désigné s’arrête à 0.',
          en: 'Whoever owes more than they have goes below 0. Only the player named stops at 0.',
        },
        why: {
          fr: 'La remise n’est écrite que pour le joueur désigné : les autres doivent tout.',
          en: 'The relief is written only for the player named: the others owe it all.',
        },
      },
    ],
    touches: ['sailing.commission', 'slate.short', 'tile.claim'],
  },
  {
    name: 'tile-sailing-commission',
    question: {
      fr: 'Une tuile fait partir un navire. Doit-on une commission ?',
      en: 'A tile makes a ship sail. Is a commission due?',
    },
    readings: [
      {
        name: 'none',
        title: { fr: 'Non', en: 'No' },
        why: {
          fr: 'La commission revient à la relation qui a permis le départ, et il n’y en a pas.',
          en: 'The commission belongs to the contact that made the departure possible, and there is none.',
        },
      },
      {
        name: 'turn-contact',
        title: {
          fr: 'Oui, celle de la relation déjà jouée dans ce tour',
          en: 'Yes, that of the contact already played in this turn',
        },
        table: {
          fr: 'où un départ par tuile coûte la commission du tour',
          en: 'where a ship sent off by a tile costs the turn’s commission',
        },
        clause: {
          fr: 'Un navire que fait partir une tuile coûte la commission de la relation jouée dans ce tour. Avant la relation, il ne coûte rien.',
          en: 'A ship that a tile makes sail costs the commission of the contact played in this turn. Before the contact it costs nothing.',
        },
        why: {
          fr: 'Le livret fait payer chaque départ du tour. Avant la relation, il n’y a encore rien à payer.',
          en: 'The rulebook has every departure of the turn paid for. Before the contact there is nothing to pay yet.',
        },
      },
    ],
    touches: ['sailing.commission', 'tile.shortage', 'tile.storm', 'slate.designate'],
  },
];
