import { pickWeighted, putIn, type Rng, takeOut, UNKNOWN } from '@portolan/core';
import { boxOf, type State } from '@portolan/rotterdam';
import { hiddenOf, makerOf, scoreOf } from '@portolan/rotterdam/pieces';

/** Names every hidden card of a hand in place, each by what nobody has seen. */
const nameHidden = (
  hand: number[],
  bag: number[],
  choices: (card: number) => readonly (readonly [number, number])[],
  random: Rng,
) => {
  const hidden = hand.filter((card) => card < 0);
  for (const card of hidden) {
    const left = choices(card).filter(([, weight]) => weight > 0);
    if (left.length === 0) continue;
    const face = pickWeighted(random, left);
    takeOut(hand, card);
    putIn(hand, face);
    bag[face]!--;
  }
};

/** The cards that were offered are in the hand of who offers them, whatever else it holds. */
const showOffered = ({ offer, products, productBag, edition }: State): void => {
  if (!offer) return;
  const { makerOf: makers } = boxOf(edition);
  const hand = products[offer.from]!;
  const known = hand.slice();
  for (const card of offer.give) {
    if (card < 0 || takeOut(known, card)) continue;
    if (!takeOut(hand, hiddenOf(makers[card]!)) && !takeOut(hand, UNKNOWN)) continue;
    putIn(hand, card);
    productBag[card]!--;
  }
};

/** Names every card that lies face down in a hand, in place; what is then unseen are the shuffled piles. */
export const dealUnseen = (state: State, random: Rng): State => {
  const box = boxOf(state.edition);
  const { productBag, navBag, missionBag, sizes } = state;
  showOffered(state);
  const ofHarbor = (harbor: number) => box.productsOf[harbor]!.map((card) => [card, productBag[card]!] as const);
  const spare = (harbor: number): boolean =>
    ofHarbor(harbor).reduce((sum, [, weight]) => sum + weight, 0) > sizes[harbor]!;
  // Cards that show their harbor first; what is then more than a pile has can be a card that does not.
  for (const hand of state.products) {
    nameHidden(hand, productBag, (card) => (card === UNKNOWN ? [] : ofHarbor(makerOf(box, card))), random);
  }
  for (const hand of state.products) {
    nameHidden(hand, productBag, () => sizes.flatMap((_, harbor) => (spare(harbor) ? ofHarbor(harbor) : [])), random);
  }
  const all = (bag: readonly number[]) => () => bag.map((weight, card) => [card, weight] as const);
  for (const hand of state.navigation) nameHidden(hand, navBag, all(navBag), random);
  for (const hand of state.missions) nameHidden(hand, missionBag, all(missionBag), random);
  return state;
};

/** The points of a seat as they stand, or as they were counted. */
export const totalsOf = (state: State): number[] =>
  state.products.map((_, seat) => state.result?.scores[seat]?.total ?? scoreOf(state, seat).total);
