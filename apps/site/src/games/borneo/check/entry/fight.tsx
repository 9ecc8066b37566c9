import { companies, companyName, companyTitle, letterOf, placeIn } from '@portolan/boards/borneo';
import type { FightInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import type { BoardEntry, Handle, Item, Piece, Put, Tray } from '../../../../board/entry.ts';
import { isUntold } from '../../../../check/inputs.ts';
import type { FieldsAbout } from '../../../../check/module.ts';
import { capital, fill } from '../../../../kit/text.ts';
import { flagsInWords } from '../../parts/counts.ts';
import { FlagMark } from '../../parts/marks.tsx';
import { words as rankWords } from '../../parts/words.ts';
import { boardWords } from '../../position/board/words.ts';
import { exchanged, fullCompany, joined, left, type Moved, rankIn, spaceIn } from './column.ts';
import { merchantIn, merchantOf, merchantTray } from './merchants.tsx';
import { entryWords as words } from './words.ts';

type Side = 'attack' | 'defense';

/** A card of one side by its place from 0; without it where the next one goes. */
interface CardPlace {
  readonly side: Side;
  readonly at?: number;
}

/** Cards one side may be given; more is told by the judge. */
const MOST = 6;

const cardPlace = (spot: string): CardPlace | undefined => {
  const [, side, at] = /^(attack|defense)(?:\.(\d+))?$/.exec(spot) ?? [];
  return side === undefined ? undefined : { side: side as Side, ...(at === undefined ? {} : { at: Number(at) }) };
};

const cardsOf = (input: FightInput, side: Side): readonly number[] => input[side] ?? [];

const flagsIn = (item: string): number | undefined => (item.startsWith('flags.') ? Number(item.slice(6)) : undefined);

/** Whether somebody has told which company it is. */
const isNamed = (input: FightInput): boolean => !isUntold(input, 'company');

/** As many flags of the company as a card bears. */
const Flags = ({ input, count }: { readonly input: FightInput; readonly count: number }) => (
  <span class="flags-n">
    {Array.from({ length: Math.max(1, count) }, (_, i) => (
      <FlagMark key={i} letter={count === 0 ? '0' : isNamed(input) ? letterOf[input.company] : 'any'} width={20} />
    ))}
  </span>
);

/** The flags that a card can bear, what is most common first. */
const counts = [1, 2, 3, 4, 0] as const;

const flagTray = (input: FightInput, lang: Lang): Tray => ({
  title: words.flags[lang],
  hint: words.flagsHint[lang],
  items: counts.map(
    (count): Item => ({
      id: `flags.${count}`,
      name: flagsInWords(count, lang),
      picture: <Flags input={input} count={count} />,
      key: String(count),
      into: true,
    }),
  ),
});

const withColumn = (input: FightInput, { column, follow }: Moved): FightInput => {
  const most = Math.max(2, column.length);
  return {
    ...input,
    column,
    attacker: Math.min(follow(input.attacker), most),
    defender: Math.min(follow(input.defender), most),
  };
};

const withFlags = (input: FightInput, { side, at }: CardPlace, flags: number): FightInput => {
  const cards = cardsOf(input, side);
  const next = at === undefined ? [...cards, flags].slice(0, MOST) : cards.map((one, i) => (i === at ? flags : one));
  return { ...input, [side]: next };
};

const withoutCard = (input: FightInput, { side, at }: CardPlace): FightInput => ({
  ...input,
  [side]: cardsOf(input, side).filter((_, i) => i !== at),
});

const companyPiece = (input: FightInput, lang: Lang): Piece<FightInput> => ({
  name: isNamed(input) ? companyTitle(input.company, lang) : words.company[lang],
  fixed: true,
  handles: companies.map((company) => ({
    id: company,
    name: companyName(company, lang),
    picture: <FlagMark letter={letterOf[company]} />,
    pressed: isNamed(input) && company === input.company,
    tells: 'company',
    to: { ...input, company },
  })),
});

const merchantPiece = (
  input: FightInput,
  rank: number,
  lang: Lang,
  about: FieldsAbout,
): Piece<FightInput> | undefined => {
  const seat = input.column?.[rank - 1];
  if (typeof seat !== 'number') return undefined;
  const { name, picture } = merchantOf(seat);
  return {
    name: name(lang),
    detail: isNamed(input)
      ? fill(boardWords.rankIn[lang], { company: companyName(input.company, lang), n: rank })
      : fill(rankWords.rank[lang], { n: rank }),
    picture,
    handles: [
      {
        id: 'attacks',
        name: words.attacks[lang],
        pressed: input.attacker === rank,
        tells: 'attacker',
        to: { ...input, attacker: rank },
      },
      {
        id: 'defends',
        name: words.defends[lang],
        pressed: input.defender === rank,
        tells: 'defender',
        to: { ...input, defender: rank },
      },
      {
        id: 'off',
        name: boardWords.off[lang],
        key: 'Delete',
        to: withColumn(input, left(input.column ?? [], rank, about)),
      },
    ],
  };
};

const answerHandles = (input: FightInput, lang: Lang): readonly Handle<FightInput>[] => [
  {
    id: 'none',
    name: words.nothing[lang],
    pressed: input.defense?.length === 0,
    tells: 'defense',
    to: { ...input, defense: [] },
  },
  {
    id: 'not-yet',
    name: words.notYet[lang],
    pressed: input.defense === null,
    tells: 'defense',
    to: { ...input, defense: null },
  },
];

/** Cards by their flags, one touch each: at a place of a card in its stead, else one more. */
const flagHandles = (input: FightInput, place: CardPlace, lang: Lang): readonly Handle<FightInput>[] =>
  counts.map((count) => ({
    id: `flags.${count}`,
    name: flagsInWords(count, lang),
    picture: <Flags input={input} count={count} />,
    to: withFlags(input, place, count),
  }));

const cardPiece = (input: FightInput, place: CardPlace, lang: Lang): Piece<FightInput> | undefined => {
  const { side, at } = place;
  const list = (side === 'attack' ? words.attackCards : words.defenseCards)[lang];
  const rows = [{ title: words.flags[lang], handles: flagHandles(input, place, lang) }];
  if (at === undefined)
    return { name: list, fixed: true, handles: side === 'attack' ? [] : answerHandles(input, lang), rows };
  const flags = cardsOf(input, side)[at];
  if (flags === undefined) return undefined;
  return {
    name: fill(words.flagsCount[lang], { n: flags }),
    detail: list,
    picture: <Flags input={input} count={flags} />,
    handles: [{ id: 'off', name: boardWords.off[lang], key: 'Delete', to: withoutCard(input, place) }],
    rows,
  };
};

/** How a fight is entered on its picture: merchants in the column, cards on both sides by their flags. */
export const fightEntry: BoardEntry<FightInput, FieldsAbout> = {
  tray: (input, { lang }) => [merchantTray(lang), flagTray(input, lang)],
  at: (input, spot, { lang, about }) => {
    const card = cardPlace(spot);
    if (card) return cardPiece(input, card, lang);
    const place = placeIn(spot);
    if (place?.kind === 'company') return companyPiece(input, lang);
    return place?.kind === 'rank' ? merchantPiece(input, place.rank, lang, about) : undefined;
  },
  put: (input, item, spot, { lang, about }): Put<FightInput> | undefined => {
    const flags = flagsIn(item);
    const card = cardPlace(spot);
    if (flags !== undefined)
      return card ? { value: withFlags(input, card, flags) } : { refused: words.cardPlace[lang] };
    // Who touches a place for cards means these, whichever merchant is still in hand.
    if (card) return undefined;
    const [seat, place] = [merchantIn(item), spaceIn(spot, () => input.column ?? [])];
    if (seat === undefined || !place) return { refused: boardWords.inCompany[lang] };
    const moved = joined(input.column ?? [], place.rank, seat, about);
    return moved ? { value: withColumn(input, moved) } : fullCompany(lang);
  },
  carry: (input, from, to, { lang, about }): Put<FightInput> => {
    const [card, goal] = [cardPlace(from), cardPlace(to)];
    const flags = card?.at === undefined ? undefined : cardsOf(input, card.side)[card.at];
    if (card && goal && flags !== undefined)
      return { value: withFlags(withoutCard(input, card), { side: goal.side }, flags) };
    const [source, target] = [rankIn(from), rankIn(to)];
    if (!source || !target) return { refused: capital(boardWords.inCompany[lang]) };
    return { value: withColumn(input, exchanged(input.column ?? [], source.rank, target.rank, about)) };
  },
};
