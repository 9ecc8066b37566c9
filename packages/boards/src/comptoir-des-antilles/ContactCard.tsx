import type { Contact } from '@portolan/comptoir-des-antilles';
import { effectInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { EffectSign } from './EffectSign.tsx';

const texts = {
  commission: { fr: 'Commission', en: 'Commission' },
  done: { fr: 'fait', en: 'done' },
  now: { fr: 'à présent', en: 'now' },
} as const;

const stateOf = (at: number, now: number | undefined): 'done' | 'now' | undefined => {
  if (now === undefined || at > now) return undefined;
  return at === now ? 'now' : 'done';
};

interface Props {
  readonly contact: Contact;
  readonly lang: Lang;
  /** The effect that is due, counted from 0; undefined: the card is not in play. */
  readonly now?: number | undefined;
  /** Something else comes first: the effect is not due yet. */
  readonly waits?: boolean;
}

/** A contact: its commission at the top left, its name, its effects as signs and in words; the one that is due is marked. */
export const ContactCard = ({ contact, lang, now, waits = false }: Props) => (
  <article class="ca-card" aria-label={contact[lang]}>
    <header>
      <b class="ca-com" title={texts.commission[lang]}>
        <span class="sr">{texts.commission[lang]} </span>
        {contact.commission}
      </b>
      <span class="ca-card-n">{contact[lang]}</span>
    </header>
    <ol>
      {contact.effects.map((effect, at) => {
        const state = waits && at === now ? undefined : stateOf(at, now);
        return (
          <li key={at} class={state ? `is-${state}` : undefined}>
            <EffectSign effect={effect} />
            <span>
              {effectInWords(effect, lang)}
              {state && <b> ({texts[state][lang]})</b>}
            </span>
          </li>
        );
      })}
    </ol>
  </article>
);
