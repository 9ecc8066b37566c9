import { rotterdam } from '@portolan/rotterdam';
import type { FieldsAbout } from '../../../check/module.ts';
import type { Json } from '../../../stores/table.ts';

const canBe = (position: Json): boolean => {
  const read = rotterdam.parsePosition(position);
  return read.ok && rotterdam.validate(read.value, position).length === 0;
};

/** What a dispute tells as a whole table, under its readings and with its box: the first that can occur, if any can. */
export const tableFrom = (told: readonly Json[], { edition, rulings }: FieldsAbout): Json | undefined =>
  told
    .map((one) => ({
      ...one,
      ...(edition === undefined || edition === null ? {} : { edition }),
      ...(Object.keys(rulings).length > 0 ? { rulings } : {}),
    }))
    .find(canBe);
