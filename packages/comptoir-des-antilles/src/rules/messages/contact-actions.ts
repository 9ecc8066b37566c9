import { seat } from '@portolan/core/words';
import { doing } from './types.ts';

/** What carries out, chooses or skips an effect. */
export const contactActions = doing({
  place: (action, say) =>
    say(
      `${seat(action.seat)} place ${say.placing(action.quays)}`,
      `${seat(action.seat)} places ${say.placing(action.quays)}`,
    ),
  move: ({ from, to, porters, ...action }, say) =>
    say(
      `${seat(action.seat)} déplace ${say.portersOf(porters)} du quai ${from} au quai ${to}`,
      `${seat(action.seat)} moves ${say.portersOf(porters)} from quay ${from} to quay ${to}`,
    ),
  swap: ({ a, b, ...action }, say) =>
    say(
      `${seat(action.seat)} échange un porteur de ${seat(a.porter)} au quai ${a.quay} et un de ${seat(b.porter)} au quai ${b.quay}`,
      `${seat(action.seat)} exchanges a porter of ${seat(a.porter)} at quay ${a.quay} and one of ${seat(b.porter)} at quay ${b.quay}`,
    ),
  remove: ({ quay, porters, ...action }, say) =>
    say(
      `${seat(action.seat)} retire ${say.portersOf(porters)} du quai ${quay}`,
      `${seat(action.seat)} takes ${say.portersOf(porters)} off the ship at quay ${quay}`,
    ),
  replace: ({ quay, porter, ...action }, say) =>
    say(
      `${seat(action.seat)} remplace un porteur de ${seat(porter)} au quai ${quay} par un des siens`,
      `${seat(action.seat)} replaces a porter of ${seat(porter)} at quay ${quay} with one of their own`,
    ),
  swapGoods: ({ a, b, ...action }, say) =>
    say(
      `${seat(action.seat)} échange les marchandises des quais ${a} et ${b}`,
      `${seat(action.seat)} exchanges the goods of quays ${a} and ${b}`,
    ),
  choose: (action, say) =>
    say(
      `${seat(action.seat)} prend le choix ${action.option + 1} de la carte`,
      `${seat(action.seat)} takes choice ${action.option + 1} of the card`,
    ),
  skip: (action, say) => say(`${seat(action.seat)} renonce à l’effet`, `${seat(action.seat)} skips the effect`),
});
