import { MissionTile, missionInWords, spiceLetterOf, spices } from '@portolan/boards/borneo';
import { type MissionTile as Mission, parseEdition, reconstructed } from '@portolan/borneo';
import { cargoInWords, type PaymentCard, type PaymentInput } from '@portolan/borneo/checkers';
import { cargoes } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';
import type { BoardEntry, Handle, Item, Piece, Put, Tray } from '../../../../board/entry.ts';
import type { FieldsAbout } from '../../../../check/module.ts';
import { capital, fill } from '../../../../kit/text.ts';
import { words as general } from '../../parts/words.ts';
import { boardWords } from '../../position/board/words.ts';
import { CargoChip } from '../CargoChip.tsx';
import { entryWords as words } from './words.ts';

/** Cards that a payment may name. */
const MOST = 20;

const missionsOf = (edition: unknown): readonly Mission[] => {
  const box = parseEdition(edition ?? {});
  return box.ok ? box.value.missions : reconstructed.missions;
};

/** Every kind of card that can be paid: single, doubled, Harbor cards. */
const kinds: readonly PaymentCard[] = [
  ...cargoes.map((kind) => ({ kind })),
  ...spices.map((kind) => ({ kind, units: 2 as const })),
  ...spices.map((kind) => ({ kind, harbor: true })),
];

const nameOf = (card: PaymentCard): string =>
  `pay.${card.kind === 'crate' ? 'x' : spiceLetterOf[card.kind]}${card.units === 2 ? '2' : card.harbor ? 'h' : ''}`;

const payTray = (lang: Lang): Tray => ({
  title: words.pays[lang],
  hint: words.paysHint[lang],
  items: kinds.map(
    (card): Item => ({
      id: nameOf(card),
      name: capital(cargoInWords(card, lang)),
      picture: <CargoChip lang={lang} kind={card.kind} units={card.units} harbor={card.harbor} />,
      into: 'paid',
    }),
  ),
});

const missionTray = (lang: Lang, { edition }: FieldsAbout): Tray => ({
  title: words.mission[lang],
  hint: words.missionHint[lang],
  drawn: 'is-pieces',
  look: 'tray-missions',
  items: missionsOf(edition).map((mission) => ({
    id: `mission.${mission.id}`,
    name: missionInWords(mission, lang),
    picture: <MissionTile mission={mission} lang={lang} />,
    into: 'need',
  })),
});

const paidAt = (spot: string): number | undefined => {
  const [, at] = /^paid\.(\d+)$/.exec(spot) ?? [];
  return at === undefined ? undefined : Number(at);
};

const withCard = (input: PaymentInput, at: number, card: PaymentCard): PaymentInput => ({
  ...input,
  cards: input.cards.map((one, i) => (i === at ? card : one)),
});

const handHandle = (
  input: PaymentInput,
  at: number,
  card: PaymentCard,
  lang: Lang,
): readonly Handle<PaymentInput>[] => {
  if (card.harbor) return [];
  const { from, ...kept } = card;
  const next: PaymentCard = from === 'hand' ? kept : { ...kept, from: 'hand' };
  return [{ id: 'hand', name: words.fromHand[lang], pressed: from === 'hand', to: withCard(input, at, next) }];
};

const cardPiece = (input: PaymentInput, at: number, lang: Lang): Piece<PaymentInput> | undefined => {
  const card = input.cards[at];
  if (!card) return undefined;
  return {
    name: capital(cargoInWords(card, lang)),
    detail: fill(general.cardNumber[lang], { n: at + 1 }),
    picture: <CargoChip lang={lang} kind={card.kind} units={card.units} harbor={card.harbor} />,
    handles: [
      ...handHandle(input, at, card, lang),
      {
        id: 'off',
        name: boardWords.off[lang],
        key: 'Delete',
        to: { ...input, cards: input.cards.filter((_, i) => i !== at) },
      },
    ],
  };
};

/** A Mission of ours is called by its name, another by what it asks. */
const withMission = (input: PaymentInput, mission: Mission): PaymentInput => {
  const ours = reconstructed.missions.find(({ id }) => id === mission.id);
  const same =
    ours && ours.vp === mission.vp && spices.every((one) => (ours.need[one] ?? 0) === (mission.need[one] ?? 0));
  return { ...input, need: same ? { mission: mission.id } : mission.need };
};

/** Whether somebody has said which Mission it is. */
const isTold = (need: PaymentInput['need']): boolean => Object.values(need).some((asked) => asked !== 0);

/** How a payment is entered: the Mission, then the cards, a touch for each. */
export const paymentEntry: BoardEntry<PaymentInput, FieldsAbout> = {
  tray: ({ need }, { lang, about }) => {
    const trays = [missionTray(lang, about), payTray(lang)];
    return isTold(need) ? trays.toReversed() : trays;
  },
  at: (input, spot, { lang }) => {
    if (spot === 'need')
      return { name: words.mission[lang], detail: words.missionHint[lang], fixed: true, handles: [] };
    if (spot === 'paid') return { name: words.pays[lang], detail: words.paysHint[lang], fixed: true, handles: [] };
    const at = paidAt(spot);
    return at === undefined ? undefined : cardPiece(input, at, lang);
  },
  put: (input, item, _, { about }): Put<PaymentInput> => {
    const card = kinds.find((one) => nameOf(one) === item);
    if (card) return { value: { ...input, cards: [...input.cards, card].slice(0, MOST) } };
    const mission = missionsOf(about.edition).find(({ id }) => `mission.${id}` === item);
    return { value: mission ? withMission(input, mission) : input };
  },
};
