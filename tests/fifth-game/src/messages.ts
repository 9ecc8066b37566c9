import type { Rulebook } from '@portolan/core';
import {
  counting,
  listed,
  type PlainSay,
  plain,
  problemTeller,
  readerProblems,
  seat,
  tellerOf,
  typesetter,
} from '@portolan/core/words';
import type { Event } from './index.ts';
import type { Action } from './position.ts';
import type { Reasons } from './reasons.ts';

const men = counting({ fr: ['pion', 'pions'], en: ['man', 'men'] });

type By<Facts> = { readonly [Key in keyof Facts]: (facts: Facts[Key], say: PlainSay) => string };
type ByKind<One extends { kind: string }> = By<{ [Kind in One['kind']]: Extract<One, { kind: Kind }> }>;

const reasons: By<Reasons> = {
  'game-over': (_, say) => say('La partie est finie.', 'The game is over.'),
  'not-your-turn': ({ active }, say) => say(`C’est à ${seat(active)} de jouer.`, `It is ${seat(active)}’s turn.`),
  'take-first': (_, say) => say('Il faut d’abord prendre un pion.', 'First a man must be taken.'),
  'no-mill': (_, say) => say('Aucun moulin fermé ne donne cette prise.', 'No mill just closed allows this.'),
  'men-in-hand': ({ men: left }, say) =>
    say(`Il reste ${men(left, say.lang)} à poser d’abord.`, `First there are ${men(left, say.lang)} to place.`),
  'none-in-hand': (_, say) => say('Il ne reste aucun pion à poser.', 'No man is left to place.'),
  'point-taken': ({ at }, say) => say(`Le point ${at} est occupé.`, `The point ${at} is taken.`),
  'too-far': ({ from, to }, say) =>
    say(
      `Aucun pas le long d’une ligne ne mène de ${from} à ${to}.`,
      `No step along a line leads from ${from} to ${to}.`,
    ),
  'not-yours': ({ at }, say) => say(`Aucun de vos pions n’est en ${at}.`, `No man of yours is on ${at}.`),
  'not-theirs': ({ at }, say) => say(`Aucun pion adverse n’est en ${at}.`, `No man of the opponent is on ${at}.`),
  'in-a-mill': ({ at, free }, say) =>
    say(
      `Le pion en ${at} est dans un moulin : prenez en ${listed(free, say.lang, 'or')}.`,
      `The man on ${at} is in a mill: take one on ${listed(free, say.lang, 'or')}.`,
    ),
  'too-many-men': ({ seat: who, men: all, limit }, say) =>
    say(
      `${seat(who)} a ${men(all, say.lang)}, plus que ${limit}.`,
      `${seat(who)} has ${men(all, say.lang)}, more than ${limit}.`,
    ),
  'hands-apart': (_, say) =>
    say(
      'On pose à tour de rôle : les pions en main diffèrent trop.',
      'Players place in turn: the hands differ too much.',
    ),
  'played-on': ({ seat: who }, say) =>
    say(
      `${seat(who)} n’a plus trois pions et avait déjà perdu.`,
      `${seat(who)} has fewer than three men and had lost.`,
    ),
};

const events: ByKind<Event> = {
  placed: (placed, say) => `${actions.place({ ...placed, kind: 'place' }, say)}.`,
  moved: (moved, say) => `${actions.move({ ...moved, kind: 'move' }, say)}.`,
  millClosed: ({ seat: who }, say) => say(`${seat(who)} ferme un moulin.`, `${seat(who)} closes a mill.`),
  taken: (taken, say) => `${actions.take({ ...taken, kind: 'take' }, say)}.`,
  ended: ({ winner }, say) => say(`${seat(winner)} gagne.`, `${seat(winner)} wins.`),
};

const actions: ByKind<Action> = {
  place: ({ seat: who, to }, say) => say(`${seat(who)} pose un pion en ${to}`, `${seat(who)} places a man on ${to}`),
  move: ({ seat: who, from, to }, say) =>
    say(`${seat(who)} va de ${from} à ${to}`, `${seat(who)} moves from ${from} to ${to}`),
  take: ({ seat: who, at }, say) => say(`${seat(who)} prend le pion en ${at}`, `${seat(who)} takes the man on ${at}`),
};

const setter = typesetter({ fr: [], en: [] });

/** The sentences of this game. */
export const sentences: Pick<Rulebook, 'violation' | 'event' | 'action' | 'problem'> = {
  ...tellerOf({ violations: reasons, events, actions }, setter),
  problem: problemTeller(
    {
      ...readerProblems,
      'unknown-point': plain('ce point n’existe pas', 'there is no such point'),
      'unknown-kind': plain('ce genre de coup n’existe pas', 'there is no such kind of action'),
      'two-men': plain('deux pions sont sur un même point', 'two men are on one point'),
    },
    setter,
  ),
};
