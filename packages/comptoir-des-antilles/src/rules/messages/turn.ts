import { seat } from '@portolan/core/words';
import { doing, happening, refusing } from './types.ts';

/** Whose turn it is, and what it allows. */
export const turnRefusals = refusing({
  'wrong-phase': ({ phase, kind }, say) =>
    say(
      `Pas maintenant : c’est ${say.phase(phase)}. On ne peut pas y ${say.deed(kind)}.`,
      `Not now: this is ${say.phase(phase)}. It does not allow ${say.deed(kind)}.`,
    ),
  'not-your-turn': (facts, say, clause) => {
    const [active, who] = [seat(facts.active), seat(facts.seat)];
    if (clause === 'turn.auction')
      return say(
        `C’est le tour de ${active} : ${who} ne peut pas y ouvrir d’enchère.`,
        `It is ${active}’s turn: ${who} cannot open an auction in it.`,
      );
    return clause === 'tile.any-time'
      ? say(
          `C’est le tour de ${active} : ${who} ne peut pas y jouer de tuile.`,
          `It is ${active}’s turn: ${who} cannot play a tile in it.`,
        )
      : say(`C’est le tour de ${active}, pas celui de ${who}.`, `It is ${active}’s turn, not ${who}’s.`);
  },
  'already-played': (_, say, clause) =>
    clause === 'turn.contact'
      ? say(
          'Une relation a déjà été jouée dans ce tour : une seule par tour.',
          'A contact has already been played in this turn: only one in a turn.',
        )
      : say(
          'Une tuile a déjà été jouée dans ce tour : une seule par tour.',
          'A tile has already been played in this turn: only one in a turn.',
        ),
  'contact-not-played': (_, say) =>
    say(
      'Le tour n’est pas fini : il faut d’abord jouer une relation.',
      'The turn is not over: a contact must be played first.',
    ),
  'already-auctioned': (_, say) =>
    say(
      'Il y a déjà eu une enchère dans ce tour : une seule par tour.',
      'There has already been an auction in this turn: only one in a turn.',
    ),
});

/** What happens in a turn. */
export const turnEvents = happening({
  contactPlayed: (event, say) =>
    say(
      `${seat(event.seat)} joue ${say.contact(event.contact)}.`,
      `${seat(event.seat)} plays ${say.contact(event.contact)}.`,
    ),
  turnEnded: (event, say) => say(`${seat(event.seat)} a fini son tour.`, `${seat(event.seat)} has ended the turn.`),
});

/** What is done in a turn. */
export const turnActions = doing({
  playContact: (action, say) =>
    say(
      `${seat(action.seat)} joue ${say.contact(action.contact)}`,
      `${seat(action.seat)} plays ${say.contact(action.contact)}`,
    ),
  endTurn: (action, say) => say(`${seat(action.seat)} finit son tour`, `${seat(action.seat)} ends the turn`),
});
