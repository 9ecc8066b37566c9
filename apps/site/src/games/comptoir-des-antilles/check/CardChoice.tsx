import type { Contact } from '@portolan/comptoir-des-antilles';
import type { ContactInput } from '@portolan/comptoir-des-antilles/checkers';
import { useState } from 'preact/hooks';
import { Select } from '../../../kit/controls/choices.tsx';
import { Within } from '../../../kit/form.tsx';
import { say } from '../../../kit/text.ts';
import type { AskedProps } from '../parts/asked.tsx';
import { boxOf, cardOf, placeOfCard } from '../parts/cards.ts';
import { EffectList, type Printed } from '../parts/EffectList.tsx';

/** The card: one of the box in use, or one entered effect by effect. */
export const CardChoice = ({
  lang,
  label,
  path,
  value,
  whole,
  onChange,
  set,
  with: { edition },
}: AskedProps<ContactInput['contact'], ContactInput>) => {
  const { contacts } = boxOf(edition);
  const at = placeOfCard(contacts, value);
  const [own, setOwn] = useState(at < 0);
  // What a card of ours does is asked by its name only as long as nobody enters it.
  const entered = at < 0 || (own && typeof value !== 'string');
  const card = cardOf(value, boxOf(edition));
  const pick = (contact: Contact): void => {
    const { plays: _, ...others } = whole;
    set({ ...others, contact: contact.id });
  };
  const print = (change: Partial<Printed>): void => {
    const { commission, effects } = { ...card, ...change };
    onChange({ commission, effects: effects as Contact['effects'] });
  };
  return (
    <>
      <Select
        label={label}
        value={entered ? '' : String(at)}
        options={[
          ...contacts.map((contact, i) => ({
            value: String(i),
            label: say(
              lang,
              `${contact.fr}, commission ${contact.commission}`,
              `${contact.en}, commission ${contact.commission}`,
            ),
          })),
          { value: '', label: say(lang, 'Une autre carte…', 'Another card…') },
        ]}
        at={path}
        onChange={(place) => {
          setOwn(place === '');
          const contact = contacts[Number(place)];
          if (place !== '' && contact) pick(contact);
          else print({});
        }}
      />
      {entered && (
        <Within path={path}>
          <EffectList lang={lang} commission={card.commission} effects={card.effects} onChange={print} />
        </Within>
      )}
    </>
  );
};
