import { seat } from '@portolan/core/words';
import { doing, happening, refusing } from './types.ts';

const shipments = [
  ['Cargaison', 'Cargaisons'],
  ['Shipment card', 'Shipment cards'],
] as const;

/** Cards refused at the ports, and ports that cannot be. */
export const portRefusals = refusing({
  'no-harbor': ({ port }, say) =>
    [1, 2, 3].includes(port)
      ? say(`Aucune carte Port n’est visible au port ${port}.`, `No Harbor card lies face up at port ${port}.`)
      : say(
          `Il n’y a pas de port ${port} : les ports sont 1, 2 et 3.`,
          `There is no port ${port}: the ports are 1, 2 and 3.`,
        ),
  'not-in-hand': ({ card }, say) =>
    say(`La carte ${say.card(card)} n’est pas dans la main.`, `The card ${say.card(card)} is not in the hand.`),
  'card-at-port': ({ port, cards }, say, clause) => {
    const lying = say.count(cards, ...shipments);
    const lie = cards === 1 ? 'lies' : 'lie';
    return clause === 'port.refill'
      ? say(
          `Le port ${port} attend sa nouvelle carte Port : il est vidé avant, et ${lying} s’y trouve encore.`,
          `Port ${port} waits for its new Harbor card: it is emptied first, and ${lying} still ${lie} there.`,
        )
      : say(
          `Il y a ${lying} au port ${port} : on n’en joue pas avant le premier tour.`,
          `${lying} ${lie} at port ${port}: none is played before the first turn.`,
        );
  },
  'capacity-passed': ({ port, cards, capacity }, say) =>
    say(
      `Le port ${port} a ${say.cardCount(cards)} pour une capacité de ${capacity} : il aurait déjà été distribué.`,
      `Port ${port} has ${say.cardCount(cards)} for a capacity of ${capacity}: it would have been given out already.`,
    ),
  'monopoly-standing': ({ port, company, flags, value }, say) =>
    say(
      `Au port ${port}, ${say.company(company)} a ${say.flags(flags)} pour une valeur de monopole de ${value} : il aurait déjà été distribué.`,
      `At port ${port}, ${say.company(company)} has ${say.flags(flags)} for a monopoly value of ${value}: it would have been given out already.`,
    ),
});

/** A card played, and what it counts. */
export const portEvents = happening({
  shipmentPlayed: ({ card, port, ...event }, say) =>
    say(
      `${seat(event.seat)} joue ${say.card(card)} au port ${port}.`,
      `${seat(event.seat)} plays ${say.card(card)} at port ${port}.`,
    ),
  flagCovered: ({ company }, say) =>
    say(`Elle recouvre un drapeau de ${say.company(company)}.`, `It covers a flag of ${say.company(company)}.`),
  towerCounted: ({ port, cards, flags }, say) =>
    say(
      `Le port ${port} a ${say.cardCount(cards)} ; drapeaux : ${say.byCompany(flags)}.`,
      `Port ${port} has ${say.cardCount(cards)}; flags: ${say.byCompany(flags)}.`,
    ),
});

/** A card played. */
export const portActions = doing({
  playShipment: ({ card, port, ...action }, say) =>
    say(
      `${seat(action.seat)} joue ${say.card(card)} au port ${port}`,
      `${seat(action.seat)} plays ${say.card(card)} at port ${port}`,
    ),
});
