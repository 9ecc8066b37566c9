import type { Lang } from '@portolan/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf, type Written, writeAddress } from '../stores/address.ts';
import { MAX_SENT } from '../stores/link-sign.ts';
import { noPacker, packAtRest, packer, packing, whenPacking } from '../stores/packing.ts';
import type { Json } from '../stores/table.ts';
import { termFields } from '../stores/terms.ts';
import { copyText } from './clipboard.ts';
import { download } from './download.ts';
import type { PageGame } from './game.ts';
import { shareOr, useShareSheet } from './share-sheet.ts';
import { nameOf } from './text.ts';
import { useLink } from './useLink.ts';
import type { TermsInUse } from './useTerms.ts';

/** What became of sending, for the button and for readers who do not see it. */
export type Said = '' | 'copied' | 'by-hand' | 'working' | 'saved' | 'failed';

/** A form as it is sent. */
export interface Sendable {
  readonly lang: Lang;
  readonly game: PageGame;
  readonly kind: string;
  /** It has an address of its own, whose title chats can read. */
  readonly named?: boolean;
  /** What it is about, in a few words: the question. */
  readonly title: string;
  /** What was entered. */
  readonly fields: Json;
  /** The open points that can matter. */
  readonly names: readonly string[];
  readonly terms: TermsInUse;
  /** The page knows what it shows; before that the address is left alone. */
  readonly live?: boolean;
  /** Draws the whole table for a phone or for paper, where there is one. */
  readonly table?: ((on: 'phone' | 'paper') => Promise<string>) | undefined;
}

/** What the buttons for sending need. */
export interface Sending {
  readonly title: string;
  readonly said: Said;
  /** How many characters the link has; `long`: more than every messenger passes on. */
  readonly length: number;
  readonly long: boolean;
  readonly copy: () => void;
  /** Opens the share sheet of the device; undefined where there is none. */
  readonly share: (() => void) | undefined;
  /** Saves what the link holds as a file. */
  readonly save: () => void;
  /** Saves the answer beside the button as a picture. */
  readonly picture: (from: Element) => void;
  /** Prints the answer beside the button with the whole table; undefined where there is none. */
  readonly print: ((from: Element) => void) | undefined;
}

/** The page that the form stands on: `check`, `solve`, `score`, `setup`. */
const toolHere = (): string => location.pathname.split('/').at(-2) ?? '';

const inFile = ({ game, kind, payload }: Written): File =>
  new File(
    [JSON.stringify({ portolan: 2, game, tool: toolHere(), kind, payload }, undefined, 1)],
    `portolan-${game}-${kind}.json`,
    {
      type: 'application/json',
    },
  );

/** The address that is sent: the same as the page's, by way of the question's own. */
const sentAs = (written: Written, named: boolean): string => {
  const address = addressOf(written) ?? location.href;
  return named ? address.replace('#', `${written.kind}/#`) : address;
};

/** Whether links can be packed: once the page is at rest. */
const usePacker = (): boolean => {
  const [here, come] = useState(packer() !== undefined);
  useEffect(() => packAtRest(() => come(true)), []);
  return here;
};

/** Keeps the address in step with a form, and sends it: as a link, by the share sheet, as a file, as a picture. */
export const useSending = ({
  lang,
  game,
  kind,
  named = false,
  title,
  fields,
  names,
  terms,
  live = true,
  table,
}: Sendable): Sending => {
  const payload = { ...fields, ...termFields(game, names, terms) };
  const written: Written = { game: game.id, kind, payload, origin: terms.origin };
  const text = JSON.stringify(written);
  const [said, say] = useState<Said>('');
  const sheet = useShareSheet();
  useEffect(() => say(''), [text]);
  useLink(written, live);
  const packs = usePacker();
  const length = useMemo(
    () => (live && packs ? sentAs(JSON.parse(text), named).length : 0),
    [text, live, named, packs],
  );
  const long = length > MAX_SENT;
  const address = async (): Promise<string> => {
    await packing();
    writeAddress(written);
    return sentAs(written, named);
  };
  const copy = (): void => {
    const link = address();
    copyText(link).then(
      () => say('copied'),
      () => link.then(() => say('by-hand'), noPacker),
    );
  };
  const share = (): void =>
    whenPacking(() => {
      writeAddress(written);
      const name = nameOf(game.title[lang], title);
      const file = { title: name, files: [inFile(written)] };
      const data = long && navigator.canShare?.(file) ? file : { title: name, url: sentAs(written, named) };
      shareOr(data, copy);
    });
  const picture = (from: Element): void => {
    say('working');
    Promise.all([import('./picture.ts'), table?.('phone')])
      .then(([{ savePicture }, drawn]) =>
        savePicture({ from, title, game: game.title[lang], name: `portolan-${game.id}-${kind}`, sheet: drawn }),
      )
      .then(
        () => say('saved'),
        () => say('failed'),
      );
  };
  const print =
    table &&
    ((from: Element): void => {
      say('working');
      Promise.all([import('./print-sheet.ts'), table('paper')])
        .then(([{ printSheet }, drawn]) => printSheet(from, drawn, nameOf(game.title[lang], title)))
        .then(
          () => say(''),
          () => say('failed'),
        );
    });
  return {
    title,
    said,
    length,
    long,
    copy,
    share: sheet ? share : undefined,
    save: () => {
      download(inFile(written));
      say('saved');
    },
    picture,
    print,
  };
};
