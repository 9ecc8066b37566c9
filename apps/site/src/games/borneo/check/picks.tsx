import { CompanyColumn, companies, companyName, letterOf } from '@portolan/boards/borneo';
import type { PicksAnswer, PicksInput } from '@portolan/borneo/checkers';
import type { Lang, Text } from '@portolan/core';
import { useSpots } from '../../../board/spots.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, fill, say } from '../../../kit/text.ts';
import type { AllOwners } from '../parts/columns.tsx';
import { ColumnsField, SeatField } from '../parts/fields.tsx';
import { FlagMark } from '../parts/marks.tsx';
import { words } from '../parts/words.ts';
import { harborsInGame, playing, tableFrom } from './carried.ts';
import { picksEntry } from './entry/picks.tsx';
import { FlagTower } from './FlagTower.tsx';
import { emptyPort, missingAtPort, portAt } from './own-port.ts';
import { portFields } from './PortForm.tsx';

const fields = [...portFields, { at: 'player', as: SeatField }, { at: 'columns', as: ColumnsField }] as FieldList<
  PicksInput,
  FieldsAbout
>;

/** The picks in their order: who, for which merchant. */
const Order = ({ answer, lang }: { answer: PicksAnswer; lang: Lang }) => (
  <ol class="order">
    {answer.picks.map((pick, i) => (
      <li key={i}>
        <span class="order-n">{i + 1}</span>
        <SeatToken seat={pick.seat} size={34} lang={lang} />
        <span class="order-c">
          <FlagMark letter={letterOf[pick.company]} width={22} />
          <span class="sr">{companyName(pick.company, lang)}, </span>
          {fill(words.rank[lang], { n: pick.rank })}
        </span>
      </li>
    ))}
  </ol>
);

/** The spaces of a company. */
const SPACES = 5;

/** The four companies, small, whose merchants take; of free spaces one line is enough. */
const Columns = ({ columns, lang }: { columns: AllOwners; lang: Lang }) => {
  const spot = useSpots();
  const longest = Math.max(...companies.map((company) => columns[company]?.length ?? 0));
  return (
    <div class="cos cos-four">
      {companies.map((company) => (
        <CompanyColumn
          key={company}
          company={company}
          column={columns[company] ?? []}
          spaces={Math.min(SPACES, longest + 1)}
          lang={lang}
          spot={spot}
        />
      ))}
    </div>
  );
};

/** What has to be said before anybody takes anything. */
const missingPicks = (input: PicksInput): Text | undefined => {
  const merchants = companies.flatMap((company) => input.columns[company] ?? []);
  if (merchants.length > 0) return missingAtPort(input);
  return missingAtPort(input) ?? both('Qui est dans les compagnies\u00a0?', 'Who is in the companies?');
};

const Board = ({ lang, input, answer, asks }: BoardProps<PicksInput, PicksAnswer>) => (
  <>
    <FlagTower lang={lang} input={input} answer={answer} asks={asks} />
    <Columns lang={lang} columns={input.columns} />
    {!asks && (
      <div class="picks-order">
        <h3>{say(lang, 'Dans l’ordre', 'In this order')}</h3>
        {answer.picks.length > 0 ? (
          <Order answer={answer} lang={lang} />
        ) : (
          <p class="small">{say(lang, 'Personne ne prend d’épice.', 'Nobody takes a spice.')}</p>
        )}
      </div>
    )}
  </>
);

const picks: DisputeForm<PicksInput, PicksAnswer> = {
  fields,
  Board,
  entry: picksEntry,
  empty: () => ({ ...emptyPort, columns: {}, player: 0 }),
  missing: missingPicks,
  needs: ['monopoly', 'tower'],
  toPosition: (input, about) => {
    const ports = portAt(input, harborsInGame(about, 3));
    const position = (seats: number) => ({ ...playing(input.player, input.card, seats), ...ports });
    return ports && tableFrom({ columns: input.columns, seats: [input.player], position }, about);
  },
};

export default picks;
