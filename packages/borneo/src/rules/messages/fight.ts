import { seat } from '@portolan/core/words';
import { doing, happening, refusing } from './types.ts';

/** Fights refused. */
export const fightRefusals = refusing({
  'no-merchant': ({ company, rank }, say) =>
    say(
      `Il n’y a personne à attaquer au rang ${rank} de ${say.company(company)}.`,
      `There is nobody to attack at rank ${rank} of ${say.company(company)}.`,
    ),
  'own-merchant': ({ company, rank }, say) =>
    say(
      `Au rang ${rank} de ${say.company(company)}, c’est un marchand à soi : on ne l’attaque pas.`,
      `The merchant at rank ${rank} of ${say.company(company)} is one’s own: it cannot be attacked.`,
    ),
  'not-above': ({ attacker, defender }, say) =>
    say(
      `On n’attaque que plus haut : le rang ${defender} n’est pas au-dessus du rang ${attacker}.`,
      `An attack goes upward: rank ${defender} is not above rank ${attacker}.`,
    ),
  'no-card': (_, say) =>
    say('Une attaque demande au moins une Cargaison.', 'An attack needs at least one Shipment card.'),
  'no-flag': ({ card, company }, say) =>
    say(
      `La carte ${say.card(card)} ne porte aucun drapeau de ${say.company(company)}.`,
      `The card ${say.card(card)} bears no flag of ${say.company(company)}.`,
    ),
  'hand-emptied': ({ hand, played }, say) =>
    say(
      `Jouer ${say.cardCount(played)} viderait la main, qui en a ${hand} : une carte au moins doit y rester.`,
      `Playing ${say.cardCount(played)} would empty the hand of ${hand}: at least one card must stay.`,
    ),
  'single-card': ({ hand }, say) =>
    say(
      `Avec ${say.cardCount(hand)} en main, on ne peut pas attaquer : il en faut deux au moins.`,
      `With ${say.cardCount(hand)} in hand there is no attack: it takes two at least.`,
    ),
  'too-many-cards': ({ played, limit }, say) =>
    say(
      `La défense joue ${say.cardCount(played)} ; l’attaque ne lui en permet que ${limit}.`,
      `The defense plays ${say.cardCount(played)}; the attack allows only ${limit}.`,
    ),
  'not-played': ({ card }, say) =>
    say(
      `La carte ${say.card(card)} n’a pas servi à la défense : elle ne peut pas être la récompense.`,
      `The card ${say.card(card)} was not played in the defense: it cannot be the reward.`,
    ),
  'no-defense': (_, say) =>
    say(
      'On attend une récompense, mais le défenseur n’a joué aucune carte : il n’y a rien à garder.',
      'A reward is waited for, but the defender has played no card: there is none to keep.',
    ),
});

/** How a fight goes. */
export const fightEvents = happening({
  attackDeclared: ({ company, attacker, defender, cards, ...event }, say) =>
    say(
      `${seat(event.seat)}, au rang ${attacker} de ${say.company(company)}, attaque le rang ${defender} avec ${say.cards(cards)}.`,
      `${seat(event.seat)}, at rank ${attacker} of ${say.company(company)}, attacks rank ${defender} with ${say.cards(cards)}.`,
    ),
  defended: ({ cards, ...event }, say) =>
    cards.length > 0
      ? say(
          `${seat(event.seat)} se défend avec ${say.cards(cards)}.`,
          `${seat(event.seat)} defends with ${say.cards(cards)}.`,
        )
      : say(`${seat(event.seat)} ne joue aucune carte.`, `${seat(event.seat)} plays no card.`),
  flagsCounted: ({ attack, defense }, say) =>
    say(
      `${say.flags(attack)} pour l’attaque, ${defense} pour la défense.`,
      `${say.flags(attack)} for the attack, ${defense} for the defense.`,
    ),
  bonusCounted: ({ bonus }, say) => {
    if (bonus === 0)
      return say('Pas de marchand entre les deux : pas de bonus.', 'No merchant between the two: no bonus.');
    const between = say.count(bonus, ['marchand', 'marchands'], ['merchant', 'merchants']);
    return say(
      `${between} entre les deux : la défense ajoute ${bonus}.`,
      `${between} between the two: the defense adds ${bonus}.`,
    );
  },
  attackSucceeded: ({ attack, defense }, say) =>
    say(`${attack} contre ${defense} : l’attaque réussit.`, `${attack} against ${defense}: the attack succeeds.`),
  attackFailed: ({ attack, defense }, say) =>
    say(`${attack} contre ${defense} : l’attaque échoue.`, `${attack} against ${defense}: the attack fails.`),
  swapped: ({ company, attackerRank, defenderRank }, say) =>
    say(
      `Dans ${say.company(company)}, l’attaquant passe au rang ${attackerRank} et le marchand vaincu au rang ${defenderRank}.`,
      `In ${say.company(company)}, the attacker takes rank ${attackerRank} and the beaten merchant rank ${defenderRank}.`,
    ),
  displaced: ({ from, rank, company, toRank, ...event }, say) =>
    say(
      `Le marchand de ${seat(event.seat)} laisse à l’attaquant le rang ${rank} de ${say.company(from)} et part au rang ${toRank} de ${say.company(company)}.`,
      `${seat(event.seat)}’s merchant leaves rank ${rank} of ${say.company(from)} to the attacker and goes to rank ${toRank} of ${say.company(company)}.`,
    ),
  rewarded: ({ card, ...event }, say) =>
    say(
      `${seat(event.seat)} garde ${say.card(card)} en récompense.`,
      `${seat(event.seat)} keeps ${say.card(card)} as a reward.`,
    ),
  rewardDeclined: (event, say) =>
    say(`${seat(event.seat)} renonce à la récompense.`, `${seat(event.seat)} declines the reward.`),
  fightCardsDiscarded: ({ cards }, say) =>
    say(`Défausse du combat : ${say.cards(cards)}.`, `Discarded after the fight: ${say.cards(cards)}.`),
});

/** What is done in a fight. */
export const fightActions = doing({
  attack: ({ company, attacker, defender, cards, ...action }, say) => {
    const played =
      cards.length > 0
        ? say(`avec ${say.cards(cards)}`, `with ${say.cards(cards)}`)
        : say('sans carte', 'without a card');
    return say(
      `${seat(action.seat)} attaque dans ${say.company(company)}, du rang ${attacker} vers le rang ${defender}, ${played}`,
      `${seat(action.seat)} attacks in ${say.company(company)}, from rank ${attacker} to rank ${defender}, ${played}`,
    );
  },
  defend: ({ cards, ...action }, say) =>
    cards.length > 0
      ? say(
          `${seat(action.seat)} se défend avec ${say.cards(cards)}`,
          `${seat(action.seat)} defends with ${say.cards(cards)}`,
        )
      : say(`${seat(action.seat)} se défend sans carte`, `${seat(action.seat)} defends without a card`),
  yield: ({ to, ...action }, say) =>
    to === 'swap'
      ? say(
          `${seat(action.seat)} décide : le marchand vaincu prend la place de l’attaquant`,
          `${seat(action.seat)} decides: the beaten merchant takes the attacker’s place`,
        )
      : say(
          `${seat(action.seat)} décide : le marchand vaincu part dans ${say.company(to)}`,
          `${seat(action.seat)} decides: the beaten merchant leaves for ${say.company(to)}`,
        ),
  reward: ({ cards, ...action }, say) =>
    cards.length > 0
      ? say(
          `${seat(action.seat)} garde ${say.cards(cards)} en récompense`,
          `${seat(action.seat)} keeps ${say.cards(cards)} as a reward`,
        )
      : say(`${seat(action.seat)} renonce à la récompense`, `${seat(action.seat)} declines the reward`),
});
