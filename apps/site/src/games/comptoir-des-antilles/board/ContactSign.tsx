import { EffectSign } from '@portolan/boards/comptoir-des-antilles';
import type { Contact } from '@portolan/comptoir-des-antilles';
import { effectInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { fill } from '../../../kit/text.ts';
import { CommissionSign } from './CommissionSign.tsx';
import { words } from './words.ts';

/** What a contact does, as its card draws it: its commission and its effects. Silent: `doesInWords` says it. */
export const ContactSign = ({ contact: { commission, effects } }: { readonly contact: Contact }) => (
  <span class="ca-does" aria-hidden="true">
    <CommissionSign n={commission} />
    {effects.map((effect, at) => (
      <EffectSign key={at} effect={effect} />
    ))}
  </span>
);

/** The same for those who cannot see it: its name, its commission, what it does. */
export const doesInWords = (contact: Contact, lang: Lang): string =>
  fill(words.cardDoes[lang], {
    card: fill(words.card[lang], { contact: contact[lang], n: contact.commission }),
    effects: contact.effects.map((effect) => effectInWords(effect, lang)).join(', '),
  });
