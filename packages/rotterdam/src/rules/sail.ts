import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** Phase 2: a color is called and ships move. */
export const clauses = rulebook({
  'sail.must-call': {
    kind: 'obligation',
    source: headings.sail,
    fr: 'À son tour, chacun annonce une couleur, une fois. Personne ne passe.',
    en: 'When their turn comes, everybody calls a color, once. Nobody passes.',
    see: ['sail.repeat-color'],
    terms: ['call', 'turn'],
  },
  'sail.channel-color': {
    kind: 'prohibition',
    source: headings.sail,
    fr: 'On n’annonce qu’une couleur que portent des canaux.',
    en: 'Only a color that channels have is called.',
    see: ['sail.moves-nobody'],
    terms: ['channel', 'call'],
  },
  'sail.moves-nobody': {
    kind: 'definition',
    source: headings.sail,
    origin: 'ours',
    fr: 'On peut annoncer une couleur qui ne fait bouger personne.',
    en: 'A color that moves nobody may be called.',
    see: ['sail.channel-color'],
    terms: ['call'],
  },
  'sail.repeat-color': {
    kind: 'permission',
    source: headings.sail,
    fr: 'Une couleur peut resservir dans la même manche.',
    en: 'A color may serve again in the same round.',
    terms: ['call', 'round'],
  },
  'sail.call-order': {
    kind: 'effect',
    source: headings.sail,
    fr: 'Les déplacements finis, c’est au joueur suivant d’annoncer. La phase dure jusqu’à ce que chacun l’ait fait.',
    en: 'With the moves done, the next player calls. The phase lasts until everybody has.',
    see: ['ruling.cards-around-call'],
    terms: ['call', 'phase'],
  },
  'sail.by-color': {
    kind: 'definition',
    source: headings.sail,
    fr: 'L’annonce vise tout navire, à qui qu’il soit, qui a devant lui un canal de cette couleur.',
    en: 'The call is for every ship, whoever owns it, with a channel of that color ahead.',
    terms: ['call', 'channel', 'owner'],
  },
  'sail.all-ships-move': {
    kind: 'obligation',
    source: headings.sail,
    fr: 'Tous les navires visés par l’annonce avancent, s’ils le peuvent. Une même annonce en déplace souvent plusieurs, du même joueur ou de différents.',
    en: 'All ships that the call is for move, if they can. One call often moves several, of one player or of different ones.',
    see: ['sail.blocked', 'ruling.blocked-ship'],
    terms: ['call', 'ship'],
  },
  'sail.one-channel': {
    kind: 'prohibition',
    source: headings.sail,
    fr: 'À chaque annonce, un navire avance d’un canal et pas davantage, même si le suivant a la bonne couleur.',
    en: 'On a call, a ship moves by one channel and no more, even if the next has the right color.',
    terms: ['channel'],
  },
  'sail.mover-order': {
    kind: 'obligation',
    source: headings.sail,
    fr: 'Celui qui a annoncé déplace d’abord ses navires, tous. Puis vient son voisin de gauche, et ainsi de suite : chacun les siens.',
    en: 'The caller moves first, with all their ships. Then comes the neighbor to the left, and so on: everybody moves their own.',
    see: ['ruling.blocked-ship'],
    terms: ['caller', 'owner'],
  },
  'sail.owner-chooses': {
    kind: 'permission',
    source: headings.sail,
    fr: 'Quand un navire a devant lui deux canaux de la couleur annoncée, son propriétaire dit lequel des deux il prend.',
    en: 'When a ship has two channels of the called color ahead, its owner says which of the two it takes.',
    see: ['sail.evasion'],
    terms: ['owner', 'channel'],
  },
  'sail.blocked': {
    kind: 'prohibition',
    source: headings.sailCases,
    fr: 'Un navire ne va pas là où un autre se trouve. S’il n’a pas d’autre chemin, il attend.',
    en: 'A ship does not go where another one is. If it has no other way, it waits.',
    see: ['board.one-ship', 'ruling.blocked-ship', 'ruling.harbor-occupancy'],
    terms: ['blocked', 'position'],
  },
  'sail.evasion': {
    kind: 'obligation',
    source: headings.sailCases,
    fr: 'Deux canaux de la même couleur, un seul de libre : le navire prend celui-là, bon ou mauvais pour lui. Il n’a pas le droit d’attendre.',
    en: 'Two channels of the same color, only one free: the ship takes that one, for better or worse. It may not wait.',
    except: 'sail.owner-chooses',
    see: ['sail.blocked'],
    terms: ['evasion', 'channel'],
  },
  'advice.guess-colors': {
    kind: 'advice',
    source: headings.colorAdvice,
    fr: 'Devinez ce que les autres vont annoncer : leurs couleurs peuvent vous servir.',
    en: 'Guess what the others are going to call: their colors may serve you.',
    terms: ['call'],
  },
  'advice.several-moves': {
    kind: 'advice',
    source: headings.colorAdvice,
    fr: 'Bien placé, un navire avance plusieurs fois par manche : une fois à chaque annonce.',
    en: 'A ship that is well placed moves several times a round: once with each call.',
    terms: ['round', 'call'],
  },
  'advice.divert-and-block': {
    kind: 'advice',
    source: headings.colorAdvice,
    fr: 'Une couleur peut envoyer un adversaire dans le mauvais port ; un navire en travers de sa route peut l’arrêter.',
    en: 'A color can send an opponent to the wrong harbor; a ship in the way can stop them.',
    see: ['sail.evasion', 'sail.blocked'],
    terms: ['blocked'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'sail',
  title: { fr: 'Phase 2 : naviguer', en: 'Phase 2: sailing' },
  lead: {
    fr: 'Une couleur annoncée vaut pour tous les navires du fleuve, les siens comme ceux des autres.',
    en: 'A color called holds for all ships on the river, one’s own and the others’.',
  },
  parts: [
    {
      title: { fr: 'Annoncer', en: 'Calling' },
      clauses: ['sail.must-call', 'sail.channel-color', 'sail.repeat-color', 'sail.call-order'],
    },
    {
      title: { fr: 'Avancer', en: 'Moving' },
      clauses: ['sail.by-color', 'sail.all-ships-move', 'sail.one-channel', 'sail.mover-order'],
    },
    {
      title: { fr: 'Deux canaux, ou aucun', en: 'Two channels, or none' },
      // What is not printed comes after what is: the numbers of printed clauses are as they were.
      clauses: ['sail.owner-chooses', 'sail.blocked', 'sail.evasion', 'sail.moves-nobody'],
    },
    {
      title: { fr: 'Conseils', en: 'Advice' },
      clauses: ['advice.guess-colors', 'advice.several-moves', 'advice.divert-and-block'],
    },
  ],
};
