import type { Lang, Text } from '@portolan/core';
import type { ContactId, GoodsId, TileId } from '../../types.ts';
import { english, french } from '../typeset.ts';
import * as en from './english.ts';
import * as fr from './french.ts';

/** A kind of goods in words, by our name for it or as its box calls it: `Rum`, `Rhum`. */
export const goodsInWords = (goods: GoodsId | Text, lang: Lang): string => (lang === 'fr' ? fr : en).goods(goods);

/** A contact in words, by our name for it or as its box calls it: `the Foreman`, `la relation Contremaître`. */
export const contactInWords = (contact: ContactId | Text, lang: Lang): string =>
  (lang === 'fr' ? fr : en).contact(contact);

/** An event tile in words: `Pirates`, `la tuile Pirates`. */
export const tileInWords = (tile: TileId, lang: Lang): string =>
  lang === 'fr' ? french(fr.tile(tile)) : english(en.tile(tile));
