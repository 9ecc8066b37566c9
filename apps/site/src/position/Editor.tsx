import { type Lang, must } from '@portolan/core';
import { useState } from 'preact/hooks';
import { Ask } from '../kit/Ask.tsx';
import { Crumb } from '../kit/Crumb.tsx';
import { Dock } from '../kit/Dock.tsx';
import { useGame } from '../kit/game.ts';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { words as general } from '../kit/text.ts';
import { useSending } from '../kit/useSending.ts';
import type { From } from '../kit/useTerms.ts';
import { VerdictBar } from '../kit/VerdictBar.tsx';
import { AnswerBox, ClauseCard } from '../kit/verdict/Verdict.tsx';
import { useUnderWay } from '../play/useUnderWay.ts';
import { encodeLink } from '../stores/link.ts';
import { packPosition } from '../stores/terms.ts';
import { readingsIn } from './answer.tsx';
import { EnteredBoard } from './EnteredBoard.tsx';
import type { AnyEditor } from './editor-game.ts';
import { LegalMoves, PlayIt } from './Proposed.tsx';
import { Starts } from './Starts.tsx';
import { shared as words } from './shared-words.ts';
import { useEntered } from './useEntered.ts';
import { useJudged } from './useJudged.ts';
import { WholeTable } from './WholeTable.tsx';

interface Props {
  readonly game: AnyEditor;
  readonly lang: Lang;
  readonly base: string;
  /** What the address held that opened the page, if it held anything. */
  readonly from?: From | undefined;
}

/** The whole table to enter, a live picture of it, any move to propose, and the verdict on it. */
export const Editor = ({ game, lang, base, from }: Props) => {
  const page = useGame();
  const { names } = page.openPoints;
  const entered = useEntered(game, page, lang, from);
  const judged = useJudged(game, entered, lang);
  const [playing, setPlaying] = useState(false);
  const { position, history, terms, example, begin } = entered;
  const { kit, sound, action, answer, answered } = judged;
  const packed = packPosition(position);
  const goesOn = useUnderWay(page.id);
  const draw = game.sheet;
  const whole =
    draw && sound
      ? async (on: 'phone' | 'paper') => {
          const render = await draw();
          // A move that cannot be read is told in words; the table is drawn without it.
          const found = [{ action }, {}].map((move) => render(position, { lang, sheet: on, ...move }));
          return must(found.find(({ ok }) => ok) ?? render(position));
        }
      : undefined;
  const sending = useSending({
    lang,
    game: page,
    kind: 'position',
    title: game.title[lang],
    fields: { position: packed.position, ...(action ? { action } : {}) },
    names,
    terms: { ...terms, ...packed.terms },
    table: whole,
  });
  const empty = game.empty?.(position);
  const hrefWith = (to: string): string =>
    kit.book.pageHref(`${to}/#${encodeLink(page.id, 'position', { position })}`, lang, base);
  const parts = { game, lang, entered, judged };
  return (
    <div class="tool-frame frame-table">
      <Crumb lang={lang} base={base} whose={entered.whose} />
      <Ask>{game.title[lang]}</Ask>
      <SentStrip lang={lang} game={page} names={names} terms={terms} saidBefore />
      {game.unnamed && entered.counted && <p class="note">{game.unnamed[lang]}</p>}
      {answered && <VerdictBar lang={lang} answered={answered} />}
      <div class="frame-grid position-grid">
        <div class="answer frame-main">
          {answered && <AnswerBox lang={lang} answered={answered} />}
          <EnteredBoard {...parts} playing={playing} setPlaying={setPlaying} />
        </div>
        <div class="frame-side">
          {!playing && <PlayIt {...parts} />}
          <Starts
            lang={lang}
            position={position}
            tables={{ empty, start: game.start?.(position), example }}
            take={begin}
          />
          <WholeTable page={page} {...parts} />
          {answered && (
            <ClauseCard
              lang={lang}
              base={base}
              answered={answered}
              inUse={readingsIn(position)}
              readings={answer?.readings}
              send={<Send lang={lang} sending={sending} />}
            />
          )}
          {sound && <LegalMoves {...parts} />}
          <div class="actions">
            {page.plays && goesOn && (
              <a class="btn" href={kit.book.pageHref('play/', lang, base)}>
                {words.toGame[lang]}
              </a>
            )}
            <a class="btn" href={kit.book.pageHref('', lang, base)}>
              {general.readRules[lang]}
            </a>
            {sound && (
              <a class="btn" href={hrefWith('score')}>
                {general.countTable[lang]}
              </a>
            )}
            {page.plays && sound && (
              <a class="btn" href={hrefWith('play')}>
                {words.playOn[lang]}
              </a>
            )}
          </div>
        </div>
      </div>
      <Dock
        lang={lang}
        history={history}
        sending={sending}
        own={empty && (() => begin(empty))}
        best={page.advises ? (sound ? hrefWith('solve') : null) : undefined}
        purpose={page.advises ? 'best' : 'send'}
      />
    </div>
  );
};
