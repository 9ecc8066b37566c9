import type { Text } from '@portolan/core';
import { seat } from '@portolan/core/words';
import type { Clause } from '../../clauses.ts';
import type { ReasonClause } from '../../reasons.ts';
import { doing, happening, refusing } from './types.ts';

/** What somebody else is to do, by the clause that says who. */
const due: Readonly<Record<ReasonClause<'not-your-turn'>, Text>> = {
  'turn.active': { fr: 'de jouer', en: 'to play' },
  'setup.placement-order': { fr: 'de placer un marchand', en: 'to place a merchant' },
  'three.placement': { fr: 'de placer son quatrième marchand', en: 'to place their fourth merchant' },
  'fight.defense': { fr: 'de se défendre', en: 'to defend' },
  'fight.beaten': { fr: 'de dire où va le marchand vaincu', en: 'to say where the beaten merchant goes' },
  'fight.reward': { fr: 'de choisir la récompense', en: 'to choose the reward' },
  'monopoly.rank-order': { fr: 'de prendre une épice', en: 'to take a spice' },
  'shared.first-merchants': { fr: 'de prendre une épice', en: 'to take a spice' },
  'final.order': { fr: 'de parler', en: 'to speak' },
};

/** What must be done instead of a pass, by its clause. */
const obligations: Readonly<Record<ReasonClause<'obligatory'>, Text>> = {
  'setup.placement': {
    fr: 'chacun place un marchand à chaque tour de placement',
    en: 'everybody places a merchant in each placement round',
  },
  'port.must-play': { fr: 'il faut jouer une Cargaison', en: 'a Shipment card must be played' },
  'distribution.must-take': { fr: 'une épice ne se refuse pas', en: 'a spice cannot be refused' },
  'draw.two': { fr: 'il faut piocher', en: 'cards must be drawn' },
  'draw.hand-limit': { fr: 'il faut défausser l’excédent', en: 'the excess must be discarded' },
};

const textOf = (texts: Readonly<Partial<Record<Clause, Text>>>, clause: Clause, otherwise: Text): Text =>
  texts[clause] ?? otherwise;

/** Moves refused because of who, when or how often. */
export const turnRefusals = refusing({
  'game-over': (_, say) =>
    say('La partie est finie : plus rien ne se joue.', 'The game is over: nothing more is played.'),
  'not-your-turn': ({ expected, ...late }, say, clause) => {
    if (expected.includes('nature'))
      return say(
        `Personne ne joue maintenant : le hasard doit d’abord parler. ${seat(late.seat)} attend.`,
        `Nobody acts now: chance comes first. ${seat(late.seat)} waits.`,
      );
    const todo = textOf(due, clause, due['turn.active']);
    return say(
      `C’est à ${say.actors(expected)} ${todo.fr}, pas à ${seat(late.seat)}.`,
      `It is for ${say.actors(expected)} ${todo.en}, not for ${seat(late.seat)}.`,
    );
  },
  obligatory: (_, say, clause) => {
    const must = textOf(obligations, clause, obligations['port.must-play']);
    return say(`Passer n’est pas permis : ${must.fr}.`, `Passing is not allowed: ${must.en}.`);
  },
  'wrong-phase': ({ phase, kind }, say) =>
    say(
      `Pas maintenant : c’est ${say.phase(phase)}. On ne peut pas y ${say.deed(kind)}.`,
      `Not now: this is ${say.phase(phase)}. It does not allow ${say.deed(kind)}.`,
    ),
  'already-done': (facts, say) => {
    if ('mission' in facts)
      return say(
        `La ${say.mission(facts.mission)} a déjà été réalisée ce tour-ci : une seule par tour.`,
        `The ${say.mission(facts.mission)} has already been completed this turn: only one in a turn.`,
      );
    if ('port' in facts)
      return say(
        `Une Cargaison a déjà été jouée ce tour-ci, au port ${facts.port}.`,
        `A Shipment card has already been played this turn, at port ${facts.port}.`,
      );
    return facts.action === 'attack'
      ? say(
          'Le joueur actif a déjà attaqué ce tour-ci : c’est sa seule action de compagnie.',
          'The active player has already attacked this turn: that is the only company action.',
        )
      : say(
          'Un marchand a déjà changé de compagnie ce tour-ci : c’est la seule action de compagnie.',
          'A merchant has already transferred this turn: that is the only company action.',
        );
  },
});

/** Whose turn it is. */
export const turnEvents = happening({
  turnStarted: (event, say) => say(`C’est le tour de ${seat(event.seat)}.`, `It is ${seat(event.seat)}’s turn.`),
  passed: (event, say) => say(`${seat(event.seat)} passe.`, `${seat(event.seat)} passes.`),
});

/** What anybody may do. */
export const turnActions = doing({
  pass: (action, say) => say(`${seat(action.seat)} passe`, `${seat(action.seat)} passes`),
});
