import { ContactCard } from '@portolan/boards/comptoir-des-antilles';
import type { Contact } from '@portolan/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import { AddButton, Stepper, TextField } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { isObject, listIn } from '../../../position/json.ts';
import { effectsRead } from '../parts/effect-shape.ts';
import { plainEffects } from '../parts/effects.ts';
import { Folded } from '../parts/fields.tsx';
import { CardEffects } from './CardEffects.tsx';
import { freeId, listOf, numberIn, textIn, withEntryField, withoutAt, withPart } from './draft.ts';
import type { BoxProps, ErrorAt } from './errors.ts';
import { words } from './words.ts';

/** The most contacts that a box can have, and the fewest. */
const MOST_CARDS = 20;
const FEWEST_CARDS = 2;

/** The card as it would be printed: what cannot be shown of it is left out. */
const printed = (json: unknown): Contact => ({
  id: textIn(json, 'id'),
  fr: textIn(json, 'fr'),
  en: textIn(json, 'en'),
  commission: numberIn(json, 'commission'),
  effects: effectsRead(listIn(json, 'effects')),
});

interface CardProps {
  readonly lang: Lang;
  readonly card: unknown;
  readonly path: string;
  readonly errorAt: ErrorAt;
  readonly errorHere: ErrorAt;
  readonly set: (key: string, value: unknown) => void;
}

const CardFields = ({ lang, card, path, errorAt, errorHere, set }: CardProps) => (
  <>
    {errorHere('') && <p class="err">{errorHere('')}</p>}
    {(['fr', 'en'] as const).map((tongue) => (
      <TextField
        key={tongue}
        label={words[tongue][lang]}
        value={textIn(card, tongue)}
        maxLength={60}
        at={`${path}.${tongue}`}
        onChange={(name) => set(tongue, name)}
      />
    ))}
    {errorAt('id') && (
      <TextField label={words.id[lang]} value={textIn(card, 'id')} at={`${path}.id`} onChange={(id) => set('id', id)} />
    )}
    <Stepper
      lang={lang}
      label={words.commission[lang]}
      value={numberIn(card, 'commission')}
      min={1}
      max={9}
      at={`${path}.commission`}
      onChange={(commission) => set('commission', commission)}
    />
    <CardEffects
      lang={lang}
      card={path}
      effects={listIn(card, 'effects')}
      onChange={(effects) => set('effects', effects)}
      errorAt={errorAt}
      errorHere={errorHere}
    />
    <div class="board ca-box-card">
      <ContactCard contact={printed(card)} lang={lang} />
    </div>
  </>
);

/** The contacts of a box, each folded under its name and figure: names, commission, effects, and the card as printed. */
export const Contacts = ({ lang, draft, change, errorAt, errorHere }: BoxProps) => {
  const cards = listOf(draft, 'contacts');
  const set = (next: readonly unknown[]): void => change(withPart(draft, 'contacts', next));
  const added = { effects: [plainEffects.place], commission: 1 };
  const nameOf = (tongue: Lang): string => fill(words.newCard[tongue], { n: cards.length + 1 });
  return (
    <div class="rows ca-box-rows">
      {errorHere('contacts') && <p class="err">{errorHere('contacts')}</p>}
      {cards.map((card, i) => {
        const path = `contacts[${i}]`;
        const name = textIn(card, lang) || fill(words.card[lang], { n: i + 1 });
        return (
          <Folded
            key={`${i} ${cards.length}`}
            title={fill(words.cardHead[lang], { name, commission: numberIn(card, 'commission') })}
            wrong={errorAt(path) !== undefined}
          >
            {isObject(card) ? (
              <CardFields
                lang={lang}
                card={card}
                path={path}
                errorAt={(inner) => errorAt(inner === '' ? path : `${path}.${inner}`)}
                errorHere={(inner) => errorHere(inner === '' ? path : `${path}.${inner}`)}
                set={(key, value) => set(withEntryField(cards, i, key, value))}
              />
            ) : (
              <p class="err">{errorAt(path) ?? words.oddCard[lang]}</p>
            )}
            <button
              type="button"
              class="btn btn-q"
              disabled={cards.length <= FEWEST_CARDS}
              onClick={() => set(withoutAt(cards, i))}
            >
              {words.removeCard[lang]}
            </button>
          </Folded>
        );
      })}
      <AddButton
        label={words.addCard[lang]}
        disabled={cards.length >= MOST_CARDS}
        onClick={() => set([...cards, { id: freeId(cards, 'contact'), fr: nameOf('fr'), en: nameOf('en'), ...added }])}
      />
    </div>
  );
};
