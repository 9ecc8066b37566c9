import { seat } from '@portolan/core/words';
import type { Whose } from '../../edition.ts';
import { action } from './action.ts';
import { happening, refusing } from './types.ts';

/** Whose porters an effect takes. */
const taken: Readonly<Record<Whose, readonly [fr: string, en: string]>> = {
  own: ['les siens', 'one’s own'],
  other: ['ceux des autres', 'those of others'],
  any: ['d’autres', 'others'],
};

/** Effects carried out in a way that the card or the port does not allow. */
export const contactRefusals = refusing({
  'not-in-hand': (facts, say) =>
    'contact' in facts
      ? say(
          `On n’a plus ${say.contact(facts.contact)} en main : elle est déjà jouée.`,
          `One no longer has ${say.contact(facts.contact)} in hand: it has been played.`,
        )
      : say(
          `La main ne peut pas donner ${say.goods(facts.goods)}, ou pas autant.`,
          `The hand cannot give ${say.goods(facts.goods)}, or not as many.`,
        ),
  'wrong-effect': ({ due, kind }, say) =>
    say(
      `L’effet à appliquer est un autre : ${say.deed(due)}, et non ${say.deed(kind)}.`,
      `The effect due is another one: ${say.deed(due)}, not ${say.deed(kind)}.`,
    ),
  'wrong-number': (facts, say) => {
    const done = 'placed' in facts ? facts.placed : 'moved' in facts ? facts.moved : facts.removed;
    return say(
      `L’effet porte sur ${say.porters(facts.due)}, et non sur ${done}.`,
      `The effect is about ${say.porters(facts.due)}, not about ${done}.`,
    );
  },
  'wrong-split': ({ due, split }, say) =>
    say(
      `Navire par navire, la carte demande ${due.join(' + ')}, et non ${split.join(' + ')}.`,
      `Ship by ship, the card asks for ${due.join(' + ')}, not for ${split.join(' + ')}.`,
    ),
  'wrong-owner': ({ porter, whose }, say) =>
    porter === undefined
      ? say('L’un des deux porteurs doit être au joueur actif.', 'One of the two porters must be the active player’s.')
      : say(
          `Ce porteur est à ${seat(porter)} : l’effet ne prend que ${taken[whose][0]}.`,
          `This porter is ${seat(porter)}’s: the effect takes only ${taken[whose][1]}.`,
        ),
  'no-porter': ({ porter, quay }, say) =>
    say(
      `${seat(porter)} n’a pas ces porteurs à bord au quai ${quay}.`,
      `${seat(porter)} does not have these porters aboard at quay ${quay}.`,
    ),
  'same-owner': ({ porter }, say) =>
    say(
      `Les deux porteurs sont à ${seat(porter)} : on échange entre deux joueurs.`,
      `Both porters are ${seat(porter)}’s: an exchange is between two players.`,
    ),
  'same-ship': ({ quay }, say) =>
    say(
      `Il faut deux navires, et non deux fois celui du quai ${quay}.`,
      `Two ships are needed, not twice the one at quay ${quay}.`,
    ),
  'quay-not-allowed': ({ quay }, say) =>
    say(`La carte ne permet pas le quai ${quay}.`, `The card does not allow quay ${quay}.`),
  'no-such-option': ({ option }, say) =>
    say(`La carte n’a pas de choix ${option + 1}.`, `The card has no choice ${option + 1}.`),
  'option-impossible': ({ option }, say) =>
    say(
      `Le choix ${option + 1} de la carte est impossible ici.`,
      `Choice ${option + 1} of the card is impossible here.`,
    ),
  'effect-possible': ({ example }, say) =>
    say(
      `L’effet est possible, on ne le saute pas. Par exemple : ${action(example, say)}.`,
      `The effect is possible, it is not skipped. For instance: ${action(example, say)}.`,
    ),
  'no-ship': ({ quay }, say) => say(`Il n’y a pas de navire au quai ${quay}.`, `There is no ship at quay ${quay}.`),
  'not-adjacent': ({ from, to }, say) =>
    from === to
      ? say(
          `Il faut deux quais voisins, et non deux fois le quai ${to}.`,
          `Two adjacent quays are needed, not twice quay ${to}.`,
        )
      : say(`Les quais ${from} et ${to} ne sont pas voisins.`, `Quays ${from} and ${to} are not adjacent.`),
  'too-many-discarded': (facts, say) => {
    const cards = say.count(facts.cards, ['relation', 'relations'], ['contact', 'contacts']);
    return say(
      `${seat(facts.seat)} a ${cards} dans sa défausse ; il n’y en a jamais plus de ${facts.max}.`,
      `${seat(facts.seat)} has ${cards} in the discard; there are never more than ${facts.max}.`,
    );
  },
});

/** What a contact does. */
export const contactEvents = happening({
  porterPlaced: (event, say) =>
    say(
      `${seat(event.seat)} place ${say.porters(event.n)} au quai ${event.quay}.`,
      `${seat(event.seat)} places ${say.porters(event.n)} at quay ${event.quay}.`,
    ),
  porterMoved: ({ n, porter, from, to }, say) =>
    say(
      `${say.porters(n)} de ${seat(porter)} : du quai ${from} au quai ${to}.`,
      `${say.porters(n)} of ${seat(porter)}: from quay ${from} to quay ${to}.`,
    ),
  portersSwapped: ({ a, b }, say) =>
    say(
      `Un porteur de ${seat(a.porter)} au quai ${a.quay} et un de ${seat(b.porter)} au quai ${b.quay} changent de place.`,
      `A porter of ${seat(a.porter)} at quay ${a.quay} and one of ${seat(b.porter)} at quay ${b.quay} change places.`,
    ),
  porterRemoved: ({ n, porter, quay }, say) =>
    say(
      `${say.porters(n)} de ${seat(porter)} : du quai ${quay} à la réserve.`,
      `${say.porters(n)} of ${seat(porter)}: from quay ${quay} to the reserve.`,
    ),
  porterReplaced: ({ quay, by, porter }, say) =>
    say(
      `Au quai ${quay}, un porteur de ${seat(by)} remplace un porteur de ${seat(porter)}.`,
      `At quay ${quay} a porter of ${seat(by)} replaces one of ${seat(porter)}.`,
    ),
  goodsSwapped: ({ a, b }, say) =>
    say(`Les quais ${a} et ${b} échangent leurs marchandises.`, `Quays ${a} and ${b} exchange their goods.`),
  optionChosen: ({ option }, say) => say(`Choix ${option + 1} de la carte.`, `Choice ${option + 1} of the card.`),
  effectSkipped: ({ effect }, say) =>
    say(`Effet impossible, donc sauté : ${say.deed(effect)}.`, `Impossible and so skipped: ${say.deed(effect)}.`),
  effectDeclined: ({ effect }, say) => say(`Effet refusé : ${say.deed(effect)}.`, `Declined: ${say.deed(effect)}.`),
  contactDiscarded: (event, say) =>
    say(
      `${seat(event.seat)} défausse ${say.contact(event.contact)}.`,
      `${seat(event.seat)} discards ${say.contact(event.contact)}.`,
    ),
  handRetaken: (event, say) =>
    say(`${seat(event.seat)} reprend en main toutes ses relations.`, `${seat(event.seat)} takes all contacts back.`),
});
