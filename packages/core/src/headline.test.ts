import { expect, it } from 'vitest';
import { beyondHeadline, headlined } from './headline.ts';
import { told } from './testing/told.ts';

it.each([
  ['Illegal', 'One card too many.', 'en', 'Illegal: one card too many'],
  ['Legal', 'A wins, 3 to 3', 'en', 'Legal: A wins, 3 to 3'],
  ['Illegal', 'At quay 3, Exclusive is B’s: nobody else comes aboard.', 'en', 'Illegal: at quay 3, Exclusive is B’s'],
  ['Illegal', 'B’s ship is loaded. It stays.', 'en', 'Illegal: B’s ship is loaded'],
  ['Oui', 'C’est à B : tour 3.', 'fr', 'Oui\u00a0: c’est à B'],
  ['90 coins', 'zone II', 'en', '90 coins'],
  ['Legal', '', 'en', 'Legal'],
  ['Illegal', 'A ship of that name lies there.', 'en', 'Illegal: a ship of that name lies there'],
  ['Illegal', 'Not now: it is the last phase. Wait.', 'en', 'Illegal, not now: it is the last phase'],
  ['Illégal', 'Il faut 1 action\u202f; il en reste 0.', 'fr', 'Illégal\u00a0: il faut 1 action\u202f; il en reste 0'],
  ['No sale', 'The card strikes this port: nothing is sold.', 'en', 'No sale: the card strikes this port'],
] as const)('%s, %s', (word, short, lang, headline) => {
  expect(headlined(told(word, short), lang).headline).toBe(headline);
});

it.each([
  ['Illegal: one card too many', 'One card too many.', ''],
  ['Legal: A wins, 3 to 3', 'A wins, 3 to 3. Equal totals go to the attacker.', 'Equal totals go to the attacker.'],
  ['Illegal: the quay is full', 'The quay is full: nobody comes aboard.', 'Nobody comes aboard.'],
  ['Illegal: the quay is full', 'The quay is full: by B.', 'The quay is full: by B.'],
  ['Illegal: the quay is full, if what follows is so', 'The quay is full. B waits.', 'B waits.'],
  ['A may attack with 2 flags, if what follows is so', 'A may attack with 2 flags.', ''],
  ['90 coins', 'Length 7, zone II.', 'Length 7, zone II.'],
])('under %s, of "%s" is left "%s"', (headline, why, left) => {
  expect(beyondHeadline({ headline, why })).toBe(left);
});
