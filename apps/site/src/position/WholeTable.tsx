import type { Lang } from '@portolan/core';
import { Fields } from '../kit/Fields.tsx';
import { FormProvider } from '../kit/form.tsx';
import type { PageGame } from '../kit/game.ts';
import { LastCases } from '../kit/LastCases.tsx';
import { TableReadings } from '../kit/TableReadings.tsx';
import type { Json } from '../stores/table.ts';
import { readingsIn } from './answer.tsx';
import type { AnyEditor } from './editor-game.ts';
import { Fold } from './Fold.tsx';
import { JsonBox } from './JsonBox.tsx';
import { MoveFold } from './Proposed.tsx';
import { shared as words } from './shared-words.ts';
import type { Entered } from './useEntered.ts';
import type { Judged } from './useJudged.ts';

interface Props {
  readonly game: AnyEditor;
  readonly page: PageGame;
  readonly lang: Lang;
  readonly entered: Entered;
  readonly judged: Judged;
}

/** The proposed move and everything about the table in fields that fold, its readings, the table as text, the last ones entered. */
export const WholeTable = ({ game, page, lang, entered, judged }: Props) => {
  const { position, enter, begin, cases, caseNamed } = entered;
  const { kit, form, ofTable, unplaced } = judged;
  return (
    <form class="fields folds fold-tiles" onSubmit={(event) => event.preventDefault()}>
      <MoveFold game={game} lang={lang} entered={entered} judged={judged} />
      <FormProvider value={ofTable}>
        <Fields
          lang={lang}
          of={game.fields}
          shape={game.shapes.position}
          words={game.words.position}
          value={position}
          onChange={(next: Json, path) => {
            const [key = ''] = path.split(/[.[]/);
            form.set(key, next[key]);
          }}
          with={form}
        />
        <TableReadings
          lang={lang}
          names={page.openPoints.names}
          value={readingsIn(position)}
          onChange={(next) => form.set('rulings', Object.keys(next).length > 0 ? next : undefined)}
        />
      </FormProvider>
      <Fold title={words.json[lang]} wrong={unplaced.length > 0}>
        <JsonBox
          lang={lang}
          value={position}
          onChange={enter}
          problems={unplaced.map((problem) => kit.book.problemText(problem, lang))}
        />
      </Fold>
      <LastCases
        lang={lang}
        cases={cases}
        named={caseNamed}
        take={(one) => begin(one.input, one)}
        example={undefined}
      />
      <p class="small">{game.lead[lang]}</p>
    </form>
  );
};
