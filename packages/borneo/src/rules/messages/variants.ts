import { seat } from '@portolan/core/words';
import { happening, refusing } from './types.ts';

/** What the variants do not allow. */
export const variantsRefusals = refusing({
  'variant-off': (_, say) =>
    say(
      'Cette partie se joue sans Barbe Noire : on n’y commerce pas avec les pirates.',
      'This game is played without Blackbeard: there is no trade with the pirates.',
    ),
  'final-round': (_, say) =>
    say(
      'On ne commerce plus avec les pirates pour une dernière Mission.',
      'There is no trade with the pirates for a final Mission.',
    ),
  'holds-ship': (_, say) =>
    say('Qui a le bateau pirate devant soi ne peut pas commercer.', 'A player with the pirate ship cannot trade.'),
  'too-many': ({ given }, say, clause) => {
    if (clause === 'fight.reward')
      return say(`La récompense est d’une carte, pas de ${given}.`, `The reward is one card, not ${given}.`);
    const traded = say.count(given, ['carte troquée', 'cartes troquées'], ['card', 'cards']);
    return say(`${traded} : une seule est permise.`, `${traded} traded: only one is allowed.`);
  },
  'not-paid': ({ card }, say) =>
    say(
      `La carte ${say.card(card)} est troquée sans être payée.`,
      `The card ${say.card(card)} is traded but not paid.`,
    ),
  'same-spice': ({ card }, say) =>
    say(
      `La carte ${say.card(card)} peut déjà servir pour cette épice : il n’y a rien à troquer.`,
      `The card ${say.card(card)} can serve as that spice anyway: there is nothing to trade.`,
    ),
  needless: ({ card }, say) =>
    say(
      `Le paiement suffit sans troquer la carte ${say.card(card)} : l’échange ne remplace rien.`,
      `The payment suffices without trading the card ${say.card(card)}: the trade replaces nothing.`,
    ),
  'variant-seats': ({ seats }, say) =>
    say(
      `Quatre marchands chacun, c’est pour trois joueurs, pas pour ${seats}.`,
      `Four merchants each is for three players, not for ${seats}.`,
    ),
  'pirate-ship': ({ pirateShip }, say) =>
    pirateShip === null
      ? say(
          'Avec Barbe Noire, le bateau pirate est au repaire ou devant un joueur.',
          'With Blackbeard, the pirate ship is in the cove or with a player.',
        )
      : say('Sans Barbe Noire, il n’y a pas de bateau pirate.', 'Without Blackbeard, there is no pirate ship.'),
});

/** The pirate ship changes hands. */
export const variantsEvents = happening({
  pirateShipTaken: ({ from, ...event }, say) => {
    const where = from === 'cove' ? say('au repaire', 'the cove') : say(`à ${seat(from)}`, seat(from));
    return say(
      `${seat(event.seat)} prend le bateau pirate ${where}.`,
      `${seat(event.seat)} takes the pirate ship from ${where}.`,
    );
  },
});
