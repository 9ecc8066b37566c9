import { parseEdition } from '@portolan/comptoir-des-antilles';
import { isObject, withField } from '../../../position/json.ts';
import { editionOf, formsOf, type Json } from '../../../stores/table.ts';
import { comptoirPage } from '../page.ts';
import { type Draft, draftOf, patchOf } from './draft.ts';

const { id: game } = comptoirPage;

/** What the page of a box begins with: what a link brought, else what was left to correct, else the box kept. */
export const startingDraft = (sent: unknown): Draft => {
  if (isObject(sent)) return draftOf(sent.edition);
  const { box } = formsOf(game).get();
  return isObject(box) ? box : draftOf(editionOf(game).get());
};

const remember = (draft: Json | undefined): void => {
  const forms = formsOf(game).get();
  if (forms.box !== undefined || draft) formsOf(game).set(withField(forms, 'box', draft));
};

/** Keeps a box: every page plays with it once it can be read; until then only this form remembers it. */
export const keep = (draft: Draft): void => {
  const ok = parseEdition(draft).ok;
  remember(ok ? undefined : draft);
  if (!ok) return;
  const patch = patchOf(draft);
  editionOf(game).set(Object.keys(patch).length > 0 ? patch : null);
};
