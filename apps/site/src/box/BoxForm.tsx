import type { Lang, Problem, Text } from '@portolan/core';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LinkTrouble } from '../check/LinkTrouble.tsx';
import type { PartProps } from '../check/module.ts';
import { besideField, pathMatches } from '../check/problems.ts';
import { Ask } from '../kit/Ask.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { type ErrorField, FormProvider, useForm } from '../kit/form.tsx';
import { type PageGame, useGame } from '../kit/game.ts';
import { both, counted, fill, words as general, say } from '../kit/text.ts';
import { Fold } from '../position/Fold.tsx';
import { JsonBox } from '../position/JsonBox.tsx';
import { isObject } from '../position/json.ts';
import { type BoxView, useBox } from './useBox.ts';

const texts = {
  title: both('Votre boîte', 'Your box'),
  kept: both('Enregistré dans ce navigateur.', 'Kept in this browser.'),
  lent: both(
    'Cette boîte vient d’un lien ; elle n’est enregistrée ici que si vous la changez.',
    'This box came with a link; it is kept here only once you change it.',
  ),
  standard: both('C’est notre boîte reconstituée, telle quelle.', 'This is our reconstructed box, unchanged.'),
  wrong: both(
    'Corrigez ce qui est marqué. Rien de ce qui est saisi n’est perdu, mais les autres pages gardent la dernière boîte sans faute.',
    'Correct what is marked. Nothing you entered is lost, but the other pages keep the last box without a fault.',
  ),
  toCorrect: both('À corriger', 'To correct'),
  show: both('Montrer', 'Show'),
  showOne: both('Montrer : {place}', 'Show: {place}'),
  warning: both('Permis, mais à vérifier', 'Allowed, but check it'),
  undo: both('Annuler', 'Undo'),
  restore: both('Revenir à notre boîte', 'Back to our box'),
  json: both('La boîte en texte', 'The box as text'),
  jsonHelp: both(
    'À copier pour garder la boîte, à coller pour la reprendre : seulement ce qui diffère de la nôtre.',
    'Copy it to keep the box, paste one to take it up: only what differs from ours.',
  ),
} as const;

/** How many faults are not told. */
const moreFaults = (n: number, lang: Lang): string =>
  say(lang, `Et ${counted(n, 'autre', 'autres', lang)}.`, `And ${n} more.`);

/** Faults told at once; the others are at their places. */
const MOST_FAULTS = 12;

/** What the fields of a box get; what is wrong they find at their paths. */
export interface BoxProps<View, Spot = never> {
  readonly lang: Lang;
  readonly view: View;
  readonly change: (next: View) => void;
  readonly problems: readonly Problem[];
  /** What is looked at, where the form has a picture to look at things on. */
  readonly spot?: Spot | undefined;
  readonly look?: (spot: Spot | undefined) => void;
}

/** Something to correct in words. */
export interface Fault<Spot = never> {
  readonly problem: Problem;
  /** Beside its field. */
  readonly says: string;
  /** What it is about. */
  readonly place: string;
  /** Where it can be looked at. */
  readonly spot?: Spot | undefined;
}

/** A game whose boxes are typed in. */
export interface BoxGame<View, Spot = never> extends BoxView<View> {
  readonly page: PageGame;
  readonly lead: Text;
  readonly class?: string;
  readonly Fields: FunctionComponent<BoxProps<View, Spot>>;
  /** A problem in words; by itself its sentence and its path. */
  readonly fault?: (problem: Problem, view: View, lang: Lang) => Omit<Fault<Spot>, 'problem'>;
  /** What is allowed in a box, but unwise. */
  readonly warnings?: (json: unknown) => readonly Problem[];
}

const problemsOf = ({ parseEdition }: PageGame, json: unknown): readonly Problem[] => {
  const read = parseEdition?.(json);
  return !read || read.ok ? [] : read.problems;
};

/** A fault where nothing shows what it is about. */
const inFull = ({ problem, says, place }: Fault<unknown>, lang: Lang, field?: ErrorField): string => {
  const about = place === problem.path && field?.tells && field.name !== '' ? field.name : place;
  return about === '' || says.startsWith(`${about} `) ? says : `${about}${general.colon[lang]}${says}`;
};

interface FaultsProps<Spot> {
  readonly lang: Lang;
  readonly faults: readonly Fault<Spot>[];
  readonly fields: readonly (ErrorField | undefined)[];
  readonly look: (spot: Spot) => void;
}

/** Everything that is wrong, each with what mends it and the way to it. */
const Faults = <Spot,>({ lang, faults, fields, look }: FaultsProps<Spot>) => (
  <section class="box-faults">
    <h3>{texts.toCorrect[lang]}</h3>
    <ul>
      {faults.slice(0, MOST_FAULTS).map((fault, i) => {
        const { spot, place } = fault;
        const field = fields[i];
        const go = spot === undefined ? field?.go : () => look(spot);
        const said = inFull(fault, lang, field);
        return (
          <li key={`${i} ${said}`} class="err">
            <span>{said}</span>
            {go && (
              <button
                type="button"
                class="btn btn-q"
                aria-label={fill(texts.showOne[lang], { place: field?.name || place })}
                onClick={go}
              >
                {texts.show[lang]}
              </button>
            )}
          </li>
        );
      })}
    </ul>
    {faults.length > MOST_FAULTS && <p class="small">{moreFaults(faults.length - MOST_FAULTS, lang)}</p>}
  </section>
);

interface Props<View, Spot> extends PartProps {
  readonly game: BoxGame<View, Spot>;
}

/** The frame of a box: typed in once, kept in the browser, carried by links. */
export const BoxForm = <View, Spot = never>({ lang, sent, game }: Props<View, Spot>) => {
  const { page, fault, warnings, Fields } = game;
  const { book } = useGame();
  const offered = isObject(sent) ? sent.edition : undefined;
  const troubles = useMemo(() => (offered === undefined ? [] : problemsOf(page, offered)), [offered]);
  const { json, view, set, change, undo } = useBox(page, game, offered);
  const [spot, setSpot] = useState<Spot>();
  const [times, setTimes] = useState(0);
  const problems = useMemo(() => problemsOf(page, json), [json]);
  const faults = useMemo(
    () =>
      problems.map(
        (problem): Fault<Spot> => ({
          problem,
          ...(fault?.(problem, view, lang) ?? { says: besideField(book, problem, lang), place: problem.path }),
        }),
      ),
    [problems, view, lang, book],
  );
  const saysWhere = (fits: (found: string) => boolean): string | undefined => {
    const found = faults.flatMap(({ problem, says }) => (fits(problem.path) ? [says] : []));
    return found.length > 0 ? [...new Set(found)].join(' ') : undefined;
  };
  const { form, fields } = useForm(
    lang,
    (path) => saysWhere((found) => pathMatches(found, path)),
    problems.map(({ path }) => [path]),
    (path) => saysWhere((found) => found === path),
  );
  const sound = problems.length === 0;
  const begun = !sound && undo !== undefined;
  // A link holds only a sound box: until this one is, a reload must bring back what is being typed.
  useEffect(() => {
    if (begun) history.replaceState(history.state, '', '#box');
  }, [begun]);
  const wise = sound ? (warnings?.(json) ?? []) : [];
  const lent = isObject(offered) && undo === undefined;
  const ours = Object.keys(json).length === 0;
  const status = !sound ? texts.wrong : ours ? texts.standard : lent ? texts.lent : texts.kept;
  return (
    <form class={`fields box ${game.class ?? ''}`} onSubmit={(event) => event.preventDefault()}>
      <Ask>{texts.title[lang]}</Ask>
      {troubles.length > 0 && <LinkTrouble lang={lang} problems={troubles} />}
      <p class="lead-0">{game.lead[lang]}</p>
      <p class={sound ? 'small' : 'err'} role="status">
        {status[lang]}
      </p>
      {!sound && (
        <Faults
          lang={lang}
          faults={faults}
          fields={fields}
          look={(next) => {
            setSpot(() => next);
            document.querySelector('[data-spots]')?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
      {wise.length > 0 && (
        <section class="box-note">
          <b>{texts.warning[lang]}</b>
          {wise.map((warning) => (
            <p key={warning.path}>{besideField(book, warning, lang)}</p>
          ))}
        </section>
      )}
      <div class="actions">
        <button type="button" class="btn" disabled={!undo} onClick={undo}>
          {texts.undo[lang]}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            set({});
            setSpot(undefined);
            setTimes(times + 1);
          }}
        >
          {texts.restore[lang]}
        </button>
      </div>
      <FormProvider value={form}>
        <Fields key={times} lang={lang} view={view} change={change} problems={problems} spot={spot} look={setSpot} />
      </FormProvider>
      <Fold title={texts.json[lang]}>
        <JsonBox
          lang={lang}
          label={texts.json[lang]}
          help={texts.jsonHelp[lang]}
          file="box"
          value={json}
          onChange={set}
          problems={faults.map((one, i) => inFull(one, lang, fields[i]))}
        />
      </Fold>
      <div class="actions">
        {sound && <CopyButton lang={lang} kind="box" payload={{ edition: json }} />}
        <a class="btn" href="#list">
          {general.allQuestions[lang]}
        </a>
      </div>
    </form>
  );
};
