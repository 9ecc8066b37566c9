import type { Lang } from '@portolan/core';
import { type EndAnswer, type EndRow, type NameOf, spanInWords } from '@portolan/rotterdam/checkers';
import { both } from '../../../kit/text.ts';
import { type CountLine, CountTable } from '../../../score/CountTable.tsx';
import { scoreNames } from './names.ts';

const texts = {
  cards: both('Nombre de Produits', 'Number of Products'),
  wins: both('gagne', 'wins'),
  would: both('gagnerait', 'would win'),
  may: both('peut gagner', 'may win'),
} as const;

/** The parts of the count, each with the clause that it follows. */
const partsIn = (lang: Lang): readonly CountLine<EndRow>[] => [
  { name: scoreNames['score.missions'], clause: 'score.missions', cell: ({ missions }) => missions },
  {
    name: scoreNames['score.navigation'],
    clause: 'score.navigation',
    cell: ({ navigation }) => spanInWords(navigation, lang),
  },
  { name: scoreNames['score.products'], clause: 'score.products', cell: ({ products }) => spanInWords(products, lang) },
];

const byCards: CountLine<EndRow> = {
  name: texts.cards,
  clause: 'score.tie-products',
  cell: ({ productCards }) => productCards,
};

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly answer: EndAnswer;
  readonly nameOf: NameOf;
  /** Whether it is said who wins. */
  readonly decided: boolean;
}

/** The count of every player; unknown cards as ranges. */
export const PointsTable = ({ answer: { over, rows, possible, winners, ties }, decided, lang, ...props }: Props) => {
  const marked = (seat: number): boolean => decided && possible.includes(seat);
  return (
    <CountTable<EndRow>
      {...props}
      lang={lang}
      rows={rows}
      isWinner={({ seat }) => over && marked(seat) && winners !== null}
      lines={partsIn(lang)}
      total={{
        clause: 'score.total',
        cell: ({ seat, total }) => (
          <>
            {spanInWords(total, lang)}
            {marked(seat) && (
              <span class="small"> {texts[winners === null ? 'may' : over ? 'wins' : 'would'][lang]}</span>
            )}
          </>
        ),
      }}
      ties={decided && ties.some(({ by }) => by === 'products') ? [byCards] : []}
    />
  );
};
