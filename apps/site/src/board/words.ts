import { both } from '../kit/text.ts';

/** What every board that is entered on says. */
export const boardWords = {
  chosen: both('Ce qui est choisi', 'What is chosen'),
  lift: both('Déplacer', 'Move'),
  putThere: both('Le poser là, sans jouer', 'Just put it there'),
  leave: both('Laisser', 'Let go'),
  only: both('Ne montrer que', 'Show only'),
  left: both('reste {n}', '{n} left'),
  inHand: both('En main : {item}. Touchez la place où cela va.', 'In hand: {item}. Tap the place where it goes.'),
  next: both('Au suivant : {piece}', 'Next: {piece}'),
  whereTo: both('Touchez la place où cela doit aller.', 'Tap the place where it goes.'),
} as const;
