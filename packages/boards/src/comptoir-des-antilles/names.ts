import type { Contact, ContactId } from '@portolan/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import { number } from '@portolan/core/words';
import { aboard, type Berth, type Table } from './model.ts';

/** A kind of goods by its id, as the box of the table names it. */
export const goodsNamed = ({ box }: Table, id: string, lang: Lang): string =>
  box.goods.find((goods) => goods.id === id)?.[lang] ?? id;

/** A contact by its id, as the box of the table names it. */
export const contactNamed = ({ box }: Table, id: ContactId, lang: Lang): string =>
  box.contacts.find((contact: Contact) => contact.id === id)?.[lang] ?? id;

/** How many of the places of a ship are taken: "4 sur 5". */
export const shareInWords = (berth: Berth, lang: Lang): string =>
  `${aboard(berth).length} ${lang === 'fr' ? 'sur' : 'of'} ${berth.ship ?? 0}`;

/** Porters at home: "7 en réserve". */
export const reserveInWords = (count: number, lang: Lang): string =>
  `${number(count, lang)} ${lang === 'fr' ? 'en réserve' : 'in reserve'}`;
