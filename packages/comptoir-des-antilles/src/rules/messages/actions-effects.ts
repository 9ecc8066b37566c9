import { amount, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import { end, quay } from './facts.ts';
import * as fr from './french.ts';

/** Descriptions of the actions that carry out, choose or skip an effect, without a final period. */
export const effectActions: Readonly<Record<string, Sentence>> = {
  place: {
    fr: (facts) => `${seat(facts.seat)} place ${fr.placing(facts.quays)}`,
    en: (facts) => `${seat(facts.seat)} places ${en.placing(facts.quays)}`,
  },
  move: {
    fr: (facts) =>
      `${seat(facts.seat)} déplace ${fr.porters(facts.porters)} du quai ${quay(facts.from)} au quai ${quay(facts.to)}`,
    en: (facts) =>
      `${seat(facts.seat)} moves ${en.porters(facts.porters)} from quay ${quay(facts.from)} to quay ${quay(facts.to)}`,
  },
  swap: {
    fr: (facts) =>
      `${seat(facts.seat)} échange un porteur de ${seat(end(facts.a).porter)} au quai ${quay(end(facts.a).quay)} et un de ${seat(end(facts.b).porter)} au quai ${quay(end(facts.b).quay)}`,
    en: (facts) =>
      `${seat(facts.seat)} exchanges a porter of ${seat(end(facts.a).porter)} at quay ${quay(end(facts.a).quay)} and one of ${seat(end(facts.b).porter)} at quay ${quay(end(facts.b).quay)}`,
  },
  remove: {
    fr: (facts) => `${seat(facts.seat)} retire ${fr.porters(facts.porters)} du quai ${quay(facts.quay)}`,
    en: (facts) => `${seat(facts.seat)} takes ${en.porters(facts.porters)} off the ship at quay ${quay(facts.quay)}`,
  },
  replace: {
    fr: (facts) =>
      `${seat(facts.seat)} remplace un porteur de ${seat(facts.porter)} au quai ${quay(facts.quay)} par un des siens`,
    en: (facts) =>
      `${seat(facts.seat)} replaces a porter of ${seat(facts.porter)} at quay ${quay(facts.quay)} with one of their own`,
  },
  swapGoods: {
    fr: (facts) => `${seat(facts.seat)} échange les marchandises des quais ${quay(facts.a)} et ${quay(facts.b)}`,
    en: (facts) => `${seat(facts.seat)} exchanges the goods of quays ${quay(facts.a)} and ${quay(facts.b)}`,
  },
  choose: {
    fr: (facts) => `${seat(facts.seat)} prend le choix ${amount(facts.option) + 1} de la carte`,
    en: (facts) => `${seat(facts.seat)} takes choice ${amount(facts.option) + 1} of the card`,
  },
  skip: {
    fr: (facts) => `${seat(facts.seat)} saute l’effet`,
    en: (facts) => `${seat(facts.seat)} skips the effect`,
  },
};
