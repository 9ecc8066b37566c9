import { useStore } from '@nanostores/preact';
import { parseEdition } from '@portolan/cabo-da-roca';
import type { Problem } from '@portolan/core';
import { useMemo, useState } from 'preact/hooks';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import type { PartProps } from '../../../check/module.ts';
import { Ask } from '../../../kit/Ask.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { words as general } from '../../../kit/text.ts';
import { isObject } from '../../../position/json.ts';
import { editionOf } from '../../../stores/table.ts';
import { caboPage } from '../page.ts';
import { caboBook } from '../rulebook.ts';
import { BoxFields } from './BoxFields.tsx';
import { type Draft, draftOf, patchOf } from './draft.ts';
import { errorsIn } from './errors.ts';
import { words } from './words.ts';

const troublesOf = (sent: unknown): readonly Problem[] => {
  if (!isObject(sent)) return [];
  const box = parseEdition(sent.edition);
  return box.ok ? [] : box.problems;
};

/** The owner's own cards, tiles, prices and names: typed in once, kept in the browser, carried by links. */
const Box = ({ lang, sent }: PartProps) => {
  const kept = useStore(editionOf(caboPage.id));
  const troubles = useMemo(() => troublesOf(sent), [sent]);
  // What a link brought is only looked at: the box kept here changes when somebody changes it.
  const [draft, setDraft] = useState<Draft>(() => draftOf(isObject(sent) ? sent.edition : kept));
  const [times, setTimes] = useState(0);
  const patch = patchOf(draft);
  const read = parseEdition(patch);
  const problems = read.ok ? [] : read.problems;
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    const changed = patchOf(next);
    if (parseEdition(changed).ok) editionOf(caboPage.id).set(Object.keys(changed).length > 0 ? changed : null);
  };
  const restore = (): void => {
    setDraft(draftOf({}));
    setTimes(times + 1);
    editionOf(caboPage.id).set(null);
  };
  const status = !read.ok ? words.wrong : Object.keys(patch).length > 0 ? words.kept : words.standard;
  return (
    <form class="fields box" onSubmit={(event) => event.preventDefault()} key={times}>
      <Ask>{words.title[lang]}</Ask>
      {troubles.length > 0 && <LinkTrouble lang={lang} problems={troubles} />}
      <p class="lead-0">{words.lead[lang]}</p>
      <p class={read.ok ? 'small' : 'err'} role="status">
        {status[lang]}
      </p>
      {problems.length > 0 && (
        <ul class="err">
          {problems.map((problem) => (
            <li key={`${problem.path} ${problem.code}`}>{caboBook.problemText(problem, lang)}</li>
          ))}
        </ul>
      )}
      <BoxFields lang={lang} draft={draft} change={change} errorAt={errorsIn(problems, lang)} />
      <div class="actions">
        {read.ok && <CopyButton lang={lang} kind="box" payload={{ edition: patch }} />}
        <button type="button" class="btn" onClick={restore}>
          {words.restore[lang]}
        </button>
        <a class="btn" href="#list">
          {general.allQuestions[lang]}
        </a>
      </div>
    </form>
  );
};

export default Box;
