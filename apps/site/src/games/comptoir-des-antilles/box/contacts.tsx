import { ContactCard } from '@portolan/boards/comptoir-des-antilles';
import type { Contact } from '@portolan/comptoir-des-antilles';
import type { FieldList, FieldProps, Thing } from '../../../kit/Fields.tsx';
import { fill } from '../../../kit/text.ts';
import { wholes } from '../../../position/fields.tsx';
import { isObject, listIn } from '../../../position/json.ts';
import { effectsRead } from '../parts/effect-shape.ts';
import { plainEffects } from '../parts/effects.ts';
import { CardEffects } from './CardEffects.tsx';
import { type Draft, freeId, listOf, numberIn, textIn } from './draft.ts';
import { newNames } from './goods.ts';
import { IfWrong } from './IfWrong.tsx';
import { words } from './words.ts';

/** The fewest contacts that a box can have, and the most. */
const FEWEST_CARDS = 2;
const MOST_CARDS = 20;

/** The card as it would be printed: what cannot be shown of it is left out. */
const printed = (json: unknown): Contact => ({
  id: textIn(json, 'id'),
  fr: textIn(json, 'fr'),
  en: textIn(json, 'en'),
  commission: numberIn(json, 'commission'),
  effects: effectsRead(listIn(json, 'effects')),
});

const Printed = ({ lang, value }: FieldProps) => (
  <div class="board ca-box-card">
    <ContactCard contact={printed(value)} lang={lang} />
  </div>
);

const Odd = ({ lang, problem }: FieldProps) => <p class="err">{problem ?? words.oddCard[lang]}</p>;

const fieldsOf = (path: string, { value }: Thing): FieldList<Draft> =>
  isObject(value)
    ? [
        ...wholes(path),
        `${path}.*`,
        { at: `${path}.id`, as: IfWrong },
        `${path}.*`,
        { at: `${path}.effects`, as: CardEffects },
        { at: path, as: Printed },
      ]
    : [{ at: path, as: Odd }];

/** The contacts of a box, each folded under its name and figure: names, commission, effects, and the card as printed. */
export const contacts: FieldList<Draft> = [
  ...wholes('contacts'),
  {
    each: 'contacts',
    fold: 'rows ca-fold',
    name: ({ at, value }, lang) => {
      const name = textIn(value, lang) || newNames(words.card, at + 1)[lang];
      return fill(words.cardHead[lang], { name, commission: numberIn(value, 'commission') });
    },
    fields: fieldsOf,
    drop: (_, lang) => words.removeCard[lang],
    fixed: (_, box) => listOf(box, 'contacts').length <= FEWEST_CARDS,
    most: MOST_CARDS,
    add: {
      label: words.addCard,
      make: (box) => {
        const all = listOf(box, 'contacts');
        const names = newNames(words.newCard, all.length + 1);
        return { id: freeId(all, 'contact'), ...names, effects: [plainEffects.place], commission: 1 };
      },
    },
  },
];
