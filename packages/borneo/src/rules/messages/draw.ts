import { seat } from '@portolan/core/words';
import { doing, happening, refusing } from './types.ts';

/** What cannot be drawn, kept or discarded. */
export const drawRefusals = refusing({
  'wrong-count': ({ given, required }, say) =>
    say(
      `Il faut défausser ${say.cardCount(required)} ; il y en a ${given}.`,
      `${say.cardCount(required)} must be discarded; ${given} given.`,
    ),
  'wrong-seat': (facts, say) =>
    say(
      `Cette carte revient à ${seat(facts.expected)}, pas à ${seat(facts.seat)}.`,
      `This card is for ${seat(facts.expected)}, not for ${seat(facts.seat)}.`,
    ),
  'not-in-pile': (facts, say) =>
    'harbor' in facts
      ? say(
          `La carte Port ${say.card(facts.harbor)} n’est pas dans la pile.`,
          `The Harbor card ${say.card(facts.harbor)} is not in the pile.`,
        )
      : say(
          `La carte ${say.card(facts.card)} ne peut pas être dans la pioche.`,
          `The card ${say.card(facts.card)} cannot be in the pile.`,
        ),
  'hand-over-limit': ({ hand, limit, ...facts }, say) =>
    say(
      `${seat(facts.seat)} a ${say.cardCount(hand)} en main ; on en garde ${limit} au plus.`,
      `${seat(facts.seat)} holds ${say.cardCount(hand)}; a hand keeps ${limit} at most.`,
    ),
  'hand-empty': (facts, say) =>
    say(
      `${seat(facts.seat)} n’a aucune carte en main ; il en reste toujours une au moins.`,
      `${seat(facts.seat)} has no card in hand; at least one always remains.`,
    ),
});

/** Cards drawn and discarded. */
export const drawEvents = happening({
  drawn: ({ card, ...event }, say) =>
    say(`${seat(event.seat)} pioche ${say.card(card)}.`, `${seat(event.seat)} draws ${say.card(card)}.`),
  shortDraw: ({ available }, say) => {
    const left = say.count(available, ['Cargaison', 'Cargaisons'], ['Shipment card', 'Shipment cards']);
    return say(`Il ne reste que ${left} à piocher.`, `Only ${left} can be drawn.`);
  },
  pileRebuilt: ({ cards }, say) =>
    say(
      `La défausse redevient la pioche : ${say.cardCount(cards)}.`,
      `The discard becomes the pile again: ${say.cardCount(cards)}.`,
    ),
  handExceeded: ({ excess }, say) =>
    say(`${say.cardCount(excess)} de trop en main.`, `${say.cardCount(excess)} too many in hand.`),
  discarded: ({ cards, ...event }, say) =>
    say(`${seat(event.seat)} défausse ${say.cards(cards)}.`, `${seat(event.seat)} discards ${say.cards(cards)}.`),
});

/** What is drawn and discarded. */
export const drawActions = doing({
  draw: ({ to, card }, say) =>
    say(`${seat(to)} reçoit ${say.card(card)} de la pioche`, `${seat(to)} gets ${say.card(card)} from the pile`),
  discard: ({ cards, ...action }, say) =>
    say(
      `${seat(action.seat)} défausse ${cards.length > 0 ? say.cards(cards) : 'aucune carte'}`,
      `${seat(action.seat)} discards ${cards.length > 0 ? say.cards(cards) : 'no card'}`,
    ),
});
