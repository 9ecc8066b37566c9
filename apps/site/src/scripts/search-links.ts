import type { Collection, Hit } from '@portolan/rules/search';
import { page, questionPage } from '../lib/links.ts';
import { exampleAnchor, termAnchor } from '../lib/placing.ts';

/** What can be found of a game, with its name. */
export interface Searched extends Collection {
  readonly title: string;
}

/** The address of what was found. */
export const linkOf = ({ kind, game, id, lang }: Hit): string => {
  switch (kind) {
    case 'term':
      return page(lang, 'glossary', termAnchor(game, id));
    case 'example':
      return page(lang, game, exampleAnchor(id));
    case 'check':
    case 'solve':
      return questionPage(lang, game, kind, id);
    case 'page':
      return id === 'position' ? page(lang, `${game}/check`, id) : page(lang, `${game}/${id}`);
    default:
      return page(lang, game, id);
  }
};
