import type { Lang, Problem, Text, Violation } from '@portolan/core';
import { both, counted, fill, say } from '../../../kit/text.ts';
import { listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';

type Cure = (facts: Readonly<Record<string, unknown>>, lang: Lang) => string;

const plain =
  (text: Text): Cure =>
  (_, lang) =>
    text[lang];

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const porters = (n: number, lang: Lang): string =>
  lang === 'fr' ? counted(n, 'porteur', 'porteurs', lang) : counted(n, 'porter', 'porters', lang);

/** What mends a position that cannot occur, by reason. */
const ofViolation: Readonly<Record<string, Cure>> = {
  overloaded: ({ aboard, ship }, lang) => {
    const n = porters(number(aboard) - number(ship), lang);
    return say(
      lang,
      `Retirez-en ${n}, ou corrigez la valeur du navire.`,
      `Take ${n} off, or correct the value of the ship.`,
    );
  },
  'full-at-quay': plain(
    both(
      'Retirez un porteur, ou choisissez la phase du départ ou de la commission.',
      'Take a porter off, or choose the phase of the departure or of the commission.',
    ),
  ),
  'too-many-porters': ({ aboard, porters: all }, lang) => {
    const n = porters(number(aboard) - number(all), lang);
    return say(lang, `Retirez-lui ${n} de l’un des navires.`, `Take ${n} of that color off the ships.`);
  },
  'too-many-ships': plain(
    both(
      'Corrigez la valeur d’un navire, ou décochez le compte de la pile.',
      'Correct the value of a ship, or untick the count of the pile.',
    ),
  ),
  'goods-total': plain(
    both(
      'Corrigez une marchandise, ou décochez le compte de la pioche.',
      'Correct a goods tile, or untick the count of the pile.',
    ),
  ),
  'too-few-unseen': plain(
    both(
      'Dites quelles marchandises sont en main, ou décochez le compte de la pioche.',
      'Say which goods are in hand, or untick the count of the pile.',
    ),
  ),
  'too-many-tiles': plain(
    both(
      'Retirez-en une, ou entrez votre boîte si elle en a davantage.',
      'Take one out, or enter your box if it has more of them.',
    ),
  ),
  'hand-size': ({ tiles, min, max }, lang) => {
    const [held, least, most] = [number(tiles), number(min), number(max)];
    const n = held > most ? held - most : least - held;
    return held > most
      ? say(lang, `Retirez-en ${n}.`, `Take ${n} away.`)
      : say(lang, `Ajoutez-en ${n}, même face cachée.`, `Add ${n}, even face down.`);
  },
  'too-many-discarded': plain(
    both(
      'Décochez-en une : la dernière relation jouée rend toute la main.',
      'Untick one: the last contact played gives the whole hand back.',
    ),
  ),
  'contact-twice': plain(
    both(
      'Décochez-la dans la défausse, ou choisissez une autre relation jouée.',
      'Untick it in the discard, or choose another contact played.',
    ),
  ),
  'no-goods': plain(both('Donnez-lui une marchandise.', 'Give it goods.')),
  'below-zero': plain(
    both(
      'Mettez 0, ou dites plus bas qu’à votre table un compteur peut être négatif.',
      'Put 0, or say below that at your table a counter may fall below 0.',
    ),
  ),
  'slate-left': ({ left }, lang) =>
    left === false
      ? say(lang, 'Cochez aussi « laissée dans ce tour de table ».', 'Tick “left with somebody in this round”, too.')
      : say(lang, 'Donnez-la à un autre joueur.', 'Give it to another player.'),
  'bid-too-high': ({ premiums }, lang) =>
    say(
      lang,
      `Baissez la mise à ${number(premiums)} au plus, ou corrigez son compteur.`,
      `Lower the bid to ${number(premiums)} at most, or correct the counter.`,
    ),
};

/** What mends a position that cannot be read, by code, or by code and field where the field decides. */
const ofProblem: Readonly<Record<string, Cure>> = {
  'no-ship': plain(
    both(
      'Écrivez d’abord la valeur du navire, comme 5 rum pirates/C, ou videz ce quai.',
      'Write the value of the ship first, as in 5 rum pirates/C, or empty this quay.',
    ),
  ),
  'no-ship leaving.quay': plain(
    both('Choisissez un quai où se trouve un navire chargé.', 'Choose a quay with a ship that has goods.'),
  ),
  'two-ships': plain(both('N’écrivez qu’un navire, comme 5 rum A2B1.', 'Write only one ship, as in 5 rum A2B1.')),
  'wrong-quay': plain(both('Corrigez le texte, ou videz ce quai.', 'Correct the text, or empty this quay.')),
  'unknown-goods': plain(
    both('Choisissez-en une de la boîte, ou entrez votre boîte.', 'Choose one of the box, or enter your box.'),
  ),
  'unknown-contact': plain(
    both('Choisissez-en une de la boîte, ou entrez votre boîte.', 'Choose one of the box, or enter your box.'),
  ),
  'unknown-seat': plain(
    both(
      'Choisissez un joueur de la table, ou changez leur nombre.',
      'Choose a player at the table, or change their number.',
    ),
  ),
  'not-bidding': plain(
    both(
      'Choisissez un joueur qui n’a pas passé et qui n’a pas la plus forte mise.',
      'Choose a player who has not passed and does not bid highest.',
    ),
  ),
  'unknown-effect': plain(both('Choisissez un effet de la liste.', 'Choose an effect of the list.')),
  'unknown-field': plain(both('Retirez-le.', 'Take it out.')),
  'wrong-phase leaving': plain(
    both('Retirez-le, ou choisissez la phase « Commission ».', 'Take it out, or choose the phase “Commission”.'),
  ),
  'wrong-phase auction': plain(
    both('Retirez-la, ou choisissez la phase « Enchère ».', 'Take it out, or choose the phase “Auction”.'),
  ),
  'wrong-phase outcome': plain(
    both('Retirez-le, ou choisissez la fin de la partie.', 'Take it out, or choose the end of the game.'),
  ),
  'wrong-phase turn.contact': plain(
    both(
      'Dites quelle relation est en jeu, et décochez « appliquée ».',
      'Say which contact is in play, and untick “carried out”.',
    ),
  ),
  'wrong-phase turn.resolved': plain(
    both(
      'Cochez « appliquée et défaussée », ou choisissez la phase des effets.',
      'Tick “carried out and discarded”, or choose the phase of the effects.',
    ),
  ),
  'wrong-phase turn.effects': plain(
    both(
      'Laissez un effet à faire dans la phase des effets, aucun hors d’elle.',
      'Leave an effect to do in the phase of the effects, none outside it.',
    ),
  ),
  'wrong-phase next': plain(
    both(
      'Choisissez « inconnu », ou une pile finie si elle l’est.',
      'Choose “not known”, or a pile that has run out if it has.',
    ),
  ),
  'wrong-phase ships': plain(both('Laissez un navire dans la pile.', 'Leave a ship in the pile.')),
  'wrong-phase goods': plain(both('Laissez une tuile dans la pioche.', 'Leave a tile in the pile.')),
  'wrong-phase quays': plain(
    both(
      'Posez à chaque quai ce que cette phase demande : des navires, un navire sans marchandise, ou deux navires pleins.',
      'Lay at the quays what this phase asks for: ships, a ship without goods, or two full ships.',
    ),
  ),
  'wrong-phase hands': plain(
    both(
      'Donnez à chaque main les tuiles que cette phase attend.',
      'Give each hand the tiles that this phase waits for.',
    ),
  ),
  'wrong-phase tilePile': plain(
    both('Laissez une tuile événement dans leur pile.', 'Leave an event tile in the pile.'),
  ),
  'missing-field leaving.due': plain(both('Écrivez la commission.', 'Write the commission.')),
};

/** How to mend what keeps a position from occurring; undefined where the sentence says it all. */
export const cureOfViolation = (violation: Violation, lang: Lang): string | undefined =>
  ofViolation[violation.reason]?.(violation.facts, lang);

/** The number of porters at home that goes with those aboard. */
const rightReserve = ({ path, facts = {} }: Problem, position: Json): number => {
  const seat = Number(/\d+/.exec(path)?.[0] ?? 0);
  return number(listIn(position, 'reserves')[seat]) - (number(facts.found) - number(facts.expected));
};

/** How to mend what keeps a position from being read; undefined where the sentence says it all. */
export const cureOfProblem = (problem: Problem, position: Json, lang: Lang): string | undefined => {
  if (problem.code === 'wrong-total') {
    const right = rightReserve(problem, position);
    return right < 0
      ? say(lang, 'Retirez d’abord des porteurs des navires.', 'Take porters off the ships first.')
      : fill(say(lang, 'Mettez {n}, ou corrigez les quais.', 'Put {n}, or correct the quays.'), { n: right });
  }
  const key = `${problem.code} ${problem.path}`;
  return (ofProblem[key] ?? ofProblem[problem.code])?.(problem.facts ?? {}, lang);
};
