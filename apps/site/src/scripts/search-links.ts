import type { Hit, Packed } from '@portolan/rules/search';
import { page, questionPage } from '../lib/links.ts';
import { exampleAnchor, termAnchor } from '../lib/placing.ts';

/** What can be found in all games, with their names. */
export interface Searched extends Packed {
  readonly titles: Readonly<Record<string, string>>;
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
    case 'lesson':
      return page(lang, `${game}/learn/${id}`);
    case 'page':
      return id === 'position' ? page(lang, `${game}/check`, id) : page(lang, `${game}/${id}`);
    default:
      return page(lang, game, id);
  }
};
