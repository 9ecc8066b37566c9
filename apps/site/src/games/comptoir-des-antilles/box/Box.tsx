import { editionWarnings, parseEdition } from '@portolan/comptoir-des-antilles';
import type { Lang, Problem } from '@portolan/core';
import { useState } from 'preact/hooks';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import type { PartProps } from '../../../check/module.ts';
import { besideField } from '../../../check/problems.ts';
import { Ask } from '../../../kit/Ask.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { words as general } from '../../../kit/text.ts';
import { Fold } from '../../../position/Fold.tsx';
import { JsonBox } from '../../../position/JsonBox.tsx';
import { isObject } from '../../../position/json.ts';
import { comptoirBook } from '../rulebook.ts';
import { BoxFields } from './BoxFields.tsx';
import { type Draft, patchOf } from './draft.ts';
import { errorsIn, hereIn, placed } from './errors.ts';
import { keep, startingDraft } from './kept.ts';
import { words } from './words.ts';

const problemsOf = (draft: unknown): readonly Problem[] => {
  const read = parseEdition(draft);
  return read.ok ? [] : read.problems;
};

/** What is allowed in this box, but unwise. */
const Warnings = ({ draft, lang }: { readonly draft: Draft; readonly lang: Lang }) => {
  const read = parseEdition(draft);
  const warnings = read.ok ? editionWarnings(read.value) : [];
  if (warnings.length === 0) return null;
  return (
    <section class="ca-box-note">
      <b>{words.warning[lang]}</b>
      {warnings.map((warning) => (
        <p key={warning.path}>{besideField(comptoirBook, warning, lang)}</p>
      ))}
    </section>
  );
};

/** The owner's own contacts, tiles, ships and goods: typed in once, kept in the browser, carried by links. */
const Box = ({ lang, sent }: PartProps) => {
  // What a link brought is only looked at: the box kept here changes when somebody changes it.
  const [draft, setDraft] = useState<Draft>(() => startingDraft(sent));
  const [touched, setTouched] = useState(false);
  const [times, setTimes] = useState(0);
  const troubles = isObject(sent) && !touched ? problemsOf(sent.edition) : [];
  const problems = problemsOf(draft);
  const patch = patchOf(draft);
  const ours = Object.keys(patch).length === 0;
  const change = (next: Draft): void => {
    setDraft(next);
    setTouched(true);
    keep(next);
  };
  const restore = (): void => {
    change({});
    setTimes(times + 1);
  };
  const lent = isObject(sent) && !touched;
  const status = problems.length > 0 ? words.wrong : ours ? words.standard : lent ? words.lent : words.kept;
  return (
    <form class="fields box" onSubmit={(event) => event.preventDefault()} key={times}>
      <Ask>{words.title[lang]}</Ask>
      {troubles.length > 0 && <LinkTrouble lang={lang} problems={troubles} />}
      <p class="lead-0">{words.lead[lang]}</p>
      <p class={problems.length > 0 ? 'err' : 'small'} role="status">
        {status[lang]}
      </p>
      {problems.length > 0 && (
        <ul class="err">
          {problems.map((problem) => (
            <li key={`${problem.path} ${problem.code}`}>{placed(problem, lang)}</li>
          ))}
        </ul>
      )}
      <Warnings draft={draft} lang={lang} />
      <BoxFields
        lang={lang}
        draft={draft}
        change={change}
        errorAt={errorsIn(problems, lang)}
        errorHere={hereIn(problems, lang)}
      />
      <Fold title={words.json[lang]} wrong={problems.length > 0}>
        <JsonBox
          lang={lang}
          label={words.json[lang]}
          help={words.jsonHelp[lang]}
          file="box"
          value={draft}
          onChange={change}
          problems={problems.map((problem) => placed(problem, lang))}
        />
      </Fold>
      <div class="actions">
        {problems.length === 0 && <CopyButton lang={lang} kind="box" payload={{ edition: patch }} />}
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
