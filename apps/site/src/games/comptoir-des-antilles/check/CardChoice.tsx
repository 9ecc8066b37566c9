import type { Contact } from '@portolan/comptoir-des-antilles';
import type { ContactInput } from '@portolan/comptoir-des-antilles/checkers';
import { useState } from 'preact/hooks';
import type { FormProps } from '../../../check/module.ts';
import { Select } from '../../../kit/controls.tsx';
import { say } from '../../../kit/text.ts';
import { boxOf, cardOf, placeOfCard } from '../parts/cards.ts';
import { EffectList, type Printed } from '../parts/EffectList.tsx';

/** The card: one of the box in use, or one entered effect by effect. */
export const CardChoice = ({ lang, input, onChange, problemAt, edition }: FormProps<ContactInput>) => {
  const { contacts } = boxOf(edition);
  const at = placeOfCard(contacts, input.contact);
  const [own, setOwn] = useState(at < 0);
  // What a card of ours does is asked by its name only as long as nobody enters it.
  const entered = at < 0 || (own && typeof input.contact !== 'string');
  const card = cardOf(input.contact, boxOf(edition));
  const pick = (contact: Contact): void => {
    const { plays: _, ...others } = input;
    onChange({ ...others, contact: contact.id });
  };
  const set = (change: Partial<Printed>): void => {
    const { commission, effects } = { ...card, ...change };
    onChange({ ...input, contact: { commission, effects: effects as Contact['effects'] } });
  };
  return (
    <>
      <Select
        label={say(lang, 'La relation jouée', 'The contact played')}
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
        error={problemAt('contact')}
        onChange={(value) => {
          setOwn(value === '');
          const contact = contacts[Number(value)];
          if (value !== '' && contact) pick(contact);
          else set({});
        }}
      />
      {entered && (
        <EffectList
          lang={lang}
          commission={card.commission}
          effects={card.effects}
          errorAt={(path) => problemAt(`contact.${path}`)}
          onChange={set}
        />
      )}
    </>
  );
};
