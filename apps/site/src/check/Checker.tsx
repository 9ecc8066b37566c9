import { useStore } from '@nanostores/preact';
import type { Lang } from '@portolan/core';
import { inputWith } from '@portolan/core/readers';
import { useMemo, useState } from 'preact/hooks';
import { BoardForm } from '../board/BoardForm.tsx';
import type { Touched } from '../board/entry.ts';
import { Ask } from '../kit/Ask.tsx';
import { Crumb } from '../kit/Crumb.tsx';
import { Dock } from '../kit/Dock.tsx';
import { Folded } from '../kit/Folded.tsx';
import { FormProvider } from '../kit/form.tsx';
import { useGame } from '../kit/game.ts';
import { LastCases } from '../kit/LastCases.tsx';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { TableReadings } from '../kit/TableReadings.tsx';
import { both, fill, unbroken, words } from '../kit/text.ts';
import { useSending } from '../kit/useSending.ts';
import { type From, useTerms } from '../kit/useTerms.ts';
import { VerdictBar } from '../kit/VerdictBar.tsx';
import { AnswerBox, ClauseCard } from '../kit/verdict/Verdict.tsx';
import { Where } from '../questions/Answering.tsx';
import { Opening, useFetched } from '../questions/Fetched.tsx';
import { rulingsOf } from '../stores/rulings.ts';
import { editionOf, type Json } from '../stores/table.ts';
import type { EnteredProps } from './Entered.tsx';
import { LinkTrouble } from './LinkTrouble.tsx';
import { linkTroubles } from './link-troubles.ts';
import type { DisputeHere, FieldsAbout } from './module.ts';
import { useCarried } from './useCarried.ts';
import { useCase } from './useCase.ts';
import { asKnown, type JudgeHere, useJudgedCase } from './useJudgedCase.ts';

const texts = {
  readSection: both('Lire la section {n}', 'Read section {n}'),
  fields: both('Tous les champs', 'All fields'),
} as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly id: string;
  readonly here: DisputeHere;
  /** What the address held that opened the page, if it held anything. */
  readonly from?: From | undefined;
}

/** The fields, which are folded where there is a board, and fetched when somebody is about to use the page. */
const enteredLater = () => import('./Entered.tsx');

const EnteredLater = (props: EnteredProps) => {
  const { part: Entered, again } = useFetched(enteredLater);
  return Entered ? <Entered {...props} /> : <Opening lang={props.lang} again={again} />;
};

/** One dispute: the question, the answer, the board that it is entered on, then what the answer rests on and what the board does not show. */
const Dispute = ({ lang, base, id, here, from: offered, court, again, ask }: Props & JudgeHere) => {
  const game = useGame();
  const { form: entry, known } = here;
  const { quoted, sectionAnchor, pageHref } = game.book;
  const wrong = useMemo(() => linkTroubles(game, here, court, offered), [game, here, court, offered]);
  const from = wrong.length > 0 ? undefined : offered;
  const terms = useTerms(game, from);
  const { rulings, edition } = terms;
  const mine = useCase(game, id, here, court, from, terms);
  const { history, change, confirm, whose, cases, own, example, take } = mine;
  const { now: input } = history;
  const { judged, problemAt, form, answered, asks, undecided, coming, shown, answerTo, caseNamed } = useJudgedCase(
    here,
    { court, ask },
    terms,
    mine,
    lang,
  );
  const sending = useSending({
    lang,
    game,
    kind: id,
    named: true,
    title: known.question[lang],
    fields: { input },
    names: known.rulings,
    terms,
  });
  const section = answered.clauses.flatMap((clause) => quoted(clause, lang) ?? [])[0]?.section;
  const about: FieldsAbout = { edition, rulings, answerTo };
  const carried = useCarried(
    game.id,
    entry,
    judged.answer === undefined ? undefined : input,
    about,
    whose !== 'example',
  );
  /** Says of a fact that it is otherwise than it stands there. */
  const tell = (path: string, value: unknown): void =>
    change((before: Json) => {
      const next = inputWith(before, path, value) as Json;
      return entry.changed?.(next, path, about) ?? next;
    });
  /** Who touches what stands on the board says that it is so. */
  const look = ({ value, mind: { chosen } }: Touched<Json>): void => {
    const there = value || chosen === undefined ? undefined : entry.entry?.at(input, chosen, { lang, about });
    if (there?.tells?.length) change((now) => now, there.tells);
  };
  const used = (): void => {
    ask();
    carried.ask();
    // Fetched ahead; what cannot be had is told where the fields are opened.
    for (const load of [enteredLater, entry.more]) load?.().catch(() => {});
  };
  const { Board } = entry;
  const entered = <EnteredLater {...{ lang, here, input, change, problemAt, about }} />;
  const board = <Board lang={lang} {...shown} asks={undecided} untold={form.untold} onChange={change} />;
  const { table } = carried;
  const bestAt = (made: string | undefined): string => pageHref(made ? `solve/#${made}` : 'solve/', lang, base);
  const wholeAt = (made: string | undefined): string => (made ? pageHref(`check/#${made}`, lang, base) : '#position');
  return (
    <div class="tool-frame" onPointerOver={used} onFocusIn={used}>
      <Crumb lang={lang} base={base} whose={whose} />
      <Ask>{unbroken(known.question[lang])}</Ask>
      {wrong.length > 0 && <LinkTrouble lang={lang} problems={wrong} />}
      <SentStrip lang={lang} game={game} names={known.rulings} terms={terms} saidBefore />
      {!coming && <VerdictBar lang={lang} answered={answered} confirm={confirm} />}
      <FormProvider value={form}>
        <div class="frame-grid">
          <div class="answer frame-main" aria-busy={coming}>
            {coming ? (
              <Opening lang={lang} again={again} />
            ) : (
              <AnswerBox lang={lang} answered={answered} confirm={confirm} />
            )}
            {shown.answer && (
              <div class="live" data-check={id}>
                {entry.entry ? (
                  <BoardForm {...{ lang, about }} entry={entry.entry} value={input} onChange={change} looked={look}>
                    {board}
                  </BoardForm>
                ) : (
                  board
                )}
              </div>
            )}
            {!entry.entry && (
              <form class="fields" onSubmit={(event) => event.preventDefault()}>
                {entered}
              </form>
            )}
          </div>
          <div class="frame-side">
            {!asks && !coming && (
              <ClauseCard
                lang={lang}
                base={base}
                answered={answered}
                inUse={rulings}
                readings={judged.readings}
                confirm={confirm}
                tell={tell}
                send={<Send lang={lang} sending={sending} />}
              />
            )}
            <div class="folds">
              {entry.entry && (
                <Folded title={texts.fields[lang]} wrong={judged.problems.length > 0}>
                  {() =>
                    // The board says the same: until somebody is about to use the page, they are not needed.
                    court ? (
                      <form class="fields" onSubmit={(event) => event.preventDefault()}>
                        {entered}
                      </form>
                    ) : (
                      <Opening lang={lang} again={again} />
                    )
                  }
                </Folded>
              )}
              <TableReadings
                lang={lang}
                names={known.rulings}
                value={rulings}
                onChange={terms.read}
                lent={terms.sent !== undefined && !terms.ours}
              />
              <LastCases lang={lang} cases={cases.last} named={caseNamed} take={take} example={example} />
            </div>
            <div class="actions">
              <a class="btn" href={pageHref(section ? `#${sectionAnchor(section)}` : '', lang, base)}>
                {section ? fill(texts.readSection[lang], { n: section }) : words.readRules[lang]}
              </a>
              <a
                class="btn"
                href={wholeAt(table ?? undefined)}
                onClick={table === null ? carried.follow(wholeAt) : undefined}
              >
                {words.wholePosition[lang]}
              </a>
            </div>
          </div>
        </div>
      </FormProvider>
      <Dock
        lang={lang}
        history={history}
        sending={sending}
        own={own}
        best={entry.toPosition ? (table === undefined ? null : bestAt(table ?? undefined)) : undefined}
        toBest={table === null ? carried.follow(bestAt) : undefined}
      />
    </div>
  );
};

/** A dispute; what opens with anything but the example of the build waits for what judges. */
export const Checker = (props: Props) => {
  const { id } = useGame();
  const rulings = useStore(rulingsOf(id));
  const edition = useStore(editionOf(id));
  const { known, court: load } = props.here;
  const [opened] = useState(() => !props.from && asKnown(known, known.example, rulings, edition));
  const [asked, ask] = useState(false);
  const { part: court, again } = useFetched(load, asked || !opened);
  if (!court && !opened)
    return (
      <>
        <Where lang={props.lang} />
        <Opening lang={props.lang} again={again} />
      </>
    );
  return <Dispute {...props} court={court} again={again} ask={() => ask(true)} />;
};
