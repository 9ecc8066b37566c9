import { ContactCard, countersOf } from '@portolan/boards/comptoir-des-antilles';
import type { Action } from '@portolan/comptoir-des-antilles';
import type { ContactAnswer, ContactInput, ContactPlay } from '@portolan/comptoir-des-antilles/checkers';
import { actionInWords } from '@portolan/comptoir-des-antilles/rules';
import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import { ActionPicker } from '../../../example/ActionPicker.tsx';
import { say } from '../../../kit/text.ts';
import { CommissionSign } from '../board/CommissionSign.tsx';
import { type AskedPort, portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { words } from '../board/words.ts';
import { actionNames } from '../parts/action-names.ts';
import { boxOf, cardOf } from '../parts/cards.ts';
import { EMPTY, withQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { tableFrom } from './carried.ts';

const kit = { rules: { action: actionInWords }, actionNames };

const Board = ({ lang, input, answer, onChange }: BoardProps<ContactInput, ContactAnswer>) => {
  const { seats, seat = 0, plays = [] } = input;
  const { edition: _, rulings: __, ...entered } = input;
  const { quays, premiums, slate, next, steps, finished } = answer;
  const card = cardOf(input.contact, boxOf(input.edition));
  const waits = next.some(({ kind }) => kind === 'payCommission' || kind === 'depart');
  const due = steps.find(({ outcome }) => outcome === 'due')?.number;
  const table = smallTable(
    { seats, active: seat, first: seat, quays, slate, ...(input.premiums ? { premiums } : {}) },
    input.edition,
  );
  const add = (action: Action): void => {
    const { seat: _, ...play } = action as Action & { seat: number };
    onChange({ ...entered, plays: [...plays, play as ContactPlay] });
  };
  return (
    <PortPicture table={table} lang={lang} marks={{ counters: countersOf(answer.events), happened: true }}>
      <ContactCard
        contact={card}
        lang={lang}
        now={finished ? card.effects.length : (due ?? card.effects.length)}
        waits={waits}
      />
      {next.length > 0 && (
        <section class="legal-moves">
          <h3>{say(lang, 'Ce qui peut être fait maintenant', 'What can be done now')}</h3>
          <ActionPicker actions={next} kit={kit} lang={lang} onPick={add} />
        </section>
      )}
    </PortPicture>
  );
};

const asked: AskedPort<ContactInput> = {
  port: ({ quays, seats, seat = 0 }) => ({ texts: quays, seats, by: seat }),
  withQuay: (input, quay, text) => ({ ...input, quays: withQuay(input.quays, quay, text) }),
  laden: true,
  parts: (input) => [
    { name: 'plays', seat: input.seat ?? 0, to: (seat) => ({ ...input, seat }) },
    { name: 'slate', seat: input.slate ?? input.seat ?? 0, to: (slate) => ({ ...input, slate }) },
  ],
  counters: ({ premiums }) => premiums,
  withCounters: (input, premiums) => ({ ...input, premiums }),
  chosenOf: words.contact,
  choices: (input, { lang, about }) => {
    const { plays: _, ...unplayed } = input;
    return boxOf(about.edition).contacts.map((contact) => ({
      id: `contact ${contact.id}`,
      name: contact[lang],
      picture: <CommissionSign n={contact.commission} />,
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
