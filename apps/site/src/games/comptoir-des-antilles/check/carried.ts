import type { FieldsAbout } from '../../../check/module.ts';
import type { Json } from '../../../stores/table.ts';

/** What a dispute tells as a whole table, under its readings and with its box; undefined where no such table can be. */
export const tableFrom = async (told: Json, { edition, rulings }: FieldsAbout): Promise<Json | undefined> => {
  const { canBe } = await import('../parts/can-be.ts');
  const position = {
    ...told,
    ...(edition === undefined || edition === null ? {} : { edition }),
    ...(Object.keys(rulings).length > 0 ? { rulings } : {}),
  };
  return canBe(position) ? position : undefined;
};
