import { companyTitle, placeIn } from '@portolan/boards/borneo';
import type { CompanyId, Rank } from '@portolan/borneo';
import type { MoveInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import type { BoardEntry, Handle, Piece } from '../../../../board/entry.ts';
import type { FieldsAbout } from '../../../../check/module.ts';
import type { Moved } from './column.ts';
import { columnsEntry } from './columns.tsx';
import { entryWords as words } from './words.ts';

/** The merchants that are meant go along with the column in which they stand. */
const follow = (input: MoveInput, company: CompanyId, moved: Moved): MoveInput => {
  const { rank, defender } = input;
  if (company !== input.company) return input;
  return {
    ...input,
    rank: moved.follow(rank),
    ...(defender === undefined ? {} : { defender: moved.follow(defender) }),
  };
};

const handles = (input: MoveInput, company: CompanyId, rank: Rank, lang: Lang): readonly Handle<MoveInput>[] => {
  const here = input.company === company;
  const goes = here && input.rank === rank;
  if (input.kind === 'transfer')
    return [{ id: 'moves', name: words.moves[lang], pressed: goes, to: { ...input, company, rank } }];
  const beaten = here && input.defender === rank;
  return [
    { id: 'wins', name: words.wins[lang], pressed: goes, to: { ...input, company, rank } },
    { id: 'beaten', name: words.beaten[lang], pressed: beaten, to: { ...input, company, defender: rank } },
  ];
};

const companyPiece = (input: MoveInput, company: CompanyId, lang: Lang): Piece<MoveInput> => {
  const swap = input.kind === 'beaten' && company === input.company;
  const to = swap ? 'swap' : company;
  const name = (swap ? words.swap : words.goesHere)[lang];
  return {
    name: companyTitle(company, lang),
    fixed: true,
    handles: [{ id: 'to', name, pressed: input.to === to, tells: 'to', to: { ...input, to } }],
  };
};

const merchants = columnsEntry<MoveInput>({ follow, handles });

/** How the way of a merchant is entered: who it is among the merchants, and where it goes on the ships. */
export const moveEntry: BoardEntry<MoveInput, FieldsAbout> = {
  ...merchants,
  at: (input, spot, around) => {
    const place = placeIn(spot);
    return place?.kind === 'company'
      ? companyPiece(input, place.company, around.lang)
      : merchants.at(input, spot, around);
  },
};
