import { ContactCard, countersOf } from '@portolan/boards/comptoir-des-antilles';
import type { Action } from '@portolan/comptoir-des-antilles';
import type { ContactAnswer, ContactInput, ContactPlay } from '@portolan/comptoir-des-antilles/checkers';
import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import { ActionPicker } from '../../../example/ActionPicker.tsx';
import { say } from '../../../kit/text.ts';
import { ContactSign, doesInWords } from '../board/ContactSign.tsx';
import { type AskedPort, portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { words } from '../board/words.ts';
import { actionNames } from '../parts/action-names.ts';
import { boxOf, cardOf } from '../parts/cards.ts';
import { type Drawn, tableIn } from '../parts/drawn.ts';
import { EMPTY, withQuay } from '../parts/quay-text.ts';
import { tableFrom } from './carried.ts';

/** What its judge says besides the answer: the table, and what can be done now in words. */
export interface ContactBeside {
  readonly table: Drawn;
  readonly said: readonly string[];
}

const Board = ({
  lang,
  input,
  answer,
  beside,
  asks,
  untold = [],
  onChange,
}: BoardProps<ContactInput, ContactAnswer>) => {
  const { plays = [] } = input;
  const { table: drawn, said } = beside as ContactBeside;
  const { edition: _, rulings: __, ...entered } = input;
  const { next, steps, finished } = answer;
  const box = boxOf(input.edition);
  const card = cardOf(input.contact, box);
  const waits = next.some(({ kind }) => kind === 'payCommission' || kind === 'depart');
  const due = steps.find(({ outcome }) => outcome === 'due')?.number;
  const kit = { rules: { action: (action: Action) => said[next.indexOf(action)] ?? '' }, actionNames };
  const add = (action: Action): void => {
    const { seat: _, ...play } = action as Action & { seat: number };
    onChange({ ...entered, plays: [...plays, play as ContactPlay] });
  };
  return (
    <PortPicture
      table={tableIn(drawn, box, { active: untold.includes('seat'), slate: untold.includes('slate') })}
      lang={lang}
      marks={asks ? {} : { counters: countersOf(answer.events), happened: true }}
    >
      {next.length > 0 && (
        <section class="legal-moves">
          <h3>{say(lang, 'Ce qui peut être fait maintenant', 'What can be done now')}</h3>
          <ActionPicker actions={next} kit={kit} lang={lang} onPick={add} />
        </section>
      )}
      {!untold.includes('contact') && (
        <ContactCard
          contact={card}
          lang={lang}
          now={asks ? undefined : finished ? card.effects.length : (due ?? card.effects.length)}
          waits={waits}
        />
      )}
    </PortPicture>
  );
};

const asked: AskedPort<ContactInput> = {
  tells: { choice: 'contact', quay: 'quays' },
  port: ({ quays, seats, seat = 0 }) => ({ texts: quays, seats, by: seat }),
  withQuay: (input, quay, text) => ({ ...input, quays: withQuay(input.quays, quay, text) }),
  laden: true,
  parts: (input) => [
    { name: 'plays', at: 'seat', seat: input.seat ?? 0, to: (seat) => ({ ...input, seat }) },
    { name: 'slate', at: 'slate', seat: input.slate ?? input.seat ?? 0, to: (slate) => ({ ...input, slate }) },
  ],
  counters: ({ premiums }) => premiums,
  withCounters: (input, premiums) => ({ ...input, premiums }),
  chosenOf: words.contact,
  choices: (input, { lang, about }) => {
    const { plays: _, ...unplayed } = input;
    return boxOf(about.edition).contacts.map((contact) => ({
      id: `contact ${contact.id}`,
      name: contact[lang],
      label: doesInWords(contact, lang),
      picture: <ContactSign contact={contact} />,
      to: { ...unplayed, contact: contact.id },
    }));
  },
  note: ({ plays = [] }, lang) => (plays.length > 0 ? words.beforeCard[lang] : undefined),
};

const contact: DisputeForm<ContactInput, ContactAnswer> = {
  boxed: true,
  empty: ({ edition }) => ({
    seats: 4,
    quays: [EMPTY, EMPTY, EMPTY, EMPTY],
    contact: boxOf(edition).contacts[0]?.id ?? '',
  }),
  toPosition: ({ seats, quays, seat = 0, slate = seat, premiums }, about) =>
    tableFrom({ seats, quays, first: seat, active: seat, slate, ...(premiums ? { premiums } : {}) }, about),
  more: () => import('./contact-fields.tsx'),
  Board,
  entry: portEntry(asked),
};

export default contact;
