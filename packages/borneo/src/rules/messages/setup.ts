import { seat } from '@portolan/core/words';
import { doing, happening, refusing } from './types.ts';

/** What the set-up does not allow, and boxes that do not go with a table. */
export const setupRefusals = refusing({
  'not-in-game': (facts, say) =>
    'mission' in facts
      ? say(
          `La ${say.mission(facts.mission)} n’est pas dans la partie : sa marque l’exclut à ce nombre de joueurs.`,
          `The ${say.mission(facts.mission)} is not in this game: its mark excludes it with this number of players.`,
        )
      : say(
          `La carte Port ${say.card(facts.harbor)} n’est pas dans la partie : sa marque l’exclut à ce nombre de joueurs.`,
          `The Harbor card ${say.card(facts.harbor)} is not in this game: its mark excludes it with this number of players.`,
        ),
  'wrong-port': ({ port, expected }, say) =>
    say(
      `La carte Port va au port ${expected}, pas au port ${port}.`,
      `The Harbor card goes to port ${expected}, not to port ${port}.`,
    ),
  'no-such-seat': (facts, say) =>
    say(`${seat(facts.seat)} n’est pas à la table.`, `${seat(facts.seat)} is not at the table.`),
  'too-many-copies': ({ card, seen, copies }, say) =>
    say(
      `La carte ${say.card(card)} se voit ${seen} fois ; la boîte en a ${copies}.`,
      `The card ${say.card(card)} is seen ${seen} times; the box has ${copies}.`,
    ),
  'card-total': ({ total, expected }, say) => {
    const cards = say.count(total, ['Cargaison', 'Cargaisons'], ['Shipment card', 'Shipment cards']);
    return say(
      `On compte ${cards} en tout ; il en faut ${expected}.`,
      `There ${total === 1 ? 'is' : 'are'} ${cards} in all; there must be ${expected}.`,
    );
  },
  'merchant-total': (facts, say) => {
    const merchants = say.count(facts.total, ['marchand', 'marchands'], ['merchant', 'merchants']);
    return say(
      `${seat(facts.seat)} a ${merchants} en tout, dans les compagnies ou encore à placer ; il en faut ${facts.expected}.`,
      `${seat(facts.seat)} has ${merchants} in all, in the companies or still to place; there must be ${facts.expected}.`,
    );
  },
  'harbor-not-in-game': ({ harbor }, say) =>
    say(
      `La carte Port ${say.card(harbor)} ne sert pas à ce nombre de joueurs.`,
      `The Harbor card ${say.card(harbor)} is not used with this number of players.`,
    ),
  'harbor-twice': ({ harbor }, say) =>
    say(
      `La carte Port ${say.card(harbor)} est à deux endroits.`,
      `The Harbor card ${say.card(harbor)} is in two places.`,
    ),
  'mission-not-in-game': ({ mission }, say) =>
    say(
      `La ${say.mission(mission)} ne sert pas à ce nombre de joueurs.`,
      `The ${say.mission(mission)} is not used with this number of players.`,
    ),
  'mission-twice': ({ mission }, say) =>
    say(`La ${say.mission(mission)} est à deux endroits.`, `The ${say.mission(mission)} is in two places.`),
  'closed-harbor': ({ port }, say) =>
    say(
      `Le port ${port} n’a pas de carte Port : dans cette phase il en a une, à indiquer même si elle ne compte pas ici.`,
      `Port ${port} has no Harbor card: in this phase there is one, to be named even if it does not matter here.`,
    ),
});

/** What happens at the set-up. */
export const setupEvents = happening({
  harborRevealed: ({ harbor, port }, say) =>
    say(`La carte ${say.card(harbor)} ouvre le port ${port}.`, `${say.card(harbor)} is turned up at port ${port}.`),
  firstChosen: (event, say) =>
    say(`Le sort désigne ${seat(event.seat)} comme premier joueur.`, `${seat(event.seat)} is drawn as first player.`),
  placed: (event, say) =>
    say(
      `${seat(event.seat)} place un marchand au rang ${event.rank} de ${say.company(event.company)}.`,
      `${seat(event.seat)} places a merchant at rank ${event.rank} of ${say.company(event.company)}.`,
    ),
});

/** What is done at the set-up. */
export const setupActions = doing({
  reveal: ({ harbor, port }, say) =>
    say(
      `La carte ${say.card(harbor)} est retournée au port ${port}`,
      `${say.card(harbor)} is turned up at port ${port}`,
    ),
  chooseFirst: ({ first }, say) =>
    say(`${seat(first)} est tiré au sort comme premier joueur`, `${seat(first)} is drawn as first player`),
  place: (action, say) =>
    say(
      `${seat(action.seat)} place un marchand dans ${say.company(action.company)}`,
      `${seat(action.seat)} places a merchant in ${say.company(action.company)}`,
    ),
});
