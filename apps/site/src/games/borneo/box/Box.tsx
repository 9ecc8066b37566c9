import { useStore } from '@nanostores/preact';
import { type Edition, type EditionPatch, makeEdition, parseEdition, reconstructed } from '@portolan/borneo';
import type { Lang, Problem } from '@portolan/core';
import { useMemo, useState } from 'preact/hooks';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import { Ask } from '../../../kit/Ask.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { Group, Segment, Select } from '../../../kit/controls.tsx';
import { both, words } from '../../../kit/text.ts';
import { editionOf, type Json } from '../../../stores/table.ts';
import { borneoBook } from '../rulebook.ts';
import { DeckText } from './DeckText.tsx';
import { HarborRows } from './HarborRows.tsx';
import { MissionRows } from './MissionRows.tsx';

const GAME = 'borneo';

const texts = {
  title: both('Votre boîte', 'Your box'),
  lead: both(
    'Recopiez ce qui est imprimé sur vos cartes. Tout reste dans ce navigateur et sert aux vérifications, à la préparation et au décompte.',
    'Copy what is printed on your cards. It all stays in this browser and is used for checks, setup and scores.',
  ),
  cards: both('Cargaisons', 'Shipment cards'),
  ours: both('nos 60 cartes', 'our 60 cards'),
  free: both('n’importe quelle carte', 'any card'),
  typed: both('ma liste', 'my list'),
  column: both('Drapeau du bas, sous la colonne', 'Lower flag, under column'),
  harbors: both('Cartes Port', 'Harbor cards'),
  missions: both('Missions', 'Missions'),
  kept: both('Enregistré dans ce navigateur.', 'Kept in this browser.'),
  standard: both('C’est notre boîte reconstituée, telle quelle.', 'This is our reconstructed box, unchanged.'),
  wrong: both('Corrigez ce qui est marqué : le reste est gardé.', 'Correct what is marked: the rest is kept.'),
  restore: both('Revenir à notre boîte', 'Back to our box'),
} as const;

/** What can be typed in, as it stands on the form: whole lists, so that a mark can be taken away too. */
type Draft = Pick<Edition, 'lowerFlagColumn' | 'shipments' | 'harbors' | 'missions'>;

const draftOf = ({ lowerFlagColumn, shipments, harbors, missions }: Edition): Draft => ({
  lowerFlagColumn,
  shipments,
  harbors,
  missions,
});

/** The parts of a draft that differ from the default box; empty if none does. */
const patchOf = (draft: Draft): Json =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify(reconstructed[part as keyof Draft]),
    ),
  );

const stored = (patch: EditionPatch): Json | null => (typeof patch === 'string' ? null : (patch as Json));

const opened = (edition: unknown): Draft => {
  const box = parseEdition(edition ?? {});
  return draftOf(box.ok ? box.value : reconstructed);
};

const deckKind = (shipments: Edition['shipments']): 'ours' | 'free' | 'typed' => {
  if (shipments === 'free') return 'free';
  return JSON.stringify(shipments) === JSON.stringify(reconstructed.shipments) ? 'ours' : 'typed';
};

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly sent?: unknown;
}

const troublesOf = (sent: unknown): readonly Problem[] => {
  if (sent === undefined) return [];
  const edition = (sent as { edition?: unknown }).edition;
  const box = parseEdition(edition);
  return box.ok ? [] : box.problems;
};

/** The owner's own cards: typed in once, kept in the browser, carried by links. */
const Box = ({ lang, sent }: Props) => {
  const kept = useStore(editionOf(GAME));
  const troubles = useMemo(() => troublesOf(sent), [sent]);
  const [draft, setDraft] = useState<Draft>(() =>
    opened(troubles.length === 0 ? ((sent as { edition?: unknown } | undefined)?.edition ?? kept) : kept),
  );
  const [kind, setKind] = useState(deckKind(draft.shipments));
  const patch = patchOf(draft);
  const read = parseEdition(patch);
  const problems = read.ok ? [] : read.problems;
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    const box = parseEdition(patchOf(next));
    if (box.ok) editionOf(GAME).set(stored(makeEdition(box.value)));
  };
  const errorAt = (path: string): string | undefined => {
    const found = problems.find((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
    return found && borneoBook.problemText(found, lang);
  };
  const restore = (): void => {
    setDraft(draftOf(reconstructed));
    setKind('ours');
    editionOf(GAME).set(null);
  };
  const deck = (chosen: typeof kind): void => {
    setKind(chosen);
    if (chosen !== 'typed') change({ shipments: chosen === 'free' ? 'free' : reconstructed.shipments });
  };
  const status = !read.ok ? texts.wrong : Object.keys(patch).length > 0 ? texts.kept : texts.standard;
  return (
    <form class="fields box" onSubmit={(event) => event.preventDefault()}>
      <Ask>{texts.title[lang]}</Ask>
      {troubles.length > 0 && <LinkTrouble lang={lang} problems={troubles} />}
      <p class="lead-0">{texts.lead[lang]}</p>
      <p class={read.ok ? 'small' : 'err'} role="status">
        {status[lang]}
      </p>
      <Segment
        label={texts.cards[lang]}
        value={kind}
        options={(['ours', 'free', 'typed'] as const).map((value) => ({ value, label: texts[value][lang] }))}
        onChange={deck}
      />
      {kind === 'typed' && (
        <DeckText
          lang={lang}
          value={draft.shipments}
          error={errorAt('shipments')}
          onChange={(shipments) => change({ shipments })}
        />
      )}
      <Select
        label={texts.column[lang]}
        value={draft.lowerFlagColumn}
        options={([1, 2, 3] as const).map((column) => ({ value: column, label: String(column) }))}
        onChange={(lowerFlagColumn) => change({ lowerFlagColumn })}
      />
      <Group label={texts.harbors[lang]}>
        <HarborRows lang={lang} value={draft.harbors} errorAt={errorAt} onChange={(harbors) => change({ harbors })} />
      </Group>
      <Group label={texts.missions[lang]}>
        <MissionRows
          lang={lang}
          value={draft.missions}
          errorAt={errorAt}
          onChange={(missions) => change({ missions })}
        />
      </Group>
      <div class="actions">
        {read.ok && <CopyButton lang={lang} kind="box" payload={{ edition: patch }} />}
        <button type="button" class="btn" onClick={restore}>
          {texts.restore[lang]}
        </button>
        <a class="btn" href="#list">
          {words.allQuestions[lang]}
        </a>
      </div>
    </form>
  );
};

export default Box;
