import type { RotterdamRuling } from './ruling.ts';

/** Open points of launching, sailing and quays. */
export const riverRulings: readonly RotterdamRuling[] = [
  {
    name: 'empty-launch',
    question: { fr: 'Peut-on partir à vide par choix ?', en: 'May a ship be launched empty by choice?' },
    readings: [
      {
        name: 'shortage-only',
        title: { fr: 'Seulement si une matière manque', en: 'Only when a material is out' },
        why: {
          fr: 'Le livret n’en parle que comme d’un recours quand une matière vient à manquer. Si c’était toujours permis, le dire serait inutile.',
          en: 'The rulebook speaks of it only as a way out when a material has run out. Were it always allowed, there would be no need to say so.',
        },
      },
      {
        name: 'free',
        title: { fr: 'Quand on veut', en: 'At any time' },
        table: { fr: 'où l’on part à vide quand on veut', en: 'where a ship may be launched empty at any time' },
        why: {
          fr: 'Deux sources sur l’édition de 2007 tiennent le chargement pour facultatif, et nul ne peut vérifier ce qu’un joueur voulait charger.',
          en: 'Two sources on the 2007 edition call loading optional, and nobody can check what a player wanted to load.',
        },
      },
    ],
    touches: ['launch.empty-ship', 'launch.cargo-choice'],
  },
  {
    name: 'blocked-ship',
    question: {
      fr: 'Dans quel ordre bougent les navires d’un joueur, et que devient un navire bloqué ?',
      en: 'In which order do a player’s ships move, and what of a ship that is blocked?',
    },
    readings: [
      {
        name: 'waits-in-turn',
        title: {
          fr: 'L’ordre est libre ; un bloqué peut passer après les autres du même joueur',
          en: 'Any order; a blocked ship may go after the others of its player',
        },
        why: {
          fr: 'Avancer est un devoir, que l’ordre choisi ne doit pas annuler. Mais chaque joueur a son moment, et celui des autres ne le rouvre pas.',
          en: 'Moving is a duty that the order chosen must not undo. But each player has their time, and that of the others does not open it again.',
        },
      },
      {
        name: 'lost-at-once',
        title: { fr: 'Un navire essayé trop tôt perd son coup', en: 'A ship tried too soon loses its move' },
        table: { fr: 'où un navire essayé trop tôt perd son coup', en: 'where a ship tried too soon loses its move' },
        why: {
          fr: 'Un navire derrière un autre attend : s’il est bloqué quand son joueur le prend, il a eu son tour.',
          en: 'A ship behind another waits: if it is blocked when its player takes it up, it has had its go.',
        },
      },
      {
        name: 'moves-later',
        title: { fr: 'Il repart quand la voie se libère', en: 'It goes when the way is clear' },
        table: {
          fr: 'où un navire bloqué repart quand la voie se libère',
          en: 'where a blocked ship goes when the way is clear',
        },
        why: {
          fr: 'Tous ceux qui sont devant la couleur doivent avancer, dès que c’est possible ; l’ordre des joueurs ne ferait que les ranger.',
          en: 'All ships before the color must move as soon as they can; the order of players would only arrange them.',
        },
      },
    ],
    touches: ['sail.blocked', 'sail.all-ships-move', 'sail.mover-order'],
  },
  {
    name: 'harbor-occupancy',
    question: { fr: 'Combien de navires à un même quai ?', en: 'How many ships at one quay?' },
    readings: [
      {
        name: 'one',
        title: { fr: 'Un seul', en: 'One' },
        why: {
          fr: 'N’importe quel navire devant un autre le bloque, et le livret appelle un port une case, comme les autres.',
          en: 'Any ship in front of another blocks it, and the rulebook calls a harbor a space, like the others.',
        },
      },
      {
        name: 'unlimited',
        title: { fr: 'Autant qu’il en vient', en: 'As many as come' },
        table: { fr: 'où plusieurs navires tiennent à un quai', en: 'where several ships fit at a quay' },
        why: {
          fr: 'La place d’un seul navire est celle qui sépare deux canaux. Après un port, il n’y a plus de canal.',
          en: 'Room for a single ship is what lies between two channels. Past a harbor there is no channel.',
        },
      },
    ],
    touches: ['board.one-ship', 'sail.blocked'],
  },
];
