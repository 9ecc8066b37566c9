import { CardStrip, cardInWords, readFace, type SpiceLetter, spiceName, writeFace } from '@portolan/boards/borneo';
import type { Face } from '@portolan/borneo';
import type { Lang, Text } from '@portolan/core';
import { useEffect, useState } from 'preact/hooks';
import { Segment, Toggle } from '../../../kit/controls/choices.tsx';
import { useField } from '../../../kit/form.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { CardByFlags } from '../parts/cards.tsx';
import { SpiceMark } from '../parts/marks.tsx';
import { cardsTyped, cardsWritten, type Entries, toggledCard } from './draft.ts';

const words = {
  pick: { fr: 'Composer une carte', en: 'Make up a card' },
  add: { fr: 'Ajouter cette carte', en: 'Add this card' },
  flags: { fr: 'Drapeaux', en: 'Flags' },
  holds: { fr: 'Contenu', en: 'Holds' },
  doubled: { fr: 'double (×2)', en: 'doubled (×2)' },
  remove: { fr: 'Retirer', en: 'Remove' },
  how: {
    fr: 'D’un trait\u00a0: les lettres des trois drapeaux, une barre, celle du bas, l’épice\u202f; ? ou un nombre pour des cartes cachées',
    en: 'In one line: the letters of the three flags, a slash, the lower one, the spice; ? or a number for cards face down',
  },
  unknown: { fr: 'cachées', en: 'face down' },
  known: { fr: 'Cartes connues', en: 'Cards known to be there' },
} as const satisfies Record<string, Text>;

const spiceLetters: readonly SpiceLetter[] = ['p', 'c', 'v', 'n', 'x'];

const FacePicker = ({ lang, onAdd }: { lang: Lang; onAdd: (face: Face) => void }) => {
  const [face, setFace] = useState<Face>('RBG/Y:p');
  const card = readFace(face);
  if (!card) return null;
  return (
    <div class="face-picker">
      <CardByFlags lang={lang} label={words.flags[lang]} value={face} onChange={setFace} />
      <Segment
        label={words.holds[lang]}
        value={card.spice}
        options={spiceLetters.map((letter) => ({
          value: letter,
          label: spiceName(letter, lang),
          mark: <SpiceMark letter={letter} />,
        }))}
        onChange={(spice) => setFace(writeFace({ ...card, spice }))}
      />
      <Toggle
        label={words.doubled[lang]}
        value={card.units === 2}
        onChange={(doubled) => setFace(writeFace({ ...card, units: doubled ? 2 : 1 }))}
      />
      <button type="button" class="btn" onClick={() => onAdd(face)}>
        <Icon name="plus" /> {words.add[lang]} <CardStrip card={face} lang={lang} />
      </button>
    </div>
  );
};

const Chip = ({ entry, lang, onRemove }: { entry: string | number; lang: Lang; onRemove: () => void }) => {
  const known = typeof entry === 'string' && readFace(entry) !== undefined;
  const plain = typeof entry === 'number' ? `${entry} ${words.unknown[lang]}` : entry;
  const name = known ? cardInWords(String(entry), lang) : plain;
  return (
    <button type="button" class="card-chip" aria-label={`${words.remove[lang]} ${name}`} onClick={onRemove}>
      {known ? <CardStrip card={String(entry)} lang={lang} /> : <span class="plain">{plain}</span>}
      <Icon name="cross" size={14} />
    </button>
  );
};

interface CardListProps {
  readonly lang: Lang;
  readonly label: string;
  readonly value: Entries;
  readonly onChange: (value: Entries) => void;
  /** The path of the list in the form. */
  readonly at?: string | undefined;
  /** Cards that are likely meant: tapped to put them in or take them out. */
  readonly offered?: readonly Face[];
  /** Only this many cards. */
  readonly most?: number;
}

/** A list of cards: typed as a line, tapped together from flags, or tapped from those offered. What is typed stays. */
export const CardListField = ({ lang, label, value, onChange, at, offered = [], most = 60 }: CardListProps) => {
  const { id, error } = useField(at, label);
  const [text, setText] = useState(cardsWritten(value, lang));
  const same = cardsWritten(cardsTyped(text), lang) === cardsWritten(value, lang);
  useEffect(() => {
    if (!same) setText(cardsWritten(value, lang));
  }, [same, value, lang]);
  const type = (typed: string) => {
    setText(typed);
    onChange(cardsTyped(typed));
  };
  const put = (cards: Entries) => onChange(cards.slice(-most));
  const others = offered.filter((card) => readFace(card));
  return (
    <div class={error ? 'sel is-bad cards-field' : 'sel cards-field'}>
      <label for={id}>{label}</label>
      {value.length > 0 && (
        <div class="card-chips">
          {value.map((entry, i) => (
            <Chip
              key={`${i}-${entry}`}
              entry={entry}
              lang={lang}
              onRemove={() => onChange(value.filter((_, j) => j !== i))}
            />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <fieldset class="card-chips offered">
          <legend class="small">{words.known[lang]}</legend>
          {others.map((card, i) => (
            <button
              key={`${i}-${card}`}
              type="button"
              class="card-chip"
              aria-pressed={value.includes(card)}
              onClick={() => put(toggledCard(value, card))}
            >
              <CardStrip card={card} lang={lang} />
            </button>
          ))}
        </fieldset>
      )}
      <input
        id={id}
        class="text"
        value={text}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={error ? `${id}-e` : `${id}-h`}
        onInput={(event) => type(event.currentTarget.value)}
      />
      {error ? (
        <span class="err" id={`${id}-e`}>
          {error}
        </span>
      ) : (
        <span class="small" id={`${id}-h`}>
          {words.how[lang]}
        </span>
      )}
      <details class="pick-card">
        <summary>{words.pick[lang]}</summary>
        <FacePicker lang={lang} onAdd={(face) => put([...value, face])} />
      </details>
    </div>
  );
};
