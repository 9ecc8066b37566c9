import { C, D, table } from '../examples/position.ts';
import { type BorneoLesson, happened } from './kit.ts';

const underAttack = { company: 'green', attacker: 3, defender: 1, attack: ['GYG/G:n'] } as const;

/** Defending, and keeping a reward. */
export const defense: BorneoLesson = {
  id: 'defense',
  title: { fr: 'Se défendre', en: 'Defending' },
  about: {
    fr: 'Répondre à une attaque, avec combien de cartes, et ce qu’on y gagne.',
    en: 'Answering an attack, with how many cards, and what it brings.',
  },
  teaches: ['fight.defense', 'fight.defender-limit', 'fight.reward'],
  steps: [
    {
      title: { fr: 'tenir bon', en: 'holding out' },
      text: {
        fr: 'Le défenseur répond s’il le veut, sans jouer plus de cartes que l’attaque. Chaque marchand entre les deux rangs compte un drapeau pour lui.',
        en: 'The defender may answer, with no more cards than the attack. Each merchant between the two ranks counts one flag for the defender.',
      },
      task: {
        fr: 'A attaque avec trois drapeaux verts. Défendez C, qui ne doit pas céder.',
        en: 'A attacks with three green flags. Defend C, who must not give way.',
      },
      position: table({
        phase: 'defend',
        fight: underAttack,
        hands: { A: [3], C: ['GGR/G:c', 'BYR/G:x', 'BGG/G:v', 1], D: ['GRG/R:v', 3] },
      }),
      seat: C,
      goal: happened('attackFailed'),
      solutions: [[{ kind: 'defend', seat: C, cards: ['GGR/G:c'] }], [{ kind: 'defend', seat: C, cards: ['BGG/G:v'] }]],
      tempting: [
        [{ kind: 'defend', seat: C, cards: ['GGR/G:c', 'BGG/G:v'] }],
        [{ kind: 'defend', seat: D, cards: ['GRG/R:v'] }],
        [{ kind: 'defend', seat: C, cards: [] }],
        [{ kind: 'defend', seat: C, cards: ['BYR/G:x'] }],
      ],
      done: { fr: 'C garde le rang 1', en: 'C keeps rank 1' },
      missed: {
        fr: 'C’est permis, mais l’attaque a au moins autant de drapeaux : C est battu.',
        en: 'This is allowed, but the attack has at least as many flags: C is beaten.',
      },
    },
    {
      title: { fr: 'la récompense', en: 'the reward' },
      text: {
        fr: 'Le défenseur qui a tenu peut garder pour son entrepôt une des cartes qu’il a jouées.',
        en: 'A defender who has held out may keep one of the cards played for the warehouse.',
      },
      task: {
        fr: 'C a tenu avec deux cartes. Prenez pour lui ce qui lui revient.',
        en: 'C has held out with two cards. Take what is due to C.',
      },
      position: table({
        phase: 'reward',
        fight: { ...underAttack, attack: ['GGG/Y:p', 'RYG/Y:p'], defense: ['GGR/G:c', 'BGG/G:v'] },
        hands: { A: [2], C: [2] },
      }),
      seat: C,
      goal: happened('rewarded', { seat: C }),
      solutions: [[{ kind: 'reward', seat: C, cards: ['GGR/G:c'] }], [{ kind: 'reward', seat: C, cards: ['BGG/G:v'] }]],
      tempting: [
        [{ kind: 'reward', seat: C, cards: ['GGR/G:c', 'BGG/G:v'] }],
        [{ kind: 'reward', seat: C, cards: ['GGG/Y:p'] }],
        [{ kind: 'reward', seat: C, cards: [] }],
      ],
      done: { fr: 'Une épice de plus à l’entrepôt', en: 'One more spice in the warehouse' },
      missed: { fr: 'C peut y renoncer, mais pourquoi ?', en: 'C may do without, but why?' },
    },
  ],
};
