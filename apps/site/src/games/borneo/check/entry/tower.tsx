import { CardStrip, cardInWords, FlagFace, HarborCard, harborInWords, readFace } from '@portolan/boards/borneo';
import { parseEdition, reconstructed } from '@portolan/borneo';
import type { TriggerInput } from '@portolan/borneo/checkers';
import type { Lang, Text } from '@portolan/core';
import type { BoardEntry, Piece, Put, Tray } from '../../../../board/entry.ts';
import type { FieldsAbout } from '../../../../check/module.ts';
import { capital, fill } from '../../../../kit/text.ts';
import { harborNumbers } from '../../parts/counts.ts';
import { faceItem, goodsGroups, inTrayOrder } from '../../position/board/faces.tsx';
import { boardWords } from '../../position/board/words.ts';
import { hasCard, hasHarbor } from '../own-port.ts';
import { entryWords as words } from './words.ts';

/**
 * A place of the port: its Harbor card, a card that lies there by its place from 0, where the next of these goes, the new
 * one; `last`: the new one, where the one before it lies there already.
 */
export type PortPlace = 'harbor' | 'next' | 'card' | 'last' | number;

/** The name of a place of the port. */
export const portSpot = (place: PortPlace): string => `lies.${place}`;

const placeIn = (spot: string): PortPlace | undefined => {
  const [, name = ''] = /^lies\.(harbor|next|card|last|\d+)$/.exec(spot) ?? [];
  if (name === 'harbor' || name === 'next' || name === 'card' || name === 'last') return name;
  return name === '' ? undefined : Number(name);
};

/** Cards that a port may hold before the new one. */
const MOST = 8;

const boxOf = (edition: unknown) => {
  const box = parseEdition(edition ?? {});
  return box.ok ? box.value : reconstructed;
};

/** A card by its flags alone is as good as any with these flags. */
const asFace = (card: string): string => (readFace(card) ? card : `${card}:p`);

const harborTray = (lang: Lang, { edition }: FieldsAbout): Tray => ({
  title: boardWords.harbors[lang],
  hint: words.harborHint[lang],
  drawn: 'is-pieces',
  look: 'tray-harbors',
  items: boxOf(edition).harbors.map((harbor) => ({
    id: `harbor.${harbor.id}`,
    name: harborInWords(harbor, lang),
    picture: <HarborCard harbor={harbor} lang={lang} />,
    into: portSpot('harbor'),
  })),
});

const hintOf = (place: PortPlace): Text =>
  place === 'last' ? words.inTurn : place === 'next' ? words.next : words.instead;

const cardTray = (input: TriggerInput, place: PortPlace, lang: Lang, { edition }: FieldsAbout): Tray => {
  const { shipments } = boxOf(edition);
  const lying = new Set([...input.tower, input.card]);
  return {
    title: boardWords.cards[lang],
    hint: shipments === 'free' ? boardWords.freeBox[lang] : hintOf(place)[lang],
    groups: shipments === 'free' ? [] : goodsGroups(lang),
    drawn: 'is-pieces',
    look: 'tray-faces',
    items: inTrayOrder((shipments === 'free' ? [] : shipments).map(({ face }) => face))
      .filter((face) => !lying.has(face))
      .map((face) => ({ ...faceItem(face, lang), into: portSpot(place) })),
  };
};

const cardAt = (input: TriggerInput, place: PortPlace): string | undefined =>
  place === 'card' || place === 'last' ? input.card : typeof place === 'number' ? input.tower[place] : undefined;

const without = <Input extends TriggerInput>(input: Input, at: number): Input => ({
  ...input,
  tower: input.tower.filter((_, i) => i !== at),
});

/** A card whose goods are told in words with them, any other by its flags. */
const cardName = (card: string, lang: Lang): string => {
  const words = capital(cardInWords(asFace(card), lang));
  return readFace(card)
    ? words
    : words
        .split(lang === 'fr' ? '\u202f; ' : '; ')
        .slice(0, 2)
        .join('; ');
};

const pieceOf = <Input extends TriggerInput>(input: Input, place: PortPlace, lang: Lang): Piece<Input> | undefined => {
  if (place === 'harbor') {
    const { monopoly, capacity } = input;
    return {
      name: words.harbor[lang],
      detail: harborNumbers({ monopoly, capacity }, lang),
      fixed: true,
      handles: [],
    };
  }
  if (place === 'next') return { name: words.lies[lang], detail: words.next[lang], fixed: true, handles: [] };
  const card = cardAt(input, place);
  if (card === undefined) return undefined;
  const name = cardName(card, lang);
  const picture = readFace(card) ? <FlagFace face={card} /> : <CardStrip card={asFace(card)} lang={lang} />;
  if (place === 'card' || place === 'last')
    return {
      name: words.newCard[lang],
      fixed: true,
      handles: [],
      ...(hasCard(input) ? { detail: name, picture } : {}),
    };
  return {
    name,
    detail: fill(words.lying[lang], { n: Number(place) + 1 }),
    picture,
    handles: [{ id: 'off', name: boardWords.off[lang], key: 'Delete', to: without(input, Number(place)) }],
  };
};

/** Whether a card more than the new one finds no place. */
const isFull = (input: TriggerInput): boolean =>
  input.tower.length + 1 >= (hasHarbor(input) ? input.capacity : MOST + 1);

const laid = <Input extends TriggerInput>(input: Input, card: string, place: PortPlace, lang: Lang): Put<Input> => {
  if (place === 'last' && hasCard(input))
    return isFull(input)
      ? { refused: words.towerFull[lang] }
      : { value: { ...input, tower: [...input.tower, input.card], card } };
  if (place === 'card' || place === 'last') return { value: { ...input, card } };
  if (typeof place === 'number')
    return { value: { ...input, tower: input.tower.map((one, i) => (i === place ? card : one)) } };
  if (input.tower.length >= MOST) return { refused: words.towerFull[lang] };
  return { value: { ...input, tower: [...input.tower, card] } };
};

/** How a port is entered on its picture: the Harbor card, the cards that lie there, the new one. */
export const towerEntry = <Input extends TriggerInput>(): BoardEntry<Input, FieldsAbout> => ({
  tray: (input, { lang, about, chosen }) => {
    const place = (chosen === undefined ? undefined : placeIn(chosen)) ?? 'last';
    const cards = cardTray(input, place === 'harbor' ? 'last' : place, lang, about);
    return place === 'harbor' || chosen === undefined ? [harborTray(lang, about), cards] : [cards];
  },
  at: (input, spot, { lang }) => {
    const place = placeIn(spot);
    return place === undefined ? undefined : pieceOf(input, place, lang);
  },
  put: (input, item, spot, { lang, about }) => {
    const place = placeIn(spot);
    const [kind, ...rest] = item.split('.');
    const id = rest.join('.');
    if (place === undefined) return { refused: words.towerPlace[lang] };
    if (kind === 'card') return laid(input, id, place, lang);
    const harbor = boxOf(about.edition).harbors.find((one) => one.id === id);
    return { value: harbor ? { ...input, monopoly: harbor.monopoly, capacity: harbor.capacity } : input };
  },
  carry: (input, from, to, { lang }) => {
    const [source, target] = [placeIn(from), placeIn(to)];
    const card = source === undefined ? undefined : cardAt(input, source);
    if (typeof source !== 'number' || target === undefined || card === undefined)
      return { refused: words.towerPlace[lang] };
    const there = cardAt(input, target);
    if (there === undefined) return laid(without(input, source), card, 'next', lang);
    // Two cards change places.
    const first = laid(input, card, target, lang);
    return 'value' in first ? laid(first.value, there, source, lang) : first;
  },
});
