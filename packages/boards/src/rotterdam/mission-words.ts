import type { Lang } from '@portolan/core';
import { counting } from '@portolan/core/words';
import type { MissionFace } from '@portolan/rotterdam';
import { missionName, productInWords } from '@portolan/rotterdam/rules';
import { missionOf, type Table } from './model.ts';

/** So many points. */
export const pointsInWords = counting({ fr: ['point', 'points'], en: ['point', 'points'] });

/** A Mission: its number, the products it asks for, its points. */
export const missionInWords = (table: Table, face: MissionFace, lang: Lang): string => {
  const mission = missionOf(table, face);
  if (!mission) return missionName(face, lang);
  const products = mission.products.map((id) => productInWords(id, lang, table.box)).join(' + ');
  return `${missionName(face, lang)} (${products}, ${pointsInWords(mission.points, lang)})`;
};
