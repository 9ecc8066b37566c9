import type { Picked } from '@portolan/boards/rotterdam';
import type { Lang, Problem } from '@portolan/core';
import { parseEdition } from '@portolan/rotterdam';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import type { PartProps } from '../../../check/module.ts';
import { Ask } from '../../../kit/Ask.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { Group } from '../../../kit/controls.tsx';
import { fill, words as general } from '../../../kit/text.ts';
import { JsonBox } from '../../../position/JsonBox.tsx';
import { isObject } from '../../../position/json.ts';
import { errorsIn, type Fault, faultsIn } from './errors.ts';
import { Goods, Products } from './Goods.tsx';
import { MapFields } from './MapFields.tsx';
import { Missions } from './Missions.tsx';
import { Navigation, Ships } from './Numbers.tsx';
import { useBox } from './useBox.ts';
import { words } from './words.ts';

/** Faults told at once; the others are at their places. */
const MOST_FAULTS = 12;

const problemsOf = (json: unknown): readonly Problem[] => {
  const read = parseEdition(json);
  return read.ok ? [] : read.problems;
};

/** Everything that is wrong, each with what mends it and where it is. */
const Faults = ({ lang, faults, show }: { lang: Lang; faults: readonly Fault[]; show: (picked: Picked) => void }) => (
  <section class="rb-faults">
    <h3>{words.toCorrect[lang]}</h3>
    <ul>
      {faults.slice(0, MOST_FAULTS).map(({ problem, place, whole, picked }) => (
        <li key={`${problem.path} ${problem.code} ${whole}`} class="err">
          <span>{whole}</span>
          {picked && (
            <button
              type="button"
              class="btn btn-q"
              aria-label={fill(words.showOne[lang], { place })}
              onClick={() => show(picked)}
            >
              {words.show[lang]}
            </button>
          )}
        </li>
      ))}
    </ul>
    {faults.length > MOST_FAULTS && <p class="small">{fill(words.more[lang], { n: faults.length - MOST_FAULTS })}</p>}
  </section>
);

/** The owner's own board and cards: drawn and typed in once, kept in the browser, carried by links. */
const Box = ({ lang, sent }: PartProps) => {
  const offered = isObject(sent) ? sent.edition : undefined;
  const troubles = useMemo(() => (offered === undefined ? [] : problemsOf(offered)), [offered]);
  const { json, draft, set, change, undo } = useBox(offered);
  const [picked, setPicked] = useState<Picked>();
  const problems = useMemo(() => problemsOf(json), [json]);
  const faults = useMemo(() => faultsIn(draft, problems, lang), [draft, problems, lang]);
  const sound = problems.length === 0;
  const begun = !sound && undo !== undefined;
  // A link holds only a sound box: until this one is, a reload must bring back what is being typed.
  useEffect(() => {
    if (begun) history.replaceState(history.state, '', '#box');
  }, [begun]);
  const status = !sound ? words.wrong : Object.keys(json).length > 0 ? words.kept : words.standard;
  const show = (next: Picked): void => {
    setPicked(next);
    document.querySelector('.rb-sheet')?.scrollIntoView({ block: 'start' });
  };
  const props = { lang, draft, change, errorAt: errorsIn(faults) };
  return (
    <form class="fields box rb" onSubmit={(event) => event.preventDefault()}>
      <Ask>{words.title[lang]}</Ask>
      {troubles.length > 0 && <LinkTrouble lang={lang} problems={troubles} />}
      <p class="lead-0">{words.lead[lang]}</p>
      <p class={sound ? 'small' : 'err'} role="status">
        {status[lang]}
      </p>
      {!sound && <Faults lang={lang} faults={faults} show={show} />}
      <div class="actions">
        <button type="button" class="btn" disabled={!undo} onClick={undo}>
          {words.undo[lang]}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            set({});
            setPicked(undefined);
          }}
        >
          {words.restore[lang]}
        </button>
      </div>
      <h3>{words.map[lang]}</h3>
      <MapFields {...props} faults={faults} picked={picked} pick={setPicked} />
      <Group label={words.goods[lang]}>
        <Goods {...props} />
      </Group>
      <Group label={words.products[lang]}>
        <Products {...props} />
      </Group>
      <Group label={words.missions[lang]}>
        <Missions {...props} />
      </Group>
      <Group label={words.navigation[lang]}>
        <Navigation {...props} />
      </Group>
      <Group label={words.ships[lang]}>
        <Ships {...props} />
      </Group>
      <details class="fold rb-json">
        <summary>{words.json[lang]}</summary>
        <JsonBox
          lang={lang}
          label={words.json[lang]}
          help={words.jsonHelp[lang]}
          value={json}
          onChange={set}
          problems={faults.map(({ whole }) => whole)}
        />
      </details>
      <div class="actions">
        {sound && <CopyButton lang={lang} kind="box" payload={{ edition: json }} />}
        <a class="btn" href="#list">
          {general.allQuestions[lang]}
        </a>
      </div>
    </form>
  );
};

export default Box;
