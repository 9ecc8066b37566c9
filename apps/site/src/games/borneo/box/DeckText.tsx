import type { Edition } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { useEffect, useId, useState } from 'preact/hooks';
import { both, fill } from '../../../kit/text.ts';
import { cardsInWords } from '../parts/counts.ts';
import { readDeck, writeDeck } from './deck.ts';

const DECK = 60;

const texts = {
  label: both('Vos cartes, une par ligne', 'Your cards, one a line'),
  help: both(
    'Trois drapeaux du haut, le drapeau du bas, l’épice : RRV/J:n2 ×3 pour trois cartes rouge, rouge, vert, en bas jaune, muscade doublée. Épices : p c v n, x pour une caisse.',
    'Three upper flags, the lower flag, the spice: RRG/Y:n2 ×3 for three cards red, red, green, yellow below, doubled nutmeg. Spices: p c v n, x for a crate.',
  ),
  total: both('{cards} sur 60', '{cards} of 60'),
  bad: both('Ces lignes ne se lisent pas : {lines}', 'These lines cannot be read: {lines}'),
} as const;

/** The deck as text: what is typed stays as typed, and is used as soon as it is whole. */
export const DeckText = ({
  lang,
  value,
  error,
  onChange,
}: {
  lang: Lang;
  value: Edition['shipments'];
  error: string | undefined;
  onChange: (shipments: Edition['shipments']) => void;
}) => {
  const id = useId();
  const [text, setText] = useState(value === 'free' ? '' : writeDeck(value));
  // A list changed elsewhere shows; what is being typed stays as typed.
  useEffect(() => {
    const { cards, bad } = readDeck(text);
    if (value !== 'free' && bad.length === 0 && writeDeck(cards) !== writeDeck(value)) setText(writeDeck(value));
  }, [value]);
  const { cards, bad } = readDeck(text);
  const total = cards.reduce((sum, card) => sum + card.copies, 0);
  const type = (typed: string): void => {
    setText(typed);
    const read = readDeck(typed);
    if (read.bad.length === 0) onChange(read.cards);
  };
  const wrong = bad.length > 0 ? fill(texts.bad[lang], { lines: bad.join(', ') }) : error;
  return (
    <div class={wrong ? 'sel is-bad' : 'sel'}>
      <label for={id}>{texts.label[lang]}</label>
      <textarea
        id={id}
        class="deck"
        rows={10}
        spellcheck={false}
        aria-describedby={`${id}-h`}
        aria-invalid={wrong ? 'true' : undefined}
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p class="small" id={`${id}-h`}>
        {texts.help[lang]}{' '}
        <b class={total === DECK ? undefined : 'err-i'}>
          {fill(texts.total[lang], { cards: cardsInWords(total, lang) })}.
        </b>
      </p>
      {wrong && <p class="err">{wrong}</p>}
    </div>
  );
};
