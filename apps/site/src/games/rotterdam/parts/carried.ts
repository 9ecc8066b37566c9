import type { FieldsAbout } from '../../../check/module.ts';
import type { Json } from '../../../stores/table.ts';

/** What a dispute tells as a whole table, under its readings and with its box: the first that can occur, if any can. */
export const tableFrom = async (
  told: readonly Json[],
  { edition, rulings }: FieldsAbout,
): Promise<Json | undefined> => {
  const { canBe } = await import('./can-be.ts');
  return told
    .map((one) => ({
      ...one,
      ...(edition === undefined || edition === null ? {} : { edition }),
      ...(Object.keys(rulings).length > 0 ? { rulings } : {}),
    }))
    .find(canBe);
};
