import { seat } from '@portolan/core/words';
import type { ActionOf, Event } from '../../types.ts';
import { useOf } from './card-plays.ts';
import type { Say } from './say.ts';
import type { Doings } from './types.ts';

const use = (play: ActionOf<'playCard'>, say: Say): string => {
  const told = useOf(play, say);
  return told === '' ? '' : say(` : ${told}`, `: ${told}`);
};

const jokers = ({ jokers: all }: ActionOf<'fulfill'>, say: Say): string => {
  if (all.length === 0) return '';
  const replaced = say.products(all);
  return all.length > 1
    ? say(`, Jokers pour ${replaced}`, `, Jokers for ${replaced}`)
    : say(`, Joker pour ${replaced}`, `, a Joker for ${replaced}`);
};

/** Who gets the card that is drawn; before it is, nobody in particular. */
const drawer = (came: readonly Event[] | undefined, say: Say): string => {
  const drawn = came?.[0];
  return drawn && 'seat' in drawn ? seat(drawn.seat) : say('On', 'Somebody');
};

/** Descriptions by kind of action, without a final period. */
export const actionMessages: Doings = {
  launch: (facts, say) =>
    say(
      `${seat(facts.seat)} met un navire à l’eau en ${facts.start}${say.load(facts.cargo)}`,
      `${seat(facts.seat)} launches a ship on ${facts.start}${say.load(facts.cargo)}`,
    ),
  callColor: (facts, say) =>
    say(`${seat(facts.seat)} annonce ${say.color(facts.color)}`, `${seat(facts.seat)} calls ${say.color(facts.color)}`),
  sail: (facts, say) =>
    say(
      `${seat(facts.seat)} avance ${say.own(facts.ship, facts.seat)} en ${facts.to}`,
      `${seat(facts.seat)} moves ${say.own(facts.ship, facts.seat)} to ${facts.to}`,
    ),
  hold: (facts, say) =>
    say(
      `${seat(facts.seat)} laisse attendre ${say.own(facts.ship, facts.seat)}`,
      `${seat(facts.seat)} lets ${say.own(facts.ship, facts.seat)} wait`,
    ),
  takeNavigation: (facts, say) =>
    say(`${seat(facts.seat)} prend une carte Navigation`, `${seat(facts.seat)} takes a Navigation card`),
  discardNavigation: (facts, say) =>
    say(
      `${seat(facts.seat)} écarte une carte : ${say.card(facts.card)}`,
      `${seat(facts.seat)} puts a card away: ${say.card(facts.card)}`,
    ),
  layPoints: (facts, say) =>
    say(
      `${seat(facts.seat)} pose une carte : ${say.card(facts.card)}`,
      `${seat(facts.seat)} lays a card: ${say.card(facts.card)}`,
    ),
  playCard: (facts, say) =>
    say(
      `${seat(facts.seat)} joue ${say.card(facts.card)}${use(facts, say)}`,
      `${seat(facts.seat)} plays ${say.card(facts.card)}${use(facts, say)}`,
    ),
  unload: (facts, say) =>
    say(
      `${seat(facts.seat)} décharge ${say.own(facts.ship, facts.seat)}`,
      `${seat(facts.seat)} unloads ${say.own(facts.ship, facts.seat)}`,
    ),
  offerTrade: (facts, say) =>
    say(
      `${seat(facts.seat)} propose à ${seat(facts.to)} : ${say.products(facts.give)} contre ${say.products(facts.get)}`,
      `${seat(facts.seat)} offers ${seat(facts.to)}: ${say.products(facts.give)} for ${say.products(facts.get)}`,
    ),
  acceptTrade: (facts, say) => say(`${seat(facts.seat)} accepte l’échange`, `${seat(facts.seat)} accepts the trade`),
  declineTrade: (facts, say) => say(`${seat(facts.seat)} refuse l’échange`, `${seat(facts.seat)} declines the trade`),
  fulfill: (facts, say) =>
    say(
      `${seat(facts.seat)} remplit ${say.mission(facts.mission)} : ${say.products(facts.products)}${jokers(facts, say)}`,
      `${seat(facts.seat)} fulfills ${say.mission(facts.mission)}: ${say.products(facts.products)}${jokers(facts, say)}`,
    ),
  endTurn: ({ came, seat: who }, say) =>
    seat(who) +
    (came?.[0]?.clause === 'trade.ends'
      ? say(' n’échange plus', ' trades no more')
      : say(' finit son tour', ' ends the turn')),
  drawMission: ({ came, mission }, say) =>
    drawer(came, say) + say(` pioche ${say.printed(mission)}`, ` draws ${say.printed(mission)}`),
  drawNavigation: ({ came, card }, say) =>
    drawer(came, say) +
    say(` pioche une carte Navigation : ${say.card(card)}`, ` draws a Navigation card: ${say.card(card)}`),
  drawProduct: ({ came, product }, say) =>
    drawer(came, say) +
    say(` pioche une carte Produit : ${say.product(product)}`, ` draws a Product card: ${say.product(product)}`),
  revealProduct: (facts, say) =>
    say(
      `On retourne une carte Produit : ${say.product(facts.product)}`,
      `Product card turned up: ${say.product(facts.product)}`,
    ),
};
